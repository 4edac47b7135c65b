import type { AnswerAt } from '#domain/contracts.ts';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';

/** A payment that is ready to be paid. */
export type OpenPayment = AnswerAt<'POST /delivery_payments/prepare'>;
export type Receipt = AnswerAt<'POST /delivery_payments/:id/receipts'>;

/** For whom the invoice is. */
export interface Buyer {
  /** The tax number. */
  readonly number: string;
  readonly name: string;
  readonly address: string;
}

/** The calls of the cash desk. Every write may be sent twice and takes effect once. */
export const cashCalls = {
  /** The trucks with this plate, ticket, number or bar code of a slip, those that owe money first; for an empty query all that owe. */
  trucks: (query: string, signal: AbortSignal) =>
    callApi('GET /cash_desk/trucks', { query: { query }, signal }),
  /** Whether this cash desk has a printer. The server recognises the desk by its browser. */
  place: (signal: AbortSignal) => callApi('GET /cash_desk/place', { signal }),
  /** What a truck owes, item by item. */
  debt: (dispositionId: number, signal: AbortSignal) =>
    callApi('GET /cash_desk/trucks/:dispositionId', { params: { dispositionId }, signal }),
  /** The one open payment of a truck, with everything that it owes now. */
  prepare: (dispositionId: number) => callApi('POST /delivery_payments/prepare', { body: { dispositionId } }),
  /** The payment for one item: a penalty or a service that a truck owes (`punishment`), found by its slip. */
  prepareItem: (id: number) => callApi('POST /punishments/:id/prepare_payment', { params: { id } }),
  /** Takes the money of a payment. @param amount what the screen shows; the server refuses it if another amount is owed by now */
  pay: (id: number, amount: string, means: PaymentMeans) =>
    callApi('POST /delivery_payments/:id/pay', { params: { id }, body: { amount, means } }),
  /** Asks for an invoice to this buyer; it is made when the payment is paid. */
  invoiceFor: (paymentId: number, buyer: Buyer) =>
    recordCalls.write(objects.deliveryPayment, paymentId, {
      fakturaCheck: true,
      fakturaNIP: buyer.number,
      fakturaName: buyer.name,
      fakturaAddress: buyer.address || null,
    }),
  /** Withdraws what `invoiceFor` has asked. */
  noInvoice: (paymentId: number) =>
    recordCalls.write(objects.deliveryPayment, paymentId, { fakturaCheck: false }),
  /** What GUS, the state's register, says of the firm with this tax number. */
  firm: (nip: string) => callApi('GET /counterparties/gus_by_nip', { query: { nip } }),
  cancelItem: (id: number, reason: string) =>
    callApi('POST /punishments/:id/cancel', { params: { id }, body: { reason } }),
  /** The id of the item with this bar code on its slip; undefined if there is none. */
  itemOfSlip: async (barcode: string): Promise<number | undefined> => {
    const { rows } = await recordCalls.list(objects.punishment, {
      query: { limit: 1, filter: JSON.stringify({ barcode, markedToDelete: false }) },
    });
    return rows[0]?.id;
  },
  addItem: (item: {
    readonly disposition: number;
    readonly punishmentType: number;
    readonly quantity: string;
    readonly comment: string | null;
  }) => recordCalls.create(objects.punishment, item),
  /** Settles a card payment whose outcome the system could not find out, by what the cashier read on the terminal's slips. */
  settleCard: (id: number, outcome: 'taken' | 'notTaken', why: string) =>
    callApi('POST /card_payments/:id/settle', { params: { id }, body: { outcome, why } }),
  /** Has the receipt of a payment printed, if the cash desk has a printer. The answer may say that it waits for the printer. */
  printReceipt: (id: number) => callApi('POST /delivery_payments/:id/receipts', { params: { id }, body: {} }),
  /** The present state of a receipt that `printReceipt` has made. */
  receipt: (id: number, printId: number) =>
    callApi('GET /delivery_payments/:id/receipts/:printId', { params: { id, printId } }),
};
