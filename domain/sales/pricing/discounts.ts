import type { Decimal } from 'decimal.js';
import { formulaResult, type PricingContext } from './methods.ts';
import { convertedBack, convertedBy } from '../../goods/units.rules.ts';
import { Exact, roundedMoney } from '../../kernel/decimals.ts';
import {
  holdsOn,
  type Discount,
  type DiscountItem,
  type PriceItem,
  type PriceList,
  type Rate,
} from './priceBook.ts';
import { convert } from './rates.ts';
import { step } from './steps.ts';

/** The price list and its row that limit the discounts on a price. */
interface DiscountTarget {
  readonly list: Pick<PriceList, 'name' | 'priceCode' | 'discountType'>;
  readonly item: Pick<PriceItem, 'priceCode' | 'noDiscount' | 'maxDiscount' | 'discountPriority'>;
}

/** A discount on the price of one unit, after its limits. */
export interface AppliedDiscount {
  readonly discount: Discount;
  readonly amount: Decimal;
}

/**
 * The one discount on a price; undefined if none is allowed. Of the allowed discounts, the one that the order names comes first,
 * then the one with the highest priority, then the largest. It is limited by the `maxDiscount` of the price list's row, by its own
 * `maxDiscount` and by the price. Each step (`addStep`) is a sentence that explains the price to people.
 */
export function bestDiscount(
  context: PricingContext,
  discounts: readonly Discount[],
  rates: readonly Rate[],
  target: DiscountTarget,
  price: Decimal,
): AppliedDiscount | undefined {
  const { addStep, orderDiscount } = context;
  const fitting = discounts.flatMap((discount) => fittingDiscount(context, discount, target));
  if (orderDiscount && !fitting.some(({ discount }) => discount === orderDiscount))
    addStep(step('discount_unfit', { discount: orderDiscount.name }));
  if (fitting.length === 0) return undefined;
  if (target.item.noDiscount) {
    addStep(step('discount_none_allowed', { list: target.list.name }));
    return undefined;
  }
  const allowed = fitting.filter(({ discount }) => isAllowed(context, discount, target));
  const amounts = allowed.map(({ discount, item }) => {
    const beforeLimits = amountOf(context, discount, item, rates, price);
    return { discount, amount: limitedAmount(context, discount, target, price, beforeLimits) };
  });
  const [best, ...others] = amounts.toSorted(
    (one, other) =>
      Number(other.discount === orderDiscount) - Number(one.discount === orderDiscount) ||
      other.discount.discountPriority - one.discount.discountPriority ||
      other.amount.comparedTo(one.amount) ||
      one.discount.id - other.discount.id,
  );
  if (!best) return undefined;
  if (best.discount === orderDiscount) addStep(step('discount_of_order', { discount: best.discount.name }));
  for (const { discount } of others)
    addStep(
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
    currency: context.question.currency,
  };
  addStep(step('discount_won', values));
  return best;
}

/** `item` is the row of the discount for the product; undefined if the discount applies to all products. */
type FittingDiscount = { readonly discount: Discount; readonly item: DiscountItem | undefined };

/**
 * The discount with its row for the product, if it applies to this customer, day, product and code; otherwise nothing. A step
 * reports one that has ended: as a warning if the order names it or it lowered the price until now.
 */
const fittingDiscount = (
  { question, orderDiscount, addStep }: PricingContext,
  discount: Discount,
  { list, item }: DiscountTarget,
): FittingDiscount[] => {
  if (discount.onlyByOrder && discount !== orderDiscount) return [];
  if (discount.customerId !== null && discount.customerId !== question.customer?.id) return [];
  const code = item.priceCode ?? list.priceCode;
  const ofProduct = discount.items.filter(({ productId }) => productId === question.productId);
  // A row with this price code wins over a row for all codes, whatever their order.
  const row =
    ofProduct.find(({ priceCode }) => priceCode !== null && priceCode === code) ??
    ofProduct.find(({ priceCode }) => priceCode === null);
  if (discount.items.length > 0 && !row) return [];
  if (holdsOn(discount, question.date)) return [{ discount, item: row }];
  if (discount.endDate !== null && discount.endDate < question.date) {
    const isMissed =
      discount === orderDiscount || question.earlierDiscountIds?.includes(discount.id) === true;
    const expired = step('discount_expired', { discount: discount.name, date: discount.endDate });
    addStep(isMissed ? { ...expired, level: 'warning' } : expired);
  }
  return [];
};

/** Whether the price list and its row allow this type and priority of discount. A step says why one is refused. */
const isAllowed = (
  { addStep }: PricingContext,
  discount: Discount,
  { list, item }: DiscountTarget,
): boolean => {
  if (list.discountType !== null && list.discountType !== discount.discountType) {
    addStep(step('discount_type_refused', { discount: discount.name, list: list.name }));
    return false;
  }
  if (item.discountPriority !== null && discount.discountPriority < item.discountPriority) {
    const values = {
      discount: discount.name,
      priority: String(discount.discountPriority),
      least: String(item.discountPriority),
    };
    addStep(step('discount_priority_refused', values));
    return false;
  }
  return true;
};

/** The reduction of the price of one asked unit, before its limits. */
const amountOf = (
  context: PricingContext,
  discount: Discount,
  item: DiscountItem | undefined,
  rates: readonly Rate[],
  price: Decimal,
): Decimal => {
  const { question, addStep } = context;
  switch (discount.discountType) {
    case 'percent':
      return price.times(item?.discountPercent ?? discount.discountPercent ?? 0).div(100);
    case 'price': {
      const sum = new Exact(item?.discountSum ?? discount.discountSum ?? 0);
      // The sum is for the product's own unit. `ratio` says how many of these are one asked unit.
      const ofOwnUnit = convert(rates, sum, discount.currency, question.currency, question.date, addStep);
      return new Exact(convertedBy(question.ratio, ofOwnUnit));
    }
    case 'formula': {
      if (!discount.formula) return new Exact(0);
      // In a formula, both the price and the quantity are in the product's own unit.
      const ofOwnUnit = new Exact(convertedBack(question.ratio, price));
      const reduction = formulaResult(context, discount.formula, discount.name, { price: ofOwnUnit });
      return new Exact(convertedBy(question.ratio, reduction));
    }
  }
};

/** The reduction after its limits, which are percents of the price; rounded to two decimals. */
const limitedAmount = (
  { addStep }: PricingContext,
  discount: Discount,
  { item }: DiscountTarget,
  price: Decimal,
  amount: Decimal,
): Decimal => {
  const limits = [item.maxDiscount, discount.maxDiscount].filter((limit) => limit !== null);
  const percent = limits.length > 0 ? Exact.min(...limits) : undefined;
  const mostAmount = percent && price.times(percent).div(100);
  const name = { discount: discount.name };
  addStep(step('discount_found', { ...name, amount: amount.toFixed() }));
  if (mostAmount && amount.gt(mostAmount)) {
    addStep(
      step('discount_capped', {
        ...name,
        percent: percent.toFixed(),
        amount: roundedMoney(mostAmount).toFixed(2),
      }),
    );
    return roundedMoney(Exact.min(mostAmount, price));
  }
  if (amount.gt(price)) {
    addStep(step('discount_to_zero', name));
    return price;
  }
  return roundedMoney(amount);
};
