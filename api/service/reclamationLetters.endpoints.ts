import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { reclamationLetter, writeToCustomer } from '#database/service/reclamationLetters.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';

const params = z.object({ id: recordId });
const words = z.strictObject({
  subject: z.string().trim().min(1).max(255),
  body: z.string().trim().min(1).max(500_000),
});

/** Letters about reclamations, in the language of whoever gets them. */
export const reclamationLetterEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => {
  const about = { tag: 'service', access: 'signedIn', params } as const;
  return [
    endpoint({
      ...about,
      method: 'get',
      path: '/reclamation/:id/letter',
      summary: 'What a template says about a reclamation, in the language of its customer; else in Polish',
      query: z.object({ emailTemplateId: recordId }),
      answer: z.object({
        to: z.string().nullable(),
        cc: z.string().nullable(),
        language: z.string(),
        subject: z.string(),
        body: z.string(),
        bodyType: z.enum(['html', 'text']),
      }),
      handle: async ({ actor, params: { id }, query: { emailTemplateId } }) => {
        await database.records.mustSee(actor, 'reclamation', id);
        await database.records.mustSee(actor, 'emailTemplate', emailTemplateId);
        return reclamationLetter(database, id, emailTemplateId);
      },
    }),
    endpoint({
      ...about,
      method: 'post',
      path: '/reclamation/:id/letters',
      summary:
        'Writes to the customer of a reclamation, in own words or in those of a template, and sends it',
      body: z.union([z.strictObject({ emailTemplateId: recordId }), words]),
      answer: z.looseObject({ id: z.int() }),
      status: 201,
      handle: async ({ actor, params: { id }, body, request }) => {
        const { id: written } = await writeOnce(database, actor, request, (tx) =>
          writeToCustomer(tx, actor, id, body),
        );
        return database.records.get(actor, 'reclamationEmail', written);
      },
    }),
  ];
};
