import { sql } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { visibleTo } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

/** A part of the list of reclamations, and how many are in it. */
export interface ReclamationGroupCount {
  readonly id: number;
  readonly name: string;
  readonly predefinedName: string | null;
  readonly count: number;
}

/** How many reclamations, of those that the actor may see, stand in each status group. */
export const reclamationGroupCounts = async (
  db: Sql,
  registry: Registry,
  actor: Actor,
): Promise<ReclamationGroupCount[]> => {
  const { rows } = await sql<ReclamationGroupCount>`
    select g.id, coalesce(nullif(g.lang ->> ${actor.language}, ''), g.name) as name,
      g.predefined_name as "predefinedName", count(r.id)::int as count
    from reclamation_status_group g
      left join reclamation_state s on s.reclamation_status_group_id = g.id
      left join reclamation r on r.status_id = s.id and not r.marked_to_delete
        and ${visibleTo(actor, registry, registry.byName('reclamation'), 'r')}
    where not g.marked_to_delete group by g.id order by g.id`.execute(db);
  return rows;
};
