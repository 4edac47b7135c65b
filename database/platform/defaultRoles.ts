import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import type { Draft } from '../writing/hooks.ts';

/** Gives a new user for whom nobody chose roles those to begin with: for people from outside, or for our own. */
export const beginWithRoles = async (tx: Sql, draft: Draft): Promise<void> => {
  if (Array.isArray(draft.roles) && draft.roles.length > 0) return;
  const { rows } = await sql<{ userRole: number }>`
    select distinct d.user_role_id as "userRole" from default_role d join user_role r on r.id = d.user_role_id
    where d.external_user = ${draft.externalUser === true} and not d.marked_to_delete and not r.marked_to_delete`.execute(
    tx,
  );
  draft.roles = rows;
};
