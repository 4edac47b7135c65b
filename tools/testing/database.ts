import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#database/migrate.ts';

export const testSecretKey = 'a key for tests only';

export interface FreshDatabase {
  readonly url: string;
  readonly secretKey: string;
}

/** A database of the suite's own, migrated, with the rows every installation has, and demo rows on request. */
export const freshDatabase = async (options: { demo?: boolean } = {}): Promise<FreshDatabase> => {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href, { secretKey: testSecretKey, ...options });
  return { url: url.href, secretKey: testSecretKey };
};
