import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** The objects by whose records the payments are grouped. `paymentType` is a cash desk or a bank account. */
export const cashFlowDimensions = ['paymentType', 'cashFlowItem', 'project'] as const;
export type CashFlowDimension = (typeof cashFlowDimensions)[number];

const named = z.object({ id: recordId, presentation: z.string() });
const amount = z.string().describe('A decimal with two digits');

/** Money of one group in one currency: amounts of different currencies are never added up. */
const moved = z.object({
  currency: named.nullable(),
  opening: amount.describe('The balance before the period'),
  receipts: amount,
  expenses: amount,
  closing: amount.describe('The balance at the end of the period'),
  payments: z.int().describe('Payments of the period'),
});

/** What came in and went out. Only confirmed payments count, and none that is marked for deletion. */
export const cashFlowContracts = {
  cashFlow: contract({
    method: 'get',
    path: '/payment_operation/cash_flow',
    query: z.object({
      from: z.iso.date().describe('The first and the last day, in the zone of the terminal'),
      to: z.iso.date(),
      by: z.enum(cashFlowDimensions),
    }),
    answer: z.object({
      rows: z.array(moved.extend({ group: named.nullable().describe('Null for payments without one') })),
      totals: z.array(moved).describe('The sums of each currency'),
      unconfirmed: z
        .int()
        .describe('Payments of the period that do not count, because nobody confirmed them'),
    }),
  }),
};
export type CashFlow = z.output<typeof cashFlowContracts.cashFlow.answer>;
export type CashFlowRow = CashFlow['rows'][number];
