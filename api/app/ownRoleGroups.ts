import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { roleGroupsOf } from '#database/platform/belonging.ts';

export interface OwnRoleGroup {
  readonly id: number;
  readonly name: string;
  readonly settings: unknown;
  readonly navigation: unknown;
}

/** The role groups that a person is in, by name or with their department, without the others who are. */
export const ownRoleGroups = async (database: Database, userId: number | null): Promise<OwnRoleGroup[]> => {
  const { rows } = await sql<OwnRoleGroup>`
    select g.id, g.name, g.settings, g.navigation from role_group g
    where g.id in ${roleGroupsOf(sql`${userId}`)} order by g.name, g.id`.execute(database.sql);
  return rows;
};
