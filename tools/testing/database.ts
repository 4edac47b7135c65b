import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { usualSite, type DemoSite } from '#database/demo/site.ts';
import { migrate } from '#database/migrate.ts';

export const testSecretKey = 'a key for tests only';

export interface FreshDatabase {
  readonly url: string;
  readonly secretKey: string;
}

/** A database of the suite's own, migrated, with the rows every installation has, and demo rows on request; of a site of its own where simulated scales are to be found. */
export const freshDatabase = async ({ demo }: { demo?: boolean | DemoSite } = {}): Promise<FreshDatabase> => {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const site = demo === true ? usualSite : demo;
  await migrate(url.href, { secretKey: testSecretKey, ...(site ? { demo: site } : {}) });
  return { url: url.href, secretKey: testSecretKey };
};
