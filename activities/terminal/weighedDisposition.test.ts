import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { papers, weighedAs } from '#domain/weighing/weighedDisposition.rules.ts';
import type { JourneyActivities, WeighingStep } from '#workflows/terminal/journey.activities.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { refusedWith } from '../testing/refusedWith.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { journeyActivities } from './journey.activities.ts';

let terminal: TestTerminal;
let activities: JourneyActivities;

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = journeyActivities(terminal.dependencies);
});
afterAll(() => terminal.close());

const operator = { ...systemActor, system: false };
let made = 0;
const make = async (object: string, some: object = {}): Promise<number> =>
  (await terminal.database.records.create(systemActor, object, { name: `${object} ${(made += 1)}`, ...some }))
    .id;
/** A disposition with a vehicle, a product and a warehouse of its own. */
const errand = async (some: object = {}) =>
  terminal.newDisposition({
    vehicle: await make('vehicle'),
    product: await make('product'),
    warehouse: await make('warehouse'),
    ...some,
  });
const change = (id: number, some: object) =>
  terminal.database.records.update(operator, 'disposition', id, { ...some });
/** The fields that a write was refused for, with why. */
const refusedFields = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => [],
    ({ errors }: { errors: { field: string; code: string }[] }) =>
      errors.map(({ field, code }) => `${field} ${code}`),
  );
const documentOf = async (
  object: 'weighingRecord' | 'deliveryNote',
  dispositionId: number,
): Promise<AnyRecord> => {
  const table = sql.table(object === 'weighingRecord' ? 'weighing_record' : 'delivery_note');
  const [row] = await terminal.rows(
    sql<{ id: number }>`select id from ${table} where disposition_id = ${dispositionId}`,
  );
  return terminal.database.records.get(systemActor, object, row?.id ?? 0);
};

const at = '2026-11-20T08:00:00.000Z';
/** What the steps of both kinds have in common. */
const step = (dispositionId: number, statuses: WeighingStep['statuses']) =>
  ({ key: `weighed-${(made += 1)}`, dispositionId, by: null, at, carsQueueStatus: 'ParkingExit', statuses, leaveUntil: null, sms: null }) as const; // prettier-ignore
const tare = { kind: 'tare', tonnes: '14.500', weights: { gross: null, tare: '14.500', net: null } } as const;
const gross = {
  kind: 'gross',
  tonnes: '38.500',
  weights: { gross: '38.500', tare: '14.500', net: '24.000' },
} as const;
const weigh = async (id: number, weight: typeof tare | typeof gross): Promise<void> => {
  const complete = weight.kind === 'gross';
  await activities.recordWeighing({
    ...step(id, [complete ? 'Loaded' : 'SecondWeighing']),
    ...weight,
    move: 'recordWeighing',
    captureId: await terminal.accept(weight.tonnes),
    scaleId: terminal.scaleId,
    numberOfWeighted: complete ? 2 : 1,
    complete,
  });
};
const takeBack = (id: number): Promise<void> =>
  activities.removeWeighing({
    ...step(id, ['RemoveWeight', 'SecondWeighing']),
    move: 'removeWeighing',
    comment: 'mistaken',
    kind: 'gross',
    weights: tare.weights,
    numberOfWeighted: 1,
  });

/** What the form of a disposition shows as values only. */
const heldOf = async (id: number): Promise<readonly string[]> =>
  (await terminal.database.records.lifecycle(operator, 'disposition', id)).shut;

/** The sentences above its form. */
const toldOf = async (id: number): Promise<readonly string[]> =>
  (await terminal.database.records.lifecycle(operator, 'disposition', id)).told.map(({ code }) => code);

