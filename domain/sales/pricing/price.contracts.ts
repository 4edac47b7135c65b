import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { recordId } from '../../kernel/recordId.ts';
import type { PricedRow } from './pricedRow.ts';
import { faultKeys, stepKeys, type Step } from './steps.ts';

/** The most rows that are priced in one request. */
export const mostPricedRows = 500;

/** A number that is not negative, with at most three decimals; zeros after them are allowed. Sent as text or as a JSON number. */
const number = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => /^\d{1,12}(\.\d{1,3}0*)?$/.test(value))
  .meta({ type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,3}0*)?$' });
/** A record, named by its id. */
const recordWithId = z.object({ id: recordId.nullish() }).nullish();
/** The choice of a value for a parameter of the product. */
const chosen = z.object({
  param: recordWithId,
  paramValue: recordWithId,
  valueLabel: z.string().max(255).nullish(),
});

const askedProduct = z.strictObject({
  productId: recordId,
  productVariantId: recordId.nullish(),
  quantity: number,
  unitOfMeasureId: recordId
    .nullish()
    .describe('The unit of the quantity; the own unit of the product if absent'),
  length: number.nullish(),
  height: number.nullish(),
  numberOfPieces: z.int().min(0).max(2_147_483_647).nullish(),
  choosenParameters: z.array(chosen).max(200).nullish(),
  typedPrice: number
    .nullish()
    .describe('A price that was typed: no list is asked, and only the discount of the order lowers it'),
  earlierDiscountIds: z
    .array(recordId)
    .max(200)
    .nullish()
    .describe('The discounts that lowered the price until now: a warning tells which of them have ended'),
});
/**
 * What all prices of a request depend on. Without a date they are those of today. Without a currency they are in the currency of
 * the customer, or else in the home currency.
 */
const askedFor = z.strictObject({
  customerId: recordId.nullish(),
  currencyId: recordId.nullish(),
  date: z.iso.date().nullish(),
  discountId: recordId.nullish().describe('The discount that the order names'),
});
/** One product to price. */
export type AskedProduct = z.output<typeof askedProduct>;
export type AskedFor = z.output<typeof askedFor>;

/** Null if there is no price; `fault` then says why. */
const amount = z.string().nullable();
const sentence = z.object({
  key: z.enum([...stepKeys, ...faultKeys]),
  level: z.enum(['step', 'warning', 'fault']),
  values: z.record(z.string(), z.string()),
  text: z.string().describe('In the language of the reader'),
}) satisfies z.ZodType<Step>;
const row = z.object({
  priceDescription: z.string().nullable(),
  priceType: z.enum(['main', 'surcharge']),
  description: z.string(),
  quantity: z.string(),
  price: z.string(),
  discountPercent: z.string(),
  discountSum: z.string(),
  sum: z.string(),
  discountId: z.int().nullable(),
  pricelistId: z.int(),
  priceCode: z.string().nullable(),
  maxDiscount: z.string().nullable(),
  discountPriority: z.int().nullable(),
}) satisfies z.ZodType<PricedRow>;
const priced = z.object({
  price: amount,
  discountSum: amount,
  sum: amount,
  prices: z.array(row),
  warnings: z.array(z.string()),
  fault: sentence.nullable().describe('Why there is no price'),
});
/** The currency and the day for which the prices were computed. */
const circumstances = z.object({ currency: z.string(), date: z.string() });

/** Prices of products: with an explanation for one product, without for many. */
export const priceContracts = {
  explain: contract({
    method: 'post',
    path: '/pricelist/calculate_prices',
    body: askedProduct.extend(askedFor.shape),
    answer: circumstances.extend({ ...priced.shape, explanation: z.array(sentence) }),
  }),
  ofMany: contract({
    method: 'post',
    path: '/products/getPrice',
    body: askedFor.extend({ rows: z.array(askedProduct).min(1).max(mostPricedRows) }),
    answer: circumstances.extend({ rows: z.array(priced.extend({ productId: z.int() })) }),
  }),
};
