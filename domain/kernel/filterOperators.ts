import type { FieldType } from './field.ts';

export const filterOperators = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'iLike',
  'notLike',
  'notILike',
  'inList',
  'notInList',
  'filled',
  'notFilled',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

const equality = ['eq', 'ne', 'inList', 'notInList', 'filled', 'notFilled'] as const;
const order = [...equality, 'gt', 'gte', 'lt', 'lte'] as const;
const pattern = [...equality, 'like', 'iLike', 'notLike', 'notILike'] as const;

/** The operators of each field type; the filter dialogs and the parser use the same table. */
export const operatorsOf: Record<FieldType, readonly FilterOperator[]> = {
  text: pattern,
  integer: order,
  decimal: order,
  tonnes: order,
  money: order,
  boolean: ['eq', 'ne'],
  date: order,
  datetime: order,
  time: order,
  enumeration: equality,
  reference: equality,
  translated: ['iLike', 'notILike', 'filled', 'notFilled'],
  json: ['filled', 'notFilled'],
  rows: ['filled', 'notFilled'],
};

export function takesNoValue(operator: FilterOperator): boolean {
  return operator === 'filled' || operator === 'notFilled';
}
export function takesList(operator: FilterOperator): boolean {
  return operator === 'inList' || operator === 'notInList';
}
export function isFilterOperator(value: string): value is FilterOperator {
  return (filterOperators as readonly string[]).includes(value);
}

/** Longest path of a filter or sort through references: `a.b.c.d` and no deeper. */
export const maxPathDepth = 4;
