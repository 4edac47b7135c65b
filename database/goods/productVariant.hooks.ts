import { sql } from 'kysely';
import { axesOf, checkedVariant, type VariantParameter } from '#domain/goods/variantMatrix.rules.ts';
import { failFields } from '#domain/kernel/fail.ts';
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
    // Two definitions of one product that are written at once wait for each other.
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
    const same = await tx.sql
      .selectFrom('product_variant')
      .select('name')
      .where('product_id', '=', product)
      .where('marked_to_delete', '=', false)
      .where('id', '!=', before?.id ?? 0)
      .where(sql<boolean>`variants = cast(${JSON.stringify(variants)} as jsonb)`)
      .executeTakeFirst();
    if (same) throw failFields([{ field: 'variants', code: 'variant_taken', params: { name: same.name } }]);
    draft.variants = variants;
  },
};

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
