import { z } from 'zod';
import { filterOperators, takesList, takesNoValue, type FilterOperator } from '../kernel/filterOperators.ts';
import { languages, type Language } from '../kernel/language.ts';
import { isReference } from '../kernel/record.ts';
import { beginningOf } from '../kernel/shortText.ts';

/** The deepest nesting of groups, and the most parts in a group. */
export const groupDepth = 3;
const partsInGroup = 50;

const shortText = z.string().max(255);
const condition = z.strictObject({
  fieldPath: z.string().min(1).max(255),
  operator: z.enum(filterOperators),
  value: z.json().optional(),
  /** If false, the condition is kept but not applied. */
  use: z.boolean().optional(),
  /** A label instead of the field's name; `lang` has its translations. */
  label: shortText.optional(),
  lang: z.partialRecord(z.enum(languages), shortText).optional(),
  /** Applied, but not shown among the active conditions. */
  hidden: z.boolean().optional(),
  /** A new record created from the list gets this value. */
  fillNew: z.boolean().optional(),
  /** Already known from the declaration: accepted and ignored. */
  fieldType: shortText.nullish(),
  dataType: shortText.nullish(),
  ref: shortText.nullish(),
  format: shortText.nullish(),
});
/** A single condition as the filter of a view. */
export const filterDefinition = condition
  .extend({ name: z.string().max(100).optional() })
  .transform(({ name, ...rest }) => ({
    name: beginningOf(name || rest.label || rest.fieldPath, 100),
    conditions: [rest],
  }));
/** A condition on one field. */
export type FilterCondition = z.infer<typeof condition>;
export type FilterGroup = { readonly and: readonly FilterPart[] } | { readonly or: readonly FilterPart[] };
/** A condition, or a group of which all or any must be true. */
export type FilterPart = FilterCondition | FilterGroup;

const partWithin = (depth: number): z.ZodType<FilterPart> => {
  if (depth === 0) return condition;
  const parts = z.array(partWithin(depth - 1)).max(partsInGroup);
  return z.union([condition, z.strictObject({ and: parts }), z.strictObject({ or: parts })]);
};
/** Parts that must all be true, as stored in URLs and saved filters. */
export const filterParts: z.ZodType<FilterPart[]> = z.array(partWithin(groupDepth)).max(partsInGroup);

export function isCondition(part: FilterPart): part is FilterCondition {
  return 'fieldPath' in part;
}
/** The label of a condition's field in the reader's language; undefined if it has no own label. */
export function conditionLabel({ label, lang }: FilterCondition, language: Language): string | undefined {
  return lang?.[language] || label || undefined;
}

/** The values for a new record, by field name. */
export function valuesForNew(parts: readonly FilterPart[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    parts
      .filter(isCondition)
      .filter((part) => part.fillNew && part.operator === 'eq' && hasEffect(part))
      .map(({ fieldPath, value }) => [fieldPath, value]),
  );
}

/** The parts of a group. */
export function partsOfGroup(group: FilterGroup): readonly FilterPart[] {
  return 'and' in group ? group.and : group.or;
}

/** Every condition at any depth, with its position: `[2].or[0]`. */
export function conditionsOf(
  parts: readonly FilterPart[],
  groupPosition = '',
): readonly { readonly condition: FilterCondition; readonly position: string }[] {
  return parts.flatMap((part, index) => {
    const position = `${groupPosition}[${index}]`;
    if (isCondition(part)) return [{ condition: part, position }];
    return conditionsOf(partsOfGroup(part), `${position}.${'and' in part ? 'and' : 'or'}`);
  });
}

/**
 * The `filter` of a list. Empty conditions and empty groups are left out. A filter has either `or` alone, or `filters` and `and`,
 * which must all be true. `or` is never at the top: it is one of `and`.
 */
export interface WrittenFilter {
  readonly filters?: readonly WrittenCondition[];
  readonly and?: readonly WrittenFilter[];
  readonly or?: readonly WrittenFilter[];
}
interface WrittenCondition {
  readonly use: true;
  readonly fieldPath: string;
  readonly operator: FilterOperator;
  readonly value?: unknown;
}

/** Parts that must all be true, as one filter: ids for chosen records, and only conditions that have an effect. */
export function writtenFilter(parts: readonly FilterPart[]): WrittenFilter {
  const filters = parts.filter(isCondition).filter(hasEffect).map(writtenCondition);
  const groups = parts.flatMap((part) => (isCondition(part) ? [] : writtenGroup(part)));
  return { ...(filters.length > 0 ? { filters } : {}), ...(groups.length > 0 ? { and: groups } : {}) };
}

/** The parts of a filter that `writtenFilter` has made: writing them again gives the same filter. */
export function partsOfWritten({ filters = [], and = [] }: WrittenFilter): FilterPart[] {
  return [...(filters as readonly FilterCondition[]), ...and.map(groupOfWritten)];
}

const groupOfWritten = (filter: WrittenFilter): FilterGroup =>
  filter.or ? { or: filter.or.map(partsOfWritten).map(asOne) } : { and: partsOfWritten(filter) };

/** The parts as a single one: a part alone stays as it is, several become a group. */
const asOne = (parts: readonly FilterPart[]): FilterPart =>
  parts.length === 1 && parts[0] ? parts[0] : { and: parts };

const writtenGroup = (group: FilterGroup): WrittenFilter[] => {
  if ('and' in group) return [writtenFilter(group.and)].filter(isNotEmpty);
  const alternatives = group.or.map((part) => writtenFilter([part])).filter(isNotEmpty);
  return alternatives.length > 0 ? [{ or: alternatives }] : [];
};

const isNotEmpty = (filter: WrittenFilter): boolean => Object.keys(filter).length > 0;

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
const hasEffect = ({ use, operator, value }: FilterCondition): boolean =>
  use !== false && (takesNoValue(operator) || isFilled(value));

const writtenCondition = ({ fieldPath, operator, value }: FilterCondition): WrittenCondition => ({
  use: true,
  fieldPath,
  operator,
  ...(takesNoValue(operator) ? {} : { value: writtenValue(operator, value) }),
});

const writtenValue = (operator: FilterOperator, value: unknown): unknown =>
  takesList(operator) && Array.isArray(value) ? value.map(plainValue) : plainValue(value);
/** The id of a chosen record; any other value stays. */
const plainValue = (value: unknown): unknown => (isReference(value) ? value.id : value);
