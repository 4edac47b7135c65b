import { pathToFileURL } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { registry } from '#domain/objects.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { connect } from './connect.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { usualSite, type DemoSite } from './demo/site.ts';
import { migrationNames } from './migrationFiles.ts';
import { prepareRights } from './platform/rightsFunction.ts';
import { noteChangesOfRights, noteRightsChanged } from './platform/rightsVersion.ts';
import { prepareReader } from './reader/readerRole.ts';
import { schemaOptions } from './schema/schemaOptions.ts';
import { seedAdministrator, seedPredefined } from './seed.ts';

export interface MigrateOptions {
  readonly secretKey: string;
  /** Adds the demo terminal with its scales at this site: trucks, drivers, goods and users. */
  readonly demo?: DemoSite;
  /** Creates the account `admin` with this password if it is missing. */
  readonly administratorPassword?: string;
}

/** Brings a database to this version: tables, the rows that every installation has, and demo rows on request. */
export async function migrate(
  databaseUrl: string,
  { secretKey, demo, administratorPassword }: MigrateOptions,
): Promise<void> {
  // A migration may take long, so a connection on which Postgres says nothing (`silenceMs`) is never given up.
  const orm = await MikroORM.init(schemaOptions(databaseUrl, registry, { silenceMs: 0 }));
  try {
    await refuseOtherVersions(orm);
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }

  const database = await connect(databaseUrl, { secretKey, silenceMs: 0 });
  // Makes the SQL function that tells what a user may do.
  await prepareRights(database.sql);
  // Makes the triggers that note each later change of rights.
  await noteChangesOfRights(database.sql);
  // Makes the database user that runs raw queries, and grants it what it may read.
  await prepareReader(database.sql, databaseUrl, registry, database.secrets);
  await seedPredefined(database.records);
  if (demo) await seedDemo(database, demo);
  if (administratorPassword) await seedAdministrator(database.records, administratorPassword);
  // Notes a change now, because no trigger sees that `prepareRights` may have made another function.
  await noteRightsChanged(database.sql);
  await database.close();
}

/** Refuses a database that has a migration unknown to this version: its tables would not match. */
const refuseOtherVersions = async (orm: MikroORM): Promise<void> => {
  const known = new Set(await migrationNames());
  const unknownMigration = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name));
  if (unknownMigration)
    throw new Error(
      `this database was made by another version of Keja, with ${unknownMigration.name}, and cannot be brought to this one. Nothing was changed. Use a new database; if it is that of npm start, move its folder (.keja, or what KEJA_HOME names) away and start again.`,
    );
};

/** The simulated scales that the environment names. */
const siteOfEnvironment = (): DemoSite => {
  const { WEIGHBRIDGE_MODBUS_PORT, WEIGHBRIDGE_TCP_PORT } = readSettings(process.env, 'simulators');
  const { AGENT_TOKEN = usualSite.agentToken } = process.env;
  return { modbusPort: WEIGHBRIDGE_MODBUS_PORT, sicsPort: WEIGHBRIDGE_TCP_PORT, agentToken: AGENT_TOKEN };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const settings = readSettings(process.env, 'migrate');
  await migrate(settings.DATABASE_URL, {
    secretKey: settings.SECRET_KEY,
    ...(process.argv.includes('--demo') ? { demo: siteOfEnvironment() } : {}),
    ...(settings.ADMIN_PASSWORD ? { administratorPassword: settings.ADMIN_PASSWORD } : {}),
  });
  console.log('ready: the database is up to date');
}
