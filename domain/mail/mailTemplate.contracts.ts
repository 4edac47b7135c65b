import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { recordId } from '../kernel/recordId.ts';

const answers = recordId.optional().describe('The received e-mail that the letter answers');

/** The templates that a letter in the mailbox can be begun with, and what one of them says. */
export const mailTemplateContracts = {
  list: contract({
    method: 'get',
    path: '/mail_template',
    query: z.object({ answers }),
    answer: z.object({
      rows: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          languages: z.array(z.enum(languages)).describe('Of its variants that are due'),
        }),
      ),
      count: z.int(),
    }),
  }),
  words: contract({
    method: 'get',
    path: '/mail_template/:id',
    params: z.object({ id: recordId }),
    query: z.object({
      answers,
      language: z
        .enum(languages)
        .optional()
        .describe('Without it that of the firm that wrote, otherwise that of the caller'),
    }),
    answer: z.object({
      subject: z.string(),
      body: z.string().describe('As the template was written, to be edited further'),
      bodyType: z.enum(['html', 'text']),
      cc: z.string().nullable(),
      language: z.enum(languages),
    }),
  }),
};
