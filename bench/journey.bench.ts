import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Connection, WithStartWorkflowOperation } from '@temporalio/client';
import { sql } from 'kysely';
import type { Answer, Visitor } from '#api/testing/visitor.ts';
import { connect, type Database } from '#database/connect.ts';
import { appendWeight } from '#database/weighing/weightMemory.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startSmsGateway } from '#tools/simulator/smsGateway/server.ts';
import { bareWorkflow, step } from './bare/updates.messages.ts';
import type { Environment } from './environment.ts';
import { journeyCounts } from './journeyCounts.ts';
import { inTurns, type Comparison } from './measure.ts';
import { processorMsOf } from './processor.ts';

const before = ['sendStartSms', 'arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const;
const weights = ['14.520', '39.080'];
const updates = before.length + weights.length + 1;
const rounds = 2;
const atOnce = 10;
const alone = { times: 10, warmUp: 5 };
const together = { times: 4, warmUp: 4 };

/** The journey of a truck over HTTP, SMS and station's queue included, against as many bare Temporal updates. */
export async function journeyBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const database = await connect(databaseUrl, { secretKey: environment.secretKey });
  const gateway = await startSmsGateway({ port: 0, token: 'bench' });
  const connection = await Connection.connect({ address: environment.temporalAddress });
  try {
    const worker = await environment.start('activities/worker.ts', {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: environment.secretKey,
      TEMPORAL_ADDRESS: environment.temporalAddress,
      SMSAPI_URL: gateway.url,
      SMSAPI_TOKEN: 'bench',
    });
    const bareWorker = await environment.start('bench/bare/worker.ts', {
      TEMPORAL_ADDRESS: environment.temporalAddress,
    });
    const { operator, program: api } = await environment.startApi(databaseUrl);
    const terminal = await prepareTerminal(database);
    const client = new Client({ connection });
    const bare = bareUpdates(client);

    const each = async (count: number, work: (place: number) => Promise<void>) => {
      await Promise.all(Array.from({ length: count }, (_, place) => work(place)));
    };
    const inAll = 1 + rounds * (alone.times + alone.warmUp + (together.times + together.warmUp) * atOnce);
    const trucks = await terminal.announce(inAll);
    const journey = (place: number) =>
      drive(operator, terminal, trucks.pop() ?? 0, terminal.scaleIds[place] ?? 0);
    const one = await inTurns(rounds, alone.times, () => journey(0), bare);
    const used = () => Promise.all([processorMsOf([worker, api]), processorMsOf([bareWorker])]);
    const [oursBefore, bareBefore] = await used();
    const many = await inTurns(
      rounds,
      together.times,
      () => each(atOnce, journey),
      () => each(atOnce, bare),
    );
    const [oursAfter, bareAfter] = await used();
    const driven = rounds * (together.times + together.warmUp) * atOnce;
    const counted = trucks.pop() ?? 0;
    const counts = await journeyCounts(databaseUrl, client, counted, () =>
      drive(operator, terminal, counted, terminal.scaleIds[0] ?? 0),
    );
    const [ours, plain] = [(oursAfter - oursBefore) / driven, (bareAfter - bareBefore) / driven];
    return [...timesOf(one, many, { ours, bare: plain }), ...counts];
  } finally {
    await connection.close();
    await gateway.close();
    await database.close();
  }
}

interface Figures {
  readonly ours: number;
  readonly bare: number;
}

const timesOf = (one: Figures, many: Figures, processor: Figures): Comparison[] => {
  const unit = 'ms a journey';
  const name = `a journey of ${updates} moves`;
  const rate = (1000 / processor.ours).toFixed(1);
  return [
    { name: `${name}, alone`, unit, ...one },
    { name: `${name}, ${atOnce} at once`, unit, ours: many.ours / atOnce, bare: many.bare / atOnce },
    { name: `${name}, processor time of worker and API: ${rate} a second a core`, unit, ...processor },
  ];
};

