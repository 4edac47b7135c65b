import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import { roleGroupsOf, rolesOf } from './belonging.ts';

export interface OwnRoleGroup {
  readonly id: number;
  readonly name: string;
  readonly settings: unknown;
  readonly navigation: unknown;
}

/** The role groups of a user, directly or through a department, without their other members. */
export async function ownRoleGroups(
  { sql: db }: { readonly sql: Sql },
  userId: number | null,
): Promise<OwnRoleGroup[]> {
  const { rows } = await sql<OwnRoleGroup>`
    select g.id, g.name, g.settings, g.navigation from role_group g
    where g.id in ${roleGroupsOf(sql`${userId}`)} order by g.name, g.id`.execute(db);
  return rows;
}

/** The ids of a user's roles: their own and those of their role groups. */
export async function rolesHeldBy({ sql: db }: { readonly sql: Sql }, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from user_role where id in ${rolesOf(sql`${userId}`)}`.execute(db);
  return rows.map(({ id }) => id);
}
