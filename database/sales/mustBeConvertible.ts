import { ratioBetween } from '#domain/goods/units.rules.ts';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { productUnits } from '../goods/unitConversions.ts';
import type { Sql } from '../sql.ts';
import type { Draft } from '../writing/hooks.ts';

/**
 * Refuses lines whose unit cannot be converted into the product's own unit. A product with a unit that the order already had
 * together before this write is not checked again.
 * @param before the stored order, which has the ids of a line as `productId`; a draft has them as `product`
 * @throws validation_failed that names the row, the product and both units
 */
export async function mustBeConvertible(
  db: Sql,
  lines: readonly Draft[],
  before: AnyRecord | undefined,
): Promise<void> {
  const linesBefore = Array.isArray(before?.products) ? (before.products as AnyRecord[]) : [];
  const pairsBefore = new Set(
    linesBefore.map(({ productId, unitOfMeasureId }) => pairOf(productId, unitOfMeasureId)),
  );
  const newLines = lines.flatMap(({ product, unitOfMeasure }, row) =>
    typeof product === 'number' &&
    typeof unitOfMeasure === 'number' &&
    !pairsBefore.has(pairOf(product, unitOfMeasure))
      ? [{ row, product, unit: unitOfMeasure }]
      : [],
  );
  if (newLines.length === 0) return;
  const units = await productUnits(
    db,
    newLines.map(({ product }) => product),
  );
  const errors = newLines.flatMap(({ row, product, unit }): FieldError[] => {
    const own = units.own.get(product);
    if (!own || ratioBetween(units.conversionsOf(product), unit, own)) return [];
    const params = {
      product: units.names.get(product) ?? '',
      unit: units.codes.get(unit) ?? '',
      own: units.codes.get(own) ?? '',
    };
    return [{ field: `products[${row}].unitOfMeasure`, code: 'unit_not_convertible', params }];
  });
  if (errors.length > 0) throw failFields(errors);
}

const pairOf = (product: unknown, unit: unknown): string => `${String(product)} ${String(unit)}`;
