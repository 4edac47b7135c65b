import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { smsLetters } from './gsm7.ts';

/** One call contains several reports, joined by commas in each field; SMSAPI sends five at most. */
const joined = z.string().max(1000);
/** The gateway sends further fields, which are not read. */
const receipts = z.object({ MsgId: joined, status: joined, idx: joined.default('') });
export type SmsReceipts = z.infer<typeof receipts>;
const receiptCall = {
  path: '/sms/receipt/:proof',
  /** `proof` shows that the call comes from the gateway: only it was given this address. */
  params: z.object({ proof: z.string().max(100) }),
} as const;

export const smsContracts = {
  /** Whether characters outside the GSM alphabet are made `plain` or `kept` in an SMS. */
  letters: contract({
    method: 'get',
    path: '/outgoing_sms/letters',
    answer: z.object({ letters: z.enum(smsLetters) }),
  }),
  send: contract({
    method: 'post',
    path: '/outgoing_sms/send_sms',
    body: z.strictObject({
      smsBody: z.string().min(1).max(1000),
      /** A plus, if any, then 7 to 20 digits, blanks, brackets or hyphens. */
      phoneNumber: z.string().regex(/^\+?[\d ()-]{7,20}$/),
      dispositionId: recordId.optional(),
    }),
    answer: z.object({ status: z.number(), data: z.object({ result: z.boolean(), id: z.int() }) }),
  }),
  receiptByGet: contract({ ...receiptCall, method: 'get', query: receipts }),
  receiptByPost: contract({ ...receiptCall, method: 'post', body: receipts }),
};
