import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { debtors } from '#database/finance/debtors.ts';
import { takings } from '#database/finance/takings.ts';
import { truckDebt } from '#database/finance/truckDebt.ts';
import { fail } from '#domain/kernel/fail.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { shiftNames } from '#domain/terminal/workShift.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';

const tag = 'finance';
const longestQuery = 60;

const truck = {
  dispositionId: z.int(),
  numberStr: z.string(),
  plate: z.string().nullable(),
  ticket: z.string().nullable(),
  driver: z.string().nullable(),
  carsQueueStatus: z.string(),
};
const debt = z.object({
  truck: z.object({ ...truck, typeOfDocument: z.string() }),
  amount: z.string(),
  items: z.array(z.looseObject({ punishmentId: z.int(), name: z.string(), amount: z.string() })),
  cardTry: z.object({ id: z.int(), state: z.string(), amount: z.string() }).nullable(),
  paid: z.array(z.looseObject({ id: z.int(), numberStr: z.string(), amount: z.string() })),
});
const sums = {
  count: z.int(),
  cash: z.string(),
  card: z.string(),
  transfer: z.string(),
  all: z.string(),
};

/** What a cashier looks at: who owes, what for, and what has come in. */
export const cashDeskEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => {
  const { sql, registry, records } = database;
  const mustRead = (actor: Actor, object: 'disposition' | 'deliveryPayment'): void => {
    if (!may(actor, 'read', registry.byName(object))) throw fail('no_access', { object });
    actor.noteRead?.(object, null);
  };
  return [
    endpoint({
      method: 'get',
      path: '/cash_desk/trucks',
      tag,
      summary:
        'Trucks by plate, ticket, order number or the bar code of a penalty slip; without a query those that owe',
      access: ['operator'],
      query: z.object({ query: z.string().max(longestQuery).default('') }),
      answer: z.object({ rows: z.array(z.object({ ...truck, amount: z.string() })) }),
      handle: async ({ actor, query: { query } }) => {
        mustRead(actor, 'disposition');
        return { rows: await debtors(sql, registry, actor, query) };
      },
    }),
    endpoint({
      method: 'get',
      path: '/cash_desk/trucks/:dispositionId',
      tag,
      summary: 'What a truck owes, what it has paid, and how the last attempt by card ended',
      access: ['operator'],
      params: z.object({ dispositionId: recordId }),
      answer: debt,
      handle: async ({ actor, params: { dispositionId } }) => {
        await records.mustSee(actor, 'disposition', dispositionId);
        return truckDebt(sql, dispositionId);
      },
    }),
    endpoint({
      method: 'get',
      path: '/cash_desk/takings',
      tag,
      summary:
        'The money of a working day by shift and means, its payments, and whether the cash flow agrees',
      access: ['operator', 'sales'],
      query: z.object({ day: z.iso.date() }),
      answer: z.object({
        begin: z.string(),
        end: z.string(),
        shifts: z.array(z.object({ name: z.enum(shiftNames), ...sums })),
        day: z.object(sums),
        agrees: z.boolean(),
        payments: z.array(z.looseObject({ id: z.int(), shift: z.enum(shiftNames), amount: z.string() })),
      }),
      handle: async ({ actor, query: { day } }) => {
        mustRead(actor, 'deliveryPayment');
        return takings(sql, registry, actor, day);
      },
    }),
  ];
};
