import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsOfPlans, linesOfPlans } from '#database/ships/planContents.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { planSums } from '#domain/ships/planLines.rules.ts';
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

/** A person with all rights. `create` and `change` act as this person, `make` as the system. */
const clerk: Actor = { ...systemActor, system: false };
const create = (object: string, input: RecordInput): Promise<number> =>
  terminal.database.records.create(clerk, object, input).then(({ id }) => id);
const make = (object: string, input: RecordInput): Promise<number> =>
  terminal.database.records.create(systemActor, object, input).then(({ id }) => id);
const get = (object: string, id: number) => terminal.database.records.get(systemActor, object, id);
const change = (object: string, id: number, input: RecordInput) =>
  terminal.database.records.update(clerk, object, id, input);
/** The code of a refusal. */
const codeOf = (work: Promise<unknown>) =>
  work.then(() => 'not refused', (error: unknown) => (error as { readonly code?: string }).code); // prettier-ignore

/** A plan of a ship of its own for 100 tonnes. */
const planned = async (some: RecordInput = {}) => {
  const warehouse = await make('warehouse', { name: `Plac ${++seq}` });
  const box = await make('box', { name: `A${seq}`, warehouse });
  const product = await make('product', { name: `Węgiel ${seq}` });
  const ship = await make('ship', { name: `MS Plan ${seq}` });
  const scale = await make('scale', { name: `Waga ${seq}`, typeOfDocument: 'Water', scalesType: 'Bunker' });
  const plan = await create('shipPlanning', { ship, product, warehouse, box, quantity: '100', ...some });
  return { warehouse, box, product, ship, scale, plan };
};
const stateOf = async (plan: number) => (await get('shipPlanning', plan)).state;
const at = (minute: number): string => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`;
const step = (unloadingId: number, minute: number) => ({
  key: randomUUID(),
  unloadingId,
  by: null,
  at: at(minute),
});
const openRun = (unloading: number, scaleId: number) =>
  activities.openRun({
    ...step(unloading, 0),
    status: 'beginWeighting',
    scaleId,
    boxId: null,
    hold: null,
    enumerator: null,
  });
const weighRun = async (unloading: number, scale: number, tonnes: string) => {
  const { rowId } = await openRun(unloading, scale);
  await terminal.accept(tonnes, { scaleId: scale, at: at(1) });
  await activities.closeRun({ ...step(unloading, 2), status: 'stopWeighting', rowId, enumerator: null });
};
const sumsOf = async (plan: number) => {
  const { sql } = terminal.database;
  const lines = (await linesOfPlans(sql, [plan])).of(plan);
  const { quantity } = await get('shipPlanning', plan);
  return planSums(quantity as string | null, lines, (await goodsOfPlans(sql, [plan])).of(plan));
};

describe('an unloading that begins from a plan', () => {
  it('takes over its ship, cargo, owners and box, with what is left to come', async () => {
    const { plan, ship, product, box, warehouse } = await planned();
    const unloading = await create('shipUnloading', { shipPlanning: plan });
    expect(await get('shipUnloading', unloading)).toMatchObject({
      shipId: ship,
      productId: product,
      warehouseId: warehouse,
      boxId: box,
      boxes: [{ boxId: box, productId: product, quantity: '100.000' }],
    });
  });

  it('leads it from planned over under way to finished, with what is done against what was planned', async () => {
    const { plan, scale } = await planned();
    const unloading = await create('shipUnloading', { shipPlanning: plan });
    expect(await stateOf(plan)).toBe('Planned');
    await weighRun(unloading, scale, '60.000');
    expect(await stateOf(plan)).toBe('Ongoing');
    expect(await sumsOf(plan)).toEqual({ planned: '100.000', done: '60.000', left: '40.000' });
    await activities.approveUnloading({ ...step(unloading, 9), status: 'endWeighting' });
    expect(await stateOf(plan)).toBe('Finished');
  });

  it('plans what the unloading before it has left, and not both of them', async () => {
    const { plan, box, product } = await planned();
    const unload = async (tonnes: string): Promise<number> => {
      const scale = await make('scale', {
        name: `Waga ${++seq}`,
        typeOfDocument: 'Water',
        scalesType: 'Bunker',
      });
      const unloading = await create('shipUnloading', { shipPlanning: plan });
      await weighRun(unloading, scale, tonnes);
      await activities.approveUnloading({ ...step(unloading, 9), status: 'endWeighting' });
      await terminal.database.records.update(systemActor, 'shipPlanning', plan, { state: 'Ongoing' });
      return unloading;
    };
    await unload('60.000');
    const second = await unload('10.000');
    expect(await get('shipUnloading', second)).toMatchObject({ boxes: [{ quantity: '40.000' }] });
    const lines = (await linesOfPlans(terminal.database.sql, [plan])).of(plan);
    expect(lines.map(({ planned: tonnes }) => tonnes)).toEqual(['60.000', '40.000']);
    const third = await create('shipUnloading', { shipPlanning: plan });
    expect(await get('shipUnloading', third)).toMatchObject({
      boxes: [{ boxId: box, productId: product, quantity: '30.000' }],
    });
  });

  it('counts what an open run has weighed by now; a run that was dropped leaves the plan as planned', async () => {
    const { plan, scale } = await planned();
    const unloading = await create('shipUnloading', { shipPlanning: plan });
    const { rowId } = await openRun(unloading, scale);
    await terminal.accept('12.000', { scaleId: scale, at: at(1) });
    expect(await stateOf(plan)).toBe('Ongoing');
    expect(await sumsOf(plan)).toMatchObject({ done: '12.000', left: '88.000' });
    await activities.dropRun({ ...step(unloading, 2), status: 'notWeighting', rowId, enumerator: null });
    expect(await stateOf(plan)).toBe('Planned');
  });

  it('counts a run that goes straight onto wheels the same while it is open and once it is closed', async () => {
    const { plan, ship, product, scale } = await planned();
    const typeOfOperation = 'DirectVariantReceipt';
    const schemeOfCargo = await make('schemeOfCargo', { name: `Wprost ${seq}`, typeOfOperation });
    const unloading = await create('shipUnloading', { shipPlanning: plan, schemeOfCargo });
    const { rowId } = await openRun(unloading, scale);
    await terminal.accept('12.000', { scaleId: scale, at: at(1) });
    const onWheels = { typeOfDocument: 'Automobile', typeOfOperation: 'DirectVariantShipment' };
    await make('weighingRecord', { ...onWheels, ship, product, netto: '10.000' });
    expect(await sumsOf(plan)).toMatchObject({ done: '12.000' });
    await activities.closeRun({ ...step(unloading, 2), status: 'stopWeighting', rowId, enumerator: null });
    expect(await sumsOf(plan)).toMatchObject({ done: '12.000' });
  });

  it('is the only one, though two are begun at once; one that was deleted does not come back beside it', async () => {
    const { plan } = await planned();
    const begin = () => create('shipUnloading', { shipPlanning: plan });
    const both = await Promise.allSettled([begin(), begin()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'ship_plan_taken' },
    });
    const first = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))[0] ?? 0;
    await terminal.database.records.changeDeletionMark(clerk, 'shipUnloading', first, true);
    await begin();
    const back = terminal.database.records.changeDeletionMark(clerk, 'shipUnloading', first, false);
    expect(await codeOf(back)).toBe('ship_plan_taken');
  });

  it('takes the ship of its plan', async () => {
    const [one, other] = [await planned(), await planned()];
    const wish = create('shipUnloading', { shipPlanning: one.plan, ship: other.ship });
    expect(await codeOf(wish)).toBe('ship_plan_of_other_ship');
  });

  it('keeps its plan once something was weighed', async () => {
    const [one, other] = [await planned(), await planned()];
    const unloading = await create('shipUnloading', { shipPlanning: one.plan });
    await weighRun(unloading, one.scale, '5.000');
    expect(await codeOf(change('shipUnloading', unloading, { shipPlanning: other.plan }))).toBe(
      'owned_by_workflow',
    );
  });
});

describe('a plan under way', () => {
  const underWay = async () => {
    const ready = await planned();
    const unloading = await create('shipUnloading', { shipPlanning: ready.plan });
    await weighRun(unloading, ready.scale, '5.000');
    return ready;
  };

  it('follows the quay: its berth, hours and tonnes change, its ship and cargo do not', async () => {
    const { plan } = await underWay();
    const before = await get('shipPlanning', plan);
    const same = { ship: before.shipId, product: before.productId, quantity: '90.000' } as RecordInput;
    await change('shipPlanning', plan, { ...same, plannedEnd: at(50) });
    const product = await make('product', { name: `Koks ${++seq}` });
    expect(await codeOf(change('shipPlanning', plan, { product }))).toBe('ship_plan_fixed');
    expect(await get('shipPlanning', plan)).toMatchObject({ quantity: '90.000', plannedEnd: at(50) });
  });

  it('cannot be marked for deletion', async () => {
    const { plan } = await underWay();
    const marked = terminal.database.records.changeDeletionMark(clerk, 'shipPlanning', plan, true);
    expect(await codeOf(marked)).toBe('ship_plan_fixed');
  });
});

describe('a ship that is loaded by trucks', () => {
  const loading = async () => {
    const ready = await planned({ type: 'Loading' });
    const loadingPlan = await create('loadingPlan', {
      ship: ready.ship,
      holds: [
        { hold: '1', box: ready.box, product: ready.product, quantity: '60' },
        { hold: '2', box: ready.box, product: ready.product, quantity: '40' },
      ],
    });
    return { ...ready, loadingPlan };
  };
  /** A weighing record: by default of a truck whose cargo goes straight into the ship. */
  const ticket = (some: RecordInput) =>
    make('weighingRecord', {
      typeOfDocument: 'Automobile',
      typeOfOperation: 'DirectVariantReceipt',
      ...some,
    });

  it('has its loading plan under the only plan that waits for cargo', async () => {
    const { plan, loadingPlan } = await loading();
    expect(await get('loadingPlan', loadingPlan)).toMatchObject({ shipPlanningId: plan });
  });

  it('counts each direct weighing that names it, and its own; no other', async () => {
    const { plan, ship, product, box } = await loading();
    const first = await ticket({ ship, product, netto: '24.000' });
    expect(await get('weighingRecord', first)).toMatchObject({ shipPlanningId: plan });
    expect(await stateOf(plan)).toBe('Ongoing');
    await ticket({
      ship,
      product,
      box,
      netto: '30.000',
      typeOfDocument: 'Water',
      typeOfOperation: 'Shipment',
    });
    await ticket({ ship, product, netto: '500.000', typeOfOperation: 'Shipment' });
    // 24 of the direct weighing and 30 of the weighing of the ship itself.
    expect(await sumsOf(plan)).toEqual({ planned: '100.000', done: '54.000', left: '46.000' });
  });

  it('is planned again when its only weighing was cancelled', async () => {
    const { plan, ship, product } = await loading();
    const only = await ticket({ ship, product, netto: '24.000' });
    await terminal.database.records.update(systemActor, 'weighingRecord', only, { cancelWeighting: true });
    expect(await stateOf(plan)).toBe('Planned');
    expect(await sumsOf(plan)).toMatchObject({ done: '0.000' });
  });

  it('keeps the loading plan by which it was loaded once its plan is over', async () => {
    const { plan, ship, loadingPlan } = await loading();
    const other = await create('shipPlanning', { ship, type: 'Loading', quantity: '50' });
    await terminal.database.records.update(systemActor, 'shipPlanning', plan, { state: 'Finished' });
    for (const shipPlanning of [other, null])
      expect(await codeOf(change('loadingPlan', loadingPlan, { shipPlanning }))).toBe('ship_plan_over');
  });

  it('counts a cargo for its own plan where two wait', async () => {
    const { ship, product, plan } = await loading();
    const other = await make('product', { name: `Rzepak ${++seq}` });
    const otherPlan = await create('shipPlanning', { ship, product: other, type: 'Loading', quantity: '50' });
    await ticket({ ship, product: other, netto: '24.000' });
    expect(await stateOf(plan)).toBe('Planned');
    expect(await stateOf(otherPlan)).toBe('Ongoing');
    expect(await codeOf(ticket({ ship, product, netto: '20.000' }))).toBe('not refused');
    expect(await sumsOf(plan)).toMatchObject({ done: '20.000' });
  });
});
