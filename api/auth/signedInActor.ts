import { sql } from 'kysely';
import { z } from 'zod';
import { colleaguesOf, rolesOf } from '#database/platform/belonging.ts';
import type { Sql } from '#database/sql.ts';
import { defaultLanguage, isLanguage } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { roleKey } from '#domain/platform/roles.ts';

/** How often the last call of a session is written down at most. */
const touchEvery = '1 minute';

/** What the database tells of a signed-in person, in one query; parsed, for administrators write most of it. */
const found = z.object({
  id: z.int(),
  name: z.string(),
  full_rights: z.boolean(),
  external_user: z.boolean(),
  use_customer_access: z.boolean(),
  counterparty_id: z.int().nullable(),
  language: z.string().nullable(),
  remember: z.boolean(),
  stale: z.boolean(),
  roles: z.array(z.object({ key: z.string(), readOnly: z.boolean() })),
  grants: z.array(z.object({ object: z.string(), modify: z.boolean() })),
  restrictions: z.array(
    z.object({ object: z.string(), grantedOnly: z.boolean(), departmentOnly: z.boolean() }),
  ),
  colleagues: z.array(z.int()),
});

export interface SignedIn {
  readonly actor: Actor;
  readonly remember: boolean;
  /** Whether the last call is to be written down again. */
  readonly stale: boolean;
}

const listed = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/** Whose session this is, with all that decides what they may do; nobody when it has ended or they are not active. */
export const signedInActor = async (connection: Sql, tokenHash: string): Promise<SignedIn | undefined> => {
  const user = sql`u.id`;
  const roles = sql`select key, read_only as "readOnly" from user_role where id in ${rolesOf(user)}`;
  const grants = sql`select o.object_type as object, bool_or(o.modify and not r.read_only) as modify
    from user_role_objects o join user_role r on r.id = o.parent_id
    where (o.read or o.modify) and r.id in ${rolesOf(user)} group by o.object_type`;
  const restrictions = sql`select object_type as object, use_restriction as "grantedOnly", use_department_restriction as "departmentOnly"
    from access_restriction where not marked_to_delete and (use_restriction or use_department_restriction)`;
  const departmentMatters = sql`exists (
    select 1 from access_restriction where use_department_restriction and not marked_to_delete)`;
  const { rows } = await sql`
    select u.id, u.name, u.full_rights, u.external_user, u.use_customer_access, u.counterparty_id, u.language,
      ${listed(roles)} as roles, ${listed(grants)} as grants, ${listed(restrictions)} as restrictions,
      case when ${departmentMatters} then array(select user_id from ${colleaguesOf(user)} c) else '{}' end as colleagues,
      s.remember, s.last_seen_at < now() - cast(${touchEvery} as interval) as stale
    from session s join "user" u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and u.is_active and not u.marked_to_delete`.execute(
    connection,
  );
  if (rows[0] === undefined) return undefined;
  const row = found.parse(rows[0]);
  return { actor: actorFrom(row), remember: row.remember, stale: row.stale };
};

const actorFrom = (row: z.infer<typeof found>): Actor => {
  const roles = row.roles.flatMap(({ key, readOnly }) => {
    const parsed = roleKey.safeParse(key);
    return parsed.success ? [{ key: parsed.data, readOnly }] : [];
  });
  return {
    userId: row.id,
    name: row.name,
    roles: roles.map(({ key }) => key),
    readOnlyRoles: roles.filter(({ readOnly }) => readOnly).map(({ key }) => key),
    grants: row.grants,
    restrictions: row.restrictions,
    colleagues: row.colleagues,
    fullRights: row.full_rights && !row.external_user,
    external: row.external_user,
    useCustomerAccess: row.use_customer_access,
    counterpartyId: row.counterparty_id,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
  };
};
