import type { Decimal } from 'decimal.js';
import { convertedBy, type Ratio } from '../../goods/units.rules.ts';
import { Exact } from '../../kernel/decimals.ts';
import { firstDayTold, holdsOn, type PriceItem, type PriceList, type PriceQuestion } from './priceBook.ts';
import { NoPrice, step, type FaultKey, type Step } from './steps.ts';

/** A list with a price of the product, and the row that gives it. */
export interface Candidate {
  readonly list: PriceList;
  readonly item: PriceItem;
}

/** A question with its numbers parsed. */
export interface ParsedQuestion extends PriceQuestion {
  /** The quantity in the product's own unit. */
  readonly ownQuantity: Decimal;
  /** The fraction `times` / `by`: how many of the product's own units are one of the asked unit. */
  readonly ratio: Ratio;
  readonly sizes: { readonly length: Decimal | undefined; readonly height: Decimal | undefined };
  readonly valueIds: ReadonlySet<number>;
}

/** Parses the numbers of a question. A size of 0 counts as no size. */
export function parsedQuestion(question: PriceQuestion): ParsedQuestion {
  const size = (value: string | null | undefined) =>
    value === null || value === undefined || value === '' || Number(value) === 0
      ? undefined
      : new Exact(value);
  const { times = '1', by = '1' } = question.unit?.ratio ?? {};
  const ratio = { times: new Exact(times), by: new Exact(by) };
  return {
    ...question,
    ratio,
    ownQuantity: new Exact(convertedBy(ratio, question.quantity)),
    sizes: { length: size(question.length), height: size(question.height) },
    valueIds: new Set((question.chosen ?? []).flatMap(({ valueId }) => (valueId === null ? [] : [valueId]))),
  };
}

/** A list with its rows for the product. */
interface ListOfProduct {
  readonly list: PriceList;
  readonly items: readonly PriceItem[];
}

/**
 * The rows that can price the product, the strongest list first; the steps say why other lists cannot. `firstReason` tells the
 * caller why there is no price if no list gives one.
 */
export function candidatesOf(
  lists: readonly ListOfProduct[],
  kind: PriceList['kind'],
  question: ParsedQuestion,
): { readonly candidates: Candidate[]; readonly steps: Step[]; readonly firstReason: NoPrice | undefined } {
  const candidates: Candidate[] = [];
  const steps: Step[] = [];
  let firstReason: NoPrice | undefined;
  const noteReason = (key: FaultKey, values: Step['values']) => (firstReason ??= new NoPrice(key, values));
  const fitting = lists.filter(({ list }) => list.kind === kind && isFor(list, question));
  for (const { list, items } of fitting.filter((each) => holdsOn(each.list, question.date)))
    for (const rows of groupedByCode(list, items)) {
      const choice = chooseRow(list, rows, question);
      if ('item' in choice) candidates.push(choice);
      else {
        steps.push(choice.why);
        if (choice.fault) noteReason(choice.fault, choice.why.values);
      }
    }
  candidates.sort(byStrength(question));
  for (const each of fitting.filter(({ list }) => !holdsOn(list, question.date))) {
    const why = whyNotNow(each, question, candidates[0]);
    steps.push(why);
    if (why.key === 'list_expired') noteReason('only_expired_lists', why.values);
  }
  return { candidates, steps, firstReason };
}

/**
 * Says that a list has ended or has not begun. It is a warning if the list was meant for this customer, ended lately, and a more
 * general list prices the product instead: perhaps someone forgot to renew it.
 */
const whyNotNow = (
  { list, items }: ListOfProduct,
  question: ParsedQuestion,
  winner: Candidate | undefined,
): Step => {
  const isOver = list.endDate !== null && list.endDate < question.date;
  if (!isOver) return step('list_not_begun', { list: list.name, date: list.beginDate ?? '' });
  const values = { list: list.name, date: list.endDate };
  const isForgotten =
    list.kind === 'main' &&
    winner !== undefined &&
    // The list has ended so lately that people are still told.
    list.endDate >= firstDayTold(question.date) &&
    // The list was meant for this customer more closely than the winner is.
    byCustomer(list, winner.list) < 0 &&
    'item' in chooseRow(list, items, question);
  return isForgotten
    ? { ...step('own_list_expired', { ...values, winner: winner.list.name }), level: 'warning' }
    : step('list_expired', values);
};

