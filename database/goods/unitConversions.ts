import { ratioBetween, type Conversion } from '#domain/goods/units.rules.ts';
import type { AskedUnit } from '#domain/sales/pricing/priceBook.ts';
import { defaultLanguage, type Language } from '#domain/kernel/language.ts';
import { wordIn } from '../reading/select.ts';
import type { Sql } from '../sql.ts';

/** The units of some products, and how quantities in other units are converted. */
export interface ProductUnits {
  /** The id of each product's own unit, by the product's id; null for a product without a unit. */
  readonly own: ReadonlyMap<number, number | null>;
  /** The names of the products. */
  readonly names: ReadonlyMap<number, string>;
  /** The codes of all units. */
  readonly codes: ReadonlyMap<number, string>;
  /** The conversions for a product: its own first, then the general ones. Of two that fit, the first is used. */
  readonly conversionsOf: (productId: number) => readonly Conversion[];
}

/**
 * Reads the units of products in three statements, however many products there are.
 * @param language of the names of the products
 */
export async function productUnits(
  db: Sql,
  productIds: readonly number[],
  language: Language = defaultLanguage,
): Promise<ProductUnits> {
  // No product has the id 0; SQL has no empty list.
  const ids = productIds.length > 0 ? [...new Set(productIds)] : [0];
  const products = await db
    .selectFrom('product')
    .select(['id', 'name', 'lang', 'unit_of_measure_id as unitId'])
    .where('id', 'in', ids)
    .execute();
  const own = new Map(products.map(({ id, unitId }) => [id, unitId]));
  const rows = await db
    .selectFrom('product_conversions')
    .select(['parent_id as productId', 'unit_of_measure_id as unitId', 'factor'])
    .where('parent_id', 'in', ids)
    .orderBy('row_number')
    .execute();
  const ofProducts = Map.groupBy(rows, ({ productId }) => productId);
  const units = await db
    .selectFrom('unit_of_measure')
    .select(['id', 'code', 'in_unit_id as inUnitId', 'factor'])
    .orderBy('id')
    .execute();
  const general = units.flatMap(({ id, inUnitId, factor }) =>
    inUnitId === null || factor === null ? [] : [{ unitId: id, inUnitId, factor }],
  );
  return {
    own,
    names: new Map(products.map(({ id, name, lang }) => [id, wordIn(lang, language) ?? name ?? ''])),
    codes: new Map(units.map(({ id, code }) => [id, code ?? ''])),
    conversionsOf: (productId) => {
      const inUnitId = own.get(productId) ?? null;
      if (inUnitId === null) return general;
      const named = (ofProducts.get(productId) ?? []).flatMap(({ unitId, factor }) =>
        unitId === null || factor === null ? [] : [{ unitId, inUnitId, factor }],
      );
      return [...named, ...general];
    },
  };
}

/** The unit of a quantity as prices are asked for it; null if it is the own unit of the product, or one of the two is missing. */
export function askedUnit(
  { own, codes, conversionsOf }: ProductUnits,
  productId: number,
  unitId: number | null | undefined,
): AskedUnit | null {
  const ownId = own.get(productId);
  if (!unitId || !ownId || ownId === unitId) return null;
  const ratio = ratioBetween(conversionsOf(productId), unitId, ownId);
  return {
    name: codes.get(unitId) ?? '',
    own: codes.get(ownId) ?? '',
    ratio: ratio ? { times: ratio.times.toFixed(), by: ratio.by.toFixed() } : null,
  };
}
