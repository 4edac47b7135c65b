/** The price lists, discounts and rates for one or more questions. Days are `YYYY-MM-DD`, amounts are text. */
export interface PriceBook {
  readonly lists: readonly PriceList[];
  readonly discounts: readonly Discount[];
  readonly rates: readonly Rate[];
}

export interface Period {
  readonly beginDate: string | null;
  readonly endDate: string | null;
}

export interface PriceList extends Period {
  readonly id: number;
  /** Its number and name, for people. */
  readonly name: string;
  readonly kind: 'main' | 'surcharge';
  /** For surcharges: which part of a price it gives. Of several surcharges with one code only one is added. */
  readonly priceCode: string | null;
  /**
   * `fixed`: a row has one price. `scale`: its price depends on the quantity, `table`: on the size. `percent`: it is a share of
   * another price. `formula`: it is computed.
   */
  readonly pricingMethod: 'fixed' | 'formula' | 'percent' | 'scale' | 'table';
  /** The only type of discount on its prices; any type if null. */
  readonly discountType: DiscountType | null;
  /** Each price is multiplied by `rate` and by `multiplier`, which have nothing to do with rates of exchange (`Rate`). */
  readonly rate: string;
  readonly multiplier: string;
  readonly formula: string | null;
  readonly currency: string;
  /** The only customer whom it prices, or the price type of its customers; null for all. */
  readonly customerId: number | null;
  readonly priceType: string | null;
  readonly items: readonly PriceItem[];
}

export interface PriceItem {
  readonly productId: number;
  /** The code of the row, if it is not that of the list. */
  readonly priceCode: string | null;
  readonly priceDescription: string | null;
  /** The only variant of the product that the row prices; any if null. */
  readonly variantId: number | null;
  /** The row applies only if this value was chosen; always if null. */
  readonly parameterValueId: number | null;
  /** The least quantity for which the row applies, in the product's own unit. */
  readonly quantityFrom: string;
  /** For the method `table`: the largest size for which the row applies; any size if null. */
  readonly lengthTo: string | null;
  readonly heightTo: string | null;
  readonly price: string;
  readonly percent: string | null;
  readonly formula: string | null;
  /** The largest discount in percent, and the least priority of a discount. */
  readonly maxDiscount: string | null;
  readonly discountPriority: number | null;
  readonly noDiscount: boolean;
}

/** `price`: an amount off the price of one unit. */
type DiscountType = 'price' | 'percent' | 'formula';

export interface Discount extends Period {
  readonly id: number;
  readonly name: string;
  /** The only customer who gets it; null for all. */
  readonly customerId: number | null;
  readonly discountType: DiscountType;
  readonly discountPercent: string | null;
  readonly discountSum: string | null;
  /** The currency of `discountSum`. */
  readonly currency: string;
  readonly formula: string | null;
  /** The most that it may take off, in percent of the price; no limit if null. */
  readonly maxDiscount: string | null;
  readonly discountPriority: number;
  /** Whether it applies only where an order names it. */
  readonly onlyByOrder: boolean;
  /** The products it applies to; all products if empty. */
  readonly items: readonly DiscountItem[];
}

/** The discount on one product: with a code only on prices that have it. Its values replace those of the discount. */
export interface DiscountItem {
  readonly productId: number;
  readonly priceCode: string | null;
  readonly discountPercent: string | null;
  readonly discountSum: string | null;
}

/** From `activeDate` on, `multiplier` units of the currency cost `rate` złoty. */
export interface Rate {
  readonly currency: string;
  readonly rate: string;
  readonly multiplier: number;
  readonly activeDate: string;
  /** The table of the national bank that has it: A, B or C. */
  readonly table: string;
}

/** The unit of a quantity, if it is not the product's own unit. One of it equals `times / by` of the product's own units. */
export interface AskedUnit {
  readonly name: string;
  /** The name of the product's own unit. */
  readonly own: string;
  /** Null if nobody said how to convert it. */
  readonly ratio: { readonly times: string; readonly by: string } | null;
}

/** What to price. */
export interface PriceQuestion {
  readonly productId: number;
  readonly productVariantId?: number | null;
  readonly quantity: string;
  /** The unit of the quantity; the product's own unit if absent. Price lists always use the product's own unit. */
  readonly unit?: AskedUnit | null;
  readonly length?: string | null;
  readonly height?: string | null;
  readonly numberOfPieces?: number | null;
  readonly chosen?: readonly ChosenValue[];
  readonly customer?: { readonly id: number; readonly priceType: string | null } | null;
  readonly currency: string;
  readonly date: string;
  /** A price that somebody typed for one unit: no list is asked, and only the discount of the order lowers it. */
  readonly typedPrice?: string | null;
  /** The discount that the order names. */
  readonly orderDiscountId?: number | null;
  /** The discounts that lowered the price until now: if one of them has ended, the step that says so is a warning. */
  readonly earlierDiscountIds?: readonly number[] | null;
}

/** A chosen value of a parameter of the product: its id, and its values for formulas. */
export interface ChosenValue {
  readonly code: string;
  readonly valueId: number | null;
  readonly value: string;
}

/** Whether a day is in a period; null means no limit. */
export function holdsOn({ beginDate, endDate }: Period, day: string): boolean {
  return (beginDate === null || beginDate <= day) && (endDate === null || day <= endDate);
}

/** For how many days after its end people are told that a price list or a discount has ended. */
const daysTold = 92;

/** The day `daysTold` days before a day: on `day`, people are not told of lists and discounts that ended before it. */
export function firstDayTold(day: string): string {
  return new Date(Date.parse(day) - daysTold * 86_400_000).toISOString().slice(0, 10);
}
