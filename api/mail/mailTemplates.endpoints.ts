import { mailTemplates, mailTemplateWords } from '#database/mail/mailTemplates.ts';
import { mailTemplateContracts } from '#domain/mail/mailTemplate.contracts.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** Templates with which letters in the mailbox are begun. They are filled in with the rights of the person who writes. */
export function mailTemplateEndpoints({ database }: Pick<ApiDependencies, 'database'>): AnyEndpoint[] {
  const about = { tag: 'mail', access: 'signedIn' } as const;
  return [
    serve(mailTemplateContracts.list, {
      ...about,
      summary: 'The templates for a letter: those for any, and those for the answered letter and its records',
      handle: async ({ actor, query: { answers } }) => {
        const rows = await mailTemplates(database, actor, answers ?? null);
        return { rows, count: rows.length };
      },
    }),
    serve(mailTemplateContracts.words, {
      ...about,
      refuses: [409],
      summary: 'What a template says in a letter, and to whom, in the language of the firm that wrote',
      handle: ({ actor, params: { id }, query: { answers = null, to = '', language } }) =>
        mailTemplateWords(database, actor, id, { answers, to, language }),
    }),
  ];
}
