import {
  axesOf,
  combinationsOf,
  countOf,
  mostVariants,
  type VariantMap,
  type VariantParameter,
} from '#domain/goods/variantMatrix.rules.ts';
import { variantPlan, type PlannedVariant } from '#domain/goods/variantPlan.rules.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { mustHaveSeen } from '../writing/seen.ts';
import { variantsOf } from './variantDefinition.ts';

/** The field of a definition that holds its matrix: the parameters and their values. */
const matrixField = 'additionalParameters';

/**
 * The variants that the matrix of a definition gives, compared with those that the product already has.
 * @throws validation_failed for a parameter without values, and if there would be more than `mostVariants`
 */
export async function plannedVariants(db: Sql, definition: AnyRecord): Promise<readonly PlannedVariant[]> {
  const { axes } = axesOf(definition[matrixField] as VariantParameter[]);
  if (axes.length === 0) throw failFields([{ field: matrixField, code: 'required' }]);
  const empty = axes.findIndex(({ values }) => values.length === 0);
  if (empty !== -1) throw failFields([{ field: `${matrixField}[${empty}].values`, code: 'required' }]);
  const count = countOf(axes);
  if (count > mostVariants)
    throw failFields([
      { field: matrixField, code: 'variants_too_many', params: { count, most: mostVariants } },
    ]);
  const product = await productOf(db, definition);
  return variantPlan(product.name, combinationsOf(axes), await variantsOf(db, product.id));
}

/**
 * Makes the variants of a definition: writes those that are new, adapts those whose parameters were added or removed since,
 * and touches no other.
 * @param seenAt the version of the definition that the person saw
 * @throws stale_record, and the errors of `plannedVariants`
 */
export async function generateVariants(
  tx: Transaction,
  actor: Actor,
  id: number,
  seenAt: string | undefined,
): Promise<readonly PlannedVariant[]> {
  await lockRow(tx.sql, 'product_variant_definition', id);
  const definition = await tx.records.get(actor, 'productVariantDefinition', id);
  mustHaveSeen(definition, seenAt);
  const product = await productOf(tx.sql, definition);
  // Other writes of variants of this product wait until this transaction ends.
  await lockRow(tx.sql, 'product', product.id);
  const planned = await plannedVariants(tx.sql, definition);
  // Adapted variants are written first: their old values may be those of a new one.
  // `variants` holds the values of one variant by parameter, such as { width: '120', colour: 'biały' }.
  for (const { state, id: variant, name, variants } of planned)
    if (state === 'adapted')
      await tx.records.updateOnly(actor, 'productVariant', Number(variant), { name, variants });
  // A new variant gets a lasting name for other programs, unless another variant has it.
  const usedNames = await takenNames(
    tx.sql,
    planned.map(({ variants }) => predefinedNameOf(product, variants)),
  );
  const written: PlannedVariant[] = [];
  for (const plan of planned)
    written.push(plan.state === 'new' ? await addVariant(tx, actor, product, plan, usedNames) : plan);
  return written;
}

const addVariant = async (
  tx: Transaction,
  actor: Actor,
  product: Product,
  plan: PlannedVariant,
  usedNames: Set<string>,
): Promise<PlannedVariant> => {
  const predefinedName = predefinedNameOf(product, plan.variants);
  const isFree = predefinedName.length <= longestPredefinedName && !usedNames.has(predefinedName);
  // Values with blanks or dashes may give two variants of one definition the same name.
  usedNames.add(predefinedName);
  const id = await tx.records.createOnly(actor, 'productVariant', {
    product: product.id,
    name: plan.name,
    variants: plan.variants,
    predefinedName: isFree ? predefinedName : null,
  });
  return { ...plan, id };
};

/** Those of the wanted lasting names that variants of any product have already. */
const takenNames = async (db: Sql, wanted: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('product_variant')
    .select('predefined_name as name')
    .where('predefined_name', 'in', [...wanted])
    .execute();
  return new Set(rows.map(({ name }) => String(name)));
};

interface Product {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
}

const productOf = (db: Sql, { productId }: AnyRecord): Promise<Product> =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'code'])
    .where('id', '=', Number(productId))
    .executeTakeFirstOrThrow();

const longestPredefinedName = 60;

/** The lasting name of a new variant, by which other programs find it: `OKNO-120-biały`. */
const predefinedNameOf = ({ name, code }: Product, variants: VariantMap): string =>
  [code ?? name, ...Object.values(variants).map(String)].join('-').replaceAll(/\s+/g, '_');
