import { sendDraft } from '#database/mail/sendDraft.ts';
import { chosen } from '#database/mail/markMail.ts';
import { dueOf } from '#domain/mail/sendingTime.rules.ts';
import { writtenMailContracts } from '#domain/mail/writtenMail.contracts.ts';
import { objects } from '#domain/objects.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { UploadDependencies } from '../files/receiveFiles.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { draftWriter } from './draftWriter.ts';
import { mailContacts } from './mailContacts.ts';
import { unlink } from './unlink.ts';
import { waitingMailEndpoints } from './waitingMail.endpoints.ts';

const object = objects.outgoingEmail.name;
const about = { tag: 'mail', access: 'signedIn' } as const;

/** Letters that people write. */
export function writtenMailEndpoints(
  dependencies: UploadDependencies & Pick<ApiDependencies, 'processes'>,
): AnyEndpoint[] {
  const { database } = dependencies;
  const drafts = draftWriter(dependencies);
  return [
    serve(writtenMailContracts.create, {
      ...about,
      refuses: [413, 415],
      summary: 'Begins a letter, with its files in the body if it has any',
      handle: ({ actor, body, request }) => drafts.create(actor, request, body),
    }),
    serve(writtenMailContracts.attach, {
      ...about,
      refuses: [409, 413, 415],
      summary: 'Adds files to a draft: as form data, or one in the body',
      handle: ({ actor, request }) => drafts.attach(actor, request),
    }),
    serve(writtenMailContracts.send, {
      ...about,
      refuses: [409],
      summary:
        'Sends a draft once, now or later: by its account, or by the terminal’s own where it names none',
      handle: async ({ actor, body, request }) => {
        // One draft is sent by its `id`. If the body has none, `chosen` throws, so 0 is never used.
        const [id = 0] = chosen(body);
        const sendAt = dueOf(body, new Date());
        await writeOnce(database, actor, request, async (tx) => {
          await sendDraft(tx, actor, id, sendAt);
          return { id };
        });
        return database.records.get(actor, object, id);
      },
    }),
    ...waitingMailEndpoints(dependencies),
    serve(writtenMailContracts.unlink, {
      ...about,
      summary: 'Marks the link of a letter to a record as deleted',
      handle: ({ actor, params, request }) =>
        unlink(database, actor, request, 'outgoingEmailLinkedDoc', params.id),
    }),
    serve(writtenMailContracts.contacts, {
      ...about,
      summary: 'Whom one may write to: contact persons, counterparties and employees with an address',
      handle: ({ actor, query }) => mailContacts(database, actor, query.searchStr, query.limit),
    }),
    serve(writtenMailContracts.termsOfPayment, {
      ...about,
      summary: 'Terms of payment as letters name them, in the language of the caller',
      handle: async ({ actor }) => {
        const rows = await findRecords(database, actor, 'termOfPayment', { markedToDelete: false }, 'days');
        return { rows, count: rows.length };
      },
    }),
  ];
}
