import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import type { AcceptedWeight } from '#domain/weighing/scaleMessages.ts';
import { freshDatabase, type FreshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { emptyWeightMemory, pastWeightMemoryTriggers } from '../testing/weightMemory.ts';
import {
  appendWeight,
  chainWeight,
  lockMemory,
  verifyWeightMemory,
  verifyWeightMemorySince,
} from './weightMemory.ts';

let fresh: FreshDatabase;
let database: Database;
/** Another process on the same database. */
let other: Database;
let scaleId: number;

beforeAll(async () => {
  fresh = await freshDatabase();
  [database, other] = (await Promise.all(
    [1, 2].map(() => connect(fresh.url, { secretKey: fresh.secretKey, poolSize: 4 })),
  )) as [Database, Database];
  scaleId = (await database.records.create(systemActor, 'scale', { name: 'W1', code: 'W1' })).id;
});
afterAll(async () => {
  await other?.close();
  await database?.close();
});
beforeEach(() => emptyWeightMemory(database.sql));

let seq = 0;
const weightOf = (tonnes: string, more: Partial<AcceptedWeight> = {}): AcceptedWeight => ({
  captureId: randomUUID(),
  scaleId,
  seq: ++seq,
  tonnes,
  visit: 1,
  at: '2026-11-21T09:41:00.500Z',
  raw: 'S S      14520 kg',
  alibiNo: null,
  ...more,
});

const append = (weight: AcceptedWeight, into: Database = database) =>
  into.transaction((tx) => appendWeight(tx, weight));

interface Row {
  readonly id: number;
  readonly capture_id: string;
  readonly weight: string;
  readonly previous_hash: string | null;
  readonly hash: string;
}
const rows = async (): Promise<Row[]> =>
  (await sql<Row>`select * from weight_memory order by id`.execute(database.sql)).rows;

/** As whoever owns the database server can, past what keeps the rows as they are. */
const tamper = (deed: ReturnType<typeof sql>): Promise<void> =>
  pastWeightMemoryTriggers(database.sql, async () => void (await deed.execute(database.sql)));

/** The command as somebody types it: what it says, and how it ends. */
const command = (...options: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: fresh.url, SECRET_KEY: fresh.secretKey };
    execFile(process.execPath, ['database/verifyWeights.ts', ...options], { env }, (error, out, complaints) =>
      resolve({ code: Number(error?.code ?? 0), said: `${out}${complaints}`.trim() }),
    );
  });

