import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInActor } from '../accounts/signedInActor.ts';
import { beginSession } from '../accounts/sessions.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase, type FreshDatabase } from '../testing/database.ts';
import { prepareRights } from './rightsFunction.ts';
import { noteRightsChanged, rightsTables } from './rightsVersion.ts';

let database: Database;
let userId: number;
let roles: { id: number; key: string }[];
const token = hash('sha256', 'a session for this test');

let address: FreshDatabase;

beforeAll(async () => {
  address = await freshDatabase({ demo: true });
  database = await connect(address.url, { secretKey: address.secretKey });
  const user = sql<{ id: number }>`select id from "user" where login = 'sales'`;
  userId = (await user.execute(database.sql)).rows[0]?.id ?? 0;
  const some = sql<{ id: number; key: string }>`
    select r.id, r.key from user_role r where not r.marked_to_delete
      and r.id not in (select user_role_id from user_roles where parent_id = ${userId}) order by r.id limit 2`;
  roles = (await some.execute(database.sql)).rows;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const here = { address: null, userAgent: null, browserId: null };
  await beginSession(database, { tokenHash: token, userId, expiresAt, remember: true, ...here });
});
afterAll(() => database?.close());

const rolesNow = async () => (await signedInActor(database.sql, token))?.actor.roles ?? [];
const noted = async () =>
  (await sql<{ id: string }>`select id from rights_change`.execute(database.sql)).rows;
const give = (db: Database['sql'], roleId: number) =>
  sql`insert into user_roles (parent_id, row_number, user_role_id)
    select ${userId}, 1 + coalesce(max(row_number), 0), ${roleId} from user_roles where parent_id = ${userId}`.execute(
    db,
  );
const takeBack = () =>
  sql`delete from user_roles where parent_id = ${userId} and user_role_id = any(${roles.map(({ id }) => id)})`.execute(
    database.sql,
  );
/** The two roles that the tests give and take. They are functions, because `beforeAll` reads the roles later than this line. */
const [one, other] = [() => roles[0] as (typeof roles)[0], () => roles[1] as (typeof roles)[0]];

it('every table is watched that the rights are read from', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_proc p, regexp_matches(p.prosrc, '(?:from|join)\\s+(\\w+)', 'g') as named
      join pg_class c on c.relname = named[1] and c.relkind = 'r'
    where p.proname = 'keja_rights' order by 1`.execute(database.sql);
  expect(rows.map(({ name }) => name)).toEqual([...rightsTables]);
});

describe('the rights of a session', () => {
  beforeEach(async () => {
    await takeBack();
    await rolesNow();
  });

  it('change with the next call after a role was given or taken', async () => {
    await give(database.sql, one().id);
    expect(await rolesNow()).toContain(one().key);
    await takeBack();
    expect(await rolesNow()).not.toContain(one().key);
  });

  it('change in the order in which transactions are committed, not in which they began', async () => {
    const begun = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const slow = database.transaction(async (tx) => {
      await give(tx.sql, one().id);
      begun.resolve();
      await mayCommit.promise;
    });
    await begun.promise;
    await give(database.sql, other().id);
    const between = await rolesNow();
    expect(between).toContain(other().key);
    expect(between).not.toContain(one().key);
    mayCommit.resolve();
    await slow;
    expect(await rolesNow()).toContain(one().key);
  });

  it('are those of a transaction in which they are read, and are not taken for those outside', async () => {
    const undone = database.transaction(async (tx) => {
      await give(tx.sql, one().id);
      expect((await signedInActor(tx.sql, token))?.actor.roles).toContain(one().key);
      await give(tx.sql, other().id);
      expect((await signedInActor(tx.sql, token))?.actor.roles).toContain(other().key);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rolesNow()).not.toContain(one().key);
  });

  it('change with what is left of a transaction that was undone in part', async () => {
    await database.transaction(async (tx) => {
      await sql`savepoint before_the_first`.execute(tx.sql);
      await give(tx.sql, one().id);
      await sql`rollback to savepoint before_the_first`.execute(tx.sql);
      await give(tx.sql, other().id);
    });
    const left = await rolesNow();
    expect(left).toContain(other().key);
    expect(left).not.toContain(one().key);
  });

  it('change in a process with the next call after another one took a role', async () => {
    await give(database.sql, one().id);
    vi.resetModules();
    // A second copy of the module, with a cache of its own, stands for another process.
    const otherProcess = await import('../accounts/signedInActor.ts');
    const connection = await connect(address.url, { secretKey: address.secretKey });
    const rolesThere = async () => (await otherProcess.signedInActor(connection.sql, token))?.actor.roles;
    try {
      expect(await rolesThere()).toContain(one().key);
      expect(await rolesNow()).toContain(one().key);
      await takeBack();
      expect(await rolesThere()).not.toContain(one().key);
      expect(await rolesNow()).not.toContain(one().key);
    } finally {
      await connection.close();
    }
  });

  it('are those of a backup that was restored, also after the first change since', async () => {
    const kept = await noted();
    await give(database.sql, one().id);
    expect(await rolesNow()).toContain(one().key);
    await database.transaction(async ({ sql: restoring }) => {
      // No trigger sees the rows that a restore brings back.
      await sql`set local session_replication_role = replica`.execute(restoring);
      await sql`delete from user_roles where parent_id = ${userId} and user_role_id = ${one().id}`.execute(
        restoring,
      );
      await sql`delete from rights_change`.execute(restoring);
      for (const { id } of kept) await sql`insert into rights_change (id) values (${id})`.execute(restoring);
    });
    expect(await rolesNow()).not.toContain(one().key);
    await give(database.sql, other().id);
    const since = await rolesNow();
    expect(since).toContain(other().key);
    expect(since).not.toContain(one().key);
  });

  it('are noted in one row however often they change, and by nobody who waits for another', async () => {
    for (let index = 0; index < 3; index += 1) await noteRightsChanged(database.sql);
    expect(await noted()).toHaveLength(1);
    await database.transaction(async (tx) => {
      await give(tx.sql, one().id);
      await give(database.sql, other().id);
    });
    await takeBack();
    expect(await noted()).toHaveLength(1);
  });
});

describe('the rights', () => {
  /** While the work is done, putting the rights together fails. */
  const whileForbidden = async (work: () => Promise<void>) => {
    await sql`create or replace function keja_rights(person int) returns json language plpgsql stable as $$
      begin raise exception 'put together'; end $$`.execute(database.sql);
    try {
      await work();
    } finally {
      await prepareRights(database.sql);
      await rolesNow();
    }
  };

  it('stay as they were after something was written that they are not read from', async () => {
    await rolesNow();
    await whileForbidden(async () => {
      await sql`update vehicle set updated_at = now()`.execute(database.sql);
      expect(await rolesNow()).not.toEqual([]);
    });
  });

  it.each(rightsTables)('are put together again after %s was written', async (table) => {
    await rolesNow();
    await whileForbidden(async () => {
      await sql`update ${sql.table(table)} set id = id where false`.execute(database.sql);
      await expect(rolesNow()).rejects.toThrow('put together');
    });
  });
});
