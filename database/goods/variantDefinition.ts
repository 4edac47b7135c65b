import type { VariantParameter } from '#domain/goods/variantMatrix.rules.ts';
import type { StoredVariant } from '#domain/goods/variantPlan.rules.ts';
import type { Sql } from '../sql.ts';

/** The parameters that distinguish the variants of a product; undefined if nobody has defined them. */
export async function variantParametersOf(
  db: Sql,
  productId: number,
): Promise<readonly VariantParameter[] | undefined> {
  const definition = await db
    .selectFrom('product_variant_definition')
    .select('id')
    .where('product_id', '=', productId)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .executeTakeFirst();
  if (!definition) return undefined;
  return db
    .selectFrom('product_variant_definition_additional_parameters')
    .select(['name', 'type', 'values'])
    .where('parent_id', '=', definition.id)
    .orderBy('row_number')
    .execute();
}

/** The variants of a product without those marked for deletion, oldest first. */
export function variantsOf(db: Sql, productId: number): Promise<StoredVariant[]> {
  return db
    .selectFrom('product_variant')
    .select(['id', 'name', 'variants'])
    .where('product_id', '=', productId)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .execute();
}
