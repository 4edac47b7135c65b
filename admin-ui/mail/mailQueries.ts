import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import type { Served } from '#domain/kernel/recordShape.ts';
import { otherPlace } from '#domain/mail/mailFolder.rules.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { isUnfiltered, receivedQuery, filterOfWritten, type MailFilter } from './mailFilter.ts';

/** A folder of an account; the object is called `mailbox`. */
export type Folder = Served<typeof objects.mailbox>;
export type MailAccount = Served<typeof objects.emailAccount>;
/** A received letter. */
export type Letter = Served<typeof objects.incomingEmail>;

/**
 * Which letters are listed: those of the folder with this id, all received ones that could not be read, or those that people
 * write here.
 */
export type MailPlace = number | 'unreadable' | 'drafts' | 'scheduled' | 'sent';

/** Whether the letters of a place have come by mail. */
export function areReceivedIn(place: MailPlace | undefined): place is number | 'unreadable' {
  return typeof place === 'number' || place === 'unreadable';
}

/** Whether one line stands for a whole thread. This is so in a folder whose list is not narrowed by a filter. */
export function areThreadsListed(place: MailPlace | undefined, filter: MailFilter): boolean {
  return typeof place === 'number' && isUnfiltered(filter);
}

/** The specification demands this number. */
export const lettersPerPage = 20;
/** One page with as many rows as the API answers at most. */
const everyRow = { page: 1, perPage: 1000 };
/** The columns of the list. Bodies may be long, so a body is read only when its letter is opened. */
const columns =
  'date,from,fromName,subject,seen,flagged,hasAttachments,hasLinks,processed,mailbox,emailAccount,labels,thread,failure';
const writtenColumns = 'date,updatedAt,sendAt,to,subject,status,failure,delivery,hasLinks,labels';

/** The folders and accounts that the reader may see, the counts of unread letters, and the ids of the reader's own accounts. */
export function useMailFolders() {
  useRefetchOnChange(['mailbox', 'emailAccount', 'incomingEmail'], ['mail', 'folders']);
  return useQuery({
    queryKey: ['mail', 'folders'],
    queryFn: async ({ signal }) => {
      const query = listQuery({ filter: { markedToDelete: false }, pagination: everyRow });
      const [folders, accounts, unread, own] = await Promise.all([
        recordCalls.list(objects.mailbox, { query, signal }),
        recordCalls.list(objects.emailAccount, { query, signal }),
        callApi('GET /email_unread', { signal }),
        callApi('GET /own_email_accounts', { signal }),
      ]);
      return {
        folders: folders.rows.toSorted(inOrder),
        accounts: accounts.rows,
        own: new Set(own.rows.map(({ id }) => id)),
        unread: new Map(unread.rows.map(({ mailboxId, count }) => [mailboxId, count])),
        unreadable: unread.unreadable,
      };
    },
  });
}
export type MailFolders = NonNullable<ReturnType<typeof useMailFolders>['data']>;

/** Folders without a `sort` are last. */
const inOrder = (one: Folder, other: Folder): number =>
  (one.sort ?? otherPlace) - (other.sort ?? otherPlace) || one.name.localeCompare(other.name);

/** A page of the received letters of a place: of a folder, or of those that could not be read. */
export function useLetters(place: MailPlace | undefined, filter: MailFilter) {
  useRefetchOnChange(['incomingEmail', 'outgoingEmail'], ['mail', 'letters']);
  return useQuery({
    queryKey: ['mail', 'letters', place, filter],
    queryFn: ({ signal }) =>
      callApi('GET /email', {
        query: {
          ...(place === 'unreadable' ? { unreadable: 'true' } : { mailbox: Number(place) }),
          columns,
          limit: lettersPerPage,
          page: filter.page,
          ...(areThreadsListed(place, filter) ? { threads: 'true' } : {}),
          ...receivedQuery(filter),
        },
        signal,
      }),
    enabled: areReceivedIn(place),
    placeholderData: keepPreviousData,
  });
}

