import type { Database } from '#database/connect.ts';
import { changedItems, lockPriceList } from '#database/sales/changePrices.ts';
import { copyPriceList } from '#database/sales/copyPriceList.ts';
import { priceItems } from '#database/sales/priceItems.ts';
import { filledText, type AnyRecord, type JsonValue } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { overlappingProducts, type ListInUse } from '#domain/sales/priceLists/overlap.rules.ts';
import { priceListContracts } from '#domain/sales/priceLists/priceList.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';

const tag = 'sales';
const access = ['sales'] as const;

/** The calls for a whole price list: change its prices, copy it, compare it with the others. */
export function priceListEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(priceListContracts.overlaps, {
      tag,
      access,
      summary: 'The price lists that say a price for the same product, customers and days as this one',
      handle: async ({ actor, body }) => {
        const { id, kind, customerId, currencyId, priceType, priceCode, beginDate, endDate, items } = body;
        const checkedList: ListInUse = {
          kind: kind ?? 'main',
          customerId: customerId ?? null,
          currencyId: currencyId ?? null,
          priceType: priceType ?? null,
          priceCode: priceCode ?? null,
          beginDate: beginDate ?? null,
          endDate: endDate ?? null,
          items: items.map((item) => ({ productId: item.productId, priceCode: item.priceCode ?? null })),
        };
        const rows = await overlapping(database, actor, checkedList, id ?? null);
        return { rows, count: rows.length };
      },
    }),
    serve(priceListContracts.changePrices, {
      tag,
      access,
      summary: 'Changes the prices of a list by a percent or an amount, or only shows what they would be',
      refuses: [409],
      handle: async ({ actor, request, params: { id }, body }) => {
        const { preview, updatedAt, ...change } = body;
        await database.records.mustSee(actor, 'pricelist', id, 'modify');
        if (preview) {
          const list = await database.records.get(actor, 'pricelist', id);
          const { changed } = changedItems(list, change);
          return { rows: [...changed], count: changed.length, updatedAt: list.updatedAt };
        }
        const stored = await doOnce(database, actor, request, body, async (tx) => {
          const list = await lockPriceList(tx, actor, id, updatedAt);
          const { items, changed } = changedItems(list, change);
          if (changed.length > 0) await tx.records.update(actor, 'pricelist', id, { items: [...items] });
          // What a request did is stored as JSON, from which the same request sent again is answered.
          return changed as unknown as JsonValue;
        });
        const rows = stored as unknown as ReturnType<typeof changedItems>['changed'];
        const { updatedAt: newVersion } = await database.records.get(actor, 'pricelist', id);
        return { rows: [...rows], count: rows.length, updatedAt: newVersion };
      },
    }),
    serve(priceListContracts.copyForPeriod, {
      tag,
      access,
      summary:
        'Copies a price list for the period that follows, with its prices changed where that is wanted',
      refuses: [409],
      handle: async ({ actor, request, params: { id }, body }) => {
        await database.records.mustSee(actor, 'pricelist', id, 'modify');
        return doOnce(database, actor, request, body, (tx) => copyPriceList(tx, actor, id, body));
      },
    }),
  ];
}

/**
 * The lists that overlap with this one, each with the names of the products that are in both.
 * @param id that of the checked list, which does not overlap with itself; null for a list that is not saved yet
 */
const overlapping = async (database: Database, actor: Actor, checkedList: ListInUse, id: number | null) => {
  const productIds = [...new Set(checkedList.items.map(({ productId }) => productId))];
  if (productIds.length === 0) return [];
  const items = Map.groupBy(await priceItems(database.sql, productIds), ({ listId }) => listId);
  const others = [...items.keys()].filter((each) => each !== id);
  const lists = await findRecords(database, actor, 'pricelist', {
    markedToDelete: false,
    kind: checkedList.kind,
    id: { inList: others },
  });
  const overlaps = lists
    .map((list) => ({
      list,
      products: overlappingProducts(checkedList, listInUse(list, items.get(list.id) ?? [])),
    }))
    .filter(({ products }) => products.length > 0);
  const sharedProducts = await findRecords(database, actor, 'product', {
    id: { inList: overlaps.flatMap(({ products }) => products) },
  });
  const productNames = new Map(
    sharedProducts.map(({ id: productId, presentation }) => [productId, String(presentation)]),
  );
  return overlaps.map(({ list, products }) => ({
    id: list.id,
    presentation: [list.numberStr, list.name].filter(Boolean).join(' '),
    beginDate: filledText(list.beginDate),
    endDate: filledText(list.endDate),
    products: products.map((product) => productNames.get(product) ?? ''),
  }));
};

/** A price list as the rules of overlaps take it. */
const listInUse = (list: AnyRecord, items: ListInUse['items']): ListInUse => ({
  kind: String(list.kind),
  customerId: Number(list.customerId) || null,
  currencyId: Number(list.currencyId) || null,
  priceType: filledText(list.priceType),
  priceCode: filledText(list.priceCode),
  beginDate: filledText(list.beginDate),
  endDate: filledText(list.endDate),
  items,
});
