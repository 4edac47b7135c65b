import type { z } from 'zod';
import { fail } from '#domain/kernel/fail.ts';
import { withoutUndefined } from '#domain/kernel/withoutUndefined.ts';
import type { receivedMailContracts } from '#domain/mail/receivedMail.contracts.ts';

type Narrowing = Omit<
  z.output<typeof receivedMailContracts.list.query>,
  'threads' | 'columns' | 'sort' | 'desc' | 'limit' | 'page' | 'after'
>;

/** The field in which each parameter searches for a part of a text. `body` searches the words that a reader sees. */
const containing = { from: 'from', to: 'to', subject: 'subject', body: 'text' } as const;

/** The filter for messages that could not be read. */
export const isUnreadable = { failure: { filled: true } } as const;

/**
 * Turns the parameters by which the mailbox narrows its messages into the filter of a list. Texts match by a part of them.
 * @throws query_invalid
 */
export function mailFilter({ filter, searchStr, period, unreadable, ...fields }: Narrowing): object {
  const parts = Object.entries(containing).flatMap(([name, field]) => {
    const words = fields[name as keyof typeof containing];
    return words ? [{ [field]: { iLike: words } }] : [];
  });
  const { from: _from, to: _to, subject: _subject, body: _body, ...equal } = fields;
  const wanted = withoutUndefined(equal);
  return {
    and: [
      { ...wanted, markedToDelete: false },
      // Copies of our own letters are listed with their folder only: elsewhere they would double `outgoing_email`.
      ...(fields.mailbox === undefined ? [{ kind: { ne: 'sentCopy' } }] : []),
      ...(unreadable === undefined ? [] : [unreadable ? isUnreadable : { failure: null }]),
      ...parts,
      ...(searchStr ? [{ searchStr }] : []),
      ...(period ? [{ period: parsed(period, 'period') }] : []),
      ...(filter ? [parsed(filter, 'filter')] : []),
    ],
  };
}

const parsed = (text: string, parameter: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw fail('query_invalid', { parameter });
  }
};
