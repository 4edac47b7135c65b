import type { Database } from '#database/connect.ts';
import { discountsThatMayApply } from '#database/sales/discountsThatMayApply.ts';
import { discountOf } from '#database/sales/discountRecords.ts';
import { latestRates } from '#database/sales/latestRates.ts';
import { discountItems, priceItems } from '#database/sales/priceItems.ts';
import { filledText, type AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { PriceBook, PriceList } from '#domain/sales/pricing/priceBook.ts';
import { homeCurrency } from '#domain/sales/pricing/rates.ts';
import { findRecords } from '../records/findRecords.ts';

/** Says what must be read to answer all price questions of a call. */
export interface BookRequest {
  readonly productIds: readonly number[];
  readonly customerId: number | null;
  readonly currency: string;
  readonly date: string;
  /** The discounts that the order names, or that lowered the prices until now. */
  readonly namedDiscountIds: readonly number[];
  /** The codes of all currencies by their ids. */
  readonly currencies: ReadonlyMap<number, string>;
}

/**
 * Reads the lists, discounts and rates that the prices depend on, as far as the actor may see them. Lists that are not valid on
 * the day are read, too: the computation leaves them out and explains why.
 */
export async function readPriceBook(
  database: Database,
  actor: Actor,
  request: BookRequest,
): Promise<PriceBook> {
  const itemsOfLists = Map.groupBy(
    await priceItems(database.sql, request.productIds),
    ({ listId }) => listId,
  );
  const forAnybodyOrCustomer = {
    markedToDelete: false,
    or: [
      { customer: { notFilled: true } },
      ...(request.customerId === null ? [] : [{ customer: request.customerId }]),
    ],
  };
  const lists = await findRecords(database, actor, 'pricelist', {
    ...forAnybodyOrCustomer,
    id: { inList: [...itemsOfLists.keys()] },
  });
  const discountIds = await discountsThatMayApply(database.sql, {
    ...request,
    namedIds: request.namedDiscountIds,
  });
  const discounts = await findRecords(database, actor, 'discount', {
    id: { inList: discountIds },
  });
  const itemsOfDiscounts = Map.groupBy(
    await discountItems(
      database.sql,
      discounts.map(({ id }) => id),
    ),
    // The `listId` of a row of a discount is the id of the discount.
    ({ listId }) => listId,
  );
  // A list or discount without a currency is in the home currency.
  const codeOf = (id: unknown): string => request.currencies.get(Number(id)) ?? homeCurrency;
  const book = {
    lists: lists.map((each) => ({ ...listOf(each, codeOf), items: itemsOfLists.get(each.id) ?? [] })),
    discounts: discounts.map((each) => ({
      ...discountOf(each, codeOf),
      items: itemsOfDiscounts.get(each.id) ?? [],
    })),
  };
  const currencies = new Set([
    request.currency,
    ...[...book.lists, ...book.discounts].map(({ currency }) => currency),
  ]);
  return { ...book, rates: await latestRates(database.sql, currencies, request.date) };
}

/** Gives the code of a currency, such as `PLN`, for its id. */
type CodeOf = (id: unknown) => string;

/** The number and the name of a price list, as far as they are filled. */
const nameOf = (record: AnyRecord): string =>
  [filledText(record.numberStr), filledText(record.name)].filter((part) => part !== null).join(' ');

const listOf = (record: AnyRecord, codeOf: CodeOf): Omit<PriceList, 'items'> => ({
  id: record.id,
  name: nameOf(record),
  kind: record.kind as PriceList['kind'],
  priceCode: filledText(record.priceCode),
  beginDate: filledText(record.beginDate),
  endDate: filledText(record.endDate),
  pricingMethod: record.pricingMethod as PriceList['pricingMethod'],
  discountType: record.discountType as PriceList['discountType'],
  rate: String(record.rate),
  multiplier: String(record.multiplier),
  formula: filledText(record.formula),
  currency: codeOf(record.currencyId),
  customerId: record.customerId as number | null,
  priceType: filledText(record.priceType),
});
