import { sql } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

/** A status group, with its number of reclamations. */
export interface ReclamationGroupCount {
  readonly id: number;
  readonly name: string;
  readonly predefinedName: string | null;
  readonly count: number;
}

/**
 * For each status group, how many of its reclamations the actor may see. In the group of goods to be collected (`toReceive`),
 * closed reclamations are not counted, because their goods have been collected.
 */
export async function reclamationGroupCounts(
  db: Sql,
  registry: Registry,
  actor: Actor,
): Promise<ReclamationGroupCount[]> {
  const { rows } = await sql<ReclamationGroupCount>`
    select g.id, coalesce(nullif(g.lang ->> ${actor.language}, ''), g.name) as name,
      g.predefined_name as "predefinedName", count(r.id)::int as count
    from reclamation_status_group g
      left join reclamation_state s on s.reclamation_status_group_id = g.id
        and not (s.is_closed and g.predefined_name is not distinct from 'toReceive')
      left join reclamation r on r.status_id = s.id and not r.marked_to_delete
        and ${readableBy(actor, registry, registry.byName('reclamation'), 'r')}
    where not g.marked_to_delete group by g.id order by g.id`.execute(db);
  return rows;
}
