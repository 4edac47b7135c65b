import type { Database } from '#database/connect.ts';
import { discountItems, priceItems } from '#database/sales/priceItems.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Discount, PriceBook, PriceList, Rate } from '#domain/sales/pricing/priceBook.ts';
import { homeCurrency } from '#domain/sales/pricing/rates.ts';
import { findRecords } from '../records/findRecords.ts';

/** What all questions together need to be read. */
export interface BookWanted {
  readonly productIds: readonly number[];
  readonly customerId: number | null;
  readonly currency: string;
  readonly date: string;
  /** The codes of all currencies by their ids. */
  readonly currencies: ReadonlyMap<number, string>;
}

/** Reads the lists, discounts and rates that the prices depend on, as far as the actor may see them. */
export async function readPriceBook(
  database: Database,
  actor: Actor,
  wanted: BookWanted,
): Promise<PriceBook> {
  const items = Map.groupBy(await priceItems(database.sql, wanted.productIds), ({ listId }) => listId);
  const ofCustomer = {
    markedToDelete: false,
    or: [
      { customer: { notFilled: true } },
      ...(wanted.customerId === null ? [] : [{ customer: wanted.customerId }]),
    ],
  };
  const listIds = [...items.keys()];
  const lists = await findRecords(database, actor, 'pricelist', {
    ...ofCustomer,
    id: { inList: listIds.length > 0 ? listIds : [0] },
  });
  const discounts = await findRecords(database, actor, 'discount', ofCustomer);
  const rows = Map.groupBy(
    await discountItems(
      database.sql,
      discounts.map(({ id }) => id),
    ),
    ({ listId }) => listId,
  );
  const codeOf = (id: unknown): string => wanted.currencies.get(Number(id)) ?? homeCurrency;
  const book = {
    lists: lists.map((each) => ({ ...listOf(each, codeOf), items: items.get(each.id) ?? [] })),
    discounts: discounts.map((each) => ({ ...discountOf(each, codeOf), items: rows.get(each.id) ?? [] })),
  };
  const told = new Set([
    wanted.currency,
    ...[...book.lists, ...book.discounts].map(({ currency }) => currency),
  ]);
  return { ...book, rates: await ratesOf(database, actor, told, wanted) };
}

type CodeOf = (id: unknown) => string;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const nameOf = (record: AnyRecord): string =>
  [text(record.numberStr), text(record.name)].filter((part) => part !== null).join(' ');

const listOf = (record: AnyRecord, codeOf: CodeOf): Omit<PriceList, 'items'> => ({
  id: record.id,
  name: nameOf(record),
  kind: record.kind as PriceList['kind'],
  priceCode: text(record.priceCode),
  beginDate: text(record.beginDate),
  endDate: text(record.endDate),
  pricingMethod: record.pricingMethod as PriceList['pricingMethod'],
  discountType: record.discountType as PriceList['discountType'],
  rate: String(record.rate),
  multiplier: String(record.multiplier),
  formula: text(record.formula),
  currency: codeOf(record.currencyId),
  customerId: record.customerId as number | null,
  priceType: text(record.priceType),
});

const discountOf = (record: AnyRecord, codeOf: CodeOf): Omit<Discount, 'items'> => ({
  id: record.id,
  name: String(record.presentation),
  customerId: record.customerId as number | null,
  beginDate: text(record.beginDate),
  endDate: text(record.endDate),
  discountType: record.discountType as Discount['discountType'],
  discountPercent: text(record.discountPercent),
  discountSum: text(record.discountSum),
  currency: codeOf(record.currencyId),
  formula: text(record.formula),
  maxDiscount: text(record.maxDiscount),
  discountPriority: Number(record.discountPriority),
  onlyByOrder: record.onlyByOrder === true,
});

const daysBack = 400;

/** The rates of some currencies up to the day; a rate older than a year is not used. */
const ratesOf = async (
  database: Database,
  actor: Actor,
  codes: ReadonlySet<string>,
  { date, currencies }: BookWanted,
): Promise<Rate[]> => {
  const ids = [...currencies]
    .filter(([, code]) => code !== homeCurrency && codes.has(code))
    .map(([id]) => id);
  if (ids.length === 0) return [];
  const first = new Date(Date.parse(date) - daysBack * 86_400_000).toISOString().slice(0, 10);
  const found = await findRecords(database, actor, 'exchangeRate', {
    markedToDelete: false,
    currency: { inList: ids },
    activeDate: { gte: first, lte: date },
  });
  return found.map((record) => ({
    currency: currencies.get(Number(record.currencyId)) ?? '',
    rate: String(record.rate),
    multiplier: Number(record.multiplier),
    activeDate: String(record.activeDate),
    table: [record.table, text(record.tableNuber)].filter((part) => part !== null).join(' '),
  }));
};
