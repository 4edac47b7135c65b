import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { chosenMessages } from './receivedMail.contracts.ts';
import { letterRecords } from './letterRecord.rules.ts';

/** The call that makes one record, such as a customer's request, from chosen letters. */
export const letterRecordContracts = {
  make: contract({
    method: 'post',
    path: '/email_record',
    body: chosenMessages.extend({
      objectName: z.enum(letterRecords),
      reference: z.string().max(255).optional().describe('Instead of the subject of the oldest letter'),
      customerId: recordId.optional().describe('Instead of the firm whose address the sender has'),
      fileIds: z
        .array(recordId)
        .max(100)
        .optional()
        .describe(
          'Which files of the letters are copied; if missing, all except those shown inside the text of a letter',
        ),
    }),
    status: 201,
    answer: z.object({
      objectName: z.enum(letterRecords),
      id: z.int(),
      presentation: z.string(),
      leftOut: z.array(z.string()).describe('Names of files of a kind that records do not take'),
    }),
  }),
};
