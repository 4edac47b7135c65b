import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '#tools/testing/database.ts';
import { connect } from './connect.ts';

it('a connection that Postgres no longer answers is given up, and the next question goes over another one', async () => {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey, poolSize: 1, silenceMs: 500 });
  onTestFinished(() => database.close());
  const backend = async (): Promise<number> => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.sql);
    return rows[0]?.pid ?? 0;
  };
  const frozen = await backend();
  process.kill(frozen, 'SIGSTOP');
  onTestFinished(() => void process.kill(frozen, 'SIGCONT'));

  await expect(backend()).rejects.toThrow('said nothing');
  expect(await backend()).not.toBe(frozen);
});
