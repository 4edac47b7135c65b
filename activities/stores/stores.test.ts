import { Client, Connection } from '@temporalio/client';
import { sql } from 'kysely';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { launchProgram } from '#infrastructure/program.ts';
import { startTemporal } from '#tools/start/temporal.ts';
import { postgresUrl, testSecretKey, urlOf } from '#database/testing/database.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { journeyId } from '#workflows/terminal/journey.messages.ts';
import { createDriver, refusalOf, type Driver } from '#workflows/testing/drive.ts';
import { createTestTerminal } from '../testing/terminal.ts';

/** Both stores as a backup has them: the name of a database to copy, and a file. */
interface Backup {
  readonly database: string;
  readonly temporal: string | undefined;
}

/** A worker on two stores, with what a test needs to drive trucks over it. */
interface Site {
  readonly database: Database;
  readonly client: Client;
  readonly driver: Driver;
  stop(): Promise<void>;
}

let folder: string;
/** Stopped at the end too where a test has failed before it could. */
let running: Site | undefined;
const early: Backup = { database: `early_${randomUUID().replaceAll('-', '')}`, temporal: 'early' };
const late: Backup = { database: `late_${randomUUID().replaceAll('-', '')}`, temporal: 'late' };
/** The trucks: what became of each after the early backup. */
const trucks = { waits: 0, leaves: 0, arrives: 0, comesLater: 0 };

const copyDatabase = async (from: string, to: string): Promise<void> => {
  const client = new pg.Client({ connectionString: await postgresUrl() });
  await client.connect();
  await client.query(`create database "${to}" template "${from}" strategy file_copy`);
  await client.end();
};
const fileOf = (name: string): string => join(folder, `${name}.sqlite`);
const copyTemporal = async (from: string, to: string): Promise<void> => {
  for (const end of ['', '-wal', '-shm'])
    await cp(`${fileOf(from)}${end}`, `${fileOf(to)}${end}`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
};

const open = async (databaseName: string, temporalName: string): Promise<Site> => {
  const temporal = await startTemporal({ port: await freePort(), file: fileOf(temporalName) });
  const worker = launchProgram('activities/worker.ts', {
    DATABASE_URL: await urlOf(databaseName),
    SECRET_KEY: testSecretKey,
    TEMPORAL_ADDRESS: temporal.address,
    // Nothing listens on port 9: no SMS is sent.
    SMSAPI_URL: 'http://127.0.0.1:9',
    SMSAPI_TOKEN: 'nobody',
    PUBLIC_URL: 'http://127.0.0.1:9',
  });
  await worker.ready;
  const database = await connect(await urlOf(databaseName), { secretKey: testSecretKey });
  const connection = await Connection.connect({ address: temporal.address });
  const client = new Client({ connection });
  const site: Site = {
    database,
    client,
    driver: createDriver(client, 'keja'),
    stop: async () => {
      running = undefined;
      await worker.kill();
      await database.close();
      await connection.close();
      await temporal.stop();
    },
  };
  running = site;
  return site;
};

/** As after a restore, which takes longer than a minute: nothing was written a moment ago. */
const atRest = async (name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: await urlOf(name) });
  await client.connect();
  await client.query(`update disposition set updated_at = updated_at - interval '5 minutes'`);
  await client.end();
};

