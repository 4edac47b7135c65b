import type { Database } from '#database/connect.ts';
import { templateOf } from '#database/mail/emailTemplates.ts';
import { letterAbout } from '#database/mail/letterAbout.ts';
import { defaultLanguage, isLanguage } from '#domain/kernel/language.ts';
import { answerTemplateContracts } from '#domain/platform/answerTemplate.contracts.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** Templates with which a comment on a record is begun, in the language of its customer. */
export function answerTemplateEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { records } = database;
  return [
    serve(answerTemplateContracts.words, {
      tag: 'service',
      access: 'signedIn',
      refuses: [409],
      summary:
        'What a template says of an order, a request or an interaction, in the language of its customer',
      handle: async ({ actor, params: { object, id }, query: { emailTemplateId } }) => {
        await records.mustSee(actor, 'emailTemplate', emailTemplateId);
        const { customerId } = await records.get(actor, object, id);
        const customer =
          typeof customerId === 'number'
            ? await records.get(systemActor, 'counterparty', customerId)
            : undefined;
        const language = isLanguage(customer?.language) ? customer.language : defaultLanguage;
        const about = { object, id, language };
        const template = await templateOf(database.sql, emailTemplateId);
        // Read with the rights of the caller, so that a template shows them nothing that they may not see. Null: the recipient is
        // not known yet, so the template's condition on recipients is not checked.
        const letter = await letterAbout(database, actor, template, about, 'text', null);
        return { subject: letter.subject, body: letter.body, language: letter.language };
      },
    }),
  ];
}
