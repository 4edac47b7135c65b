import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { kioskJourney } from './kioskMessages.ts';
import {
  kioskDocumentAnswer,
  kioskDocumentInput,
  kioskExitInput,
  kioskFirm,
  kioskFirmInput,
  kioskPayInput,
  kioskPayment,
  kioskSlip,
  slipKinds,
} from './kioskPaymentMessages.ts';
import { smsLanguages } from './smsTemplates.ts';

const done = z.object({ result: z.boolean() });
const ofSlip = z.object({ id: recordId });

/**
 * Calls of the kiosk for documents, printed slips, payments, and leaving without doing the order. The truck is that of the
 * driver's session at the kiosk, except in `exitWithoutDisposition`, which names a plate and needs no session, and `settleCard`,
 * which is for staff.
 */
export const kioskDeskContracts = {
  showDocument: contract({
    method: 'post',
    path: '/kiosk/document',
    body: kioskDocumentInput,
    answer: kioskJourney,
  }),
  answerDocument: contract({
    method: 'post',
    path: '/kiosk/document/answer',
    body: kioskDocumentAnswer,
    answer: kioskJourney,
  }),
  printSlip: contract({
    method: 'post',
    path: '/kiosk/slips',
    body: z.strictObject({ kind: z.enum(slipKinds), language: z.enum(smsLanguages) }),
    answer: kioskSlip,
  }),
  slip: contract({ method: 'get', path: '/kiosk/slips/:id', params: ofSlip, answer: kioskSlip }),
  slipPdf: contract({ method: 'get', path: '/kiosk/slips/:id/pdf', params: ofSlip }),
  /** For a driver with a disposition. */
  leave: contract({ method: 'post', path: '/kiosk/leave', answer: kioskJourney }),
  /** For a truck without a disposition, which is known by its plate only. */
  exitWithoutDisposition: contract({
    method: 'post',
    path: '/kiosk/exit-without-disposition',
    body: kioskExitInput,
    answer: done,
  }),
  payment: contract({ method: 'get', path: '/kiosk/payment', answer: kioskPayment }),
  firm: contract({ method: 'post', path: '/kiosk/payment/firm', body: kioskFirmInput, answer: kioskFirm }),
  payByCard: contract({
    method: 'post',
    path: '/kiosk/payment/card',
    body: kioskPayInput,
    answer: kioskPayment,
  }),
  cancelCard: contract({ method: 'post', path: '/kiosk/payment/cancel', answer: kioskPayment }),
  /** Decides whether an attempt with an unknown result took the money. */
  settleCard: contract({
    method: 'post',
    path: '/card_payments/:id/settle',
    params: z.object({ id: recordId }),
    body: z.strictObject({
      outcome: z.enum(['taken', 'notTaken']),
      why: z.string().trim().min(3).max(200),
    }),
    answer: done,
  }),
};
