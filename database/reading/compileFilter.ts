import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { FilterValue } from '#domain/kernel/filterValue.ts';
import type { FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { Field } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { contained, pattern } from './contained.ts';
import { rootAlias, type Joins } from './joins.ts';
import { searchWords } from './searchWords.ts';
import { visibleTo } from './visibility.ts';

type Condition = RawBuilder<boolean>;
type Comparison = Extract<Filter, { kind: 'compare' }>;

/** Turns a parsed filter into one parameterised condition; adds the joins that its paths need to `joins`. */
function compileFilter(filter: Filter, declaration: Declaration, joins: Joins): Condition {
  if (filter.kind === 'compare') return compare(filter, joins);
  if (filter.kind === 'search') return searchWords(filter.words, declaration, joins, rootAlias);
  // Without parts, `all` holds for every record, and `any` for none.
  if (filter.of.length === 0) return filter.kind === 'all' ? sql<boolean>`true` : sql<boolean>`false`;
  const parts = filter.of.map((part) => compileFilter(part, declaration, joins));
  return sql<boolean>`(${sql.join(parts, filter.kind === 'all' ? sql` and ` : sql` or `)})`;
}

/** The records that match the filter and that the actor may see. */
export function matching(
  actor: Actor,
  registry: Registry,
  declaration: Declaration,
  filter: Filter,
  joins: Joins,
): Condition {
  const matchesFilter = compileFilter(filter, declaration, joins);
  return sql<boolean>`${matchesFilter} and ${visibleTo(actor, registry, declaration, rootAlias)}`;
}

/** The condition of one comparison: of a whole table part, of a field of its rows, or of a field of the record. */
const compare = (filter: Comparison, joins: Joins): Condition => {
  if (filter.path.inRows) return inRows(filter, joins);
  if (filter.path.field.type === 'rows') return hasRows(filter, joins);
  const { column, field } = joins.at(filter.path.names);
  return operators[filter.operator](column, filter.values, field);
};

/** A table part counts as filled when it has at least one row. */
const hasRows = (filter: Comparison, joins: Joins): Condition => {
  const { table, parent } = joins.rowsAt(filter.path.names);
  const some = sql<boolean>`exists (select 1 from ${sql.table(table)} as r where r.parent_id = ${parent})`;
  return filter.operator === 'filled' ? some : sql<boolean>`not ${some}`;
};

/** A comparison with a field of a table part holds if it holds in at least one row. */
const inRows = ({ path, operator, values }: Comparison, joins: Joins): Condition => {
  const { table, parent, column, field } = joins.cellAt(path.names, 'r');
  return sql<boolean>`exists (select 1 from ${sql.table(table)} as r
    where r.parent_id = ${parent} and ${operators[operator](column, values, field)})`;
};

/** Numbers and days are sent as text; the cast reads them as the column's type. */
const parameter = (field: Field, value: FilterValue | undefined): RawBuilder<unknown> => {
  if (field.type === 'decimal' || field.type === 'tonnes' || field.type === 'money')
    return sql`cast(${value} as numeric)`;
  if (field.type === 'datetime') return sql`cast(${value} as timestamptz)`;
  if (field.type === 'date') return sql`cast(${value} as date)`;
  if (field.type === 'time') return sql`cast(${value} as time)`;
  return sql`${value}`;
};

type Operator = (column: RawBuilder<unknown>, values: readonly FilterValue[], field: Field) => Condition;

/** The operator that compares a column with one value by a symbol of SQL, such as `=`. */
const bySymbol =
  (symbol: RawBuilder<unknown>): Operator =>
  (column, [value], field) =>
    sql<boolean>`${column} ${symbol} ${parameter(field, value)}`;

const inList: Operator = (column, values, field) =>
  values.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`${column} in (${sql.join(values.map((value) => parameter(field, value)))})`;

/**
 * A negated operator also matches empty fields, as people expect: an empty field is not equal to, not like and not among
 * anything.
 */
const emptyOrNot = (column: RawBuilder<unknown>, condition: Condition): Condition =>
  sql<boolean>`(${column} is null or not (${condition}))`;

/**
 * Where all possible values are known, "none of these" is written as "one of the others". An index then finds what is open,
 * while "not ended" would also read everything that has ended.
 */
const notInList: Operator = (column, values, field) => {
  if (field.type !== 'enumeration') return emptyOrNot(column, inList(column, values, field));
  const others = field.enumeration.values.filter((value) => !values.includes(value));
  return sql<boolean>`(${column} is null or ${inList(column, others, field)})`;
};

const containing: Operator = (column, [value], field) => contained(column, field, value);

const operators: Record<FilterOperator, Operator> = {
  eq: bySymbol(sql`=`),
  ne: (column, values, field) =>
    field.type === 'enumeration'
      ? notInList(column, values, field)
      : sql<boolean>`${column} is distinct from ${parameter(field, values[0])}`,
  gt: bySymbol(sql`>`),
  gte: bySymbol(sql`>=`),
  lt: bySymbol(sql`<`),
  lte: bySymbol(sql`<=`),
  like: (column, [value]) => sql<boolean>`${column} like ${pattern(value)}`,
  iLike: containing,
  notLike: (column, [value]) => emptyOrNot(column, sql<boolean>`${column} like ${pattern(value)}`),
  notILike: (column, values, field) => emptyOrNot(column, containing(column, values, field)),
  inList,
  notInList,
  filled: (column) => sql<boolean>`${column} is not null`,
  notFilled: (column) => sql<boolean>`${column} is null`,
};