let copies = 0;
/** Starts everything on copies of two backups, or on an empty Temporal. */
const restore = async (from: Backup, temporal: string | undefined): Promise<Site> => {
  const name = `restored_${(copies += 1)}_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(from.database, name);
  await atRest(name);
  if (temporal) await copyTemporal(temporal, name);
  return open(name, name);
};

const newDisposition = async ({ database }: Site): Promise<number> => {
  const { rows } = await sql<{ vehicle: number; station: number }>`
    select vehicle_id as vehicle, weighing_station_id as station from disposition order by id limit 1`.execute(
    database.sql,
  );
  const [demo] = rows;
  const { id } = await database.records.create(systemActor, 'disposition', {
    type: 'Loading',
    vehicle: demo?.vehicle,
    weighingStation: demo?.station,
    driverPhoneNumber: '+48600100200',
  });
  return id;
};
const statusOf = async ({ database }: Site, id: number) =>
  (await database.records.get(systemActor, 'disposition', id)).carsQueueStatus;
const statusOfJourney = async ({ client }: Site, id: number): Promise<string> =>
  client.workflow.getHandle(journeyId(id)).describe().then(
    ({ status }) => status.name,
    () => 'missing',
  ); // prettier-ignore
const noticesOf = async ({ database }: Site): Promise<readonly string[]> => {
  const { rows } = await sql<{ description: string }>`
    select n.description from notification n where n.title ~ 'Temporal' order by n.id`.execute(database.sql);
  return rows.map(({ description }) => description);
};
const leaves = async ({ driver }: Site, id: number): Promise<void> => {
  await driver.move(id, 'remove');
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keja-stores-'));
  const terminal = await createTestTerminal();
  const live = new URL(terminal.url).pathname.slice(1);
  // So that no queue calls a truck by itself.
  await sql`update weighing_station set cars_buffer_terminal = 0, cars_buffer_parking = 0`.execute(
    terminal.database.sql,
  );
  await terminal.close();

  let site = await open(live, 'live');
  trucks.waits = await newDisposition(site);
  trucks.leaves = await newDisposition(site);
  trucks.arrives = await newDisposition(site);
  for (const id of [trucks.waits, trucks.leaves]) await site.driver.move(id, 'arrive');
  await site.driver.move(trucks.arrives, 'sendStartSms');
  await site.stop();
  await copyDatabase(live, early.database);
  await copyTemporal('live', 'early');

  site = await open(live, 'live');
  await leaves(site, trucks.leaves);
  await site.driver.move(trucks.arrives, 'arrive');
  trucks.comesLater = await newDisposition(site);
  await site.driver.move(trucks.comesLater, 'arrive');
  await eventually(async () => {
    if ((await statusOfJourney(site, trucks.leaves)) !== 'COMPLETED')
      throw new Error('its journey has not ended');
  });
  await site.stop();
  await copyDatabase(live, late.database);
  await copyTemporal('live', 'late');
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('stores that are of the same moment', () => {
  it('are left as they are, and nobody is notified', async () => {
    const site = await restore(late, 'late');
    expect(await statusOfJourney(site, trucks.waits)).toBe('RUNNING');
    expect(await noticesOf(site)).toEqual([]);
    await site.stop();
  });
});

describe('a database whose Temporal was lost', () => {
  it('has a journey for every truck under way at once, and administrators are notified', async () => {
    const site = await restore(late, undefined);
    for (const id of [trucks.waits, trucks.arrives, trucks.comesLater])
      await expect.poll(() => statusOfJourney(site, id)).toBe('RUNNING');
    expect(await statusOfJourney(site, trucks.leaves)).toBe('missing');
    expect(await noticesOf(site)).toHaveLength(1);
    expect((await site.driver.move(trucks.waits, 'pause')).carsQueueStatus).toBe('Paused');
    await site.stop();
  });
});

describe('an older database with a newer Temporal', () => {
  it('moves every truck on from its record, and gives no number twice', async () => {
    const site = await restore(early, 'late');
    expect(await noticesOf(site)).toHaveLength(1);
    // Its journey had ended, in a future that this database does not have.
    await expect.poll(() => statusOfJourney(site, trucks.leaves)).toBe('RUNNING');
    expect(await refusalOf(site.driver.move(trucks.leaves, 'pause'))).toBe('not refused');
    // Its journey was further than its record.
    await expect.poll(() => refusalOf(site.driver.move(trucks.arrives, 'arrive'))).toBe('not refused');
    expect(await statusOf(site, trucks.arrives)).toBe('Accepted');
    // The number of a record that is gone is not given out again, and its journey has ended.
    expect(await statusOfJourney(site, trucks.comesLater)).toBe('TERMINATED');
    const next = await newDisposition(site);
    expect(next).toBeGreaterThan(trucks.comesLater);
    await site.driver.move(next, 'sendStartSms');
    const { rows } = await sql`select 1 from outgoing_sms where disposition_id = ${next}`.execute(
      site.database.sql,
    );
    expect(rows).toHaveLength(1);
    await site.stop();
  });
});

describe('a newer database with an older Temporal', () => {
  it('ends the journey of whoever has left, and begins that of whoever came since', async () => {
    const site = await restore(late, 'early');
    expect(await noticesOf(site)).toHaveLength(1);
    await expect.poll(() => statusOfJourney(site, trucks.leaves)).toBe('COMPLETED');
    await expect.poll(() => statusOfJourney(site, trucks.comesLater)).toBe('RUNNING');
    // Its journey was behind its record.
    await expect
      .poll(async () => refusalOf(site.driver.move(trucks.arrives, 'enterExtraParking')))
      .toBe('not refused');
    await site.stop();
  });
});
