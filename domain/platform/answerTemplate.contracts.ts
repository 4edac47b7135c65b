import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { recordId } from '../kernel/recordId.ts';

/** The objects whose comments can be begun with a template. */
const answeredObjects = ['salesOrder', 'customerRequest', 'interaction'] as const;

/** The texts of a template, filled with the record that somebody answers. */
export const answerTemplateContracts = {
  words: contract({
    method: 'get',
    path: '/answer_template/:object/:id',
    params: z.object({ object: z.enum(answeredObjects), id: recordId }),
    query: z.object({ emailTemplateId: recordId }),
    answer: z.object({
      subject: z.string(),
      body: z.string().describe('Plain text, to be edited further'),
      language: z.enum(languages),
    }),
  }),
};
