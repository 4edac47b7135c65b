import type { Database } from '#database/connect.ts';
import { reclamationLetter, writeToCustomer } from '#database/service/reclamationLetters.ts';
import { reclamationContracts } from '#domain/service/reclamation.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';

/** Letters about reclamations, in the language of their reader. */
export function reclamationLetterEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const about = { tag: 'service', access: 'signedIn' } as const;
  return [
    serve(reclamationContracts.letter, {
      ...about,
      summary: 'What a template says about a reclamation, in the language of its customer; else in Polish',
      handle: async ({ actor, params: { id }, query: { emailTemplateId } }) => {
        await database.records.mustSee(actor, 'reclamation', id);
        await database.records.mustSee(actor, 'emailTemplate', emailTemplateId);
        return reclamationLetter(database, actor, id, emailTemplateId);
      },
    }),
    serve(reclamationContracts.writeLetter, {
      ...about,
      summary:
        'Writes to the customer of a reclamation, in own words or in those of a template, and sends it',
      handle: async ({ actor, params: { id }, body, request }) => {
        const { id: emailId } = await writeOnce(database, actor, request, (tx) =>
          writeToCustomer(tx, actor, id, body),
        );
        return database.records.get(actor, 'reclamationEmail', emailId);
      },
    }),
  ];
}
