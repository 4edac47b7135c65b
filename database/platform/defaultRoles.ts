import type { Sql } from '../sql.ts';
import type { Draft } from '../writing/hooks.ts';

/** Gives a new user without roles the default roles, which differ for external and internal users. */
export async function beginWithRoles(tx: Sql, draft: Draft): Promise<void> {
  if (Array.isArray(draft.roles) && draft.roles.length > 0) return;
  draft.roles = await defaultRoles(tx, draft.externalUser === true);
}

/** The default roles of new users, external or internal. */
export function defaultRoles(db: Sql, external: boolean): Promise<{ userRole: number }[]> {
  return db
    .selectFrom('default_role as d')
    .innerJoin('user_role as r', 'r.id', 'd.user_role_id')
    .select('d.user_role_id as userRole')
    .distinct()
    .where('d.external_user', '=', external)
    .where('d.marked_to_delete', '=', false)
    .where('r.marked_to_delete', '=', false)
    .orderBy('userRole')
    .execute();
}
