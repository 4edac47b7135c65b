import type { Decimal } from 'decimal.js';
import { convertedBy } from '../../goods/units.rules.ts';
import { candidatesOf, partOf, read, type Asked, type Candidate } from './candidates.ts';
import { bestDiscount, type Lowered } from './discounts.ts';
import { listed, type Formulas, type Work } from './methods.ts';
import type { Discount, PriceBook, PriceItem, PriceList, PriceQuestion } from './priceBook.ts';
import { convert } from './rates.ts';
import { Exact, moneyText, toMoney } from './rounding.ts';
import { rowSum } from './rowSum.ts';
import { NoPrice, step, type Step } from './steps.ts';
import { typedPriceOf } from './typedPrice.ts';

/** A price row as an order stores it; see `priceRow.ts`. */
export interface PricedRow {
  readonly priceDescription: string | null;
  readonly priceType: PriceList['kind'];
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly discountPercent: string;
  readonly discountSum: string;
  readonly sum: string;
  readonly discountId: number | null;
  readonly pricelistId: number;
  readonly priceCode: string | null;
  readonly maxDiscount: string | null;
  readonly discountPriority: number | null;
}

/** A price with its rows, or the reason why there is none; the steps explain it. */
export interface Priced {
  readonly rows: readonly PricedRow[];
  /** The amounts per unit and for all units, summed over the rows; null if there is no price. */
  readonly price: string | null;
  readonly discountSum: string | null;
  readonly sum: string | null;
  readonly currency: string;
  readonly steps: readonly Step[];
  readonly fault: Step | null;
}

/** A price book with an index of its lists by product, built once for many questions. */
export interface OpenBook extends PriceBook {
  readonly byProduct: ReadonlyMap<
    number,
    readonly { readonly list: PriceList; readonly items: readonly PriceItem[] }[]
  >;
  readonly discountsFor: (productId: number) => readonly Discount[];
  readonly formulas: Formulas;
}

/** Builds the index of a price book. */
export function openBook(book: PriceBook): OpenBook {
  const byProduct = new Map<number, { list: PriceList; items: PriceItem[] }[]>();
  for (const list of book.lists)
    for (const [productId, items] of Map.groupBy(list.items, (item) => item.productId)) {
      const known = byProduct.get(productId) ?? [];
      known.push({ list, items });
      byProduct.set(productId, known);
    }
  const known = new Map<number, readonly Discount[]>();
  const discountsFor = (productId: number) => {
    const found =
      known.get(productId) ??
      book.discounts.filter(
        ({ items }) => items.length === 0 || items.some((item) => item.productId === productId),
      );
    known.set(productId, found);
    return found;
  };
  return { ...book, byProduct, discountsFor, formulas: new Map() };
}

/**
 * The price of a product: its main price, its surcharges and the discount on each, with the steps of the computation. It depends
 * only on its arguments, so the same question and book always give the same price.
 */
export function priceOf(question: PriceQuestion, book: OpenBook): Priced {
  const steps: Step[] = [];
  const { typedPrice = null, orderDiscountId = null, currency } = question;
  const work: Work = {
    asked: read(question),
    formulas: book.formulas,
    orderDiscount: book.discounts.find(({ id }) => id === orderDiscountId),
    tell: (each) => steps.push(each),
  };
  try {
    if (typedPrice !== null)
      return { ...typedPriceOf(work, book, typedPrice), currency, rows: [], steps, fault: null };
    const rows = rowsOf(work, book);
    return { ...added(rows, question, work), currency, rows, steps, fault: null };
  } catch (error) {
    if (!(error instanceof NoPrice)) throw error;
    const none = { price: null, discountSum: null, sum: null };
    return { ...none, currency, rows: [], steps, fault: error.step };
  }
}

const rowsOf = (work: Work, book: OpenBook): PricedRow[] => {
  const { asked, tell } = work;
  explainUnit(asked, tell);
  const lists = book.byProduct.get(asked.productId) ?? [];
  const main = candidatesOf(lists, 'main', asked);
  main.told.forEach(tell);
  const [winner, ...others] = main.found;
  if (!winner) throw main.nearest ?? new NoPrice('no_list');
  tell(step(wonBy(winner), { list: winner.list.name }));
  for (const { list } of others) tell(passedOver(winner, list, asked));
  const price = unitPrice(work, book, winner, () => baseOf(work, book, winner, others));

  const surcharges = candidatesOf(lists, 'surcharge', asked);
  surcharges.told.forEach(tell);
  const priced = [priceRow(work, book, winner, price)];
  const takenBy = new Map<string, Candidate>();
  for (const candidate of surcharges.found) {
    const part = partOf(candidate.list)(candidate.item);
    const first = takenBy.get(part);
    if (first) {
      tell(step('surcharge_lost', { list: candidate.list.name, winner: first.list.name, code: part }));
      continue;
    }
    takenBy.set(part, candidate);
    tell(step('surcharge_won', { list: candidate.list.name }));
    const inListCurrency = () => {
      const ofOwnUnit = price.times(asked.ratio.by).div(asked.ratio.times);
      return convert(book.rates, ofOwnUnit, asked.currency, candidate.list.currency, asked.date, tell);
    };
    priced.push(priceRow(work, book, candidate, unitPrice(work, book, candidate, inListCurrency)));
  }
  return priced;
};