describe('what was weighed', () => {
  it('stays the vehicle and the errand that it was weighed as', async () => {
    const id = await errand();
    expect(await refusedFields(change(id, { trailer: await make('vehicle') }))).toEqual([]);
    expect(await heldOf(id)).toEqual([]);
    await weigh(id, tare);
    expect(await heldOf(id)).toEqual([...weighedAs]);
    const another = { vehicle: await make('vehicle'), type: 'Unloading', typeOfOperation: 'Receipt' };
    expect(await refusedFields(change(id, another))).toEqual([
      'type disposition_weighed',
      'vehicle disposition_weighed',
    ]);
  });

  it('is not turned into a load that its order does not cover', async () => {
    const [product, other] = [await make('product'), await make('product')];
    const orderOf = async (some: object): Promise<number> =>
      (
        await terminal.database.records.create(systemActor, 'deliveryOrder', {
          typeOfOperation: 'Shipment',
          ...some,
        })
      ).id;
    const order = await orderOf({ product });
    const id = await errand({ product, order });
    await weigh(id, tare);
    expect(await refusedFields(change(id, { product: other }))).toEqual(['product product_not_of_order']);
    const whatever = await orderOf({});
    expect(await refusedFields(change(id, { product: other, order: whatever }))).toEqual([]);
    expect(await refusedFields(change(id, { order }))).toEqual(['order product_not_of_order']);
    expect(await refusedFields(change(id, { product, order }))).toEqual([]);
  });

  it('lets ticket and note say what its papers say now, save what was corrected on the note', async () => {
    const id = await errand();
    await weigh(id, tare);
    const [product, warehouse, corrected, vendor] = [
      await make('product'),
      await make('warehouse'),
      await make('counterparty'),
      await make('counterparty', { isVendor: true }),
    ];
    const { id: note } = await documentOf('deliveryNote', id);
    await terminal.database.records.update(operator, 'deliveryNote', note, { owner: corrected });
    await change(id, { product, warehouse, vendor });
    expect(await documentOf('weighingRecord', id)).toMatchObject({
      productId: product,
      warehouseId: warehouse,
      vendorId: vendor,
      tare: '14.500',
    });
    expect(await documentOf('deliveryNote', id)).toMatchObject({
      productId: product,
      warehouseFromId: warehouse,
      ownerId: corrected,
      tare: '14.500',
      state: 'OnBrutto',
    });
  });

  it('lets a note that is marked for deletion say it as well, so that it is right when it is restored', async () => {
    const id = await errand();
    await weigh(id, tare);
    await weigh(id, gross);
    const { id: note } = await documentOf('deliveryNote', id);
    const mark = (to: boolean) =>
      terminal.database.records.changeDeletionMark(operator, 'deliveryNote', note, to);
    await mark(true);
    const product = await make('product');
    await change(id, { product });
    await mark(false);
    expect(await documentOf('deliveryNote', id)).toMatchObject({ productId: product, netto: '24.000' });
    expect(await documentOf('weighingRecord', id)).toMatchObject({ productId: product });
  });

  it('may turn into a resignation, which moves nothing', async () => {
    const id = await errand();
    await weigh(id, tare);
    await change(id, { typeOfOperation: 'Resigning' });
    expect(await documentOf('weighingRecord', id)).toMatchObject({ typeOfOperation: 'Resigning' });
    expect(await documentOf('deliveryNote', id)).toMatchObject({
      typeOfOperation: 'Resigning',
      warehouseFromId: null,
    });
  });

  it('keeps its papers once it is approved, and gets other ones when the approval is taken back', async () => {
    const id = await errand();
    await weigh(id, tare);
    await weigh(id, gross);
    const { id: note } = await documentOf('deliveryNote', id);
    const { records } = terminal.database;
    await records.confirm(operator, 'deliveryNote', note);
    expect(await heldOf(id)).toEqual([...weighedAs, ...papers]);
    // Once the truck has left, its own sentence covers what was weighed.
    expect(await toldOf(id)).toEqual(['truck_in_queue', 'disposition_weighed', 'weighing_approved']);
    await records.update(systemActor, 'disposition', id, { carsQueueStatus: 'TerminalExit' });
    expect(await toldOf(id)).toEqual(['truck_has_left', 'weighing_approved']);
    const product = await make('product');
    expect(await refusedFields(change(id, { product }))).toEqual(['product weighing_approved']);
    expect(await refusedFields(change(id, { comment: 'seen' }))).toEqual([]);
    await records.undoConfirm(operator, 'deliveryNote', note);
    await change(id, { product });
    expect(await records.confirm(operator, 'deliveryNote', note)).toMatchObject({ productId: product });
  });

  it('leaves a note that nobody restores once the weighing is cancelled', async () => {
    const id = await errand();
    await weigh(id, tare);
    await weigh(id, gross);
    const { id: note } = await documentOf('deliveryNote', id);
    const { id: ticket } = await documentOf('weighingRecord', id);
    const { records } = terminal.database;
    await records.update(systemActor, 'weighingRecord', ticket, { cancelWeighting: true });
    await expect(records.changeDeletionMark(operator, 'deliveryNote', note, false)).rejects.toMatchObject({
      code: 'note_of_cancelled_weighing',
    });
    expect(await documentOf('deliveryNote', id)).toMatchObject({ markedToDelete: true, netto: '24.000' });
  });

  it('keeps its papers also where somebody approves it in the same moment', async () => {
    const id = await errand();
    await weigh(id, tare);
    await weigh(id, gross);
    const { id: note } = await documentOf('deliveryNote', id);
    const product = await make('product');
    let changing: Promise<unknown> = Promise.resolve();
    await terminal.database.transaction(async (tx) => {
      await tx.records.confirm(operator, 'deliveryNote', note);
      changing = refusedFields(change(id, { product }));
      await expect.poll(() => waitingForLocks(terminal.database.sql)).toBe(1);
    });
    expect(await changing).toEqual(['product weighing_approved']);
  });
});

