import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'ra-core';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useRefetchOnChange } from '../data/live.ts';

/** How many e-mails of one order are shown, the newest first. */
const mostShown = 50;
/** The fields of each e-mail that are read. */
const columns = ['subject', 'to', 'status', 'failure', 'sentAt'] as const;

/** The key of the query, by which others have the e-mails read again. */
export const lettersKey = (orderId: number): readonly unknown[] => ['order letters', orderId];

/** An e-mail about an order, and whether it was sent. */
export interface SentLetter {
  /** The id of the link between the e-mail and the order. */
  readonly id: number;
  readonly emailId: number;
  /** When the e-mail was linked with the order. */
  readonly createdAt: string;
  readonly subject: string;
  readonly to: string;
  readonly status: string;
  /** Why it could not be sent, or not to all its recipients; empty if nothing failed. */
  readonly failure: string;
  readonly sentAt: string | null;
}

/** The e-mails by which an order was sent, newest first; none if the person may not read e-mails. */
export function useOrderLetters(orderId: number): readonly SentLetter[] {
  const mayRead =
    useCanAccess({ resource: objects.outgoingEmailLinkedDoc.path, action: 'list' }).canAccess === true;
  useRefetchOnChange(['outgoingEmail', 'outgoingEmailLinkedDoc'], lettersKey(orderId));
  const { data } = useQuery({
    queryKey: lettersKey(orderId),
    enabled: mayRead,
    queryFn: async ({ signal }) => {
      const query = {
        filter: JSON.stringify({ objectName: 'salesOrder', objectId: orderId, markedToDelete: false }),
        columns: columns.map((name) => `outgoingEmail.${name}`).join(','),
        sort: 'id',
        desc: true,
        limit: mostShown,
      };
      const { rows } = await recordCalls.list(objects.outgoingEmailLinkedDoc, { query, signal });
      return rows.map(letterOf);
    },
  });
  return data ?? [];
}

const letterOf = (row: object & { readonly id: number }): SentLetter => {
  const values = row as Readonly<Record<string, unknown>>;
  const textOf = (name: (typeof columns)[number]): string => String(values[`outgoingEmail.${name}`] ?? '');
  return {
    id: row.id,
    emailId: Number(values.outgoingEmailId),
    createdAt: String(values.createdAt),
    subject: textOf('subject'),
    to: textOf('to'),
    status: textOf('status'),
    failure: textOf('failure'),
    sentAt: textOf('sentAt') || null,
  };
};