const bareUpdates = (client: Client) => async () => {
  const workflowId = `bare-${randomUUID()}`;
  for (let index = 0; index < updates; index += 1) {
    await client.workflow.executeUpdateWithStart(step, {
      updateId: randomUUID(),
      startWorkflowOperation: new WithStartWorkflowOperation(bareWorkflow, {
        workflowId,
        taskQueue: 'bare',
        args: [updates],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  }
};

interface Terminal {
  /** As many as drive at once: a weight must be the newest of its scale. */
  readonly scaleIds: readonly number[];
  announce(count: number): Promise<number[]>;
  accept(scaleId: number, tonnes: string): Promise<string>;
}

/** The demo station with scales enough; its queue is on, but calls nobody by itself. */
const prepareTerminal = async (database: Database): Promise<Terminal> => {
  const { records } = database;
  const { rows } = await sql<{ id: number; vehicle_id: number; driver_id: number }>`
    select s.id, d.vehicle_id, d.driver_id from weighing_station s join disposition d on d.weighing_station_id = s.id
    where s.code = 'ST1' limit 1`.execute(database.sql);
  const [station] = rows;
  if (!station) throw new Error('the demo terminal has no station ST1');
  await records.update(systemActor, 'weighingStation', station.id, {
    carsBufferTerminal: 0,
    carsBufferParking: 0,
  });
  const scaleIds: number[] = [];
  for (let place = 0; place < atOnce; place += 1) {
    const scale = {
      code: `B${place}`,
      name: `Bench ${place}`,
      scalesType: 'GrossAndTara',
      weighingStation: station.id,
    };
    scaleIds.push((await records.create(systemActor, 'scale', scale)).id);
  }
  let seq = 0;
  return {
    scaleIds,
    announce: async (count) => {
      const ids: number[] = [];
      while (ids.length < count) {
        const disposition = {
          type: 'Loading',
          weighingStation: station.id,
          vehicle: station.vehicle_id,
          driver: station.driver_id,
          driverPhoneNumber: '+48600100200',
        };
        ids.push((await records.create(systemActor, 'disposition', disposition)).id);
      }
      return ids;
    },
    accept: async (scaleId, tonnes) => {
      const captureId = randomUUID();
      seq += 1;
      const weight = {
        captureId,
        scaleId,
        seq,
        visit: seq,
        tonnes,
        at: new Date().toISOString(),
        raw: '',
        alibiNo: null,
      };
      await database.transaction((tx) => appendWeight(tx, weight));
      return captureId;
    },
  };
};

const drive = async (
  operator: Visitor,
  terminal: Terminal,
  truck: number,
  scaleId: number,
): Promise<void> => {
  const path = `/dispositions/${truck}`;
  for (const move of before) await done(operator, `${path}/moves/${move}`);
  for (const tonnes of weights) {
    const captureId = await terminal.accept(scaleId, tonnes);
    await done(operator, `${path}/weighings`, { captureId, scaleId });
  }
  const { body } = await done(operator, `${path}/moves/exitTerminal`);
  if ((body as { net: string }).net !== '24.560')
    throw new Error(`truck ${truck} left with ${JSON.stringify(body)}`);
};

const patienceMs = 120_000;

/**
 * Asks for a move until it is done. On a machine that is busy with other work a workflow may not answer within the 15 seconds
 * that a click waits; it is then asked again under the same id, as every client is told to.
 */
const done = async (operator: Visitor, path: string, body: object = {}): Promise<Answer> => {
  const headers = { 'idempotency-key': randomUUID() };
  const until = performance.now() + patienceMs;
  for (;;) {
    const answer = await operator.send('POST', path, body, headers);
    if (answer.status === 200) return answer;
    if (answer.status !== 503 || performance.now() > until)
      throw new Error(`a move was answered by ${answer.status}: ${JSON.stringify(answer.body)}`);
    console.log(`asked again: ${path}, ${(answer.body as { readonly code?: string }).code}`);
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
};
