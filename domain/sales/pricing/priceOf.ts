import type { Decimal } from 'decimal.js';
import { convertedBack, convertedBy } from '../../goods/units.rules.ts';
import { Exact, roundedMoney } from '../../kernel/decimals.ts';
import {
  candidatesOf,
  partOfPrice,
  parsedQuestion,
  type ParsedQuestion,
  type Candidate,
} from './candidates.ts';
import { lostStep, winnerKey } from './listPreference.ts';
import { listPrice, type PricingContext } from './methods.ts';
import type { ListsOfProduct, OpenBook } from './openBook.ts';
import type { PriceQuestion } from './priceBook.ts';
import { pricedRow, type PricedRow } from './pricedRow.ts';
import { convert } from './rates.ts';
import { NoPrice, step, type Step } from './steps.ts';
import { storedMoney } from './storedMoney.ts';
import { typedPriceOf } from './typedPrice.ts';

/** A price with its rows, or the reason why there is none; the steps explain it. A typed price has no rows. */
export interface Priced {
  readonly rows: readonly PricedRow[];
  /** The sums of the rows, or the typed price; null if there is no price. `price` and `discountSum` are for one unit, `sum` is for all. */
  readonly price: string | null;
  readonly discountSum: string | null;
  readonly sum: string | null;
  readonly currency: string;
  readonly steps: readonly Step[];
  readonly fault: Step | null;
}

/**
 * The price of a product: its main price, its surcharges and the discount on each, with the steps of the computation. It depends
 * only on its arguments, so the same question and book always give the same price. Only `roundedMoney` rounds: the price of one
 * unit, the discount per unit, and quantity × (price − discount). Nothing in between is rounded.
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
  const ofMain = pricedRow(context, book, winner, price);
  return [ofMain, ...surchargesOf(context, book, lists, price)];
};

/** One surcharge for each part of the price: that of the strongest list that has one. */
const surchargesOf = (
  context: PricingContext,
  book: OpenBook,
  lists: ListsOfProduct,
  mainPrice: Decimal,
): PricedRow[] => {
  const { question, addStep } = context;
  const surcharges = candidatesOf(lists, 'surcharge', question);
  surcharges.steps.forEach(addStep);
  const priced: PricedRow[] = [];
  const winnerOfPart = new Map<string, Candidate>();
  for (const candidate of surcharges.candidates) {
    const part = partOfPrice(candidate.list)(candidate.item);
    // The candidates come strongest first, so the first one of each part wins.
    const winner = winnerOfPart.get(part);
    if (winner) {
      addStep(step('surcharge_lost', { list: candidate.list.name, winner: winner.list.name, code: part }));
      continue;
    }
    winnerOfPart.set(part, candidate);
    addStep(step('surcharge_won', { list: candidate.list.name }));
    // A percent surcharge is a percent of the main price before discounts. That price is for the asked unit. Lists give
    // prices for the product's own unit, so it is converted back.
    const percentBase = () => {
      const mainPriceOfOwnUnit = new Exact(convertedBack(question.ratio, mainPrice));
      const { currency } = candidate.list;
      return convert(book.rates, mainPriceOfOwnUnit, question.currency, currency, question.date, addStep);
    };
    priced.push(pricedRow(context, book, candidate, unitPrice(context, book, candidate, percentBase)));
  }
  return priced;
};

/**
 * Says how the quantity is counted in the product's own unit; nothing if the question is in this unit (without `unit`).
 * @throws NoPrice if nobody said how to convert it
 */
const explainUnit = (
  { unit, quantity, ownQuantity }: ParsedQuestion,
  addStep: PricingContext['addStep'],
): void => {
  if (!unit) return;
  if (!unit.ratio) throw new NoPrice('unit_without_conversion', { unit: unit.name, own: unit.own });
  addStep(
    step('unit_converted', { quantity, unit: unit.name, result: ownQuantity.toFixed(), own: unit.own }),
  );
};

/** The `base` of a percent or a formula of a main list: the price of the next list that needs no base itself. */
const baseOf = (
  context: PricingContext,
  book: OpenBook,
  { list }: Candidate,
  others: readonly Candidate[],
): Decimal | undefined => {
  const { question, addStep } = context;
  const base = others.find(({ list: { pricingMethod } }) => !['percent', 'formula'].includes(pricingMethod));
  if (!base) return undefined;
  addStep(step('percent_base', { list: base.list.name }));
  const price = listPrice(context, base, () => undefined);
  return convert(book.rates, price, base.list.currency, list.currency, question.date, addStep);
};

/** The price of one asked unit in the asked currency, rounded. */
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
  // One asked unit is `ratio` own units, so its price is that many times the price of an own unit.
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
  const price = roundedMoney(exact);
  addStep(
    step('unit_price', { exact: exact.toFixed(), amount: storedMoney(price), currency: question.currency }),
  );
  return price;
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
