import type { Database } from '#database/connect.ts';
import { sendReclamationEmail } from '#database/service/reclamationEmails.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { reclamationContracts } from '#domain/service/reclamation.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { enveloped } from '../http/envelope.ts';

const object = 'reclamationEmail';

/**
 * E-mails of reclamations as the specification asks for them, and their sending. The calls that every object has serve them too.
 * Any signed-in user may call; the record service decides which e-mails they may read and write.
 */
export function reclamationEmailEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const about = { tag: 'service', access: 'signedIn' } as const;
  const readEmail = async (actor: Actor, id: number) =>
    enveloped<AnyRecord>(await database.records.get(actor, object, id));

  return [
    serve(reclamationContracts.emails, {
      ...about,
      summary: 'E-mails of one reclamation, or of all',
      handle: async ({ actor, query: { reclamationId: reclamation } }) => {
        const filter = { markedToDelete: false, ...(reclamation === undefined ? {} : { reclamation }) };
        return enveloped(await findRecords(database, actor, object, filter));
      },
    }),
    serve(reclamationContracts.email, {
      ...about,
      summary: 'One e-mail of a reclamation',
      handle: ({ actor, params: { id } }) => readEmail(actor, id),
    }),
    serve(reclamationContracts.writeEmail, {
      ...about,
      summary: 'Writes an e-mail of a reclamation down, without sending it',
      handle: async ({ actor, body, request }) => {
        const { id } = await writeOnce(database, actor, request, (tx) =>
          tx.records.create(actor, object, body),
        );
        return readEmail(actor, id);
      },
    }),
    serve(reclamationContracts.changeEmail, {
      ...about,
      summary: 'Changes an e-mail of a reclamation that has not been sent',
      handle: async ({ actor, params: { id }, body, request }) => {
        await writeOnce(database, actor, request, (tx) => tx.records.update(actor, object, id, body));
        return readEmail(actor, id);
      },
    }),
    serve(reclamationContracts.deleteEmail, {
      ...about,
      summary: 'Marks an e-mail of a reclamation as deleted',
      handle: async ({ actor, params: { id }, request }) => {
        await writeOnce(database, actor, request, (tx) =>
          tx.records.changeDeletionMark(actor, object, id, true),
        );
        return readEmail(actor, id);
      },
    }),
    serve(reclamationContracts.sendEmail, {
      ...about,
      summary: 'Sends an e-mail of a reclamation with its files, once',
      handle: async ({ actor, params: { id }, request }) => {
        await writeOnce(database, actor, request, (tx) => sendReclamationEmail(tx, actor, id));
        return readEmail(actor, id);
      },
    }),
  ];
}
