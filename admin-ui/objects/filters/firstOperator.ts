import type { FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';

const preferred: readonly FilterOperator[] = ['iLike', 'eq', 'filled'];

/** The operator that a new condition of this field starts with: `contains` for texts, `eq` for the rest. */
export function firstOperator(field: FieldMeta): FilterOperator {
  return preferred.find((operator) => field.operators.includes(operator)) ?? 'eq';
}
