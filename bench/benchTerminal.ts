import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Answer, Visitor } from '#api/testing/visitor.ts';
import type { Database } from '#database/connect.ts';
import { appendWeight } from '#database/weighing/weightMemory.ts';
import { systemActor } from '#domain/platform/actor.ts';

const movesBefore = ['sendStartSms', 'arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const;
/** The tare and the gross of each truck, in tonnes. The net is 24.560. */
const weights = ['14.520', '39.080'];
/** The number of moves of a journey: those before the weighings, the two weighings, and the exit. */
export const moves = movesBefore.length + weights.length + 1;

export interface BenchTerminal {
  /** A scale for each truck that drives at the same time, because a recorded weight must be the newest of its scale. */
  readonly scaleIds: readonly number[];
  /** Makes so many dispositions. @returns their ids */
  announce(count: number): Promise<number[]>;
  /** Stores an accepted weight. @returns its capture id */
  accept(scaleId: number, tonnes: string): Promise<string>;
}

/** Prepares the demo station with `atOnce` more scales. Its queue is on, but its buffers are 0, so that it calls no truck. */
export async function prepareTerminal(database: Database, atOnce: number): Promise<BenchTerminal> {
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
}

/** Makes the eight moves of a truck that is loaded with 24.560 t. */
export async function drive(
  operator: Visitor,
  terminal: BenchTerminal,
  truck: number,
  scaleId: number,
): Promise<void> {
  const path = `/dispositions/${truck}`;
  for (const move of movesBefore) await makeMove(operator, `${path}/moves/${move}`);
  for (const tonnes of weights) {
    const captureId = await terminal.accept(scaleId, tonnes);
    await makeMove(operator, `${path}/weighings`, { captureId, scaleId });
  }
  const { body } = await makeMove(operator, `${path}/moves/exitTerminal`);
  if ((body as { net: string }).net !== '24.560')
    throw new Error(`truck ${truck} left with ${JSON.stringify(body)}`);
}

const patienceMs = 120_000;

/**
 * Asks for a move until it is done. On a busy machine a workflow may not answer within the 15 seconds that the API waits. The
 * request is then sent again with the same id, as the API asks every client to do.
 */
const makeMove = async (operator: Visitor, path: string, body: object = {}): Promise<Answer> => {
  const headers = { 'idempotency-key': randomUUID() };
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await operator.send('POST', path, body, headers);
    if (answer.status === 200) return answer;
    if (answer.status !== 503 || performance.now() > deadline)
      throw new Error(`a move was answered by ${answer.status}: ${JSON.stringify(answer.body)}`);
    console.log(`asked again: ${path}, ${(answer.body as { readonly code?: string }).code}`);
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
};