describe('goods that are moved', () => {
  it('are approved when it is known where to, and the scale never waits for that', async () => {
    const weighingStation = await make('weighingStation', { automaticWeightingEnd: true });
    const id = await errand({ weighingStation, scale: terminal.scaleId, typeOfOperation: 'Relocation' });
    await weigh(id, tare);
    await weigh(id, gross);
    const { id: note, state } = await documentOf('deliveryNote', id);
    expect(state).toBe('ToApproved');
    const { records } = terminal.database;
    await expect(records.confirm(operator, 'deliveryNote', note)).rejects.toMatchObject({
      code: 'note_warehouse_missing',
    });
    await change(id, { actualWarehouse: await make('warehouse') });
    expect(await records.confirm(operator, 'deliveryNote', note)).toMatchObject({ confirmed: true });
  });
});

describe('a disposition that is weighed on from another', () => {
  const pair = async () => {
    const vehicle = await make('vehicle');
    const first = await errand({ vehicle });
    return { vehicle, first, second: await errand({ vehicle, weighedAfter: first }) };
  };

  it('waits until that one is weighed to its end', async () => {
    const { first, second } = await pair();
    await weigh(first, tare);
    expect(await refusedWith(weigh(second, gross))).toBe('weighing_not_finished_before');
    await weigh(first, gross);
    await weigh(second, tare);
    expect((await terminal.disposition(second)).numberOfWeighted).toBe(1);
  });

  it('keeps that one’s last weight from being taken back', async () => {
    const { first, second } = await pair();
    await weigh(first, tare);
    await weigh(first, gross);
    await weigh(second, tare);
    expect(await refusedWith(takeBack(first))).toBe('weighing_went_on');
    expect((await terminal.disposition(first)).netto).toBe('24.000');
  });

  it('is the only one also where it was removed after it had been weighed', async () => {
    const { vehicle, first, second } = await pair();
    const third = await errand({ vehicle });
    await terminal.rows(sql`
      update disposition set cars_queue_status = 'Deleted', number_of_weighted = 1 where id = ${second}`);
    expect(await refusedFields(change(third, { weighedAfter: first }))).toEqual([
      'weighedAfter weighed_after_taken',
    ]);
  });

  it('is the only one also where it is restored', async () => {
    const { vehicle, first, second } = await pair();
    const mark = (id: number, to: boolean) =>
      terminal.database.records.changeDeletionMark(operator, 'disposition', id, to);
    await mark(second, true);
    const third = await errand({ vehicle });
    expect(await refusedFields(change(third, { weighedAfter: first }))).toEqual([]);
    await expect(mark(second, false)).rejects.toMatchObject({ code: 'weighed_after_taken' });
    await mark(third, true);
    expect(await mark(second, false)).toMatchObject({ markedToDelete: false, weighedAfterId: first });
  });

  it('is in no circle that another disposition closes at the same moment', async () => {
    const { vehicle, first, second } = await pair();
    const third = await errand({ vehicle });
    const fourth = await errand({ vehicle, weighedAfter: third });
    let closing: Promise<unknown> = Promise.resolve();
    await terminal.database.transaction(async (tx) => {
      await tx.records.update(operator, 'disposition', first, { weighedAfter: fourth });
      closing = refusedFields(change(third, { weighedAfter: second }));
      await expect.poll(() => waitingForLocks(terminal.database.sql)).toBe(1);
    });
    expect(await closing).toEqual(['weighedAfter weighed_after_unfit']);
  });

  it('is of the same vehicle, not itself, in no circle, and the only one', async () => {
    const { vehicle, first, second } = await pair();
    const stranger = await errand();
    expect(await refusedFields(change(stranger, { weighedAfter: first }))).toEqual([
      'weighedAfter weighed_after_unfit',
    ]);
    expect(await refusedFields(change(first, { weighedAfter: first }))).toEqual([
      'weighedAfter weighed_after_unfit',
    ]);
    expect(await refusedFields(change(first, { weighedAfter: second }))).toEqual([
      'weighedAfter weighed_after_unfit',
    ]);
    const third = await errand({ vehicle });
    expect(await refusedFields(change(third, { weighedAfter: first }))).toEqual([
      'weighedAfter weighed_after_taken',
    ]);
    expect(await refusedFields(change(third, { weighedAfter: second }))).toEqual([]);
    expect(await refusedFields(change(second, { vehicle: await make('vehicle') }))).toEqual([
      'weighedAfter weighed_after_unfit',
    ]);
  });
});
