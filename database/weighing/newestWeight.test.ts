import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { weightFreshMinutes } from '#domain/weighing/weighing.rules.ts';
import { freshDatabase } from '../testing/database.ts';
import { pastWeightMemoryTriggers } from '../testing/weightMemory.ts';
import { connect, type Database } from '../connect.ts';
import { recordableWeight } from '../terminal/capturedWeight.ts';
import { totalBatches } from './enteredWeights.ts';
import { newestWeight } from './newestWeight.ts';
import { appendWeight } from './weightMemory.ts';

let database: Database;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, poolSize: 2 });
});
afterAll(() => database?.close());

const newScale = async (): Promise<number> =>
  (await database.records.create(systemActor, 'scale', { name: 'W' })).id;
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

let seq = 0;
const arrives = (scaleId: number, tonnes: string, at: string, visit = 1) =>
  database.transaction((tx) =>
    appendWeight(tx, {
      captureId: randomUUID(),
      scaleId,
      seq: ++seq,
      tonnes,
      visit,
      at,
      raw: '',
      alibiNo: null,
    }),
  );
const arrivedAgo = (scaleId: number, minutes: number): Promise<void> =>
  pastWeightMemoryTriggers(database.sql, async () => {
    await sql`update weight_memory set received_at = ${ago(minutes)} where scale_id = ${scaleId}`.execute(
      database.sql,
    );
  });

describe('the newest weight', () => {
  it('the newest weight of a scale that never accepted one is none', async () => {
    expect(await newestWeight(database.sql, await newScale())).toBeUndefined();
  });

  it('is the last of its own scale', async () => {
    const [one, other] = [await newScale(), await newScale()];
    await arrives(one, '14.520', ago(1));
    await arrives(one, '39.080', ago(0));
    await arrives(other, '15.000', ago(0));
    expect(await newestWeight(database.sql, one)).toMatchObject({
      weight: '39.080',
      fresh: true,
      used: false,
    });
  });

  it('is the last to arrive also when the clock beside the scale was set back', async () => {
    const scaleId = await newScale();
    await arrives(scaleId, '14.520', ago(-60));
    await arrives(scaleId, '39.080', ago(0));
    expect(await newestWeight(database.sql, scaleId)).toMatchObject({ weight: '39.080', fresh: true });
  });

  it.each<[string, number, number]>([
    ['it was taken long ago and has only just arrived', weightFreshMinutes + 1, 0],
    [
      'it arrived long ago, though the clock beside the scale says it was just now',
      0,
      weightFreshMinutes + 1,
    ],
  ])('is not fresh when %s', async (_rule, taken, arrived) => {
    const scaleId = await newScale();
    await arrives(scaleId, '14.520', ago(taken));
    await arrivedAgo(scaleId, arrived);
    expect(await newestWeight(database.sql, scaleId)).toMatchObject({ weight: '14.520', fresh: false });
  });
});

describe('the sum of a bunker', () => {
  const newBunker = async (): Promise<number> => {
    const bunker = { name: 'B', scalesType: 'Bunker', minimumWeight: '0.400' };
    return (await database.records.create(systemActor, 'scale', bunker)).id;
  };
  const discharges = async (scaleId: number, visit: number, full: string): Promise<void> => {
    await arrives(scaleId, full, ago(0), visit);
    await arrives(scaleId, '0.000', ago(0), visit);
  };
  const sumUp = (scaleId: number) =>
    database.transaction((tx) => totalBatches(tx, { scaleId, by: null, why: 'full' }));
  const record = async (scaleId: number, captureId: string) => {
    const { id: dispositionId } = await database.records.create(systemActor, 'disposition', {});
    return recordableWeight(database.sql, { dispositionId, captureId, scaleId });
  };

  it('may be recorded though the bunker already fills for the next truck, and however late', async () => {
    const scaleId = await newBunker();
    await discharges(scaleId, 1, '2.000');
    const { captureId } = await sumUp(scaleId);
    await arrives(scaleId, '1.800', ago(0), 2);
    await arrivedAgo(scaleId, weightFreshMinutes + 1);
    const sum = { captureId, weight: '2.000', origin: 'BatchTotal', used: false, fresh: true };
    expect(await newestWeight(database.sql, scaleId)).toMatchObject(sum);
    expect(await record(scaleId, captureId)).toMatchObject({ tonnes: '2.000' });
  });

  it('may not be recorded after the next sum', async () => {
    const scaleId = await newBunker();
    await discharges(scaleId, 1, '2.000');
    const { captureId: first } = await sumUp(scaleId);
    await discharges(scaleId, 2, '1.500');
    const { captureId: second } = await sumUp(scaleId);
    await expect(record(scaleId, first)).rejects.toMatchObject({ code: 'weight_not_current' });
    expect(await newestWeight(database.sql, scaleId)).toMatchObject({ captureId: second, weight: '1.500' });
  });

  it('is not offered before the portions are summed up, and neither is a portion', async () => {
    const scaleId = await newBunker();
    await discharges(scaleId, 1, '2.000');
    expect(await newestWeight(database.sql, scaleId)).toBeUndefined();
  });
});
