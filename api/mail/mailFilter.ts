import type { z } from 'zod';
import { fail } from '#domain/kernel/fail.ts';
import { withoutUndefined } from '#domain/kernel/withoutUndefined.ts';
import type { receivedMailContracts } from '#domain/mail/receivedMail.contracts.ts';

type Narrowing = Omit<
  z.output<typeof receivedMailContracts.list.query>,
  'threads' | 'columns' | 'sort' | 'desc' | 'limit' | 'page' | 'after'
>;

/** The field in which each parameter searches for a part of a text. `body` searches the words that a reader sees. */
const textFields = { from: 'from', to: 'to', subject: 'subject', body: 'text' } as const;

/** The filter for messages that could not be read. */
export const withFailure = { failure: { filled: true } } as const;

/**
 * Turns the parameters by which the mailbox narrows its messages into the filter of a list. Texts are found by any part of them.
 * Which letters the actor may see is not decided here: the record service adds this to the filter when it reads the list.
 * @throws query_invalid
 */
export function mailFilter({ filter, searchStr, period, unreadable, ...fields }: Narrowing): object {
  const parts = Object.entries(textFields).flatMap(([name, field]) => {
    const searched = fields[name as keyof typeof textFields];
    return searched ? [{ [field]: { iLike: searched } }] : [];
  });
  const { from: _from, to: _to, subject: _subject, body: _body, ...equal } = fields;
  const equalities = withoutUndefined(equal);
  return {
    and: [
      { ...equalities, markedToDelete: false },
      // Copies of our own letters are listed with their folder only: elsewhere they would double `outgoing_email`.
      ...(fields.mailbox === undefined ? [{ kind: { ne: 'sentCopy' } }] : []),
      ...(unreadable === undefined ? [] : [unreadable ? withFailure : { failure: null }]),
      ...parts,
      ...(searchStr ? [{ searchStr }] : []),
      ...(period ? [{ period: parseJson(period, 'period') }] : []),
      ...(filter ? [parseJson(filter, 'filter')] : []),
    ],
  };
}

const parseJson = (text: string, parameter: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw fail('query_invalid', { parameter });
  }
};
