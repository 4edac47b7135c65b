import type { Request } from 'express';
import type { Transaction } from '#database/transaction.ts';
import { fillSenders } from '#database/mail/fillSenders.ts';
import { chosen, labelMail, markMail } from '#database/mail/markMail.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { receivedMailContracts, type ChosenMessages } from '#domain/mail/receivedMail.contracts.ts';
import { objects } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fileTypes } from '#domain/platform/fileTypes.ts';
import { answerOf } from '../files/files.endpoints.ts';
import { fileOf, filesOf } from '../files/filesOf.ts';
import { sendFile } from '../files/sendFile.ts';
import { wholeFile, type FileDependencies } from '../files/wholeFile.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';
import { listMail } from './listMail.ts';
import { withFailure } from './mailFilter.ts';
import { unlink } from './unlink.ts';

const object = objects.incomingEmail.name;
const about = { tag: 'mail', access: 'signedIn' } as const;

/** Received mail. It is read and changed with the rights of the caller, so it has nothing of other people's accounts. */
export function receivedMailEndpoints(dependencies: FileDependencies): AnyEndpoint[] {
  return [
    ...readEndpoints(dependencies.database),
    ...markEndpoints(dependencies.database),
    ...senderEndpoints(dependencies.database),
    ...filesAndLinks(dependencies),
  ];
}

type Database = FileDependencies['database'];

const readEndpoints = (database: Database): AnyEndpoint[] => {
  const { records, registry } = database;
  /**
   * The message at the place `offset` (from 0) among those that match the filter, in the order of their UIDs. Filters by
   * place or UID use `serverMailbox`, the folder on the server, because people may have moved the message to another
   * `mailbox` here.
   */
  const letterAt = async (actor: Actor, filter: object, offset = 0): Promise<AnyRecord> => {
    const sort = [{ path: parsePath(registry, objects.incomingEmail, 'uid'), desc: false }];
    const parsedFilter = parseFilter(registry, objects.incomingEmail, filter);
    const page = await records.list(actor, object, {
      filter: parsedFilter,
      sort,
      limit: 1,
      offset,
      uncounted: true,
    });
    const [row] = page.rows;
    if (!row) throw fail('record_not_found', { object });
    return records.get(actor, object, row.id);
  };
  return [
    serve(receivedMailContracts.list, {
      ...about,
      summary:
        'Received e-mails that are not marked for deletion, newest first, narrowed as the mailbox narrows them',
      handle: ({ actor, query }) => listMail(database, actor, query),
    }),
    serve(receivedMailContracts.unread, {
      ...about,
      summary:
        'How many messages of each folder are unread, of the folders that the caller may see, and how many could not be read',
      handle: async ({ actor }) => {
        const countsOf = (state: object) => {
          const filter = parseFilter(registry, objects.incomingEmail, { ...state, markedToDelete: false });
          // Counts by folder, without sums of fields.
          return records.totalsBy(actor, object, filter, ['mailbox'], []);
        };
        const [unread, unreadable] = await Promise.all([countsOf({ seen: false }), countsOf(withFailure)]);
        // Messages without a folder are left out: the counts are shown beside folders.
        const rows = unread.flatMap(({ by: [mailboxId], count }) =>
          mailboxId ? [{ mailboxId, count }] : [],
        );
        const sumOf = (counts: readonly { readonly count: number }[]) =>
          counts.reduce((sum, { count }) => sum + count, 0);
        return { rows, count: sumOf(rows), unreadable: sumOf(unreadable) };
      },
    }),
    serve(receivedMailContracts.bySeq, {
      ...about,
      summary: 'The message at a place of its folder on the server, counted from 1 as IMAP counts',
      handle: ({ actor, query: { mailbox, seq } }) => letterAt(actor, { serverMailbox: mailbox }, seq - 1),
    }),
    serve(receivedMailContracts.byUid, {
      ...about,
      summary: 'The message that has a UID in its folder on the server',
      handle: ({ actor, query: { mailbox, uid } }) =>
        letterAt(actor, { serverMailbox: mailbox, uid: String(uid) }),
    }),
    serve(receivedMailContracts.read, {
      ...about,
      summary: 'One received e-mail',
      handle: ({ actor, params: { id } }) => records.get(actor, object, id),
    }),
  ];
};

