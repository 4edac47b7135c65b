import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { mailFaults } from './mailFault.ts';

/** Whether mail can be received by an account as it is stored. */
export const mailboxTrialContracts = {
  try: contract({
    method: 'post',
    path: '/email_accounts/:id/test',
    params: z.object({ id: recordId }),
    answer: z.object({
      fault: z
        .enum(mailFaults)
        .nullable()
        .describe('The step of connecting that failed; null where all is well'),
      words: z.string().nullable().describe('What the server or the network said'),
      folders: z.int().nullable(),
      messages: z.int().nullable().describe('In the inbox'),
    }),
  }),
};
