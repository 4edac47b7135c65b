import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** How long one person has worked on a record. */
export interface TimeOfPerson {
  readonly userId: number;
  readonly name: string;
  readonly seconds: number;
}

/** For each of the staff, the sum of their finished times on one record, the longest first. Times that still run are left out. */
export async function timeSpentOn(db: Sql, objectType: string, objectId: number): Promise<TimeOfPerson[]> {
  const { rows } = await sql<TimeOfPerson>`
    select u.id as "userId", u.name, sum(t.elapsed_time)::float8 as seconds
    from time_tracking_item as t join "user" as u on u.id = t.user_id
    where t.object_type = ${objectType} and t.object_id = ${objectId} and t.end_date is not null
      and not t.marked_to_delete and not u.external_user
    group by u.id, u.name order by sum(t.elapsed_time) desc, u.name, u.id`.execute(db);
  return [...rows];
}
