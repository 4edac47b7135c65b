import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passedWeight } from '#database/ships/passedWeight.ts';
import { chainWeight, lockMemory } from '#database/weighing/weightMemory.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { UnloadingState, UnloadingStatus } from '#domain/ships/unloading.rules.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { shipUnloadingActivities } from './shipUnloading.activities.ts';

let terminal: TestTerminal;
let activities: ReturnType<typeof shipUnloadingActivities>;
let seq = 0;

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = shipUnloadingActivities(terminal.dependencies);
});
afterAll(() => terminal.close());

const create = (object: string, input: RecordInput): Promise<number> =>
  terminal.database.records.create(systemActor, object, input).then(({ id }) => id);
const get = (object: string, id: number) => terminal.database.records.get(systemActor, object, id);

/** An unloading of a ship of its own. Its hold 1 empties into `box`; `other` is another box of the same warehouse. */
const dock = async () => {
  const warehouse = await create('warehouse', { name: `Plac ${++seq}` });
  const [box, other] = [
    await create('box', { name: `A${seq}`, warehouse }),
    await create('box', { name: `B${seq}`, warehouse }),
  ];
  const product = await create('product', { name: `Śruta ${seq}` });
  const ship = await create('ship', { name: `MS Keja ${seq}` });
  const scale = await create('scale', {
    name: `Waga chwytakowa ${seq}`,
    typeOfDocument: 'Water',
    scalesType: 'Bunker',
  });
  const unloading = await create('shipUnloading', { ship, product, boxes: [{ hold: '1', box, product }] });
  return { box, other, product, ship, scale, unloading };
};

const begin = DateTime.fromISO('2026-11-20T08:00:00Z');
const minute = (minutes: number): string => begin.plus({ minutes }).toUTC().toISO() ?? '';
const step = (unloadingId: number, at: number, status: UnloadingStatus, key: string = randomUUID()) => ({
  key,
  unloadingId,
  by: null,
  at: minute(at),
  status,
});
const openRun = (unloadingId: number, scaleId: number, at: number, some: object = {}) =>
  activities.openRun({
    ...step(unloadingId, at, 'beginWeighting'),
    scaleId,
    boxId: null,
    hold: '1',
    enumerator: null,
    ...some,
  });
/** The number of the person who counts at the ship. */
const tallyman = '00480';
const closeRun = (unloadingId: number, rowId: number, at: number, key?: string) =>
  activities.closeRun({ ...step(unloadingId, at, 'stopWeighting', key), rowId, enumerator: tallyman });
const portion = (tonnes: string, scaleId: number, at: number) =>
  terminal.accept(tonnes, { scaleId, at: minute(at) });

const sumOfPortions = (scaleId: number, weight: string, at: string) => ({
  scaleId,
  captureId: randomUUID(),
  seq: 0,
  weight,
  unit: 't',
  visit: 0,
  takenAt: at,
  receivedAt: at,
  raw: null,
  alibiNo: null,
  origin: 'BatchTotal' as const,
  enteredById: null,
  enteredWhy: 'Koniec zmiany',
});

