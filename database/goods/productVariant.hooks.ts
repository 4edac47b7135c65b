import { sql } from 'kysely';
import { axesOf, checkedVariant, type VariantParameter } from '#domain/goods/variantMatrix.rules.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Sql } from '../sql.ts';
import { isRestored } from '../writing/changedFields.ts';
import type { Hooks } from '../writing/hooks.ts';
import { lockRow } from '../writing/lockRow.ts';
import { variantParametersOf } from './variantDefinition.ts';

/** Refuses a second definition of the variants of a product, and a definition with values that cannot be read. */
export const productVariantDefinitionHooks: Hooks = {
  beforeWrite: async (draft, before, { tx }) => {
    if (Array.isArray(draft.additionalParameters)) {
      const { errors } = axesOf(draft.additionalParameters as VariantParameter[]);
      if (errors.length > 0) throw failFields(errors);
    }
    const product = Number(draft.product ?? before?.productId);
    const isMarked = draft.markedToDelete ?? before?.markedToDelete ?? false;
    if (isMarked === true) return;
    // Two definitions of one product that are written at the same moment wait for each other.
    await lockRow(tx.sql, 'product', product);
    const other = await tx.sql
      .selectFrom('product_variant_definition')
      .select('id')
      .where('product_id', '=', product)
      .where('marked_to_delete', '=', false)
      .where('id', '!=', before?.id ?? 0)
      .executeTakeFirst();
    if (other) throw failFields([{ field: 'product', code: 'not_unique' }]);
  },
};

/** The values of a variant are those that the definition of its product names, and no other variant has the same. */
export const productVariantHooks: Hooks = {
  beforeWrite: async (draft, before, { tx }) => {
    if (before && isRestored(draft, before)) return mustBeRestorable(tx.sql, before);
    if (!('variants' in draft) && !('product' in draft)) return;
    const product = Number(draft.product ?? before?.productId);
    await lockRow(tx.sql, 'product', product);
    const parameters = await variantParametersOf(tx.sql, product);
    const given = draft.variants === undefined ? before?.variants : draft.variants;
    const values = isMap(given) ? given : {};
    if (!parameters) {
      if (Object.keys(values).length > 0)
        throw failFields([{ field: 'variants', code: 'variant_definition_missing' }]);
      return;
    }
    const { variants, errors } = checkedVariant(parameters, values);
    if (errors.length > 0) throw failFields(errors);
    const same = await variantWith(tx.sql, product, variants, before?.id ?? 0);
    if (same) throw failFields([{ field: 'variants', code: 'variant_taken', params: same }]);
    draft.variants = variants;
  },
};

/**
 * Refuses to restore a variant if another one has its values by now. They may differ from the definition, as the values of
 * other older variants do.
 */
const mustBeRestorable = async (db: Sql, { id, productId, variants }: AnyRecord): Promise<void> => {
  if (!isMap(variants) || Object.keys(variants).length === 0) return;
  await lockRow(db, 'product', Number(productId));
  const same = await variantWith(db, Number(productId), variants, id);
  if (same) throw fail('variant_taken', same);
};

/** The name of a variant of the product that has these values and another id, as the parameter of `variant_taken`. */
const variantWith = (db: Sql, product: number, variants: object, otherThan: number) =>
  db
    .selectFrom('product_variant')
    .select('name')
    .where('product_id', '=', product)
    .where('marked_to_delete', '=', false)
    .where('id', '!=', otherThan)
    .where(sql<boolean>`variants = cast(${JSON.stringify(variants)} as jsonb)`)
    .executeTakeFirst();

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
