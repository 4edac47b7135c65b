import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { recordId } from '../../kernel/recordId.ts';
import { seenVersion } from '../../kernel/seenVersion.ts';

const id = recordId;
/**
 * A change of prices (`priceChange.rules.ts`): first by `percent`, then by `amount`, then rounded to a multiple of `roundTo`. All
 * numbers have at most two decimals; `percent` and `amount` may be negative.
 */
const change = {
  percent: z
    .string()
    .regex(/^-?\d{1,4}(\.\d{1,2})?$/)
    .optional(),
  amount: z
    .string()
    .regex(/^-?\d{1,10}(\.\d{1,2})?$/)
    .optional(),
  roundTo: z
    .string()
    // Not 0: at least one digit is from 1 to 9.
    .regex(/^(?=.*[1-9])\d{1,4}(\.\d{1,2})?$/)
    .optional(),
  productIds: z.array(id).min(1).max(1000).optional().describe('By default all products'),
};
const madeList = z.object({ id: z.int(), numberStr: z.string() });
/** A row of a price list whose price changes from `before` to `after`; `row` is its number, counted from 1. */
const changedRow = z.object({
  row: z.int(),
  product: z.object({ id: z.int(), presentation: z.string() }),
  priceDescription: z.string().nullable(),
  variant: z.string().nullable().describe('The only variant of the product that the row prices'),
  quantityFrom: z.string(),
  lengthTo: z.string().nullable(),
  heightTo: z.string().nullable(),
  before: z.string(),
  after: z.string(),
});

export const priceListContracts = {
  /** The lists that give a price for the same product, customers and days as the list in the body, which need not be stored. */
  overlaps: contract({
    method: 'post',
    path: '/pricelist/overlaps',
    body: z.strictObject({
      id: id.nullish(),
      kind: z.string().max(40).nullish(),
      customerId: id.nullish(),
      currencyId: id.nullish(),
      priceType: z.string().max(40).nullish(),
      priceCode: z.string().max(40).nullish(),
      beginDate: z.iso.date().nullish(),
      endDate: z.iso.date().nullish(),
      items: z.array(z.strictObject({ productId: id, priceCode: z.string().max(40).nullish() })).max(20_000),
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          id: z.int(),
          presentation: z.string(),
          beginDate: z.string().nullable(),
          endDate: z.string().nullable(),
          products: z.array(z.string()),
        }),
      ),
      count: z.int(),
    }),
  }),
  /** Changes the prices of a list, of all its rows or of those of some products. */
  changePrices: contract({
    method: 'post',
    path: '/pricelist/:id/change_prices',
    params: z.object({ id }),
    body: z.strictObject({
      ...change,
      preview: z.boolean().default(false).describe('Answers what would change, and writes nothing'),
      updatedAt: seenVersion,
    }),
    answer: z.object({ rows: z.array(changedRow), count: z.int(), updatedAt: z.string() }),
  }),
  /** Makes a new list for another period from the rows of this one, with changed prices if a change is sent. */
  copyForPeriod: contract({
    method: 'post',
    path: '/pricelist/:id/copy_for_period',
    params: z.object({ id }),
    body: z.strictObject({
      ...change,
      beginDate: z.iso.date(),
      endDate: z.iso.date().nullish(),
      endsThis: z
        .boolean()
        .default(true)
        .describe('Whether the copied list is to end on the day before `beginDate`, if it would last longer'),
      updatedAt: seenVersion,
    }),
    status: 201,
    /** The new list; `ended` is the new last day of the copied one, null if it did not change. */
    answer: madeList.extend({ ended: z.string().nullable() }),
  }),
};
