import { sql, type RawBuilder } from 'kysely';
import { fieldOf, isFoundByTranslation, type Declaration } from '#domain/kernel/declaration.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { FilterValue } from '#domain/kernel/filterValue.ts';
import type { FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { Field } from '#domain/kernel/field.ts';
import { wordsIn } from '../schema/translatedWords.ts';
import { rootAlias, type Joins } from './joins.ts';

type Condition = RawBuilder<boolean>;
type Comparison = Extract<Filter, { kind: 'compare' }>;

/** Turns a parsed filter into one parameterised condition; the joins it walks through gather in `joins`. */
export const compileFilter = (filter: Filter, declaration: Declaration, joins: Joins): Condition => {
  if (filter.kind === 'compare') return compare(filter, joins);
  if (filter.kind === 'search') return search(filter.words, declaration, joins);
  if (filter.of.length === 0) return filter.kind === 'all' ? sql<boolean>`true` : sql<boolean>`false`;
  const parts = filter.of.map((part) => compileFilter(part, declaration, joins));
  return sql<boolean>`(${sql.join(parts, filter.kind === 'all' ? sql` and ` : sql` or `)})`;
};

/** Every word must be found in one of the search fields, or in what the record is called in some language. */
const search = (words: readonly string[], declaration: Declaration, joins: Joins): Condition => {
  const columns = declaration.search
    .filter((name) => fieldOf(declaration, name))
    .map((name) => joins.at([name]).column);
  if (isFoundByTranslation(declaration)) columns.push(sql.raw(`(${wordsIn(`"${rootAlias}"."lang"`)})`));
  if (columns.length === 0) return sql<boolean>`false`;
  const found = words.map((word) => {
    const hits = columns.map((column) => sql<boolean>`${column} ilike ${contains(word)}`);
    return sql<boolean>`(${sql.join(hits, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join(found, sql` and `)})`;
};

const compare = (filter: Comparison, joins: Joins): Condition => {
  if (filter.path.field.type === 'rows') return hasRows(filter, joins);
  const { column, field } = joins.at(filter.path.names);
  return operators[filter.operator](column, filter.values, field);
};

/** Rows are filled when there is at least one. */
const hasRows = (filter: Comparison, joins: Joins): Condition => {
  const { table, parent } = joins.rowsAt(filter.path.names);
  const some = sql<boolean>`exists (select 1 from ${sql.table(table)} as r where r.parent_id = ${parent})`;
  return filter.operator === 'filled' ? some : sql<boolean>`not ${some}`;
};

/** A value with `%` in it is a pattern as it stands; any other is looked for anywhere in the text. */
const contains = (value: FilterValue | undefined): string => {
  const wanted = String(value ?? '');
  return wanted.includes('%')
    ? wanted.replace(danglingEscape, '$&\\')
    : `%${wanted.replace(/[\\_]/g, '\\$&')}%`;
};

/** A last backslash that escapes nothing: Postgres takes no such pattern, so it stands for itself. */
const danglingEscape = /(?<!\\)(?:\\\\)*\\$/;

/** Numbers and days travel as text; the column's own type reads them. */
const parameter = (field: Field, value: FilterValue | undefined): RawBuilder<unknown> => {
  if (field.type === 'decimal' || field.type === 'tonnes' || field.type === 'money')
    return sql`cast(${value} as numeric)`;
  if (field.type === 'datetime') return sql`cast(${value} as timestamptz)`;
  if (field.type === 'date') return sql`cast(${value} as date)`;
  if (field.type === 'time') return sql`cast(${value} as time)`;
  return sql`${value}`;
};

type Operator = (column: RawBuilder<unknown>, values: readonly FilterValue[], field: Field) => Condition;

const one =
  (symbol: RawBuilder<unknown>): Operator =>
  (column, [value], field) =>
    sql<boolean>`${column} ${symbol} ${parameter(field, value)}`;

const inList: Operator = (column, values, field) =>
  values.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`${column} in (${sql.join(values.map((value) => parameter(field, value)))})`;

/** "Not" means what people mean by it: an empty field is not equal to, not like and not among anything. */
const orEmpty = (column: RawBuilder<unknown>, condition: Condition): Condition =>
  sql<boolean>`(${column} is null or not (${condition}))`;

/** Whatever its letters' case; a translated text contains what one of its translations does. */
const containing: Operator = (column, [value], field) =>
  field.type === 'translated'
    ? sql<boolean>`exists (select 1 from jsonb_each_text(${column}) as said where said.value ilike ${contains(value)})`
    : sql<boolean>`${column} ilike ${contains(value)}`;

const operators: Record<FilterOperator, Operator> = {
  eq: one(sql`=`),
  ne: (column, [value], field) => sql<boolean>`${column} is distinct from ${parameter(field, value)}`,
  gt: one(sql`>`),
  gte: one(sql`>=`),
  lt: one(sql`<`),
  lte: one(sql`<=`),
  like: (column, [value]) => sql<boolean>`${column} like ${contains(value)}`,
  iLike: containing,
  notLike: (column, [value]) => orEmpty(column, sql<boolean>`${column} like ${contains(value)}`),
  notILike: (column, values, field) => orEmpty(column, containing(column, values, field)),
  inList,
  notInList: (column, values, field) => orEmpty(column, inList(column, values, field)),
  filled: (column) => sql<boolean>`${column} is not null`,
  notFilled: (column) => sql<boolean>`${column} is null`,
};
