import { Client } from '@temporalio/client';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { connect, type Database } from '#database/connect.ts';
import { appendWeight, chainWeight, lockMemory } from '#database/weighing/weightMemory.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { bankRatesAt } from '../partners/bankRates.ts';
import { viesAt } from '../partners/vies.ts';
import { whiteListAt } from '../partners/whiteList.ts';
import { gusRegister } from '../finance/gus/register.ts';
import { createKsefClient } from '../finance/ksef/client.ts';
import type { Dependencies } from '../dependencies.ts';

/** A terminal of its own in real Postgres, with the demo station ST1 and its scale W1. */
export interface TestTerminal {
  readonly url: string;
  readonly database: Database;
  readonly dependencies: Dependencies;
  readonly stationId: number;
  readonly scaleId: number;
  newDisposition(fields?: RecordInput): Promise<number>;
  /** A disposition of a station whose queue is off: nothing but the test moves its truck. */
  newFreeDisposition(fields?: RecordInput): Promise<number>;
  disposition(id: number): Promise<AnyRecord>;
  /**
   * Writes an accepted weight into the weight memory and returns its capture id. `at` is ISO, by default now. `seq` is its
   * number at the agent and `visit` the visit of the scale that it belongs to; by default each weight has a new number and a
   * visit of its own.
   */
  accept(
    tonnes: string,
    fields?: {
      readonly scaleId?: number;
      readonly at?: string;
      readonly visit?: number;
      readonly seq?: number;
    },
  ): Promise<string>;
  /** Writes the sum of a bunker's batches, the only weight of a bunker that may be recorded, and returns its capture id. */
  sumUp(tonnes: string, scaleId: number): Promise<string>;
  rows<T = Record<string, unknown>>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]>;
  close(): Promise<void>;
}

/** @param client of Temporal; without it nothing that calls Temporal works */
export async function createTestTerminal(client?: Client): Promise<TestTerminal> {
  const { url, secretKey } = await freshDatabase({ demo: true });
  const database = await connect(url, { secretKey });
  const stationId = await idOf(database, 'weighing_station', 'ST1');
  const scaleId = await idOf(database, 'scale', 'W1');
  const [demo] = (
    await sql<{
      vehicle_id: number;
      driver_id: number;
    }>`select vehicle_id, driver_id from disposition order by id limit 1`.execute(database.sql)
  ).rows;
  const quietStation = await database.records.create(systemActor, 'weighingStation', {
    name: 'Bez kolejki',
    code: 'QUIET',
    scalesType: 'GrossAndTara',
    queueOn: false,
  });
  const newDisposition = async (fields: RecordInput = {}): Promise<number> => {
    const created = await database.records.create(systemActor, 'disposition', {
      type: 'Loading',
      weighingStation: stationId,
      vehicle: demo?.vehicle_id,
      driver: demo?.driver_id,
      driverPhoneNumber: '+48600100200',
      ...fields,
    });
    return created.id;
  };
  return {
    url,
    database,
    dependencies: withoutPeers(database, client),
    stationId,
    scaleId,
    newDisposition,
    newFreeDisposition: (fields = {}) =>
      newDisposition({ weighingStation: quietStation.id, scale: scaleId, ...fields }),
    disposition: (id) => database.records.get(systemActor, 'disposition', id),
    ...weighers(database, scaleId),
    rows: async (query) => (await query.execute(database.sql)).rows,
    close: () => database.close(),
  };
}

const idOf = async (database: Database, table: string, code: string): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(table)} where code = ${code}`.execute(database.sql);
  return rows[0]?.id ?? 0;
};

/** Nobody answers: neither providers nor registers nor mail servers. Nothing listens on port 9. */
const withoutPeers = (database: Database, client: Client | undefined): Dependencies => ({
  database,
  client: client ?? ({} as Client),
  sms: { refusesRepeats: true, send: () => Promise.reject(new Error('no provider here')) },
  openImap: () => Promise.reject(new Error('no mail server here')),
  signInProviders: { google: undefined, microsoft: undefined },
  lookUpTxt: () => Promise.reject(new Error('no DNS here')),
  mail: { send: () => Promise.reject(new Error('no mail server here')) },
  ksef: createKsefClient('http://127.0.0.1:9/v2'),
  gus: gusRegister('http://127.0.0.1:9'),
  whiteList: whiteListAt('http://127.0.0.1:9'),
  vies: viesAt('http://127.0.0.1:9'),
  bankRates: bankRatesAt('http://127.0.0.1:9'),
  mailFrom: 'Keja <no-reply@terminal.example>',
  taskQueue: `test-${randomUUID()}`,
  publicUrl: 'http://terminal.example',
  deviceAddress: (host) => Promise.resolve(host),
});

/** The functions that write weights into the memory without a scale. */
const weighers = (database: Database, scaleId: number): Pick<TestTerminal, 'accept' | 'sumUp'> => {
  let seq = 0;
  return {
    accept: async (tonnes, fields = {}) => {
      const captureId = randomUUID();
      seq += 1;
      const at = fields.at ?? new Date().toISOString();
      await database.transaction((tx) =>
        appendWeight(tx, {
          captureId,
          scaleId: fields.scaleId ?? scaleId,
          seq: fields.seq ?? seq,
          visit: fields.visit ?? seq,
          tonnes,
          at,
          raw: '',
          alibiNo: null,
        }),
      );
      return captureId;
    },
    sumUp: async (tonnes, bunkerId) => {
      const captureId = randomUUID();
      const at = new Date().toISOString();
      const entered = { origin: 'BatchTotal', enteredById: null, enteredWhy: 'Σ' } as const;
      const weight = { scaleId: bunkerId, captureId, weight: tonnes, unit: 't', takenAt: at, receivedAt: at };
      await database.transaction(async (tx) => {
        await lockMemory(tx.sql);
        await chainWeight(tx, { ...weight, ...entered, seq: 0, visit: 0, raw: null, alibiNo: null });
      });
      return captureId;
    },
  };
};
