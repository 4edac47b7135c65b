import { dateText } from '#domain/kernel/written.ts';
import type { NoticeFacts, NoticeName } from '#domain/platform/notices.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import type { ReclamationRow } from './reclamationRow.ts';

/** Notifies the manager of a reclamation that was given to them, unless they did it themselves. */
export async function notifyOfNewReclamation(
  tx: Transaction,
  row: ReclamationRow,
  by: number | null,
): Promise<void> {
  const to = row.managerId === null || row.managerId === by ? [] : [row.managerId];
  await notifyOfReclamation(tx, row, to, 'reclamationGiven', {
    ...factsOf(row),
    customer: row.customer ?? '–',
  });
}

/** Notifies users about a reclamation. */
export function notifyOfReclamation<N extends NoticeName>(
  tx: Transaction,
  { id }: ReclamationRow,
  to: readonly number[],
  notice: N,
  facts: NoticeFacts[N],
): Promise<void> {
  return notify(tx, { to, notice, facts, about: { object: 'reclamation', id } });
}

/** The facts common to notices of a reclamation: its number, and the term of its decision as readable text. */
export function factsOf({ numberStr: number, term }: ReclamationRow) {
  return {
    number,
    due: term === null ? '–' : dateText(term),
  };
}
