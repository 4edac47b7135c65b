import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { sendReclamationEmail } from '#database/service/reclamationEmails.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { envelope, enveloped } from '../http/envelope.ts';

const object = 'reclamationEmail';
const params = z.object({ id: recordId });
const email = z.looseObject({ id: z.int() });
const written = z.looseObject({}).describe('The fields of a reclamation e-mail');

/** E-mails of reclamations as the specification asks for them, and their sending. The generic calls are there too. */
export const reclamationEmailEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => {
  const about = { tag: 'service', access: 'signedIn', answer: envelope(email) } as const;
  const standing = async (actor: Parameters<typeof database.records.get>[0], id: number) =>
    enveloped<AnyRecord>(await database.records.get(actor, object, id));

  return [
    endpoint({
      ...about,
      method: 'get',
      path: '/getreclamationemails',
      summary: 'E-mails of one reclamation, or of all',
      query: z.object({ reclamationId: recordId.optional() }),
      answer: envelope(z.array(email)),
      handle: async ({ actor, query: { reclamationId: reclamation } }) => {
        const filter = { markedToDelete: false, ...(reclamation === undefined ? {} : { reclamation }) };
        return enveloped(await findRecords(database, actor, object, filter));
      },
    }),
    endpoint({
      ...about,
      method: 'get',
      path: '/getreclamationemail/:id',
      summary: 'One e-mail of a reclamation',
      params,
      handle: ({ actor, params: { id } }) => standing(actor, id),
    }),
    endpoint({
      ...about,
      method: 'post',
      path: '/reclamationemail',
      summary: 'Writes an e-mail of a reclamation down, without sending it',
      body: written,
      handle: async ({ actor, body, request }) => {
        const { id } = await writeOnce(database, actor, request, (tx) =>
          tx.records.create(actor, object, body),
        );
        return standing(actor, id);
      },
    }),
    endpoint({
      ...about,
      method: 'put',
      path: '/reclamationemail/:id',
      summary: 'Changes an e-mail of a reclamation that has not been sent',
      params,
      body: written,

      handle: async ({ actor, params: { id }, body, request }) => {
        await writeOnce(database, actor, request, (tx) => tx.records.update(actor, object, id, body));
        return standing(actor, id);
      },
    }),
    endpoint({
      ...about,
      method: 'post',
      path: '/deletereclamationemail/:id',
      summary: 'Marks an e-mail of a reclamation as deleted',
      params,
      handle: async ({ actor, params: { id }, request }) => {
        await writeOnce(database, actor, request, (tx) =>
          tx.records.changeDeletionMark(actor, object, id, true),
        );
        return standing(actor, id);
      },
    }),
    endpoint({
      ...about,
      method: 'post',
      path: '/reclamation_emails/:id/send',
      summary: 'Sends an e-mail of a reclamation with its files, once',
      params,

      handle: async ({ actor, params: { id }, request }) => {
        await writeOnce(database, actor, request, (tx) => sendReclamationEmail(tx, actor, id));
        return standing(actor, id);
      },
    }),
  ];
};
