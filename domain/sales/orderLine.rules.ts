import { Decimal } from 'decimal.js';
import { decimalPrecision, moneyScale } from '../kernel/decimals.ts';

/** The input of an order line; a form may still hold text that is not a number. */
export interface TypedLine {
  readonly quantity?: unknown;
  readonly numberOfPieces?: unknown;
  readonly length?: unknown;
  readonly height?: unknown;
  readonly price?: unknown;
  readonly freeOfCharge?: unknown;
  readonly discountPercent?: unknown;
  readonly discountSum?: unknown;
}

/** The unit of a line's quantity. */
export interface LineUnit {
  /** Pieces are counted: the size of a line says how large each one is, and not how much is sold. */
  readonly countsPieces?: unknown;
  readonly [other: string]: unknown;
}

/** The VAT rate of a line. Under reverse charge the seller adds no VAT. */
export interface LineRate {
  readonly taxRate?: unknown;
  /** Reverse charge; the specification spells it so. */
  readonly reverseChange?: unknown;
  readonly [other: string]: unknown;
}

/** The computed amounts of a line, as text with full scale. */
export interface LineResult {
  readonly quantity: string;
  readonly discountPercent: string;
  readonly discountSum: string;
  /** Null if the line has no price. */
  readonly sumNetto: string | null;
  readonly vat: string | null;
  readonly sumBrutto: string | null;
}

/** A quantity times a price has up to thirty digits: none may be lost before the single rounding. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

const quantityScale = 3;
const percentScale = 2;
const zero = new Exact(0);

/** A typed number, with a point before its decimals; an empty text is 0, and so is any other text, such as `1,5`. */
const numberOf = (value: unknown): Decimal => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^-?\d+(\.\d*)?$/.test(text.trim()) ? new Exact(text.trim()) : zero;
};

/** Whether the line has no price: it is empty, or it is 0.00 and the line is not free of charge. */
export function isUnpriced({ price, freeOfCharge }: Pick<TypedLine, 'price' | 'freeOfCharge'>): boolean {
  return freeOfCharge !== true && numberOf(price).isZero();
}

/** Whether the price of a line is the sum of the prices that price lists gave (`prices`), so that it was not typed afterwards. */
export function isPricedByLists({
  price,
  prices,
}: {
  readonly price?: unknown;
  readonly prices?: unknown;
}): boolean {
  if (!Array.isArray(prices) || prices.length === 0) return false;
  const listPrices = (prices as readonly { readonly price?: unknown }[]).map((row) => numberOf(row.price));
  return numberOf(price).equals(Decimal.sum(...listPrices));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * Pieces × length × height, if the line has a length or a height and its unit is a measure: the quantity is then computed from
 * its size. Otherwise the number of pieces only says in how many packages the quantity comes.
 */
const measured = (line: TypedLine, unit: LineUnit | null | undefined): Decimal | undefined => {
  if (unit?.countsPieces === true) return undefined;
  const sizes = [numberOf(line.length), numberOf(line.height)].filter((size) => size.gt(0));
  if (sizes.length === 0) return undefined;
  const pieces = numberOf(line.numberOfPieces);
  return sizes.reduce((product, size) => product.times(size), pieces.gt(0) ? pieces : new Exact(1));
};

/** The quantity of a line: computed from its size if `measured` gives one, otherwise as typed. Text with full scale. */
export function lineQuantity(line: TypedLine, unit: LineUnit | null | undefined): string {
  return (measured(line, unit) ?? numberOf(line.quantity)).toFixed(quantityScale);
}

const percentOf = (price: Decimal, percent: Decimal): Decimal =>
  price.times(percent).div(100).toDecimalPlaces(moneyScale);

/**
 * The percent decides if no amount is typed, or if the percent gives the same amount. Otherwise the amount decides, and the
 * percent is computed from it. The amount (`sum`) is for one unit.
 */
const discountOf = (line: TypedLine): { percent: Decimal; sum: Decimal } => {
  const price = numberOf(line.price);
  const percent = numberOf(line.discountPercent);
  const sum = numberOf(line.discountSum);
  const byPercent = percentOf(price, percent);
  if (sum.isZero() || sum.eq(byPercent)) return { percent, sum: byPercent };
  return { percent: price.isZero() ? zero : sum.div(price).times(100), sum };
};

/**
 * The amounts of a line: net is quantity × (price − discount), rounded once to two decimals; VAT is computed from it; gross is
 * their sum. The discount is an amount off the price of one unit, so the price after discount times the quantity gives exactly
 * the net amount on the offer. Without a rate there is no VAT.
 */
export function lineResult(
  line: TypedLine,
  rate: LineRate | null | undefined,
  unit?: LineUnit | null,
): LineResult {
  const quantity = lineQuantity(line, unit);
  const { percent, sum } = discountOf(line);
  const amounts = {
    quantity,
    discountPercent: percent.toFixed(percentScale),
    discountSum: sum.toFixed(moneyScale),
  };
  // A typed 0.00 has amounts of 0.00, although such a line counts as unpriced.
  if (isEmpty(line.price) && line.freeOfCharge !== true)
    return { ...amounts, sumNetto: null, vat: null, sumBrutto: null };
  const net = new Exact(quantity).times(numberOf(line.price).minus(sum)).toDecimalPlaces(moneyScale);
  const taxRate = rate?.reverseChange === true ? zero : numberOf(rate?.taxRate);
  const vat = net.times(taxRate).div(100).toDecimalPlaces(moneyScale);
  return {
    ...amounts,
    sumNetto: net.toFixed(moneyScale),
    vat: vat.toFixed(moneyScale),
    sumBrutto: net.plus(vat).toFixed(moneyScale),
  };
}

/**
 * The line after one of its values was typed, so that the newer of its two discounts counts: a typed amount empties the percent,
 * and a typed percent empties the amount. A typed price keeps a percent and empties the amount that came from it.
 * @param typed the name of the field that was typed
 */
export function lineAfter<L extends TypedLine>(line: L, typed: string): L {
  if (typed === 'discountSum') return { ...line, discountPercent: null };
  if (typed === 'discountPercent') return { ...line, discountSum: null };
  if (typed === 'price' && !numberOf(line.discountPercent).isZero()) return { ...line, discountSum: null };
  return line;
}

/** Why a line cannot be stored, with the field that has the wrong value; undefined if it can. */
export function lineFault(
  line: TypedLine,
  result: LineResult,
):
  | {
      readonly field: string;
      readonly code: 'discount_above_price' | 'amount_too_large' | 'free_line_priced';
    }
  | undefined {
  const price = numberOf(line.price);
  if (line.freeOfCharge === true && price.gt(0)) return { field: 'price', code: 'free_line_priced' };
  if (new Exact(result.discountSum).gt(price))
    return {
      field: numberOf(line.discountSum).isZero() ? 'discountPercent' : 'discountSum',
      code: 'discount_above_price',
    };
  if (isTooLargeAmount(result.quantity)) return { field: 'quantity', code: 'amount_too_large' };
  return isTooLargeAmount(result.sumBrutto ?? '') ? { field: 'price', code: 'amount_too_large' } : undefined;
}

/** Whether an amount has more digits than the database can store. */
export function isTooLargeAmount(amount: string): boolean {
  return amount.replaceAll(/\D/g, '').length > decimalPrecision;
}
