import type { FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';

const preferred: readonly FilterOperator[] = ['iLike', 'eq', 'filled'];

/** The operator one most likely means for this field: texts contain, the rest equals. */
export const firstOperator = (field: FieldMeta): FilterOperator =>
  preferred.find((operator) => field.operators.includes(operator)) ?? 'eq';
