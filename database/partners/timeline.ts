import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { isStorableDay } from '#domain/kernel/time.ts';
import { timelineSources, type TimelineSource } from '#domain/partners/timeline.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readableBy } from '../reading/visibility.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

/** A record in the timeline. */
export interface TimelinePlace {
  readonly object: string;
  readonly id: number;
  /** When it happened, with the precision of Postgres. */
  readonly at: string;
}

/**
 * A moment as Postgres writes it as text in our sessions, which use UTC: `2026-11-21 07:30:00.123+00`. Other moments, and
 * days that no calendar has, would be an error of the statement.
 */
const moment = z.string().refine((text) => {
  const iso = text.replace(' ', 'T').replace(/\+00$/, 'Z');
  return z.iso.datetime().safeParse(iso).success && isStorableDay(iso);
});
/** The moment, the number of the source and the id of a record; an id is an `int` of Postgres. */
const cursorShape = z.tuple([moment, z.int().min(0), z.int().min(0).max(2_147_483_647)]);
type Cursor = z.infer<typeof cursorShape>;

/**
 * The newest records, of every object that the person may read, that refer to the firm; in one statement. Of each
 * reference only `limit` records are read, so it takes as long after a million records as after ten.
 * @param after the cursor of the record before
 * @throws query_invalid
 */
export async function firmTimeline(
  db: Sql,
  registry: Registry,
  actor: Actor,
  firmId: number,
  limit: number,
  after?: string,
): Promise<TimelinePlace[]> {
  const behind = after === undefined ? undefined : parseCursor(after);
  const parts = timelineSources.flatMap((source, rank) =>
    may(actor, 'read', registry.byName(source.object))
      ? source.by.map((by) => newest(registry, actor, { source, rank, by }, { firmId, limit, behind }))
      : [],
  );
  if (parts.length === 0) return [];
  // A record that names the firm twice is listed once: `union` leaves out equal rows.
  const { rows } = await sql<{ rank: number; id: number; at: string }>`
    select rank, id, cast(at as text) as at from (${sql.join(parts, sql` union `)}) as happened
    order by happened.at desc, rank desc, id desc limit ${limit}::int`.execute(db);
  return rows.flatMap(({ rank, id, at }) => {
    const source = timelineSources[rank];
    return source ? [{ object: source.object, id, at }] : [];
  });
}

/** The cursor that leads to the records after this one. */
export function timelineCursor({ object, id, at }: TimelinePlace): string {
  const rank = timelineSources.findIndex((source) => source.object === object);
  return Buffer.from(JSON.stringify([at, rank, id] satisfies Cursor)).toString('base64url');
}

/** The records of one source that refer to the firm by one reference. */
interface Part {
  readonly source: TimelineSource;
  /** The position of the source among all. */
  readonly rank: number;
  /** The name of the reference. */
  readonly by: string;
}
interface TimelineQuery {
  readonly firmId: number;
  readonly limit: number;
  readonly behind: Cursor | undefined;
}

const newest = (registry: Registry, actor: Actor, { source, rank, by }: Part, query: TimelineQuery) => {
  const declaration = registry.byName(source.object);
  const column = (name: string) =>
    sql.ref(`t.${columnOf(name, fieldOf(declaration, name) ?? { type: 'integer' })}`);
  const at = column(source.at);
  return sql`(select ${rank}::int as rank, t.id, ${at} as at from ${sql.table(tableOf(declaration))} as t
    where ${column(by)} = ${query.firmId} and not t.marked_to_delete
      and ${isBehind(at, rank, query.behind)} and ${readableBy(actor, registry, declaration, 't')}
    order by ${at} desc, t.id desc limit ${query.limit}::int)`;
};

/**
 * The condition that a record comes after the cursor. Of the records of one moment, those with a higher rank come first, and of
 * one rank those with a higher id. The first part of the condition is the one that the index can use.
 */
const isBehind = (at: RawBuilder<unknown>, rank: number, behind: Cursor | undefined): RawBuilder<boolean> => {
  if (!behind) return sql<boolean>`${at} is not null`;
  const [last, lastRank, lastId] = behind;
  const lastMoment = sql`cast(${last} as timestamptz)`;
  if (rank > lastRank) return sql<boolean>`${at} < ${lastMoment}`;
  if (rank < lastRank) return sql<boolean>`${at} <= ${lastMoment}`;
  return sql<boolean>`${at} <= ${lastMoment} and (${at} < ${lastMoment} or t.id < ${lastId})`;
};

const parseCursor = (cursor: string): Cursor => {
  const result = cursorShape.safeParse(decoded(cursor));
  if (!result.success) throw fail('query_invalid', { parameter: 'after' });
  return result.data;
};

const decoded = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};
