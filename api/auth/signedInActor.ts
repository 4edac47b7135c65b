import { sql } from 'kysely';
import { z } from 'zod';
import { colleaguesOf } from '#database/platform/belonging.ts';
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
  rights: z.object({
    roles: z.array(z.object({ key: z.string(), readOnly: z.boolean() })),
    grants: z.array(z.object({ object: z.string(), modify: z.boolean() })),
    restrictions: z.array(
      z.object({ object: z.string(), grantedOnly: z.boolean(), departmentOnly: z.boolean() }),
    ),
  }),
});

const visit = z.object({
  remember: z.boolean(),
  stale: z.boolean(),
  raises_railway: z.boolean().nullable(),
});

export interface SignedIn {
  readonly actor: Actor;
  readonly remember: boolean;
  /** Whether the last call is to be written down again. */
  readonly stale: boolean;
}

/** Whose session this is, with all that decides what they may do; nobody when it has ended or they are not active. */
export const signedInActor = async (connection: Sql, tokenHash: string): Promise<SignedIn | undefined> => {
  const { rows } = await sql`
    select ${ofPerson}, ${raisesRailway} as raises_railway, s.remember, s.last_seen_at < now() - cast(${touchEvery} as interval) as stale
    from session s join "user" u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and ${isThere}`.execute(connection);
  if (rows[0] === undefined) return undefined;
  const { remember, stale, raises_railway } = visit.parse(rows[0]);
  const person = await actorFrom(connection, rows[0]);
  const actor = raises_railway === null ? person : { ...person, raisesRailway: raises_railway };
  return { actor, remember, stale };
};

/** Somebody who is known by other means than a session, with all that decides what they may do; nobody when they are not active. */
export const actorOfUser = async (connection: Sql, userId: number): Promise<Actor | undefined> => {
  const { rows } = await sql`select ${ofPerson} from "user" u where u.id = ${userId} and ${isThere}`.execute(
    connection,
  );
  return rows[0] === undefined ? undefined : actorFrom(connection, rows[0]);
};

const ofPerson = sql`u.id, u.name, u.full_rights, u.external_user, u.use_customer_access, u.counterparty_id,
  u.language, keja_rights(u.id) as rights`;
/** Null where the session's browser stands at no working place. */
const raisesRailway = sql`(
  select p.raising_railway_disposition from working_place p
  where p.client_id_serial = s.browser_id::text and not p.marked_to_delete order by p.id limit 1)`;
const isThere = sql`u.is_active and not u.marked_to_delete`;

/** Asked only where some object is restricted by department: nobody else pays for it. */
const readColleagues = async (connection: Sql, userId: number): Promise<number[]> => {
  const { rows } = await sql<{
    user_id: number;
  }>`select user_id from ${colleaguesOf(sql`${userId}`)} c`.execute(connection);
  return rows.map((row) => row.user_id);
};

const actorFrom = async (connection: Sql, read: unknown): Promise<Actor> => {
  const row = found.parse(read);
  const apart = row.rights.restrictions.some(({ departmentOnly }) => departmentOnly);
  const roles = row.rights.roles.flatMap(({ key, readOnly }) => {
    const parsed = roleKey.safeParse(key);
    return parsed.success ? [{ key: parsed.data, readOnly }] : [];
  });
  return {
    userId: row.id,
    name: row.name,
    roles: roles.map(({ key }) => key),
    readOnlyRoles: roles.filter(({ readOnly }) => readOnly).map(({ key }) => key),
    grants: row.rights.grants,
    restrictions: row.rights.restrictions,
    fullRights: row.full_rights && !row.external_user,
    external: row.external_user,
    useCustomerAccess: row.use_customer_access,
    counterpartyId: row.counterparty_id,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    colleagues: apart ? await readColleagues(connection, row.id) : [],
  };
};
