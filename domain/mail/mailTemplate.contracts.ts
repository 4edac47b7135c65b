import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { recordId } from '../kernel/recordId.ts';

const answers = recordId.optional().describe('The received e-mail that the letter answers');

/** The templates with which a letter in the mailbox can be begun, and the filled texts of one template. */
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
          languages: z.array(z.enum(languages)).describe('Of its variants whose conditions are true'),
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
      to: z
        .string()
        .max(2000)
        .optional()
        .describe(
          'The addresses typed so far. If the letter is about no record, its firm is the one that has them',
        ),
      language: z
        .enum(languages)
        .optional()
        .describe('Without it that of the firm that wrote, otherwise that of the caller'),
    }),
    answer: z.object({
      subject: z.string(),
      body: z.string().describe('Filled, in the format of the template, to be edited further'),
      bodyType: z.enum(['html', 'text']),
      to: z.string().nullable().describe('The people of the firm whom the template names as recipients'),
      cc: z.string().nullable().describe('Whom it names for a copy'),
      language: z.enum(languages),
    }),
  }),
};
