import { DateTime } from 'luxon';
import type { NoticeFacts, NoticeName } from '#domain/platform/notices.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import type { ReclamationRow } from './reclamationRow.ts';

/** Tells whoever is to examine a reclamation that it is theirs; nobody is told of what they did themselves. */
export const tellOfNewReclamation = async (
  tx: Transaction,
  row: ReclamationRow,
  by: number | null,
): Promise<void> => {
  const to = row.managerId === null || row.managerId === by ? [] : [row.managerId];
  await tellOfReclamation(tx, row, to, 'reclamationGiven', {
    ...factsOf(row),
    customer: row.customer ?? '–',
  });
};

/** Tells people about a reclamation. */
export const tellOfReclamation = <N extends NoticeName>(
  tx: Transaction,
  { id }: ReclamationRow,
  to: readonly number[],
  notice: N,
  facts: NoticeFacts[N],
): Promise<void> => notify(tx, { to, notice, facts, about: { object: 'reclamation', id } });

/** What notices of a reclamation tell: its number, and the term of its decision as people write it. */
export const factsOf = ({ numberStr: number, term }: ReclamationRow) => ({
  number,
  due: term === null ? '–' : DateTime.fromISO(term).toFormat('dd.MM.yyyy'),
});
