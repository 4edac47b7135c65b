import { sql } from 'kysely';
import { z } from 'zod';
import { memoised } from '#domain/kernel/memoised.ts';
import { defaultLanguage, isLanguage } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { roleKey } from '#domain/platform/roles.ts';
import { colleaguesOf } from '../platform/belonging.ts';
import { rightsVersion } from '../platform/rightsVersion.ts';
import type { Sql } from '../sql.ts';

/** The shortest time between two writes of a session's last call. */
const touchEvery = '1 minute';

/** The days after which a session ends, even if it is in use; `remembered` for people who chose to stay signed in. */
export const longestSessionDays = { short: 7, remembered: 90 } as const;

/** The data of a signed-in user from one query. It is parsed because administrators write most of it. */
const personRow = z.object({
  id: z.int(),
  login: z.string(),
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

const sessionRow = z.object({
  remember: z.boolean(),
  stale: z.boolean(),
  raises_railway: z.boolean().nullable(),
  version: z.string().nullable(),
});

/** The rights of a session's user as they were read last. */
interface KnownRights {
  readonly userId: number;
  /** `rightsVersion` at that time: it changes with every change of anybody's rights. */
  readonly version: string;
  readonly rights: unknown;
}

const rightsOfSessions = new Map<string, KnownRights>();

export interface SignedIn {
  readonly actor: Actor;
  readonly remember: boolean;
  /** Whether the time of the last call must be written again. */
  readonly stale: boolean;
}

/**
 * The user of a session with all rights; undefined if the session has ended or the user is not active. Putting the rights
 * together costs more than everything else, so they are read only if they may have changed since the last call.
 */
export async function signedInActor(connection: Sql, tokenHash: string): Promise<SignedIn | undefined> {
  const cached = rightsOfSessions.get(tokenHash);
  const areRightsCurrent = sql`u.id = cast(${cached?.userId ?? null} as int) and rights_now.version = ${cached?.version ?? null}`;
  // The column `rights` is null if the cached rights are still those of the user.
  const { rows } = await sql<Record<string, unknown>>`
    with rights_now as materialized (select ${rightsVersion} as version)
    select ${ofPerson}, case when ${areRightsCurrent} then null else keja_rights(u.id) end as rights, rights_now.version,
      ${raisesRailway} as raises_railway, s.remember, s.last_seen_at < now() - cast(${touchEvery} as interval) as stale
    from rights_now, session s join "user" u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > now()
      and s.created_at > now() - make_interval(days => case when s.remember then ${longestSessionDays.remembered}::int else ${longestSessionDays.short}::int end)
      and ${isActiveUser}`.execute(connection);
  if (rows[0] === undefined) return undefined;
  // `actorFrom` finds a known actor by `personColumns`. So these must not contain columns of the session, which differ from call
  // to call.
  const { remember, stale, raises_railway, version, ...personColumns } = {
    ...rows[0],
    ...sessionRow.parse(rows[0]),
  };
  const person = { ...personColumns, rights: rows[0].rights ?? cached?.rights };
  // The version is null in a transaction that has written, which may still change rights.
  if (version !== null && rows[0].rights !== null)
    keepRights(tokenHash, { userId: Number(rows[0].id), version, rights: person.rights });
  const workingPlace = raises_railway === null ? {} : { raisesRailway: raises_railway };
  const actor = await actorFrom(connection, person, workingPlace);
  return { actor, remember, stale };
}

const keepRights = (tokenHash: string, rights: KnownRights): void => {
  if (rightsOfSessions.size >= mostKnown) rightsOfSessions.clear();
  rightsOfSessions.set(tokenHash, rights);
};

/** A user who was identified by other means than a session, with all rights; undefined if the user is not active. */
export async function actorOfUser(connection: Sql, userId: number): Promise<Actor | undefined> {
  const { rows } = await sql`
    select ${ofPerson}, keja_rights(u.id) as rights from "user" u where u.id = ${userId} and ${isActiveUser}`.execute(
    connection,
  );
  return rows[0] === undefined ? undefined : actorFrom(connection, rows[0]);
}

const ofPerson = sql`u.id, u.login, u.name, u.full_rights, u.external_user, u.use_customer_access, u.counterparty_id,
  u.language`;
/** Null if the session's browser belongs to no working place. */
const raisesRailway = sql`(
  select p.raising_railway_disposition from working_place p
  where p.client_id_serial = s.browser_id::text and not p.marked_to_delete order by p.id limit 1)`;
const isActiveUser = sql`u.is_active and not u.marked_to_delete`;

/** The ids of colleagues; read only if an object is restricted by department, to save a query otherwise. */
const readColleagues = async (connection: Sql, userId: number): Promise<number[]> => {
  const { rows } = await sql<{
    user_id: number;
  }>`select user_id from ${colleaguesOf(sql`${userId}`)} c`.execute(connection);
  return rows.map((row) => row.user_id);
};

/** Parsed data of users, by the JSON text of the data. */
const knownPeople = new Map<string, z.output<typeof personRow>>();
/** Actors by the data from which they were made. */
const knownActors = new Map<string, Actor>();
/** How many entries each cache of this file may have. A full one is emptied. */
const mostKnown = 1000;

/**
 * Gives the same object for the same data, so that results cached for its rights are found again. The data itself is read
 * from the database each time.
 */
const actorFrom = async (
  connection: Sql,
  personColumns: unknown,
  workingPlace: WorkingPlace = {},
): Promise<Actor> => {
  if (knownActors.size >= mostKnown) knownActors.clear();
  if (knownPeople.size >= mostKnown) knownPeople.clear();
  const dataKey = JSON.stringify([personColumns, workingPlace]);
  const person = memoised(knownPeople, dataKey, () => personRow.parse(personColumns));
  const isByDepartment = person.rights.restrictions.some(({ departmentOnly }) => departmentOnly);
  const colleagues = isByDepartment ? await readColleagues(connection, person.id) : [];
  return memoised(knownActors, `${dataKey} ${colleagues.join()}`, () => ({
    ...personFrom(person, colleagues),
    ...workingPlace,
  }));
};

type WorkingPlace = Pick<Actor, 'raisesRailway'>;

const personFrom = (row: z.output<typeof personRow>, colleagues: readonly number[]): Actor => {
  const roles = row.rights.roles.flatMap(({ key, readOnly }) => {
    const parsed = roleKey.safeParse(key);
    return parsed.success ? [{ key: parsed.data, readOnly }] : [];
  });
  return {
    userId: row.id,
    login: row.login,
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
    colleagues,
  };
};
