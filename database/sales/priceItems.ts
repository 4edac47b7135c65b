import type { DiscountItem, PriceItem } from '#domain/sales/pricing/priceBook.ts';
import type { Sql } from '../sql.ts';

/** A row with the id of the price list or discount that holds it. */
export type OfList<T> = T & { readonly listId: number };

/** The rows of all price lists for these products, at least one. The caller checks the access to the lists. */
export async function priceItems(db: Sql, productIds: readonly number[]): Promise<OfList<PriceItem>[]> {
  const rows = await db
    .selectFrom('pricelist_items')
    .selectAll()
    .where('product_id', 'in', [...productIds])
    .orderBy('parent_id')
    .orderBy('row_number')
    .execute();
  return rows.map((row) => ({
    listId: row.parent_id,
    productId: row.product_id,
    priceCode: row.price_code || null,
    priceDescription: row.price_description || null,
    variantId: row.product_variant_id,
    parameterValueId: row.parameter_value_id,
    quantityFrom: row.quantity_from,
    lengthTo: row.length_to,
    heightTo: row.height_to,
    price: row.price,
    percent: row.percent,
    formula: row.formula || null,
    maxDiscount: row.max_discount,
    discountPriority: row.discount_priority,
    noDiscount: row.no_discount,
  }));
}

/** The product rows of these discounts. */
export async function discountItems(
  db: Sql,
  discountIds: readonly number[],
): Promise<OfList<DiscountItem>[]> {
  if (discountIds.length === 0) return [];
  const rows = await db
    .selectFrom('discount_items')
    .selectAll()
    .where('parent_id', 'in', [...discountIds])
    .orderBy('row_number')
    .execute();
  return rows.map((row) => ({
    listId: row.parent_id,
    productId: row.product_id,
    priceCode: row.price_code || null,
    discountPercent: row.discount_percent,
    discountSum: row.discount_sum,
  }));
}