const isFor = (list: PriceList, { customer }: ParsedQuestion): boolean =>
  (list.customerId === null || list.customerId === customer?.id) &&
  (list.priceType === null || list.priceType === customer?.priceType);

/** A surcharge list may hold several parts of a product's price, each with its code. A main list gives one price. */
const groupedByCode = (list: PriceList, items: readonly PriceItem[]): PriceItem[][] => {
  if (list.kind === 'main') return [[...items]];
  return [...Map.groupBy(items, partOfPrice(list)).values()];
};

/** The part of the price that a row gives: rows of one part compete, different parts are added. */
export function partOfPrice(list: PriceList): (item: PriceItem) => string {
  return ({ priceCode, parameterValueId }) =>
    priceCode ?? list.priceCode ?? `list ${list.id}, value ${parameterValueId ?? 'any'}`;
}

/** The row of a list, or why it gives none; `fault` if the asked quantity or size is the reason. */
type Choice =
  | Candidate
  | { readonly why: Step; readonly fault?: 'quantity_too_small' | 'size_missing' | 'size_too_large' };

/**
 * The row that applies. Rows for the asked variant come first, then rows for a chosen value, then the largest reached quantity,
 * then the smallest sufficient size.
 */
const chooseRow = (list: PriceList, items: readonly PriceItem[], question: ParsedQuestion): Choice => {
  const ofVariant = items.filter(
    ({ variantId }) => variantId === null || variantId === question.productVariantId,
  );
  if (ofVariant.length === 0) return { why: step('list_other_variants', { list: list.name }) };
  const rows = ofVariant.filter(
    (item) => item.parameterValueId === null || question.valueIds.has(item.parameterValueId),
  );
  if (rows.length === 0) return { why: step('list_value_not_chosen', { list: list.name }) };
  const reached = rows.filter(({ quantityFrom }) => question.ownQuantity.gte(quantityFrom));
  if (reached.length === 0) {
    const from = rows.map((item) => new Exact(item.quantityFrom)).reduce((a, b) => Exact.min(a, b));
    return {
      why: step('list_quantity_below', { list: list.name, quantity: from.toFixed() }),
      fault: 'quantity_too_small',
    };
  }
  const fitting =
    list.pricingMethod === 'table' ? reached.filter((item) => fitsSize(item, question)) : reached;
  const item = fitting.toSorted(byFit)[0];
  if (item) return { list, item };
  const lacksSize = reached.some(
    ({ lengthTo, heightTo }) =>
      (lengthTo !== null && !question.sizes.length) || (heightTo !== null && !question.sizes.height),
  );
  return {
    why: step('list_size_above', { list: list.name }),
    fault: lacksSize ? 'size_missing' : 'size_too_large',
  };
};

const fitsSize = ({ lengthTo, heightTo }: PriceItem, { sizes }: ParsedQuestion): boolean =>
  (lengthTo === null || sizes.length?.lte(lengthTo) === true) &&
  (heightTo === null || sizes.height?.lte(heightTo) === true);

const byFit = (one: PriceItem, other: PriceItem): number =>
  Number(other.variantId !== null) - Number(one.variantId !== null) ||
  Number(other.parameterValueId !== null) - Number(one.parameterValueId !== null) ||
  Number(other.quantityFrom) - Number(one.quantityFrom) ||
  sizeOf(one.lengthTo) - sizeOf(other.lengthTo) ||
  sizeOf(one.heightTo) - sizeOf(other.heightTo);

/** A row without a size applies to every size; a row with a size is preferred. */
const sizeOf = (size: string | null): number => (size === null ? Number.MAX_VALUE : Number(size));

/** Preferred first: the customer's own list, a list of their price type, the asked currency, the later begin, the larger id. */
const byStrength =
  ({ currency }: ParsedQuestion) =>
  ({ list: one }: Candidate, { list: other }: Candidate): number =>
    byCustomer(one, other) ||
    Number(other.currency === currency) - Number(one.currency === currency) ||
    (other.beginDate ?? '').localeCompare(one.beginDate ?? '') ||
    other.id - one.id;

/** Preferred first: the customer's own list, then a list of their price type. */
const byCustomer = (one: PriceList, other: PriceList): number =>
  Number(other.customerId !== null) - Number(one.customerId !== null) ||
  Number(other.priceType !== null) - Number(one.priceType !== null);
