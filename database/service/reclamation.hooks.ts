import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { daysWithoutType, decisionTerm } from '#domain/service/decisionTerm.rules.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { isOver } from '#domain/service/reclamation.rules.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { beginsWithDefault } from './firstStatus.hooks.ts';
import { checkPostalCodes } from './postalCodes.ts';
import { reclamationRow, standingOf } from './reclamationRow.ts';
import { notifyOfNewReclamation } from './notifyOfReclamation.ts';

/** The fields whose changes are reported to the reclamation's workflow. */
const watched = ['executionTerm', 'managerId', 'markedToDelete'] as const;

/**
 * Fills in the state, the day of receipt and the term of a reclamation, and checks its postal codes. The outbox starts the
 * workflow of a new reclamation, unless the reclamation is over from the start, and signals the workflow when a person changes
 * one of the `watched` fields or deletes the reclamation.
 */
export const reclamationHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    await beginsWithDefault('reclamationState').beforeWrite?.(draft, before, context);
    if (!before) draft.inputDate ??= warsawToday();
    await checkPostalCodes(draft, before, context);
    await setTerm(draft, before, context);
  },
  afterWrite: async (record, before, { tx, actor }) => {
    const isMovedByWorkflow = before !== undefined && actor.system;
    const row = await reclamationRow(tx.sql, record.id);
    const isOverFromStart = before === undefined && isOver(standingOf(row));
    if (isMovedByWorkflow || isOverFromStart) return;
    // Of a new reclamation, all watched fields count as changed, so its workflow is started.
    const changed = watched.filter((name) => !before || record[name] !== before[name]);
    if (changed.includes('managerId')) await notifyOfNewReclamation(tx, row, actor.userId);
    if (changed.length > 0) await tx.outbox('reclamation', { reclamationId: record.id });
  },
  beforeDelete: ({ id }, { tx }) => tx.outbox('reclamation', { reclamationId: id }),
};

/**
 * Sets the term by the type and the day of receipt when one of them changes, unless the same write sets another term. A
 * removed term is set again, because without one nobody would be reminded.
 */
const setTerm = async (draft: Draft, before: AnyRecord | undefined, { tx }: WriteContext): Promise<void> => {
  // A draft holds the id of a reference under its name, a record under the name with `Id`.
  const type = draft.reclamationType === undefined ? before?.reclamationTypeId : draft.reclamationType;
  const inputDate = draft.inputDate === undefined ? before?.inputDate : draft.inputDate;
  const isMoved = !before || type !== before.reclamationTypeId || inputDate !== before.inputDate;
  const isTermWritten =
    draft.executionTerm !== undefined && draft.executionTerm !== (before?.executionTerm ?? null);
  const isTermCleared = isTermWritten && draft.executionTerm === null;
  if (isTermCleared || (isMoved && !isTermWritten)) draft.executionTerm = await termOf(tx, type, inputDate);
};

/** The term that the type of a reclamation gives. Whoever writes need not be allowed to read types, so the system reads it. */
const termOf = async (tx: Transaction, type: unknown, inputDate: unknown): Promise<string> => {
  const from = typeof inputDate === 'string' ? inputDate : warsawToday();
  const term =
    typeof type === 'number' ? await tx.records.get(systemActor, 'reclamationType', type) : daysWithoutType;
  return decisionTerm(from, { days: Number(term.days), calendarDays: term.calendarDays === true });
};
