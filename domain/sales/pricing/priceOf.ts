import type { Decimal } from 'decimal.js';
import { convertedBy } from '../../goods/units.rules.ts';
import {
  candidatesOf,
  partOfPrice,
  parsedQuestion,
  type ParsedQuestion,
  type Candidate,
} from './candidates.ts';
import { bestDiscount, type AppliedDiscount } from './discounts.ts';
import { listPrice, type Formulas, type PricingContext } from './methods.ts';
import type { Discount, PriceBook, PriceItem, PriceList, PriceQuestion } from './priceBook.ts';
import { convert } from './rates.ts';
import { Exact, storedMoney, toMoney } from './rounding.ts';
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
      const listsOfProduct = byProduct.get(productId) ?? [];
      listsOfProduct.push({ list, items });
      byProduct.set(productId, listsOfProduct);
    }
  const discountsByProduct = new Map<number, readonly Discount[]>();
  const discountsFor = (productId: number) => {
    const found =
      discountsByProduct.get(productId) ??
      book.discounts.filter(
        ({ items }) => items.length === 0 || items.some((item) => item.productId === productId),
      );
    discountsByProduct.set(productId, found);
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
  const context: PricingContext = {
    question: parsedQuestion(question),
    formulas: book.formulas,
    orderDiscount: book.discounts.find(({ id }) => id === orderDiscountId),
    addStep: (each) => steps.push(each),
  };
  try {
    if (typedPrice !== null)
      return { ...typedPriceOf(context, book, typedPrice), currency, rows: [], steps, fault: null };
    const rows = rowsOf(context, book);
    return { ...addedUp(rows, question, context), currency, rows, steps, fault: null };
  } catch (error) {
    if (!(error instanceof NoPrice)) throw error;
    const none = { price: null, discountSum: null, sum: null };
    return { ...none, currency, rows: [], steps, fault: error.step };
  }
}

const rowsOf = (context: PricingContext, book: OpenBook): PricedRow[] => {
  const { question, addStep } = context;
  explainUnit(question, addStep);
  const lists = book.byProduct.get(question.productId) ?? [];
  const main = candidatesOf(lists, 'main', question);
  main.steps.forEach(addStep);
  const [winner, ...others] = main.candidates;
  if (!winner) throw main.firstReason ?? new NoPrice('no_list');
  addStep(step(winnerKey(winner), { list: winner.list.name }));
  for (const { list } of others) addStep(lostStep(winner, list, question));
  const price = unitPrice(context, book, winner, () => baseOf(context, book, winner, others));

  const surcharges = candidatesOf(lists, 'surcharge', question);
  surcharges.steps.forEach(addStep);
  const priced = [priceRow(context, book, winner, price)];
  const winnerOfPart = new Map<string, Candidate>();
  for (const candidate of surcharges.candidates) {
    const part = partOfPrice(candidate.list)(candidate.item);
    const first = winnerOfPart.get(part);
    if (first) {
      addStep(step('surcharge_lost', { list: candidate.list.name, winner: first.list.name, code: part }));
      continue;
    }
    winnerOfPart.set(part, candidate);
    addStep(step('surcharge_won', { list: candidate.list.name }));
    // A percent surcharge is computed from the main price before discounts, of the product's own unit.
    const inListCurrency = () => {
      const ofOwnUnit = price.times(question.ratio.by).div(question.ratio.times);
      return convert(
        book.rates,
        ofOwnUnit,
        question.currency,
        candidate.list.currency,
        question.date,
        addStep,
      );
    };
    priced.push(priceRow(context, book, candidate, unitPrice(context, book, candidate, inListCurrency)));
  }
  return priced;
};

/** Says how the quantity is counted in the product's own unit. @throws NoPrice if nobody said how */
const explainUnit = (
  { unit, quantity, amount }: ParsedQuestion,
  addStep: PricingContext['addStep'],
): void => {
  if (!unit) return;
  if (!unit.ratio) throw new NoPrice('unit_without_conversion', { unit: unit.name, own: unit.own });
  addStep(step('unit_converted', { quantity, unit: unit.name, result: amount.toFixed(), own: unit.own }));
};

const winnerKey = ({ list }: Candidate) => {
  if (list.customerId !== null) return 'list_won_customer';
  return list.priceType === null ? 'list_won' : 'list_won_price_type';
};