describe('a run of weighing a ship', () => {
  it('weighs its portions once, though somebody has added them up meanwhile', async () => {
    const { scale } = await dock();
    await portion('11.900', scale, 0);
    await portion('12.100', scale, 5);
    const { database } = terminal;
    await database.transaction(async (tx) => {
      await lockMemory(tx.sql);
      await chainWeight(tx, sumOfPortions(scale, '24.000', minute(6)));
    });
    const passed = await passedWeight(database.sql, { scaleId: scale, begin: minute(0), end: null });
    expect(passed).toMatchObject({ weight: '24.000', count: 2 });
  });

  it.each<
    [
      string,
      string,
      readonly (readonly [tonnes: string, visit: number, at: number, seq?: number])[],
      string,
      number,
    ]
  >([
    [
      'that keeps a residue passes what was discharged',
      'Bunker',
      [
        ['12.050', 1, 1],
        ['0.050', 1, 2],
      ],
      '12.000',
      1,
    ],
    [
      'that is topped up passes what it held at last',
      'Bunker',
      [
        ['1.000', 1, 1],
        ['2.000', 1, 2],
        ['0.000', 1, 3],
      ],
      '2.000',
      1,
    ],
    [
      'that is discharged after the end leaves its residue out',
      'Bunker',
      [
        ['12.050', 1, 9],
        ['0.050', 1, 11],
      ],
      '12.000',
      1,
    ],
    [
      'that was full before the begin passes nothing',
      'Bunker',
      [
        ['12.050', 1, -1],
        ['0.050', 1, 1],
      ],
      '0.000',
      0,
    ],
    [
      'with one load that rests for long passes it once',
      'GrossAndTara',
      [
        ['7.000', 1, 1],
        ['7.020', 1, 2],
      ],
      '7.020',
      1,
    ],
    [
      'whose agent is replaced passes what both agents have weighed',
      'GrossAndTara',
      [
        ['7.000', 1, 1],
        ['8.000', 2, 2],
        ['9.000', 1, 3],
      ],
      '24.000',
      3,
    ],
    [
      'whose agent is replaced leaves out the residue of each batch',
      'Bunker',
      [
        ['12.050', 1, 1],
        ['0.050', 1, 2],
        ['11.000', 2, 3],
        ['0.000', 2, 4],
        ['10.100', 1, 5],
        ['0.100', 1, 6],
      ],
      '33.000',
      3,
    ],
    [
      'whose agent is replaced after its first load passes the first load of the other too',
      'GrossAndTara',
      [
        ['7.000', 1, 1, 1],
        ['9.000', 1, 3, 1],
      ],
      '16.000',
      2,
    ],
    [
      'whose agent is replaced after its first batch leaves out the residue of each',
      'Bunker',
      [
        ['12.050', 1, 1, 1],
        ['0.050', 1, 2, 2],
        ['10.100', 1, 5, 1],
        ['10.200', 1, 6, 2],
        ['0.100', 1, 7, 3],
      ],
      '22.100',
      2,
    ],
    [
      'with two loads passes both',
      'GrossAndTara',
      [
        ['7.000', 1, 1],
        ['7.000', 2, 2],
      ],
      '14.000',
      2,
    ],
  ])('a scale %s', async (_what, scalesType, weights, weight, count) => {
    const scale = await create('scale', { name: `Waga ${++seq}`, scalesType, minimumWeight: '0.400' });
    for (const [tonnes, visit, at, number] of weights)
      await terminal.accept(tonnes, {
        scaleId: scale,
        visit,
        at: minute(at),
        ...(number && { seq: number }),
      });
    const passed = await passedWeight(terminal.database.sql, {
      scaleId: scale,
      begin: minute(0),
      end: minute(10),
    });
    expect(passed).toMatchObject({ weight, count });
  });

  it('weighs what its scale accepted from its begin to its end, and goes into the box of its hold', async () => {
    const { unloading, scale, box, product, ship } = await dock();
    await portion('9.000', scale, -1);
    const { rowId } = await openRun(unloading, scale, 0);
    for (const [tonnes, at] of [['11.900', 0], ['12.340', 5], ['12.260', 9]] as const)
      await portion(tonnes, scale, at); // prettier-ignore
    await portion('8.000', scale, 10);
    await closeRun(unloading, rowId, 10);

    const row = await get('plumbLine', rowId);
    expect(row).toMatchObject({
      number: 1,
      count: 3,
      netto: '36.500',
      boxId: box,
      productId: product,
      hold: '1',
    });
    expect(row).toMatchObject({ enumerator: tallyman, beginWeighting: minute(0), endWeighting: minute(10) });
    expect(await get('weighingRecord', Number(row.weighingRecordId))).toMatchObject({
      typeOfDocument: 'Water',
      typeOfOperation: 'Receipt',
      netto: '36.500',
      brutto: null,
      tare: null,
      shipId: ship,
      boxId: box,
      scaleNettoId: scale,
      approved: false,
    });
    expect(await get('shipUnloading', unloading)).toMatchObject({
      status: 'stopWeighting',
      netto: '36.500',
      beginWeighting: minute(0),
    });
  });

  it('is written once, however often the step is tried', async () => {
    const { unloading, scale } = await dock();
    const key = randomUUID();
    const twice = await Promise.all([
      openRun(unloading, scale, 0, { key }),
      openRun(unloading, scale, 0, { key }),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    const rowId = twice[0]?.rowId ?? 0;
    await portion('5.000', scale, 1);
    const closing = randomUUID();
    await closeRun(unloading, rowId, 2, closing);
    await closeRun(unloading, rowId, 3, closing);
    expect(await get('plumbLine', rowId)).toMatchObject({ endWeighting: minute(2) });
    const records = sql`select 1 from weighing_record where scale_netto_id = ${scale}`;
    expect(await terminal.rows(records)).toHaveLength(1);
  });

  it('waits for the scale where another ship is weighed, though both ask at once', async () => {
    const [one, other] = [await dock(), await dock()];
    const asked = await Promise.allSettled([
      openRun(one.unloading, one.scale, 0),
      openRun(other.unloading, one.scale, 0),
    ]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { type: 'unloading_scale_busy' },
    });
  });

  it('makes no weighing record where nothing was weighed', async () => {
    const { unloading, scale } = await dock();
    const { rowId } = await openRun(unloading, scale, 0);
    await closeRun(unloading, rowId, 1);
    expect(await get('plumbLine', rowId)).toMatchObject({ netto: '0.000', count: 0, weighingRecordId: null });
  });

  it('leaves no trace when it is dropped', async () => {
    const { unloading, scale } = await dock();
    const { rowId } = await openRun(unloading, scale, 0);
    await activities.dropRun({ ...step(unloading, 1, 'notWeighting'), rowId, enumerator: null });
    expect(await terminal.rows(sql`select 1 from plumb_line where id = ${rowId}`)).toEqual([]);
    expect(await get('shipUnloading', unloading)).toMatchObject({ status: 'notWeighting' });
  });

  it('a run of weighing a ship that went into another box has another weighing record; the first is cancelled', async () => {
    const { unloading, scale, other } = await dock();
    const { rowId } = await openRun(unloading, scale, 0);
    await portion('7.000', scale, 1);
    await closeRun(unloading, rowId, 2);
    const { weighingRecordId: first } = await get('plumbLine', rowId);
    await activities.changeRun({ ...step(unloading, 3, 'stopWeighting'), rowId, boxId: other, hold: null });
    const row = await get('plumbLine', rowId);
    expect(row).toMatchObject({ boxId: other, hold: '1' });
    expect(await get('weighingRecord', Number(first))).toMatchObject({ cancelWeighting: true });
    expect(await get('weighingRecord', Number(row.weighingRecordId))).toMatchObject({
      boxId: other,
      netto: '7.000',
      cancelWeighting: false,
    });
  });
});

describe('the boxes of an unloading', () => {
  it('are changed until cargo lies in one: that one stays', async () => {
    const { unloading, scale, box, other } = await dock();
    const boxes = (...ids: number[]) =>
      ids.map((boxId) => ({ hold: null, boxId, productId: null, quantity: '100.000' }));
    await activities.setBoxes({ ...step(unloading, 0, 'notWeighting'), boxes: boxes(box, other) });
    await openRun(unloading, scale, 1, { boxId: box, hold: null });
    await expect(
      activities.setBoxes({ ...step(unloading, 2, 'beginWeighting'), boxes: boxes(other) }),
    ).rejects.toMatchObject({ type: 'unloading_box_used' });
    await activities.setBoxes({ ...step(unloading, 3, 'beginWeighting'), boxes: boxes(box) });
    expect((await get('shipUnloading', unloading)).boxes).toMatchObject([{ boxId: box }]);
  });
});

describe('the approval', () => {
  it('counts weights that came late too, and approves every record', async () => {
    const { unloading, scale } = await dock();
    const { rowId } = await openRun(unloading, scale, 0);
    await portion('10.000', scale, 1);
    await closeRun(unloading, rowId, 5);
    await portion('2.500', scale, 3);
    const key = randomUUID();
    for (let times = 0; times < 2; times++)
      await activities.approveUnloading(step(unloading, 9, 'endWeighting', key));
    const row = await get('plumbLine', rowId);
    expect(row).toMatchObject({ netto: '12.500', count: 2 });
    expect(await get('weighingRecord', Number(row.weighingRecordId))).toMatchObject({
      netto: '12.500',
      approved: true,
    });
    expect(await get('shipUnloading', unloading)).toMatchObject({
      netto: '12.500',
      approvedDate: minute(9),
      status: 'endWeighting',
    });
  });

  it('brings what was weighed for a disposition into the store, box by box', async () => {
    const { unloading, scale, box, product, ship } = await dock();
    const disposition = await terminal.newDisposition({
      typeOfDocument: 'Water',
      typeOfOperation: 'Receipt',
      type: 'Unloading',
      weighingStation: null,
      vehicle: null,
      driver: null,
      ship,
      product,
    });
    await terminal.database.records.update(systemActor, 'shipUnloading', unloading, { disposition });
    const { rowId } = await openRun(unloading, scale, 0);
    await portion('10.000', scale, 1);
    await closeRun(unloading, rowId, 5);
    await activities.approveUnloading(step(unloading, 9, 'endWeighting'));
    const stock = sql`select movement, quantity::text from register_store_keeper where box_id = ${box}`;
    expect(await terminal.rows(stock)).toMatchObject([
      { movement: 'Receipt', quantity: expect.stringMatching(/^10/) },
    ]);
  });
});

describe('the approval of an unloading without a disposition', () => {
  const weighed = async (unloading: number, scale: number, some: object = {}) => {
    const { rowId } = await openRun(unloading, scale, 0, some);
    await portion('23.180', scale, 1);
    await closeRun(unloading, rowId, 5);
    await activities.moveUnloading(step(unloading, 6, 'endWeighting'));
    return rowId;
  };
  const approve = (unloading: number, some: object = {}) =>
    activities.approveUnloading({ ...step(unloading, 9, 'endWeighting'), ...some });
  const stockOf = (product: number) =>
    terminal.rows(sql`
      select movement, quantity::text, warehouse_id is not null as placed from register_store_keeper
      where product_id = ${product}`);

  it('brings what was weighed into the store, by a note of its own', async () => {
    const { unloading, scale, product } = await dock();
    await weighed(unloading, scale);
    await approve(unloading);
    expect(await stockOf(product)).toMatchObject([
      { movement: 'Receipt', quantity: expect.stringMatching(/^23.18/), placed: true },
    ]);
  });

  it('is refused while nobody says where the goods went, and made once somebody does', async () => {
    const { scale, product, ship } = await dock();
    const unloading = await create('shipUnloading', { ship, product });
    await weighed(unloading, scale, { hold: null });
    await expect(approve(unloading)).rejects.toMatchObject({ type: 'unloading_place_missing' });
    expect(await get('shipUnloading', unloading)).toMatchObject({ approvedDate: null });
    const warehouse = await create('warehouse', { name: `Plac ${++seq}` });
    await terminal.database.records.update(systemActor, 'shipUnloading', unloading, { warehouse });
    await approve(unloading);
    expect(await stockOf(product)).toHaveLength(1);
  });

  it('an approval without any weight is made only by a person who has seen that there is none', async () => {
    const { unloading, scale } = await dock();
    const { rowId } = await openRun(unloading, scale, 0);
    await closeRun(unloading, rowId, 1);
    await activities.moveUnloading(step(unloading, 2, 'endWeighting'));
    await expect(approve(unloading)).rejects.toMatchObject({ type: 'unloading_needs_acceptance' });
    await approve(unloading, { accept: ['NothingWeighed'] });
    expect(await get('shipUnloading', unloading)).toMatchObject({ netto: '0.000', approvedDate: minute(9) });
  });

  // Looks at all that the tests above have approved.
  it('leaves no approved weight without its note and its line in the book of the store', async () => {
    const lost = sql`
      select r.number_str from weighing_record r where r.approved and not r.cancel_weighting and r.netto > 0
        and r.type_of_document = 'Water' and not exists (
          select 1 from delivery_note n join register_store_keeper b on b.delivery_note_id = n.id
          where n.weighing_record_id = r.id and n.confirmed)`;
    expect(await terminal.rows(lost)).toEqual([]);
    expect(
      await terminal.rows(sql`select 1 from weighing_record where approved and type_of_document = 'Water'`),
    ).not.toEqual([]);
  });
});

describe('an unloading whose process was lost', () => {
  it('goes on from its rows', async () => {
    const { unloading, scale } = await dock();
    const first = await openRun(unloading, scale, 0);
    await closeRun(unloading, first.rowId, 1);
    const { rowId } = await openRun(unloading, scale, 2);
    expect(await activities.openUnloading({ unloadingId: unloading })).toMatchObject({
      state: { approved: false, finished: false, open: [{ rowId, scaleId: scale }], ended: 1 },
    });
  });
});

describe('a step that comes late', () => {
  /** The state from which a step starts. */
  const from = (some: Partial<UnloadingState>): { readonly from: UnloadingState } => ({
    from: { approved: false, finished: false, open: [], ended: 0, ...some },
  });
  const refusedWith = (work: Promise<unknown>) =>
    work.then(() => 'not refused', (error: unknown) => (error as { readonly type?: string }).type); // prettier-ignore

  it('does not end an unloading in which a run was begun meanwhile', async () => {
    const { unloading, scale } = await dock();
    const { rowId } = await openRun(unloading, scale, 0, from({}));
    await closeRun(unloading, rowId, 1);
    const finish = { ...step(unloading, 2, 'endWeighting'), ...from({ ended: 1 }) };
    await openRun(unloading, scale, 3, from({ ended: 1 }));
    expect(await refusedWith(activities.moveUnloading(finish))).toBe('unloading_moved_on');
    expect(await get('shipUnloading', unloading)).toMatchObject({ status: 'beginWeighting' });
  });

  it('does not approve what was taken up again meanwhile', async () => {
    const { unloading, scale } = await dock();
    const { rowId } = await openRun(unloading, scale, 0);
    await closeRun(unloading, rowId, 1);
    await activities.moveUnloading(step(unloading, 2, 'endWeighting'));
    const finished = from({ finished: true, ended: 1 });
    await activities.moveUnloading({ ...step(unloading, 3, 'stopWeighting'), ...finished });
    const approval = { ...step(unloading, 4, 'endWeighting'), ...finished };
    expect(await refusedWith(activities.approveUnloading(approval))).toBe('unloading_moved_on');
    expect(await get('shipUnloading', unloading)).toMatchObject({ approvedDate: null });
  });

  it('a step that was written already is answered as it was then, whatever the record is now', async () => {
    const { unloading, scale } = await dock();
    const key = randomUUID();
    const first = await openRun(unloading, scale, 0, { key, ...from({}) });
    await closeRun(unloading, first.rowId, 1);
    expect(await openRun(unloading, scale, 0, { key, ...from({}) })).toEqual(first);
  });
});
