import { z } from 'zod';
import { filterOperators, takesList, takesNoValue, type FilterOperator } from '../kernel/filterOperators.ts';
import { isReference } from '../kernel/record.ts';

/** How many groups may stand inside one another, and how many parts in one of them. */
export const groupDepth = 3;
const partsInGroup = 50;

const condition = z.strictObject({
  fieldPath: z.string().min(1).max(255),
  operator: z.enum(filterOperators),
  value: z.json().optional(),
});
/** What is asked of one field. */
export type FilterCondition = z.infer<typeof condition>;
export type FilterGroup = { readonly and: readonly FilterPart[] } | { readonly or: readonly FilterPart[] };
/** A condition, or several of which all or any must hold. */
export type FilterPart = FilterCondition | FilterGroup;

const partWithin = (depth: number): z.ZodType<FilterPart> => {
  if (depth === 0) return condition;
  const some = z.array(partWithin(depth - 1)).max(partsInGroup);
  return z.union([condition, z.strictObject({ and: some }), z.strictObject({ or: some })]);
};
/** Parts that must all hold, as addresses and saved filters keep them. */
export const filterParts: z.ZodType<FilterPart[]> = z.array(partWithin(groupDepth)).max(partsInGroup);

export const isCondition = (part: FilterPart): part is FilterCondition => 'fieldPath' in part;
/** The parts of a group. */
export const partsOfGroup = (group: FilterGroup): readonly FilterPart[] =>
  'and' in group ? group.and : group.or;

/** Every condition, however deep, with the way to it: `[2].or[0]`. */
export const conditionsOf = (
  parts: readonly FilterPart[],
  way = '',
): readonly { readonly condition: FilterCondition; readonly way: string }[] =>
  parts.flatMap((part, index) => {
    const here = `${way}[${index}]`;
    if (isCondition(part)) return [{ condition: part, way: here }];
    return conditionsOf(partsOfGroup(part), `${here}.${'and' in part ? 'and' : 'or'}`);
  });

/** A filter's parts as the `filter` of a list takes them; who says nothing, an empty group too, asks for nothing. */
export interface WrittenFilter {
  readonly filters?: readonly WrittenCondition[];
  readonly and?: readonly WrittenFilter[];
  readonly or?: readonly WrittenFilter[];
}
export interface WrittenCondition {
  readonly use: true;
  readonly fieldPath: string;
  readonly operator: FilterOperator;
  readonly value?: unknown;
}

/** Parts that must all hold, as one filter: ids for records that were picked, only what narrows. */
export const writtenFilter = (parts: readonly FilterPart[]): WrittenFilter => {
  const filters = parts.filter(isCondition).filter(saysSomething).map(written);
  const groups = parts.flatMap((part) => (isCondition(part) ? [] : writtenGroup(part)));
  return { ...(filters.length > 0 ? { filters } : {}), ...(groups.length > 0 ? { and: groups } : {}) };
};

const writtenGroup = (group: FilterGroup): WrittenFilter[] => {
  if ('and' in group) return [writtenFilter(group.and)].filter(narrows);
  const of = group.or.map((part) => writtenFilter([part])).filter(narrows);
  return of.length > 0 ? [{ or: of }] : [];
};

const narrows = (filter: WrittenFilter): boolean => Object.keys(filter).length > 0;

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
const saysSomething = ({ operator, value }: FilterCondition): boolean =>
  takesNoValue(operator) || isFilled(value);

const written = ({ fieldPath, operator, value }: FilterCondition): WrittenCondition => ({
  use: true,
  fieldPath,
  operator,
  ...(takesNoValue(operator) ? {} : { value: writtenValue(operator, value) }),
});

const writtenValue = (operator: FilterOperator, value: unknown): unknown =>
  takesList(operator) && Array.isArray(value) ? value.map(plain) : plain(value);
const plain = (value: unknown): unknown => (isReference(value) ? value.id : value);
