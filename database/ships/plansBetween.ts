import { sql } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

interface Span {
  readonly actor: Actor;
  readonly registry: Registry;
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly limit: number;
}

/**
 * The ids of plans whose time meets a span, and of live plans without a time, as far as the actor may see them. A plan under way
 * lasts on, even if its planned end has passed.
 */
export async function plansBetween(
  db: Sql,
  { actor, registry, from, to, limit }: Span,
): Promise<readonly number[]> {
  const isVisible = readableBy(actor, registry, registry.byName('shipPlanning'), 'p');
  const { rows } = await sql<{ id: number }>`
    select id from ship_planning p where not marked_to_delete and ${isVisible} and (
      (planned_begin < ${to} and coalesce(planned_end, planned_begin) >= ${from})
      or (planned_begin < ${to} and state = 'Ongoing')
      or (planned_begin is null and state in ('Planned', 'Ongoing')))
    order by planned_begin nulls last, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
