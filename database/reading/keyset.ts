import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { parseFilterValue } from '#domain/kernel/filterValue.ts';
import type { Field } from '#domain/kernel/field.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { fromColumn } from '../schema/columns.ts';
import type { Place } from './joins.ts';

/**
 * Reading on from a record instead of counting rows off: the cursor holds the sort values of the last
 * row and its id, and the next page is what stands behind them. Empty values stand last in a rising sort
 * and first in a falling one, as Postgres keeps them in its indexes.
 */
export interface SortPlace extends Place {
  readonly desc: boolean;
}

const cursorShape = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).min(1);

/** What a caller hands back to read on behind this record. It carries values they have seen, and grants nothing. */
export const cursorOf = (sortValues: unknown[], record: AnyRecord): string =>
  Buffer.from(JSON.stringify([...sortValues, record.id])).toString('base64url');

/** The name under which a page carries the value it is sorted by; no field can be called so. */
export const sortColumn = (index: number): string => `s$${index}`;

/** What a row of a page is sorted by, in the order of the sort. */
export const sortValuesOf = (places: readonly SortPlace[], row: Record<string, unknown>): unknown[] =>
  places.map((place, index) => fromColumn(place.field, row[sortColumn(index)]));

/**
 * What "stands behind the cursor" in this sort, as conditions of which each is one stretch of an index: a condition
 * over two stretches would be looked for from the beginning of the index, row by row. Every row behind fits one of them.
 */
export const stretchesBehind = (
  cursor: string,
  places: readonly SortPlace[],
  id: RawBuilder<unknown>,
): RawBuilder<boolean>[] => {
  const steps: SortPlace[] = [
    ...places,
    { column: id, field: { type: 'integer' }, desc: places[0]?.desc ?? false },
  ];
  const values = parseCursor(cursor, steps);
  const options = steps.map((step, index) => {
    const equal = steps
      .slice(0, index)
      .map((before, at) => sql<boolean>`${before.column} is not distinct from ${values[at]}`);
    return sql<boolean>`(${sql.join([...equal, strictlyBehind(step, values[index])], sql` and `)})`;
  });
  const { column, desc } = steps[0] as SortPlace;
  const [value] = values;
  const nearest = value === null ? sql`is null` : desc ? sql`<= ${value}` : sql`>= ${value}`;
  const rest = desc ? sql`is not null` : sql`is null`;
  const first = sql<boolean>`${column} ${nearest} and (${sql.join(options, sql` or `)})`;
  return desc === (value === null) ? [first, sql<boolean>`${column} ${rest}`] : [first];
};

const strictlyBehind = ({ column, desc }: SortPlace, value: unknown): RawBuilder<boolean> => {
  if (value === null) return desc ? sql<boolean>`${column} is not null` : sql<boolean>`false`;
  return desc
    ? sql<boolean>`${column} < ${value}`
    : sql<boolean>`(${column} > ${value} or ${column} is null)`;
};

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

/** Whether a column of this field can hold the value: a cursor comes back from outside. */
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
