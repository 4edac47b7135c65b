import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { movement } from './enums.ts';

const amount = z.string().describe('A decimal with two digits');
const currency = z.object({ id: recordId, code: z.string() });

/**
 * The payments of an order, and the unpaid orders of a customer. Amounts of different currencies are never added up. A payment in
 * another currency is converted at the rate of its day before it lowers the open amount.
 */
export const orderPaymentContracts = {
  orderPayments: contract({
    method: 'get',
    path: '/sales_order/:id/payments',
    params: z.object({ id: recordId }),
    answer: z.object({
      rows: z
        .array(
          z.object({
            id: recordId,
            numberStr: z.string(),
            date: z.string(),
            movement: z.enum(movement.values),
            amount,
            currency: currency.nullable(),
            counted: amount
              .nullable()
              .describe(
                'What it counts in the currency of the order, by the exchange rate of its day; null if there is no rate',
              ),
            confirmed: z.boolean(),
          }),
        )
        .describe('The newest payments, the newest first'),
      count: z.int().describe('How many payments there are'),
      paid: z
        .array(z.object({ currency: currency.nullable(), amount }))
        .describe('Confirmed receipts less confirmed expenses, of each currency'),
      unconfirmed: z.int().describe('Payments that do not count, because nobody confirmed them'),
      unconverted: z
        .int()
        .describe('Confirmed payments that lower nothing, because their currency has no rate of their day'),
      due: amount.describe('What the order comes to with VAT; nothing once it is canceled'),
      open: amount.describe(
        'What is due less what the confirmed payments count; below zero: too much was paid',
      ),
      currency: currency.nullable().describe('Of the order'),
    }),
  }),
  unpaidOrders: contract({
    method: 'get',
    path: '/counterparties/:id/unpaid_orders',
    params: z.object({ id: recordId.describe('The customer') }),
    answer: z.object({
      rows: z
        .array(
          z.object({
            id: recordId,
            numberStr: z.string(),
            open: amount,
            currency: currency.nullable().describe('Of the order'),
          }),
        )
        .describe('The oldest orders, the oldest first'),
      count: z.int().describe('How many orders are not paid'),
      open: z
        .array(z.object({ currency: currency.nullable(), amount }))
        .describe('What is open of all of them, by currency'),
    }),
  }),
};
export type UnpaidOrders = z.output<typeof orderPaymentContracts.unpaidOrders.answer>;
export type OrderPayments = z.output<typeof orderPaymentContracts.orderPayments.answer>;
export type OrderPayment = OrderPayments['rows'][number];