/** A page of the letters that are written here: the reader's own drafts, their scheduled letters, or all that were sent. */
export function useWrittenLetters(place: MailPlace | undefined, filter: MailFilter) {
  const { data: identity } = useGetIdentity();
  useRefetchOnChange(['outgoingEmail'], ['mail', 'written']);
  const placeFilter = placeFilterOf(place, Number(identity?.id));
  const { page } = filter;
  const letterFilter = filterOfWritten(filter);
  return useQuery({
    queryKey: ['mail', 'written', place, letterFilter, page, identity?.id],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.outgoingEmail, {
        query: {
          ...listQuery({
            filter: { ...letterFilter, markedToDelete: false, ...placeFilter },
            sort: orderOf(place),
            pagination: { page, perPage: lettersPerPage },
          }),
          columns: writtenColumns,
        },
        signal,
      }),
    enabled: place !== undefined && !areReceivedIn(place) && identity !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** The letter that goes out next is first among the scheduled ones. Elsewhere the newest is first. */
const orderOf = (place: MailPlace | undefined) => {
  if (place === 'scheduled') return { field: 'sendAt', order: 'ASC' } as const;
  return { field: place === 'drafts' ? 'updatedAt' : 'date', order: 'DESC' } as const;
};

/** The labels that letters can have, sorted by name. */
export const labelsQuery = queryOptions({
  queryKey: ['mail', 'labels'],
  queryFn: async ({ signal }) => {
    const query = listQuery({
      filter: { markedToDelete: false },
      sort: { field: 'name', order: 'ASC' },
      pagination: everyRow,
    });
    return (await recordCalls.list(objects.emailLabel, { query, signal })).rows;
  },
});

/** Drafts and scheduled letters are listed only for their author. Scheduled letters are also listed among the sent ones. */
const placeFilterOf = (place: MailPlace | undefined, author: number) => {
  if (place === 'drafts') return { status: 'draft', author };
  if (place === 'scheduled')
    return { status: 'queued', author, filters: [{ fieldPath: 'sendAt', operator: 'filled' }] };
  return { status: ['queued', 'sent', 'failed'] };
};

/** The conversation of a letter: the received and the written letters that belong together. */
export function conversationQuery(object: 'incomingEmail' | 'outgoingEmail', id: number) {
  return queryOptions({
    queryKey: ['mail', 'conversation', object, id],
    queryFn: ({ signal }) =>
      object === 'incomingEmail'
        ? callApi('GET /email/:id/conversation', { params: { id }, signal })
        : callApi('GET /outgoing_email/:id/conversation', { params: { id }, signal }),
  });
}

/** A received letter with its body. */
export function letterQuery(id: number) {
  return queryOptions({
    queryKey: ['mail', 'letter', id],
    queryFn: ({ signal }) => callApi('GET /email/:id', { params: { id }, signal }),
  });
}

/** A letter that was written here, such as a draft or a sent one. */
export function writtenLetterQuery(id: number) {
  return queryOptions({
    queryKey: ['mail', 'written letter', id],
    queryFn: ({ signal }) => recordCalls.read(objects.outgoingEmail, id, { signal }),
  });
}

/** The files of a received letter. */
export function letterFilesQuery(id: number) {
  return queryOptions({
    queryKey: ['mail', 'files', id],
    queryFn: ({ signal }) => callApi('GET /incoming_email_files', { query: { incomingEmailId: id }, signal }),
  });
}

/** The files of a letter that is written here. */
export function writtenFilesQuery(id: number | undefined) {
  return queryOptions({
    queryKey: ['mail', 'draft files', id],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.outgoingEmailAttachment, {
        query: listQuery({
          filter: { outgoingEmail: id, markedToDelete: false },
          pagination: { page: 1, perPage: 100 },
        }),
        signal,
      }),
    enabled: id !== undefined,
  });
}
