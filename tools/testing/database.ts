import { createHash, randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { usualSite, type DemoSite } from '#database/demo/site.ts';
import { migrate } from '#database/migrate.ts';
import { prepareReader } from '#database/reader/readerRole.ts';
import { createSecretBox } from '#database/writing/secrets.ts';
import { registry } from '#domain/objects.ts';

export const testSecretKey = 'a key for tests only';

export interface FreshDatabase {
  readonly url: string;
  readonly secretKey: string;
}

/** A database of the suite's own, migrated, with the rows every installation has, and demo rows on request; of a site of its own where simulated scales are to be found. */
export const freshDatabase = async ({ demo }: { demo?: boolean | DemoSite } = {}): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const site = demo === true ? usualSite : demo || undefined;
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    const template = await templateOf(client, site);
    await client.query(`create database "${name}" template "${template}"`);
  } finally {
    await client.end();
  }
  const url = urlOf(name);
  await addReader(url);
  return { url, secretKey: testSecretKey };
};

/**
 * The migrated database that those of a run are copied from; migrating each anew would cost seconds a suite. Whoever
 * makes it holds the lock until their connection ends.
 */
const templateOf = async (client: pg.Client, site: DemoSite | undefined): Promise<string> => {
  const mark = createHash('sha256')
    .update(JSON.stringify(site ?? null))
    .digest('hex')
    .slice(0, 12);
  const template = `template_${mark}`;
  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  const known = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount) return template;
  const unfinished = `unfinished_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database "${unfinished}"`);
  await migrate(urlOf(unfinished), { secretKey: testSecretKey, ...(site ? { demo: site } : {}) });
  await client.query(`alter database "${unfinished}" rename to "${template}"`);
  return template;
};

/** Who reads a database for raw queries belongs to the whole server, and is no part of a copy. */
const addReader = async (url: string): Promise<void> => {
  const database = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  await prepareReader(database as never, url, registry, createSecretBox(testSecretKey));
  await database.destroy();
};

const urlOf = (name: string): string => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
};
