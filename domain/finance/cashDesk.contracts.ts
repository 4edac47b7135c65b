import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { cardPaymentState } from '../terminal/kioskEnums.ts';
import { shiftNames } from '../terminal/workShift.rules.ts';
import { typeOfDocument } from '../weighing/enums.ts';
import type { Debtor, TruckDebt } from './debt.ts';
import { paymentMeans } from './paymentMeans.ts';
import type { Takings } from './takings.ts';

/** In characters. */
const longestQuery = 60;

/** A truck as in `Debtor`, which says what its fields mean. */
const truck = z.object({
  dispositionId: z.int(),
  numberStr: z.string(),
  plate: z.string().nullable(),
  ticket: z.string().nullable(),
  driver: z.string().nullable(),
  carsQueueStatus: z.string().nullable(),
});
const debtor = truck.extend({ amount: z.string() }) satisfies z.ZodType<Debtor>;

/** What one truck owes and has paid; `TruckDebt` says what the fields mean. */
const debt = z.object({
  truck: truck.extend({ typeOfDocument: z.enum(typeOfDocument.values) }),
  amount: z.string(),
  items: z.array(
    z.object({
      punishmentId: z.int(),
      numberStr: z.string(),
      name: z.string(),
      amount: z.string(),
      date: z.string(),
      comment: z.string().nullable(),
      isHandcrafted: z.boolean(),
    }),
  ),
  /** The last attempt at a card payment; null if there was none. */
  cardTry: z.object({ id: z.int(), state: z.enum(cardPaymentState.values), amount: z.string() }).nullable(),
  paid: z.array(
    z.object({
      id: z.int(),
      numberStr: z.string(),
      amount: z.string(),
      paidAt: z.string(),
      means: z.enum(paymentMeans).nullable(),
      invoice: z.object({ id: z.int(), numberStr: z.string(), ksefStatus: z.string() }).nullable(),
      invoiceFailure: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<TruckDebt>;

const sums = z.object({
  count: z.int(),
  cash: z.string(),
  card: z.string(),
  transfer: z.string(),
  all: z.string(),
});
/** The takings of a day; `Takings` says what the fields mean. */
const takings = z.object({
  begin: z.string(),
  end: z.string(),
  shifts: z.array(sums.extend({ name: z.enum(shiftNames) })),
  day: sums,
  agrees: z.boolean().describe('Whether the cash flow has the same sum'),
  payments: z.array(
    z.object({
      id: z.int(),
      numberStr: z.string(),
      paidAt: z.string(),
      shift: z.enum(shiftNames),
      means: z.enum(paymentMeans),
      amount: z.string(),
      plate: z.string().nullable(),
      dispositionId: z.int().nullable(),
      cashier: z.string().nullable(),
      invoiceId: z.int().nullable(),
      invoiceNumber: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<Takings>;

/** The calls of the cash desk: the trucks that owe money, what they owe, the takings, and whether the desk has a printer. */
export const cashDeskContracts = {
  trucks: contract({
    method: 'get',
    path: '/cash_desk/trucks',
    // A plate, a ticket, the number of a disposition, or the bar code of a penalty. An empty text finds all who owe money.
    query: z.object({ query: z.string().max(longestQuery).default('') }),
    answer: z.object({
      rows: z.array(debtor).describe('At most 30 trucks: those that owe first, then the newest'),
      more: z.boolean().describe('Whether there are further trucks'),
    }),
  }),
  /** The desk that asks: its browser says which working place it is. */
  place: contract({
    method: 'get',
    path: '/cash_desk/place',
    answer: z.object({ hasPrinter: z.boolean() }),
  }),
  debt: contract({
    method: 'get',
    path: '/cash_desk/trucks/:dispositionId',
    params: z.object({ dispositionId: recordId }),
    answer: debt,
  }),
  takings: contract({
    method: 'get',
    path: '/cash_desk/takings',
    query: z.object({ day: z.iso.date() }),
    answer: takings,
  }),
};
