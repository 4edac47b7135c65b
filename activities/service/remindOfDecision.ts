import { orAdministrators, reachable } from '#database/platform/notify.ts';
import { leadersOf } from '#database/processes/taskPeople.ts';
import { noteInHistory } from '#database/service/reclamationHistory.ts';
import { reclamationRow, standingOf, type ReclamationRow } from '#database/service/reclamationRow.ts';
import { factsOf, notifyOfReclamation } from '#database/service/notifyOfReclamation.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { defaultLanguage } from '#domain/kernel/language.ts';
import { noticeText } from '#domain/labels/notices.ts';
import type { NoticeName } from '#domain/platform/notices.ts';
import type { ReminderKind } from '#domain/processes/reminders.rules.ts';
import { isOver } from '#domain/service/reclamation.rules.ts';
import type { DecisionReminder } from '#workflows/service/reclamation.activities.ts';

const notices = {
  soonDue: 'decisionSoonDue',
  overdue: 'decisionOverdue',
  escalated: 'decisionOverdueInTeam',
} as const satisfies Record<ReminderKind, NoticeName>;

/**
 * Reminds people of a decision: the manager of the reclamation, or its author if it has no manager who may sign in. `escalated`
 * reminds the leaders of the manager instead, or those of the author if it has no manager.
 * @throws reclamation_moved_on if the reclamation waits for no decision any more, or has another term
 */
export async function remindOfDecision(
  tx: Transaction,
  { reclamationId, kind, term }: DecisionReminder,
): Promise<void> {
  const row = await reclamationRow(tx.sql, reclamationId, 'locked');
  if (row.term !== term || !awaitsDecision(row)) throw fail('reclamation_moved_on');
  const facts = { ...factsOf(row), manager: row.manager ?? '–' };
  const notice = notices[kind];
  await notifyOfReclamation(tx, row, await peopleFor(tx, row, kind), notice, facts);
  await noteInHistory(tx, null, {
    reclamation: reclamationId,
    actionType: 'Reminder',
    description: noticeText(defaultLanguage, notice, facts).title,
  });
}

const awaitsDecision = (row: ReclamationRow): boolean =>
  row.decisionId === null && !row.marked && !isOver(standingOf(row));

/** Whom to remind: the administrators if there is nobody else who may sign in. */
const peopleFor = async (
  tx: Transaction,
  { managerId, authorId }: ReclamationRow,
  kind: ReminderKind,
): Promise<readonly number[]> => {
  if (kind === 'escalated') {
    const personId = managerId ?? authorId;
    return orAdministrators(tx, personId === null ? [] : await leadersOf(tx.sql, personId));
  }
  const people = await reachable(tx, [managerId, authorId]);
  return orAdministrators(tx, people.slice(0, 1));
};
