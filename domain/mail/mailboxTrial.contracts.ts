import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { mailFaults } from './mailFault.ts';
import { senderRecordKinds, senderRecordStates } from './senderRecords.rules.ts';

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
      senders: z
        .array(
          z.object({
            kind: z.enum(senderRecordKinds),
            state: z.enum(senderRecordStates),
            text: z.string().nullable().describe('What stands in DNS'),
          }),
        )
        .readonly()
        .describe('What the domain of the account says about who sends in its name'),
    }),
  }),
};
