import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { DemoSite } from '#database/demo/site.ts';
import { agents, protocols } from '#database/demo/weighing.ts';
import { prepareReader } from '#database/reader/readerRole.ts';
import { schemaOptions } from '#database/schema/schemaOptions.ts';
import { createSecretBox } from '#database/writing/secrets.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { registry } from '#domain/objects.ts';
import { testSecretKey, type Template } from './templates.ts';

export { testSecretKey };

export interface FreshDatabase {
  readonly url: string;
  readonly secretKey: string;
}

interface FreshOptions {
  /** Whether to add the demo rows; a site instead of `true` says where its simulated scales are. */
  readonly demo?: boolean | DemoSite;
  /** Whether to add the role for raw queries. This takes time, because a thousand columns are granted one by one. */
  readonly reader?: boolean;
}

/** A database of the suite's own, migrated, with the rows every installation has. */
export async function freshDatabase({ demo, reader }: FreshOptions = {}): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: await postgresUrl() });
  await client.connect();
  try {
    await copy(client, demo ? 'template_demo' : 'template_bare', name);
  } finally {
    await client.end();
  }
  const url = await urlOf(name);
  if (reader) await within(url, (database) => addReader(database, url));
  if (typeof demo === 'object') await within(url, (database) => moveTo(database, demo));
  return { url, secretKey: testSecretKey };
}

/** Adds tables of declarations that only a test has. */
export async function createTables(url: string, declared: Registry): Promise<void> {
  const orm = await MikroORM.init(schemaOptions(url, declared));
  await orm.schema.update({ safe: true });
  await orm.close(true);
}

/** Runs `work` with a connection of its own, which is closed afterwards. */
export async function within(
  url: string,
  work: (database: Kysely<unknown>) => Promise<unknown>,
): Promise<void> {
  const database = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}

/** To copy the files costs a quarter of the work of copying their pages through the log. */
const copy = (client: pg.Client, from: Template, to: string): Promise<unknown> =>
  client.query(`create database "${to}" template "${from}" strategy file_copy`);

/** The role that reads a database for raw queries belongs to the whole server, so that a copy does not include it. */
const addReader = (database: Kysely<unknown>, url: string): Promise<unknown> =>
  prepareReader(database, url, registry, createSecretBox(testSecretKey));

/** Lets the database find the simulated scales and agents of this site. */
export async function moveTo(database: Kysely<unknown>, site: DemoSite): Promise<void> {
  for (const { name, port } of protocols(site))
    await sql`update scale_protocol set port = ${port} where name = ${name}`.execute(database);
  for (const { code, tokenHash } of agents(site))
    await sql`update scale_agent set token_hash = ${tokenHash} where code = ${code}`.execute(database);
}

let address: Promise<string> | undefined;

/**
 * The address of the Postgres of this test run. The `desk`, a server of `globalSetup.ts`, starts Postgres for the first caller.
 * @throws Error with the reason if it did not start
 */
export function postgresUrl(): Promise<string> {
  address ??= fetch(`${inject('desk')}/postgres`).then(async (answer) => {
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  });
  return address;
}

export async function urlOf(name: string): Promise<string> {
  const url = new URL(await postgresUrl());
  url.pathname = `/${name}`;
  return url.href;
}