describe('a weight is appended', () => {
  it('behind the one before, by its hash', async () => {
    await append(weightOf('14.520'));
    await append(weightOf('39.080', { raw: '', alibiNo: '17' }));
    const [first, second] = await rows();
    expect(first).toMatchObject({
      weight: '14.520',
      previous_hash: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(second).toMatchObject({ weight: '39.080', previous_hash: first?.hash });
    expect(await verifyWeightMemory(database)).toEqual({ rows: 2, lastHash: second?.hash, fault: null });
  });

  it('a weight is appended once, however often it is sent', async () => {
    const weight = weightOf('14.520');
    expect(await append(weight)).toBe('stored');
    expect(await append(weight)).toBe('known');
    expect(await append({ ...weight, tonnes: '99.999' }, other)).toBe('known');
    expect(await rows()).toMatchObject([{ capture_id: weight.captureId, weight: '14.520' }]);
  });

  it('a weight is not appended when its transaction fails, and the chain goes on without it', async () => {
    await append(weightOf('14.520'));
    const failing = database.transaction(async (tx) => {
      await appendWeight(tx, weightOf('20.000'));
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    await append(weightOf('39.080'));
    expect((await rows()).map(({ weight }) => weight)).toEqual(['14.520', '39.080']);
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 2, fault: null });
  });

  it('a weight is appended in one chain when many processes append at once', async () => {
    const weights = Array.from({ length: 24 }, (_, no) => weightOf(`${no + 1}.000`));
    await Promise.all(weights.map((weight, no) => append(weight, no % 2 ? other : database)));
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 24, fault: null });
  });

  it('a weight is appended once when two processes append the same at once', async () => {
    const weights = Array.from({ length: 6 }, (_, no) => weightOf(`${no + 1}.000`));
    const answers = await Promise.all(
      weights.map((weight) => Promise.all([append(weight), append(weight, other)])),
    );
    for (const answer of answers) expect(answer.toSorted()).toEqual(['known', 'stored']);
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 6, fault: null });
  });

  it('a weight is appended with every letter of its telegram, so that its hash can be found again', async () => {
    await append(weightOf('14.520', { raw: 'S S   14520 kg " \\ żółć 💧', at: '2026-11-21T09:41:00Z' }));
    await append(weightOf('-0.040', { at: '2026-11-21T09:41:00.123456Z' }));
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 2, fault: null });
  });

  it('a weight is appended in the spelling that is stored, so that its hash can be found again', async () => {
    for (const tonnes of ['007.500', '-0.000', '-007.500']) await append(weightOf(tonnes));
    await append(weightOf('14.520', { alibiNo: ' 1.11.26  B/7' }));
    expect((await rows()).map(({ weight }) => weight)).toEqual(['7.500', '0.000', '-7.500', '14.520']);
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 4, fault: null });
  });

  it('a typed weight is appended with a reason whose extra blanks are not stored, and its hash is found again', async () => {
    const now = new Date().toISOString();
    await database.transaction(async (tx) => {
      await lockMemory(tx.sql);
      await chainWeight(tx, {
        scaleId,
        captureId: randomUUID(),
        seq: 0,
        weight: '14.520',
        unit: 't',
        visit: 1,
        takenAt: now,
        receivedAt: now,
        raw: null,
        alibiNo: null,
        origin: 'Typed',
        enteredById: null,
        enteredWhy: 'read  off\tthe\u00a0beam\u200b',
      });
    });
    const { rows: stored } = await sql<{ why: string }>`
      select entered_why as why from weight_memory`.execute(database.sql);
    expect(stored).toEqual([{ why: 'read off the beam' }]);
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 1, fault: null });
  });

  it('a weight is appended and can be neither changed nor deleted through the record service', async () => {
    await append(weightOf('14.520'));
    const [before] = await rows();
    const id = before?.id as number;
    const administrator = { ...systemActor, system: false };
    const own = { code: 'owned_by_workflow' };
    await expect(database.records.create(administrator, 'weightMemory', {})).rejects.toMatchObject(own);
    await expect(
      database.records.update(administrator, 'weightMemory', id, { weight: '1.000' }),
    ).rejects.toMatchObject(own);
    await expect(database.records.remove(administrator, 'weightMemory', id)).rejects.toMatchObject(own);
    await expect(
      database.records.changeDeletionMark(administrator, 'weightMemory', id, true),
    ).rejects.toMatchObject(own);
    expect(await rows()).toEqual([before]);
  });
});

