import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { usualSite } from '#database/demo/site.ts';
import { migrate } from '#database/migrate.ts';
import { compiledFolder, hashOf } from '#infrastructure/cache.ts';
import type { Environment } from '../environment.ts';
import { fillYear } from './fillYear.ts';

/** The files that decide which rows are made. If they change, the data is made again; migrations run on the kept data. */
const sources = ['bench/year/fill*.ts', 'bench/year/madeUpValue.ts', 'bench/year/rowsOfAYear.ts'];
const slowMs = 20;

/** The folder in which Postgres keeps the year's data. It may be deleted at any time. */
export const yearFolder = join(dirname(compiledFolder), 'year');

/** With these settings Postgres logs the plan of each statement that takes longer than 20 ms. */
export const yearSettings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': String(slowMs),
  'auto_explain.log_format': 'json',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
};

/** The URL of a database with the data of a year that ends today. The first run of a day fills it; later runs use it again. */
export async function keptYear(
  { postgres, secretKey }: Environment,
  say: (line: string) => void,
): Promise<string> {
  await mkdir(yearFolder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const name = `year_${today}_${await hashOf(sources)}`;
  const url = postgres.databaseUrl(name);
  const server = new pg.Client({ connectionString: postgres.url });
  await server.connect();
  try {
    const { rows } = await server.query<{ datname: string }>(
      `select datname from pg_database where datname like 'year%'`,
    );
    if (!rows.some(({ datname }) => datname === name)) {
      // Those of other days, and what a broken run has left.
      for (const { datname } of rows) await server.query(`drop database "${datname}"`);
      // The database gets its name when it is complete, so that a broken run is not taken for data.
      await make(postgres.databaseUrl('year_half'), secretKey, say, () =>
        postgres.createDatabase('year_half'),
      );
      await server.query(`alter database "year_half" rename to "${name}"`);
    }
  } finally {
    await server.end();
  }
  await migrate(url, { secretKey });
  return url;
}

/** Makes a database and fills it. The plans of its statements are not logged, because they are not measured. */
const make = async (
  url: string,
  secretKey: string,
  say: (line: string) => void,
  create: () => Promise<void>,
): Promise<void> => {
  await create();
  await migrate(url, { secretKey, demo: usualSite });
  const client = new pg.Client({ connectionString: url, options: '-c auto_explain.log_min_duration=-1' });
  await client.connect();
  try {
    await fillYear(client, say);
  } finally {
    await client.end();
  }
};
