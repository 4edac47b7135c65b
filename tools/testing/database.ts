import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { usualSite, type DemoSite } from '#database/demo/site.ts';
import { agents, protocols } from '#database/demo/weighing.ts';
import { migrate } from '#database/migrate.ts';
import { prepareReader } from '#database/reader/readerRole.ts';
import { createSecretBox } from '#database/writing/secrets.ts';
import { registry } from '#domain/objects.ts';

export const testSecretKey = 'a key for tests only';

export interface FreshDatabase {
  readonly url: string;
  readonly secretKey: string;
}

interface FreshOptions {
  /** Demo rows; those of a site of its own where simulated scales are to be found. */
  readonly demo?: boolean | DemoSite;
  /** Somebody who reads it for raw queries: a thousand columns are granted to them one by one. */
  readonly reader?: boolean;
}

/** A database of the suite's own, migrated, with the rows every installation has. */
export const freshDatabase = async ({ demo, reader }: FreshOptions = {}): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await copy(client, await templateOf(client, demo ? 'template_demo' : 'template_bare'), name);
  } finally {
    await client.end();
  }
  const url = urlOf(name);
  if (reader) await within(url, (database) => addReader(database, url));
  if (typeof demo === 'object') await within(url, (database) => moveTo(database, demo));
  return { url, secretKey: testSecretKey };
};

const within = async (url: string, does: (database: Kysely<unknown>) => Promise<unknown>): Promise<void> => {
  const database = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  try {
    await does(database);
  } finally {
    await database.destroy();
  }
};

type Template = 'template_bare' | 'template_demo';

/**
 * The migrated database that those of a run are copied from; migrating each anew would cost seconds a suite. Whoever
 * makes it holds the lock until their connection ends.
 */
const templateOf = async (client: pg.Client, template: Template): Promise<Template> => {
  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  const known = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount) return template;
  const unfinished = `unfinished_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database "${unfinished}"`);
  await migrate(urlOf(unfinished), {
    secretKey: testSecretKey,
    ...(template === 'template_demo' ? { demo: usualSite } : {}),
  });
  await client.query(`alter database "${unfinished}" rename to "${template}"`);
  return template;
};

/** Files are copied with a quarter of the work that their pages cost when they go through the log. */
const copy = (client: pg.Client, from: string, to: string): Promise<unknown> =>
  client.query(`create database "${to}" template "${from}" strategy file_copy`);

/** Who reads a database for raw queries belongs to the whole server, and is no part of a copy. */
const addReader = (database: Kysely<unknown>, url: string): Promise<unknown> =>
  prepareReader(database as never, url, registry, createSecretBox(testSecretKey));

/** Its simulated scales are found at their own ports. */
const moveTo = async (database: Kysely<unknown>, site: DemoSite): Promise<void> => {
  for (const { name, port } of protocols(site))
    await sql`update scale_protocol set port = ${port} where name = ${name}`.execute(database);
  for (const { code, tokenHash } of agents(site))
    await sql`update scale_agent set token_hash = ${tokenHash} where code = ${code}`.execute(database);
};

const urlOf = (name: string): string => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
};