/** Says how the quantity is counted in the product's own unit. @throws NoPrice if nobody said how */
const explainUnit = ({ unit, quantity, amount }: Asked, tell: Work['tell']): void => {
  if (!unit) return;
  if (!unit.ratio) throw new NoPrice('unit_without_conversion', { unit: unit.name, own: unit.own });
  tell(step('unit_converted', { quantity, unit: unit.name, result: amount.toFixed(), own: unit.own }));
};

const wonBy = ({ list }: Candidate) => {
  if (list.customerId !== null) return 'list_won_customer';
  return list.priceType === null ? 'list_won' : 'list_won_price_type';
};

/** A list that lost only because it is older overlaps the winner: a warning, because perhaps someone forgot to end it. */
const passedOver = (winner: Candidate, list: PriceList, asked: Asked): Step => {
  const why = whyLost(winner, list, asked);
  const told = step('list_lost', { list: list.name, winner: winner.list.name, why });
  return why === 'beginDate' || why === 'number' ? { ...told, level: 'warning' } : told;
};

/** The first difference that decided which of two lists is preferred. */
const whyLost = ({ list: won }: Candidate, lost: PriceList, { currency }: Asked): string => {
  if ((won.customerId === null) !== (lost.customerId === null)) return 'customer';
  if ((won.priceType === null) !== (lost.priceType === null)) return 'priceType';
  if ((won.currency === currency) !== (lost.currency === currency)) return 'currency';
  return won.beginDate === lost.beginDate ? 'number' : 'beginDate';
};

/** The price from which a percent of a main list is computed: that of the next list that gives a price by itself. */
const baseOf = (
  work: Work,
  book: OpenBook,
  { list }: Candidate,
  others: readonly Candidate[],
): Decimal | undefined => {
  const { asked, tell } = work;
  const base = others.find(({ list: { pricingMethod } }) => !['percent', 'formula'].includes(pricingMethod));
  if (!base) return undefined;
  tell(step('list_won', { list: base.list.name }));
  const price = listed(work, base, () => undefined);
  return convert(book.rates, price, base.list.currency, list.currency, asked.date, tell);
};

/** The price of one unit in the asked currency, rounded. */
const unitPrice = (
  work: Work,
  book: OpenBook,
  candidate: Candidate,
  base: () => Decimal | undefined,
): Decimal => {
  const { asked, tell } = work;
  const inList = listed(work, candidate, base);
  const ofOwnUnit = convert(book.rates, inList, candidate.list.currency, asked.currency, asked.date, tell);
  const exact = new Exact(convertedBy(asked.ratio, ofOwnUnit));
  if (asked.unit)
    tell(
      step('unit_price_converted', {
        amount: ofOwnUnit.toFixed(),
        own: asked.unit.own,
        result: exact.toFixed(),
        unit: asked.unit.name,
        currency: asked.currency,
      }),
    );
  const price = toMoney(exact);
  tell(step('unit_price', { exact: exact.toFixed(), amount: moneyText(price), currency: asked.currency }));
  return price;
};

const priceRow = (work: Work, book: OpenBook, candidate: Candidate, price: Decimal): PricedRow => {
  const { asked } = work;
  const { list, item } = candidate;
  const lowered = bestDiscount(work, book.discountsFor(asked.productId), book.rates, candidate, price);
  const discount = lowered?.amount ?? new Exact(0);
  const sum = rowSum(work, price, discount, list.name);
  return {
    priceDescription: item.priceDescription ?? list.name,
    priceType: list.kind,
    description: list.name,
    quantity: new Exact(asked.quantity).toFixed(3),
    price: moneyText(price),
    discountPercent: percentOf(discount, price),
    discountSum: moneyText(discount),
    sum: moneyText(sum),
    discountId: lowered?.discount.id ?? null,
    pricelistId: list.id,
    priceCode: item.priceCode ?? list.priceCode,
    maxDiscount: strictest(item.maxDiscount, lowered),
    discountPriority: lowered?.discount.discountPriority ?? item.discountPriority,
  };
};

/** The rule of the specification: discount sum / price × 100, two decimals. */
const percentOf = (discount: Decimal, price: Decimal): string =>
  price.isZero() ? '0.00' : moneyText(toMoney(discount.div(price).times(100)));

const strictest = (ofRow: string | null, lowered: Lowered | undefined): string | null => {
  const limits = [ofRow, lowered?.discount.maxDiscount ?? null].filter((limit) => limit !== null);
  return limits.length > 0 ? Exact.min(...limits).toFixed(2) : null;
};

const added = (
  rows: readonly PricedRow[],
  { currency }: PriceQuestion,
  { tell }: Work,
): Pick<Priced, 'price' | 'discountSum' | 'sum'> => {
  const sumOf = (name: 'price' | 'discountSum' | 'sum') =>
    moneyText(rows.reduce((sum, row) => sum.plus(row[name]), new Exact(0)));
  const sums = { price: sumOf('price'), discountSum: sumOf('discountSum'), sum: sumOf('sum') };
  tell(step('total', { sum: sums.sum, currency }));
  return sums;
};