/**
 * Returns the function by which calls change the messages that a body names. `write` gets their ids and returns the ids of the
 * changed ones. All of them are changed or none, and a repeated request changes nothing more.
 */
const changerOf =
  (database: Database) =>
  async (
    actor: Actor,
    request: Request,
    body: ChosenMessages,
    write: (tx: Transaction, ids: readonly number[]) => Promise<number[]>,
  ) => {
    const chosenIds = chosen(body);
    const ids = await doOnce(database, actor, request, request.body, (tx) => write(tx, chosenIds));
    return { result: true, ids } as const;
  };

const markEndpoints = (database: Database): AnyEndpoint[] => {
  const change = changerOf(database);
  return [
    serve(receivedMailContracts.seen, {
      ...about,
      summary: 'Marks messages as read, here and on their server',
      handle: ({ actor, body, request }) =>
        change(actor, request, body, (tx, ids) => markMail(tx, actor, ids, { seen: true })),
    }),
    serve(receivedMailContracts.unseen, {
      ...about,
      summary: 'Marks messages as unread, here and on their server',
      handle: ({ actor, body, request }) =>
        change(actor, request, body, (tx, ids) => markMail(tx, actor, ids, { seen: false })),
    }),
    serve(receivedMailContracts.flag, {
      ...about,
      summary: 'Flags messages or takes the flag off, here and on their server',
      handle: ({ actor, body, request }) =>
        change(actor, request, body, (tx, ids) => markMail(tx, actor, ids, { flagged: body.flagged })),
    }),
    serve(receivedMailContracts.process, {
      ...about,
      summary: 'Notes that messages are dealt with, or not',
      handle: ({ actor, body, request }) =>
        change(actor, request, body, (tx, ids) => markMail(tx, actor, ids, { processed: body.processed })),
    }),
    serve(receivedMailContracts.label, {
      ...about,
      summary: 'Sticks a label on messages or takes it off; their other labels stay',
      handle: ({ actor, body, request }) =>
        change(actor, request, body, (tx, ids) => labelMail(tx, actor, ids, body)),
    }),
    serve(receivedMailContracts.move, {
      ...about,
      summary: 'Moves messages to a folder of their account, here and on their server',
      handle: ({ actor, body, request }) =>
        change(actor, request, body, (tx, ids) => markMail(tx, actor, ids, { mailbox: body.mailboxId })),
    }),
  ];
};

const senderEndpoints = (database: Database): AnyEndpoint[] => {
  const change = changerOf(database);
  return [
    serve(receivedMailContracts.fillCounterparties, {
      ...about,
      summary: 'Notes on messages the counterparty and contact person whose address the sender has',
      handle: ({ actor, body, request }) =>
        change(actor, request, body, (tx, ids) => fillSenders(tx, database.registry, actor, ids)),
    }),
    serve(receivedMailContracts.fillCounterparty, {
      ...about,
      summary: 'Notes on one message the counterparty and contact person whose address the sender has',
      handle: async ({ actor, body, request }) => {
        // `chosen` refuses a body without an id, so 0 is never used.
        const [id = 0] = chosen(body);
        await change(actor, request, { id }, (tx, ids) => fillSenders(tx, database.registry, actor, ids));
        return database.records.get(actor, object, id);
      },
    }),
  ];
};

const filesAndLinks = ({ database, processes }: FileDependencies): AnyEndpoint[] => [
  serve(receivedMailContracts.files, {
    ...about,
    summary: 'The files that came with a message',
    handle: async ({ actor, query: { incomingEmailId } }) => {
      await database.records.mustSee(actor, object, incomingEmailId);
      return answerOf(await filesOf({ database }, actor, object, incomingEmailId));
    },
  }),
  serve(receivedMailContracts.file, {
    ...about,
    summary:
      'One file that came with a message, to be saved; a large one is brought from the mail server first',
    raw: true,
    refuses: [410],
    sends: Object.keys(fileTypes),
    handle: async ({ actor, params, request, response }) => {
      const file = await fileOf({ database }, actor, object, params.id);
      const withContent = await wholeFile({ database, processes }, actor, file);
      return sendFile(database, request, response, withContent, 'attachment');
    },
  }),
  serve(receivedMailContracts.unlink, {
    ...about,
    summary: 'Marks the link of a received message to a record as deleted',
    handle: ({ actor, params, request }) =>
      unlink(database, actor, request, 'incomingEmailLinkedDoc', params.id),
  }),
];
