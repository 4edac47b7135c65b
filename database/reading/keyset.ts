import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { parseFilterValue } from '#domain/kernel/filterValue.ts';
import { isAlwaysFilled, type Field } from '#domain/kernel/field.ts';
import type { FieldPath } from '#domain/kernel/fieldPath.ts';
import { fromColumn } from '../schema/columns.ts';
import type { Place } from './joins.ts';

/**
 * One column of a sort.
 *
 * Lists are paged by a cursor instead of an offset: the cursor holds the sort values and the id of the last row, and the next
 * page is the rows after it. Empty values come last in every sort. Postgres puts them first when it reads an index backwards,
 * so a descending sort reads two parts ("stretches"): the filled values, then the empty ones.
 */
export interface SortPlace extends Place {
  readonly desc: boolean;
  /** Whether the column may be empty. */
  readonly nullable: boolean;
}

const alwaysFilled: readonly string[] = ['id', 'createdAt', 'updatedAt'];

/** Whether the column of a field may be empty. Every field behind a reference may be, because the reference may be empty. */
export function mayBeEmpty({ names, field }: FieldPath): boolean {
  if (names.length > 1) return true;
  return !isAlwaysFilled(field) && !alwaysFilled.includes(names[0] ?? '');
}

const cursorShape = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).min(1);

/**
 * The cursor that a caller sends back to get the rows after this record. It holds values they have seen and gives no
 * rights.
 */
export function cursorOf(sortValues: unknown[], id: number): string {
  return Buffer.from(JSON.stringify([...sortValues, id])).toString('base64url');
}

/** The name of the column that holds a sort value in a page; no field can have it. */
export function sortColumn(index: number): string {
  return `s$${index}`;
}

/** The sort values of a row of a page, in the order of the sort. */
export function sortValuesOf(places: readonly SortPlace[], row: Record<string, unknown>): unknown[] {
  return places.map((place, index) => fromColumn(place.field, row[sortColumn(index)]));
}

/**
 * The rows after the cursor, as conditions that each match one stretch of an index. Every such row matches one of them. One
 * condition over two stretches would make Postgres read the index from its beginning.
 */
export function stretchesBehind(
  cursor: string,
  places: readonly SortPlace[],
  id: RawBuilder<unknown>,
): RawBuilder<boolean>[] {
  // Rows with equal values are sorted by their id, in the direction of the first column.
  const steps: SortPlace[] = [
    ...places,
    { column: id, field: { type: 'integer' }, desc: places[0]?.desc ?? false, nullable: false },
  ];
  const values = parseCursor(cursor, steps);
  // The ways to be behind: a row is behind if it is equal to the cursor in the first columns and behind it in the next one.
  const options = steps.map((step, index) => {
    const equal = steps
      .slice(0, index)
      .map((before, at) => sql<boolean>`${before.column} is not distinct from ${values[at]}`);
    return sql<boolean>`(${sql.join([...equal, strictlyBehind(step, values[index])], sql` and `)})`;
  });
  // The first column decides the stretches: the rows with a value in it, and then those in which it is empty.
  const { column, desc } = steps[0] as SortPlace;
  const [value] = values;
  // All rows of the first stretch meet this bound, by which Postgres finds them in the index.
  const bound = desc ? sql`<= ${value}` : sql`>= ${value}`;
  const nearest = value === null ? sql`is null` : bound;
  const first = sql<boolean>`${column} ${nearest} and (${sql.join(options, sql` or `)})`;
  // The bound leaves out the rows without a value, which come last in both directions. A column that is always filled has none.
  return value === null ? [first] : [first, sql<boolean>`${column} is null`];
}

/** The stretches of the first page, in the order of the sort. */
export function stretchesFromStart([first]: readonly SortPlace[]): RawBuilder<boolean>[] {
  return first?.desc && first.nullable
    ? [sql<boolean>`${first.column} is not null`, sql<boolean>`${first.column} is null`]
    : [sql<boolean>`true`];
}

/** The condition that a column has a later value than the cursor. Nothing is behind an empty value, because these come last. */
const strictlyBehind = ({ column, desc }: SortPlace, value: unknown): RawBuilder<boolean> => {
  if (value === null) return sql<boolean>`false`;
  return desc
    ? sql<boolean>`(${column} < ${value} or ${column} is null)`
    : sql<boolean>`(${column} > ${value} or ${column} is null)`;
};

/** The values in a cursor, one for each of the `steps`; the last is the id. @throws query_invalid */
const parseCursor = (cursor: string, steps: readonly SortPlace[]): z.infer<typeof cursorShape> => {
  const parsed = cursorShape.length(steps.length).safeParse(decoded(cursor));
  const fits = parsed.success && parsed.data.every((value, index) => holds(steps[index]?.field, value));
  if (!fits) throw fail('query_invalid', { parameter: 'after' });
  return parsed.data;
};

const decoded = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** Whether a column of this field can hold the value. Checked because a cursor comes from outside. */
const holds = (field: Field | undefined, value: z.infer<typeof cursorShape>[number]): boolean => {
  if (value === null) return true;
  if (field === undefined) return false;
  if (field.type === 'text' || field.type === 'enumeration')
    return typeof value === 'string' && !value.includes('\0');
  try {
    parseFilterValue(field, 'eq', value, 'after');
    return true;
  } catch (error) {
    if (error instanceof KejaError) return false;
    throw error;
  }
};
