/** The data of a price list that decides whether two lists overlap. */
export interface ListInUse {
  /** `main` or `surcharge`. */
  readonly kind: string;
  /** Null if the list is for all customers. */
  readonly customerId: number | null;
  readonly priceType: string | null;
  readonly currencyId: number | null;
  readonly priceCode: string | null;
  /** Days; null means no limit. */
  readonly beginDate: string | null;
  readonly endDate: string | null;
  readonly items: readonly { readonly productId: number; readonly priceCode: string | null }[];
}

/** Products for which both lists give a price of the same kind and currency to the same customers on the same days, each once. */
export function overlappingProducts(one: ListInUse, other: ListInUse): number[] {
  const haveSameUse =
    one.kind === other.kind &&
    one.customerId === other.customerId &&
    (one.priceType ?? '') === (other.priceType ?? '') &&
    one.currencyId === other.currencyId;
  if (!haveSameUse || !daysOverlap(one, other)) return [];
  const otherKeys = new Set(priceKeys(other));
  const commonKeys = priceKeys(one).filter((key) => otherKeys.has(key));
  const productIds = commonKeys.map((key) => Number(key.split(' ')[0]));
  return [...new Set(productIds)];
}

const daysOverlap = (one: ListInUse, other: ListInUse): boolean =>
  (one.beginDate ?? '') <= (other.endDate ?? '9999') && (other.beginDate ?? '') <= (one.endDate ?? '9999');

/**
 * What the prices of a list compete for, as keys: `7` for the main price of product 7, `7 HEAT` for its surcharge with the code
 * HEAT. Two lists compete if they have a key in common. A surcharge without a code competes with no other.
 */
const priceKeys = ({ kind, priceCode, items }: ListInUse): string[] =>
  items.flatMap((item) => {
    if (kind === 'main') return [`${item.productId}`];
    const code = item.priceCode || priceCode;
    return code ? [`${item.productId} ${code}`] : [];
  });
