import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { fail } from '#domain/kernel/fail.ts';
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

export const cursorOf = (sortValues: unknown[], record: AnyRecord): string =>
  Buffer.from(JSON.stringify([...sortValues, record.id])).toString('base64url');

export const sortColumn = (index: number): string => `s$${index}`;

export const sortValuesOf = (places: readonly SortPlace[], row: Record<string, unknown>): unknown[] =>
  places.map((place, index) => fromColumn(place.field, row[sortColumn(index)]));

/** The condition "stands behind the cursor" for this sort. */
export const behind = (
  cursor: string,
  places: readonly SortPlace[],
  id: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const values = parseCursor(cursor, places.length + 1);
  const steps: SortPlace[] = [
    ...places,
    { column: id, field: { type: 'integer' }, desc: places[0]?.desc ?? false },
  ];
  const options = steps.map((step, index) => {
    const equal = steps
      .slice(0, index)
      .map((before, at) => sql<boolean>`${before.column} is not distinct from ${values[at]}`);
    return sql<boolean>`(${sql.join([...equal, strictlyBehind(step, values[index])], sql` and `)})`;
  });
  return sql<boolean>`(${bound(steps[0] as SortPlace, values[0])} and (${sql.join(options, sql` or `)}))`;
};

/** Says again, in a form that an index understands, how far the first sort value can be. */
const bound = ({ column, desc }: SortPlace, value: unknown): RawBuilder<boolean> => {
  if (value === null) return sql<boolean>`true`;
  return desc
    ? sql<boolean>`${column} <= ${value}`
    : sql<boolean>`(${column} >= ${value} or ${column} is null)`;
};

const strictlyBehind = ({ column, desc }: SortPlace, value: unknown): RawBuilder<boolean> => {
  if (value === null) return desc ? sql<boolean>`${column} is not null` : sql<boolean>`false`;
  return desc
    ? sql<boolean>`${column} < ${value}`
    : sql<boolean>`(${column} > ${value} or ${column} is null)`;
};

const parseCursor = (cursor: string, length: number): z.infer<typeof cursorShape> => {
  try {
    const parsed = cursorShape
      .length(length)
      .safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (parsed.success) return parsed.data;
  } catch {
    // fall through: what is not JSON is as wrong as what has the wrong length
  }
  throw fail('query_invalid', { parameter: 'after' });
};