describe('somebody who tampers with the memory', () => {
  const captures: string[] = [];
  beforeEach(async () => {
    captures.length = 0;
    for (const tonnes of ['14.520', '39.080', '15.000', '38.000']) {
      const weight = weightOf(tonnes);
      captures.push(weight.captureId);
      await append(weight);
    }
  });

  it.each<[string, ReturnType<typeof sql>, number, 'changed' | 'broken']>([
    ['a weight is changed', sql`update weight_memory set weight = 39.081 where id = 2`, 2, 'changed'],
    [
      'a time is changed',
      sql`update weight_memory set taken_at = taken_at + interval '1 millisecond' where id = 3`,
      3,
      'changed',
    ],
    ['a telegram is taken away', sql`update weight_memory set raw = null where id = 1`, 1, 'changed'],
    ['a row is deleted', sql`delete from weight_memory where id = 2`, 3, 'broken'],
    ['the first row is deleted', sql`delete from weight_memory where id = 1`, 2, 'broken'],
    // The row 3 takes the id 2. The row 2 takes an id that is free: in one statement two rows cannot exchange unique ids.
    [
      'two rows change places',
      sql`update weight_memory set id = case id when 2 then 103 else 2 end where id in (2, 3)`,
      2,
      'broken',
    ],
  ])('is seen when %s', async (_deed, deed, id, kind) => {
    await tamper(deed);
    const named = (await rows()).find((row) => row.id === id);
    expect((await verifyWeightMemory(database)).fault).toEqual({ kind, id, captureId: named?.capture_id });
  });

  it('is told by the command, which names the row and ends with 1', async () => {
    await tamper(sql`update weight_memory set weight = 39.081 where id = 2`);
    const { code, said } = await command();
    expect(said).toBe(`The weight memory is changed at row 2 (capture ${captures[1]}), after 1 good rows.`);
    expect(code).toBe(1);
  });

  it('is not seen where nobody was: the command says how many rows are whole, and ends with 0', async () => {
    const last = (await rows()).at(-1)?.hash;
    expect(await command()).toEqual({
      code: 0,
      said: `The weight memory is whole: 4 rows, last hash ${last}.`,
    });
  });

  it('is seen at its end by who kept the number of rows and the last hash', async () => {
    const last = (await rows()).at(-1)?.hash as string;
    const earlier = { rows: 4, lastHash: last };
    await append(weightOf('20.000'));
    expect(await verifyWeightMemory(database, earlier)).toMatchObject({ rows: 5, fault: null });
    await tamper(sql`delete from weight_memory where id >= 4`);
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 3, fault: null });
    const { code, said } = await command('--rows=4', `--hash=${last}`);
    expect(said).toBe('The weight memory was cut off at its end: 3 rows are left of 4.');
    expect(code).toBe(1);
  });

  it.each([
    ['updated', sql`update weight_memory set weight = 39.081 where id = 2`],
    [
      'updated in what the chain leaves out',
      sql`update weight_memory set marked_to_delete = true where id = 2`,
    ],
    ['deleted', sql`delete from weight_memory where id = 2`],
    ['emptied with its table', sql`truncate weight_memory`],
    ['emptied with what it refers to', sql`truncate scale cascade`],
  ])('is not done by the user of the application: no row is %s', async (_deed, deed) => {
    await expect(deed.execute(database.sql)).rejects.toThrow(/never changed or deleted/);
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 4, fault: null });
  });

  it('is seen by a walk that goes on from a proof, behind it and at it', async () => {
    const first = await verifyWeightMemorySince(database, null);
    expect(first).toMatchObject({ report: { rows: 4, fault: null }, proof: { id: 4, rows: 4 } });
    await append(weightOf('20.000'));
    await append(weightOf('21.000'));
    const next = await verifyWeightMemorySince(database, first.proof);
    expect(next).toMatchObject({ report: { rows: 6, fault: null }, proof: { id: 6, rows: 6 } });
    await tamper(sql`update weight_memory set weight = 20.001 where id = 5`);
    const { report } = await verifyWeightMemorySince(database, first.proof);
    expect(report.fault).toMatchObject({ kind: 'changed', id: 5 });
    await tamper(sql`delete from weight_memory where id >= 4`);
    expect((await verifyWeightMemorySince(database, first.proof)).report.fault).toEqual({ kind: 'cut' });
  });

  it('is seen at the end also by a walk over all rows that has a proof', async () => {
    const { proof } = await verifyWeightMemorySince(database, null);
    await append(weightOf('20.000'));
    const whole = await verifyWeightMemorySince(database, proof, { wholly: true });
    expect(whole).toMatchObject({ report: { rows: 5, fault: null }, proof: { id: 5, rows: 5 } });
    await tamper(sql`update weight_memory set weight = 39.081 where id = 2`);
    const changed = await verifyWeightMemorySince(database, whole.proof, { wholly: true });
    expect(changed.report.fault).toMatchObject({ kind: 'changed', id: 2 });
    await tamper(sql`delete from weight_memory where id >= 2`);
    const { report } = await verifyWeightMemorySince(database, whole.proof, { wholly: true });
    expect(report.fault).toEqual({ kind: 'cut' });
  });
});
