import type { Decimal } from 'decimal.js';
import { computed, type Work } from './methods.ts';
import { convertedBy } from '../../goods/units.rules.ts';
import {
  holdsOn,
  type Discount,
  type DiscountItem,
  type PriceItem,
  type PriceList,
  type Rate,
} from './priceBook.ts';
import { convert } from './rates.ts';
import { Exact, toMoney } from './rounding.ts';
import { step } from './steps.ts';

/** The price list and its row that limit the discounts on a price. */
interface Lowerable {
  readonly list: Pick<PriceList, 'name' | 'priceCode' | 'discountType'>;
  readonly item: Pick<PriceItem, 'priceCode' | 'noDiscount' | 'maxDiscount' | 'discountPriority'>;
}

/** A discount on the price of one unit, after its limits. */
export interface Lowered {
  readonly discount: Discount;
  readonly amount: Decimal;
}

/**
 * The one discount on a price; undefined if none is allowed. Of the allowed discounts, the one that the order names comes first,
 * then the one with the highest priority, then the largest. It is limited by the row's `maxDiscount`, its own `maxDiscount` and
 * the price.
 */
export function bestDiscount(
  work: Work,
  discounts: readonly Discount[],
  rates: readonly Rate[],
  candidate: Lowerable,
  price: Decimal,
): Lowered | undefined {
  const { tell } = work;
  const { orderDiscount } = work;
  const fitting = discounts.flatMap((discount) => fitted(work, discount, candidate));
  if (orderDiscount && !fitting.some(({ discount }) => discount === orderDiscount))
    tell(step('discount_unfit', { discount: orderDiscount.name }));
  if (fitting.length === 0) return undefined;
  if (candidate.item.noDiscount) {
    tell(step('discount_none_allowed', { list: candidate.list.name }));
    return undefined;
  }
  const allowed = fitting.filter(({ discount }) => isAllowed(work, discount, candidate));
  const found = allowed.map(({ discount, item }) => ({
    discount,
    amount: limited(work, discount, candidate, price, amountOf(work, discount, item, rates, price)),
  }));
  const [best, ...others] = found.toSorted(
    (one, other) =>
      Number(other.discount === orderDiscount) - Number(one.discount === orderDiscount) ||
      other.discount.discountPriority - one.discount.discountPriority ||
      other.amount.comparedTo(one.amount) ||
      one.discount.id - other.discount.id,
  );
  if (!best) return undefined;
  if (best.discount === orderDiscount) tell(step('discount_of_order', { discount: best.discount.name }));
  for (const { discount } of others)
    tell(
      step('discount_lost', {
        discount: discount.name,
        priority: String(discount.discountPriority),
        winner: best.discount.name,
        winnerPriority: String(best.discount.discountPriority),
      }),
    );
  const values = {
    discount: best.discount.name,
    amount: best.amount.toFixed(2),
    currency: work.asked.currency,
  };
  tell(step('discount_won', values));
  return best;
}

type Fitted = { readonly discount: Discount; readonly item: DiscountItem | undefined };

/**
 * Whether a discount applies to this customer, day, product and code. A step reports one that has ended: as a warning if the
 * order names it or it lowered the price until now.
 */
const fitted = (
  { asked, orderDiscount, tell }: Work,
  discount: Discount,
  { list, item }: Lowerable,
): Fitted[] => {
  if (discount.onlyByOrder && discount !== orderDiscount) return [];
  if (discount.customerId !== null && discount.customerId !== asked.customer?.id) return [];
  const code = item.priceCode ?? list.priceCode;
  const ofProduct = discount.items.filter(({ productId }) => productId === asked.productId);
  // A row with this price code wins over a row for all codes, whatever their order.
  const own =
    ofProduct.find(({ priceCode }) => priceCode !== null && priceCode === code) ??
    ofProduct.find(({ priceCode }) => priceCode === null);
  if (discount.items.length > 0 && !own) return [];
  if (holdsOn(discount, asked.date)) return [{ discount, item: own }];
  if (discount.endDate !== null && discount.endDate < asked.date) {
    const isMissed = discount === orderDiscount || asked.earlierDiscountIds?.includes(discount.id) === true;
    const told = step('discount_expired', { discount: discount.name, date: discount.endDate });
    tell(isMissed ? { ...told, level: 'warning' } : told);
  }
  return [];
};

const isAllowed = ({ tell }: Work, discount: Discount, { list, item }: Lowerable): boolean => {
  if (list.discountType !== null && list.discountType !== discount.discountType) {
    tell(step('discount_type_refused', { discount: discount.name, list: list.name }));
    return false;
  }
  if (item.discountPriority !== null && discount.discountPriority < item.discountPriority) {
    const values = {
      discount: discount.name,
      priority: String(discount.discountPriority),
      least: String(item.discountPriority),
    };
    tell(step('discount_priority_refused', values));
    return false;
  }
  return true;
};

/** The reduction of the price of one unit, before its limits. */
const amountOf = (
  work: Work,
  discount: Discount,
  item: DiscountItem | undefined,
  rates: readonly Rate[],
  price: Decimal,
): Decimal => {
  const { asked, tell } = work;
  switch (discount.discountType) {
    case 'percent':
      return price.times(item?.discountPercent ?? discount.discountPercent ?? 0).div(100);
    case 'price': {
      const sum = new Exact(item?.discountSum ?? discount.discountSum ?? 0);
      const ofOwnUnit = convert(rates, sum, discount.currency, asked.currency, asked.date, tell);
      return new Exact(convertedBy(asked.ratio, ofOwnUnit));
    }
    case 'formula': {
      if (!discount.formula) return new Exact(0);
      // In a formula, both the price and the quantity are in the product's own unit.
      const ofOwnUnit = price.times(asked.ratio.by).div(asked.ratio.times);
      const lowered = computed(work, discount.formula, discount.name, { price: ofOwnUnit });
      return new Exact(convertedBy(asked.ratio, lowered));
    }
  }
};

const limited = (
  { tell }: Work,
  discount: Discount,
  { item }: Lowerable,
  price: Decimal,
  amount: Decimal,
): Decimal => {
  const limits = [item.maxDiscount, discount.maxDiscount].filter((limit) => limit !== null);
  const percent = limits.length > 0 ? Exact.min(...limits) : undefined;
  const most = percent && price.times(percent).div(100);
  const name = { discount: discount.name };
  tell(step('discount_found', { ...name, amount: amount.toFixed() }));
  if (most && amount.gt(most)) {
    tell(step('discount_capped', { ...name, percent: percent.toFixed(), amount: toMoney(most).toFixed(2) }));
    return toMoney(Exact.min(most, price));
  }
  if (amount.gt(price)) {
    tell(step('discount_to_zero', name));
    return price;
  }
  return toMoney(amount);
};
