import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { paymentMeans } from './paymentMeans.ts';
import { slipState } from '../terminal/kioskEnums.ts';
import { smsLanguages } from '../terminal/smsTemplates.ts';

const id = z.object({ id: recordId });
const ofPrint = z.object({ id: recordId, printId: recordId });

/** The open payment of a truck, with everything that it owes. */
const prepared = z.object({
  id: z.number(),
  numberStr: z.string(),
  amount: z.string(),
  rows: z.array(z.object({ punishmentId: z.number(), name: z.string(), amount: z.string() })),
});
const printed = z.object({ id: z.int(), state: z.enum(slipState.values) });

/** What trucks owe, paid by hand or cancelled, and its receipts. */
export const paymentContracts = {
  /** The one open payment of a truck, with everything that it owes now. */
  prepare: contract({
    method: 'post',
    path: '/delivery_payments/prepare',
    body: z.strictObject({ dispositionId: recordId, workingPlaceId: recordId.nullish() }),
    answer: prepared,
  }),
  /** The open payment in which one penalty or service is paid, as its printed slip is scanned. */
  preparePunishment: contract({
    method: 'post',
    path: '/punishments/:id/prepare_payment',
    params: id,
    answer: prepared,
  }),
  /** Notes that the money was taken at the desk: the whole amount, once. Another amount is refused. */
  pay: contract({
    method: 'post',
    path: '/delivery_payments/:id/pay',
    params: id,
    body: z.strictObject({
      amount: z.string().regex(/^\d+\.\d{2}$/),
      means: z.enum(paymentMeans).default('cash'),
    }),
    answer: z.object({ id: z.number(), isPaid: z.literal(true) }),
  }),
  cancelPunishment: contract({
    method: 'post',
    path: '/punishments/:id/cancel',
    params: id,
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    answer: z.object({ id: z.number(), isCanceled: z.literal(true) }),
  }),
  /** Each receipt is a print of its own. The caller reads its state until its PDF is there. */
  printReceipt: contract({
    method: 'post',
    path: '/delivery_payments/:id/receipts',
    params: id,
    body: z.strictObject({ language: z.enum(smsLanguages).optional() }),
    answer: printed,
  }),
  receipt: contract({
    method: 'get',
    path: '/delivery_payments/:id/receipts/:printId',
    params: ofPrint,
    answer: printed,
  }),
  receiptPdf: contract({
    method: 'get',
    path: '/delivery_payments/:id/receipts/:printId/pdf',
    params: ofPrint,
  }),
};
