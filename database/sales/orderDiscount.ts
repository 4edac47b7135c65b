import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { isAsAgreed } from '#domain/sales/agreedLine.rules.ts';
import { isPricedByLists, isUnpriced, lineQuantity } from '#domain/sales/orderLine.rules.ts';
import { orderedProducts } from '#domain/sales/orderedProducts.ts';
import { holdsOn, type Discount } from '#domain/sales/pricing/priceBook.ts';
import { openBook, type OpenBook } from '#domain/sales/pricing/openBook.ts';
import { priceOf } from '#domain/sales/pricing/priceOf.ts';
import { askedUnit, productUnits } from '../goods/unitConversions.ts';
import type { Sql } from '../sql.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';
import { chosenInLine } from './chosenInLine.ts';
import { namedDiscount } from './discountRecords.ts';
import { latestRates } from './latestRates.ts';
import { lineUnits } from './lineUnits.ts';

/**
 * Lowers typed prices by the discount that the order names. Lines with a discount of their own keep it, and lines that price
 * lists have priced keep what `getPrice` answered for them. A line that stays as it was keeps its discount too, so a discount
 * that is changed later does not change what was agreed; in another currency, no line stays as it was.
 * @throws validation_failed if the discount is another customer's, does not apply today, or cannot be computed
 */
export async function followOrderDiscount(
  draft: Draft,
  before: AnyRecord | undefined,
  { tx }: WriteContext,
): Promise<void> {
  // A field that the draft does not have keeps its value; null in the draft takes the discount away.
  const id = draft.discount === undefined ? (before?.discountId ?? null) : draft.discount;
  const isOtherDiscount = id !== (before?.discountId ?? null);
  const customerId = draft.customer ?? before?.customerId;
  const currencyId = draft.currency ?? before?.currencyId;
  const isOtherCurrency = before !== undefined && currencyId !== before.currencyId;
  const changesAllLines = isOtherDiscount || isOtherCurrency;
  const needsCheck = changesAllLines || customerId !== before?.customerId;
  const writesLines = Array.isArray(draft.products);
  const remainsWithoutDiscount = id === null && !isOtherDiscount;
  const changesNothing = !needsCheck && !writesLines;
  if (remainsWithoutDiscount || changesNothing) return;
  // Another discount or currency changes the stored lines too.
  if (changesAllLines && !writesLines && before) draft.products = asWritten(before);
  const lines = Array.isArray(draft.products) ? (draft.products as Draft[]) : [];
  const followers = lines.filter((line) => follows(line) && (changesAllLines || !isAsBefore(line, before)));
  if (typeof id !== 'number') return withoutDiscount(followers);

  const today = warsawToday();
  const discount = await namedDiscount(tx, id);
  // The record service refuses a discount that does not exist; one that was marked for deletion since lowers nothing.
  if (!discount) return withoutDiscount(followers);
  if (needsCheck) mustApply(discount, customerId, today);
  if (followers.length === 0) return;
  const { sql } = tx;
  const { code: currency } = await sql
    .selectFrom('currency')
    .select('code')
    .where('id', '=', Number(currencyId))
    .executeTakeFirstOrThrow();
  // Only a discount of type `price` is an amount of money, which may have to be converted into the currency of the order.
  const isConverted = discount.discountType === 'price' && discount.currency !== currency;
  const rates = isConverted ? await latestRates(sql, [discount.currency, currency], today) : [];
  // The prices of these lines are typed, so no price list is needed.
  const book = openBook({ lists: [], discounts: [discount], rates });
  const order = { currency, date: today, customer: { id: Number(customerId), priceType: null } };
  await lowerPrices(sql, lines, followers, { book, discount, order });
}

/** Whether the discount of the order decides that of the line: its price was typed, and its discount was not. */
const follows = (line: Draft): boolean =>
  line.ownDiscount !== true &&
  line.freeOfCharge !== true &&
  typeof line.product === 'number' &&
  !isUnpriced(line) &&
  !isPricedByLists(line);

