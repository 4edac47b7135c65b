import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from './testing/database.ts';
import { connect, type Database } from './connect.ts';
import type { Sql } from './sql.ts';

/** With one connection only: one that is lost is missed at once. */
const open = async (): Promise<Database> => {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey, poolSize: 1, silenceMs: 500 });
  onTestFinished(() => database.close());
  return database;
};
const backend = async (db: Sql): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};
const freeze = (pid: number): void => {
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(pid, 'SIGCONT'));
};

it('a connection that Postgres no longer answers is given up, and the next question goes over another one', async () => {
  const database = await open();
  const frozen = await backend(database.sql);
  freeze(frozen);
  await expect(backend(database.sql)).rejects.toThrow('said nothing');
  expect(await backend(database.sql)).not.toBe(frozen);
});

it.each([
  ['falls silent', freeze],
  ['is killed', (pid: number) => void process.kill(pid, 'SIGTERM')],
])(
  'a connection that %s in the middle of a transaction takes no place in the pool with it',
  async (_what, harm) => {
    const database = await open();
    const broken = database.transaction(async (tx) => {
      harm(await backend(tx.sql));
      await sql`select pg_sleep(1)`.execute(tx.sql);
    });
    await expect(broken).rejects.toThrow();
    expect(await database.transaction((tx) => backend(tx.sql))).toBeGreaterThan(0);
  },
);
