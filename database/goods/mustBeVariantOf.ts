import { failFields } from '#domain/kernel/fail.ts';
import type { Sql } from '../sql.ts';
import type { Draft } from '../writing/hooks.ts';

/**
 * A row that names a variant names one of its product.
 * @param part the name of the table part with the rows
 * @throws validation_failed that names the row, the variant and the product
 */
export async function mustBeVariantOf(db: Sql, part: string, rows: readonly Draft[]): Promise<void> {
  const ids = [...new Set(rows.map(({ productVariant }) => productVariant))].filter(
    (id) => typeof id === 'number',
  );
  if (ids.length === 0) return;
  const variants = await db
    .selectFrom('product_variant')
    .select(['id', 'name', 'product_id as productId'])
    .where('id', 'in', ids)
    .execute();
  const known = new Map(variants.map((variant) => [variant.id as unknown, variant]));
  const strange = rows.flatMap(({ product, productVariant }, row) => {
    const variant = known.get(productVariant);
    return variant && variant.productId !== product ? [{ row, product, variant }] : [];
  });
  if (strange.length === 0) return;
  const products = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      strange.map(({ product }) => Number(product)),
    )
    .execute();
  const nameOf = new Map(products.map(({ id, name }) => [id, name]));
  throw failFields(
    strange.map(({ row, product, variant }) => ({
      field: `${part}[${row}].productVariant`,
      code: 'variant_of_other_product',
      params: { variant: variant.name, product: nameOf.get(Number(product)) ?? '' },
    })),
  );
}
