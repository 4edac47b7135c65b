import type { Database } from '#database/connect.ts';
import { costBook } from '#database/goods/costBook.ts';
import { bomCostContracts } from '#domain/goods/bomCost.contracts.ts';
import { costOf } from '#domain/goods/bomCost.rules.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { objects } from '#domain/objects.ts';
import { homeCurrency } from '#domain/sales/pricing/rates.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** What a product costs to make. */
export function bomCostEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { bom, product } = objects;
  return [
    serve(bomCostContracts.ofProduct, {
      tag: 'goods',
      access: 'signedIn',
      summary: 'What a quantity of a product costs by its bill of materials, step by step',
      handle: async ({ actor, language, params: { id }, query: { quantity, date, billId } }) => {
        mustReadAll(database.registry, actor, ['bom']);
        await database.records.mustSee(actor, product.name, id);
        if (billId !== undefined) await database.records.mustSee(actor, bom.name, billId);
        const day = date ?? warsawToday();
        const amount = quantity.replace(',', '.');
        const book = await costBook(database.sql, id, language, billId);
        const cost = costOf(book, { productId: id, quantity: amount, day, billId });
        const unit = book.units.get(book.products.get(id)?.unitId ?? 0) ?? '';
        return { quantity: amount, unit, date: day, currency: homeCurrency, ...cost, rows: [...cost.rows] };
      },
    }),
  ];
}
