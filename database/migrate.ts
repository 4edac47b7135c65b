import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { registry } from '#domain/objects.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { connect } from './connect.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { usualSite, type DemoSite } from './demo/site.ts';
import { migrationsFolder, ormOptions } from './ormOptions.ts';
import { prepareRights } from './platform/rightsFunction.ts';
import { prepareReader } from './reader/readerRole.ts';
import { seedAdministrator, seedPredefined } from './seed.ts';

export interface MigrateOptions {
  readonly secretKey: string;
  /** Adds the demo terminal with its scales at this site: trucks, drivers, goods, people to sign in as. */
  readonly demo?: DemoSite;
  /** Makes the account `admin` with this password where it is missing. */
  readonly administratorPassword?: string;
}

/** Brings a database to what this version needs: tables, the rows every installation has, and demo rows on request. */
export const migrate = async (
  databaseUrl: string,
  { secretKey, demo, administratorPassword }: MigrateOptions,
): Promise<void> => {
  const orm = await MikroORM.init(ormOptions(databaseUrl, registry, { silenceMs: 0 }));
  try {
    await refuseAnothers(orm);
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }

  const database = await connect(databaseUrl, { secretKey, silenceMs: 0 });
  await prepareRights(database.sql);
  await prepareReader(database.sql, databaseUrl, registry, database.secrets);
  await seedPredefined(database.records);
  if (demo) await seedDemo(database, demo);
  if (administratorPassword) await seedAdministrator(database.records, administratorPassword);
  await database.close();
};

/** A database that went another way cannot be brought to this version: it would break on the first table. */
const refuseAnothers = async (orm: MikroORM): Promise<void> => {
  const known = new Set((await readdir(migrationsFolder)).map((file) => parse(file).name));
  const stranger = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name));
  if (stranger)
    throw new Error(
      `this database was made by another version of Keja, with ${stranger.name}. Use a new database, or move .keja away.`,
    );
};

/** The simulated scales that this environment names. */
const siteHere = (): DemoSite => {
  const { WEIGHBRIDGE_MODBUS_PORT, WEIGHBRIDGE_TCP_PORT } = readSettings(process.env, 'simulators');
  const { AGENT_TOKEN = usualSite.agentToken } = process.env;
  return { modbusPort: WEIGHBRIDGE_MODBUS_PORT, sicsPort: WEIGHBRIDGE_TCP_PORT, agentToken: AGENT_TOKEN };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const settings = readSettings(process.env, 'migrate');
  await migrate(settings.DATABASE_URL, {
    secretKey: settings.SECRET_KEY,
    ...(process.argv.includes('--demo') ? { demo: siteHere() } : {}),
    ...(settings.ADMIN_PASSWORD ? { administratorPassword: settings.ADMIN_PASSWORD } : {}),
  });
  console.log('ready: the database is up to date');
}
