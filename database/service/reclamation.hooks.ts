import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { decisionTerm, warsawToday } from '#domain/service/decisionTerm.rules.ts';
import { isOver } from '#domain/service/reclamation.rules.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { beginsWithDefault } from './firstStatus.hooks.ts';
import { reclamationRow, standingOf } from './reclamationRow.ts';
import { tellOfNewReclamation } from './tellOfReclamation.ts';

/** What its workflow has to know of at once. */
const watched = ['executionTerm', 'managerId', 'markedToDelete'] as const;

/** A reclamation has a term for its decision; its workflow begins with it, and hears when a person changes either. */
export const reclamationHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    await beginsWithDefault('reclamationState').beforeWrite?.(draft, before, context);
    staysInItsState(draft, before, context);
    if (!before) draft.inputDate ??= warsawToday(new Date().toISOString());
    await setTerm(draft, before, context);
  },
  afterWrite: async (record, before, { tx, actor }) => {
    const movedByItsWorkflow = before !== undefined && actor.system;
    const row = await reclamationRow(tx.sql, record.id);
    if (movedByItsWorkflow || (!before && isOver(standingOf(row)))) return;
    const changed = watched.filter((name) => !before || record[name] !== before[name]);
    if (changed.includes('managerId')) await tellOfNewReclamation(tx, row, actor.userId);
    if (changed.length > 0) await tx.outbox('reclamation', { reclamationId: record.id });
  },
};

/** A new one may come from elsewhere in any state; from then on its workflow says how far it is. */
const staysInItsState = (draft: Draft, before: AnyRecord | undefined, { actor }: WriteContext): void => {
  if (!before || actor.system || draft.status === undefined || draft.status === before.statusId) return;
  throw failFields([{ field: 'status', code: 'read_only_field' }]);
};

/** The term follows the type and the day it came in, unless somebody sets another in the same moment. */
const setTerm = async (draft: Draft, before: AnyRecord | undefined, { tx }: WriteContext): Promise<void> => {
  const type = draft.reclamationType === undefined ? before?.reclamationTypeId : draft.reclamationType;
  const inputDate = draft.inputDate === undefined ? before?.inputDate : draft.inputDate;
  const moved = !before || type !== before.reclamationTypeId || inputDate !== before.inputDate;
  const said = draft.executionTerm !== undefined && draft.executionTerm !== (before?.executionTerm ?? null);
  if (!moved || said || typeof type !== 'number' || typeof inputDate !== 'string') return;
  const { days } = await tx.records.get(systemActor, 'reclamationType', type);
  draft.executionTerm = decisionTerm(inputDate, Number(days));
};