const rowsOf = (record: AnyRecord | undefined): AnyRecord[] =>
  Array.isArray(record?.products) ? (record.products as AnyRecord[]) : [];

/** Whether the line was in the order with the same values. */
const isAsBefore = (line: Draft, before: AnyRecord | undefined): boolean => {
  const row = rowsOf(before).find(({ id }) => id === line.id);
  if (!row) return false;
  return isAsAgreed(
    (name) => line[name],
    (name) => row[orderedProducts.fields[name].type === 'reference' ? `${name}Id` : name],
  );
};

/** The lines that an order already has, as a draft holds them. */
const asWritten = (before: AnyRecord): Draft[] =>
  rowsOf(before).map((row) => ({
    id: row.id,
    ...Object.fromEntries(
      Object.entries(orderedProducts.fields).map(([name, { type }]) => [
        name,
        row[type === 'reference' ? `${name}Id` : name],
      ]),
    ),
  }));

const withoutDiscount = (lines: readonly Draft[]): void => {
  for (const line of lines) Object.assign(line, { discountPercent: '0.00', discountSum: '0.00' });
};

const mustApply = (discount: Discount, customerId: unknown, today: string): void => {
  const field = 'discount';
  const params = { discount: discount.name, date: today };
  if (discount.customerId !== null && discount.customerId !== customerId)
    throw failFields([{ field, code: 'discount_of_other_customer', params }]);
  if (!holdsOn(discount, today)) throw failFields([{ field, code: 'discount_not_in_period', params }]);
};

interface Applied {
  readonly book: OpenBook;
  readonly discount: Discount;
  readonly order: {
    readonly currency: string;
    readonly date: string;
    readonly customer: { id: number; priceType: null };
  };
}

/** Writes the discount into the lines that follow it. */
const lowerPrices = async (
  sql: Sql,
  lines: readonly Draft[],
  followers: readonly Draft[],
  { book, discount, order }: Applied,
): Promise<void> => {
  const unitOf = await unitsOf(sql, followers);
  const counts = await lineUnits(sql, followers);
  const chosenOf = await chosenInLine(sql, discount.discountType === 'formula' ? followers : []);
  const errors: FieldError[] = [];
  for (const line of followers) {
    const { fault, discountSum } = priceOf(
      {
        ...order,
        productId: Number(line.product),
        quantity: lineQuantity(line, counts.get(line.unitOfMeasure)),
        unit: unitOf(line),
        length: textOf(line.length),
        height: textOf(line.height),
        numberOfPieces: typeof line.numberOfPieces === 'number' ? line.numberOfPieces : null,
        chosen: chosenOf(line),
        typedPrice: textOf(line.price),
        orderDiscountId: discount.id,
      },
      book,
    );
    const params = { discount: discount.name, row: lines.indexOf(line) + 1 };
    if (fault) errors.push({ field: 'discount', code: 'order_discount_failed', params });
    // The percent follows from the sum, when the amounts of the line are calculated.
    else Object.assign(line, { discountPercent: null, discountSum });
  }
  // All errors are at the same field, so the first one is enough.
  if (errors.length > 0) throw failFields(errors.slice(0, 1));
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** Reads the units, and gives a function that finds the unit of a line; null if it is the product's own one. */
const unitsOf = async (sql: Sql, lines: readonly Draft[]) => {
  const linesWithUnit = lines.filter(({ unitOfMeasure }) => typeof unitOfMeasure === 'number');
  if (linesWithUnit.length === 0) return () => null;
  const units = await productUnits(
    sql,
    linesWithUnit.map(({ product }) => Number(product)),
  );
  return ({ product, unitOfMeasure }: Draft) =>
    askedUnit(units, Number(product), typeof unitOfMeasure === 'number' ? unitOfMeasure : null);
};