/** A list that lost only because it is older overlaps the winner: a warning, because perhaps someone forgot to end it. */
const lostStep = (winner: Candidate, list: PriceList, question: ParsedQuestion): Step => {
  const why = whyLost(winner, list, question);
  const lost = step('list_lost', { list: list.name, winner: winner.list.name, why });
  return why === 'beginDate' || why === 'number' ? { ...lost, level: 'warning' } : lost;
};

/** The first difference that decided which of two lists is preferred. */
const whyLost = ({ list: won }: Candidate, lost: PriceList, { currency }: ParsedQuestion): string => {
  if ((won.customerId === null) !== (lost.customerId === null)) return 'customer';
  if ((won.priceType === null) !== (lost.priceType === null)) return 'priceType';
  if ((won.currency === currency) !== (lost.currency === currency)) return 'currency';
  return won.beginDate === lost.beginDate ? 'number' : 'beginDate';
};

/** The price from which a percent of a main list is computed: that of the next list that gives a price by itself. */
const baseOf = (
  context: PricingContext,
  book: OpenBook,
  { list }: Candidate,
  others: readonly Candidate[],
): Decimal | undefined => {
  const { question, addStep } = context;
  const base = others.find(({ list: { pricingMethod } }) => !['percent', 'formula'].includes(pricingMethod));
  if (!base) return undefined;
  addStep(step('list_won', { list: base.list.name }));
  const price = listPrice(context, base, () => undefined);
  return convert(book.rates, price, base.list.currency, list.currency, question.date, addStep);
};

/** The price of one unit in the asked currency, rounded. */
const unitPrice = (
  context: PricingContext,
  book: OpenBook,
  candidate: Candidate,
  base: () => Decimal | undefined,
): Decimal => {
  const { question, addStep } = context;
  const inList = listPrice(context, candidate, base);
  const ofOwnUnit = convert(
    book.rates,
    inList,
    candidate.list.currency,
    question.currency,
    question.date,
    addStep,
  );
  const exact = new Exact(convertedBy(question.ratio, ofOwnUnit));
  if (question.unit)
    addStep(
      step('unit_price_converted', {
        amount: ofOwnUnit.toFixed(),
        own: question.unit.own,
        result: exact.toFixed(),
        unit: question.unit.name,
        currency: question.currency,
      }),
    );
  const price = toMoney(exact);
  addStep(
    step('unit_price', { exact: exact.toFixed(), amount: storedMoney(price), currency: question.currency }),
  );
  return price;
};

const priceRow = (
  context: PricingContext,
  book: OpenBook,
  candidate: Candidate,
  price: Decimal,
): PricedRow => {
  const { question } = context;
  const { list, item } = candidate;
  const applied = bestDiscount(context, book.discountsFor(question.productId), book.rates, candidate, price);
  const discount = applied?.amount ?? new Exact(0);
  const sum = rowSum(context, price, discount, list.name);
  return {
    priceDescription: item.priceDescription ?? list.name,
    priceType: list.kind,
    description: list.name,
    quantity: new Exact(question.quantity).toFixed(3),
    price: storedMoney(price),
    discountPercent: percentOf(discount, price),
    discountSum: storedMoney(discount),
    sum: storedMoney(sum),
    discountId: applied?.discount.id ?? null,
    pricelistId: list.id,
    priceCode: item.priceCode ?? list.priceCode,
    maxDiscount: strictest(item.maxDiscount, applied),
    discountPriority: applied?.discount.discountPriority ?? item.discountPriority,
  };
};

/** The rule of the specification: discount sum / price × 100, two decimals. */
const percentOf = (discount: Decimal, price: Decimal): string =>
  price.isZero() ? '0.00' : storedMoney(toMoney(discount.div(price).times(100)));

const strictest = (ofRow: string | null, applied: AppliedDiscount | undefined): string | null => {
  const limits = [ofRow, applied?.discount.maxDiscount ?? null].filter((limit) => limit !== null);
  return limits.length > 0 ? Exact.min(...limits).toFixed(2) : null;
};

const addedUp = (
  rows: readonly PricedRow[],
  { currency }: PriceQuestion,
  { addStep }: PricingContext,
): Pick<Priced, 'price' | 'discountSum' | 'sum'> => {
  const sumOf = (name: 'price' | 'discountSum' | 'sum') =>
    storedMoney(rows.reduce((sum, row) => sum.plus(row[name]), new Exact(0)));
  const sums = { price: sumOf('price'), discountSum: sumOf('discountSum'), sum: sumOf('sum') };
  addStep(step('total', { sum: sums.sum, currency }));
  return sums;
};
