import { mustBeMovable } from '#database/service/mustBeMovable.ts';
import { noteInHistory } from '#database/service/reclamationHistory.ts';
import { openTasksOf, reclamationRow, standingOf } from '#database/service/reclamationRow.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { serverFor } from '#domain/platform/actor.ts';
import { daysWithoutType, decisionTerm } from '#domain/service/decisionTerm.rules.ts';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import { isOver, isSameStanding } from '#domain/service/reclamation.rules.ts';
import type { ReclamationStep } from '#workflows/service/reclamation.activities.ts';

/**
 * Writes a decision or another state into the reclamation, and a line for each into its history. A step of a workflow task that
 * timed out may arrive after the steps of its retry; it must not overwrite them.
 * @throws reclamation_moved_on, reclamation_tasks_open
 */
export async function writeReclamationMove(tx: Transaction, step: ReclamationStep): Promise<void> {
  const { reclamationId, by, from, to, at } = step;
  const row = await reclamationRow(tx.sql, reclamationId, 'locked');
  mustBeMovable(row, step.seenAt);
  if (!isSameStanding(standingOf(row), from)) throw fail('reclamation_moved_on');
  if (isOver(to)) {
    const count = await openTasksOf(tx.sql, 'reclamation', reclamationId);
    if (count > 0) throw fail('reclamation_tasks_open', { count });
  }
  const today = warsawDay(at);
  const isTakenUpAgain = from.decisionId !== null && to.decisionId === null;
  await tx.records.update(serverFor(by), 'reclamation', reclamationId, {
    status: to.state?.id ?? null,
    decision: to.decisionId,
    ...(to.decisionId === from.decisionId ? {} : { decisionDate: to.decisionId === null ? null : today }),
    ...(step.executionTypeId === undefined ? {} : { executionType: step.executionTypeId }),
    // The decision is removed, and the way of settling with it. Another decision is due within a new term.
    ...(isTakenUpAgain ? { executionType: null } : {}),
    ...(isTakenUpAgain ? { executionTerm: decisionTerm(today, row.decisionDays ?? daysWithoutType) } : {}),
  });
  await noteLines(tx, step);
}

/** Writes a line about the decision and a line about the state. The comment is written to the first of them. */
const noteLines = async (tx: Transaction, step: ReclamationStep): Promise<void> => {
  const { reclamationId: reclamation, by, from, to, comment = null } = step;
  const status = to.state?.id ?? null;
  const isDecision = to.decisionId !== null && to.decisionId !== from.decisionId;
  if (isDecision)
    await noteInHistory(tx, by, {
      reclamation,
      actionType: 'Decision',
      decision: to.decisionId,
      status,
      description: comment,
    });
  if (to.state?.id !== from.state?.id)
    await noteInHistory(tx, by, {
      reclamation,
      actionType: 'StatusChange',
      status,
      description: isDecision ? null : comment,
    });
};
