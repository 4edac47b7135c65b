import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';
import { createReach } from './reach.ts';
import type { Sql } from './sql.ts';
import { freshDatabase } from './testing/database.ts';

const ownBackend = async (db: Sql): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
const otherBackends = async (db: Sql): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  return rows.map(({ pid }) => pid);
};

it('no other connection is closed when only the one that asks Postgres was ended', async () => {
  const { url, secretKey } = await freshDatabase();
  const reach = createReach();
  const database = await connect(url, { secretKey, poolSize: 1, reach });
  onTestFinished(() => database.close());
  const kept = await ownBackend(database.sql);
  onTestFinished(reach.watch(url));
  await expect.poll(() => otherBackends(database.sql)).toHaveLength(1);
  const asking = await otherBackends(database.sql);
  await sql`select pg_terminate_backend(${asking[0]})`.execute(database.sql);
  const asksAgain = async () => (await otherBackends(database.sql)).some((pid) => !asking.includes(pid));
  await expect.poll(asksAgain, { timeout: 10_000 }).toBe(true);
  expect(await ownBackend(database.sql)).toBe(kept);
});
