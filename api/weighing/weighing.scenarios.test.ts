import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import type { ScaleType } from '#domain/weighing/operations.rules.ts';
import { startApiWithWorker, type ApiWithWorker } from '#tools/testing/apiWithWorker.ts';
import type { TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let running: ApiWithWorker;
let terminal: ApiWithWorker['terminal'];
let api: TestApi;
let operator: Visitor;

interface Station {
  readonly id: number;
  readonly scaleId: number;
  readonly scalesType: ScaleType;
}
type Rows = { rows: Record<string, unknown>[] };
const rowsIn = ({ body }: { body: unknown }) => (body as Rows).rows;

let made = 0;
const make = async (object: string, input: object): Promise<number> =>
  (await terminal.database.records.create(systemActor, object, { ...input })).id;
const named = (object: string, some: object = {}) =>
  make(object, { name: `${object} ${(made += 1)}`, ...some });
const stationOf = async (scalesType: ScaleType, some: object = {}): Promise<Station> => {
  const typeOfDocument = 'typeOfDocument' in some ? some.typeOfDocument : 'Automobile';
  const id = await named('weighingStation', { code: `S${(made += 1)}`, scalesType, ...some });
  const scaleId = await named('scale', {
    code: `WT${(made += 1)}`,
    scalesType,
    typeOfDocument,
    weighingStation: id,
  });
  return { id, scaleId, scalesType };
};

beforeAll(async () => {
  running = await startApiWithWorker();
  ({ terminal, api } = running);
  await running.startWorker();
  operator = await api.signedIn('operator');
});
afterAll(() => running?.close());

interface Errand {
  readonly id: number;
  readonly product: number;
  readonly warehouse: number;
  readonly owner: number;
  readonly station: Station;
}

/** A disposition with goods, a store and an owner of its own, so that nothing else is in its stock. */
const errand = async (some: object = {}, on?: Station): Promise<Errand> => {
  const station = on ?? (await stationOf('GrossAndTara'));
  const [product, warehouse, owner] = [
    await named('product'),
    await named('warehouse'),
    await named('counterparty', { isVendor: true }),
  ];
  const vehicle = await named('vehicle', { tare: '14.500', loadCapacity: '26.000' });
  const id = await terminal.newDisposition({
    weighingStation: station.id,
    vehicle,
    product,
    warehouse,
    customer: owner,
    vendor: owner,
    ...some,
  });
  return { id, product, warehouse, owner, station };
};

const move = (id: number, name: string, body: object = {}) =>
  operator.post(`/dispositions/${id}/moves/${name}`, body);
const enter = async (id: number): Promise<void> => {
  for (const name of ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'])
    expect(await move(id, name), name).toMatchObject({ status: 200 });
};
const weigh = async ({ id, station }: Pick<Errand, 'id' | 'station'>, tonnes: string, body: object = {}) => {
  const { scaleId, scalesType } = station;
  const captureId =
    scalesType === 'Bunker'
      ? await terminal.sumUp(tonnes, scaleId)
      : await terminal.accept(tonnes, { scaleId });
  return operator.post(`/dispositions/${id}/weighings`, { captureId, scaleId, ...body });
};
const noteOf = async (id: number) =>
  rowsIn(await operator.get('/delivery_note', { filter: { disposition: id }, sort: 'id' }));
const approve = (id: number) => operator.post(`/dispositions/${id}/approval`);
/** What lies where of these goods: the warehouse and how many tonnes, below zero what left. */
const stockOf = async (product: number) =>
  rowsIn(await operator.get('/stock', { productId: product })).map(({ warehouse, quantity }) => [
    (warehouse as { id: number }).id,
    quantity,
  ]);

describe('by operation, on the road', () => {
  // The columns: rule, type, operation, both weights, state at the end, net weight, and the change of the stock (null: none).
  it.each([
    ['a shipment leaves the store', 'Loading', 'Shipment', ['14.500', '38.500'], 'Loaded', '24.000', '-24.000'],
    ['a receipt comes into the store', 'Unloading', 'Receipt', ['38.500', '14.500'], 'Unloaded', '24.000', '24.000'],
    ['a reweighing moves nothing', 'Unloading', 'Reweighing', ['38.500', '14.500'], 'Unloaded', '24.000', null],
    ['goods from a ship straight onto wheels never lie in the store', 'Loading', 'DirectVariantShipment', ['14.500', '38.500'], 'Loaded', '24.000', null],
    ['goods from wheels straight onto a ship never lie in the store', 'Unloading', 'DirectVariantReceipt', ['38.500', '14.500'], 'Unloaded', '24.000', null],
    ['who resigns leaves as they came', 'Loading', 'Resigning', ['14.500', '14.480'], 'Unloaded', '0.000', null],
    ['who resigns from unloading leaves loaded', 'Unloading', 'Resigning', ['38.500', '38.520'], 'Loaded', '0.000', null],
  ] as const)('%s', async (_rule, type, typeOfOperation, [first, second], state, net, stock) => {
    const truck = await errand({ type, typeOfOperation });
    await enter(truck.id);
    expect(await weigh(truck, first)).toMatchObject({ status: 200, body: { status: 'SecondWeighing' } });
    expect(await noteOf(truck.id)).toMatchObject([{ state: type === 'Loading' ? 'OnBrutto' : 'OnTare', confirmed: false }]);
    expect(await weigh(truck, second)).toMatchObject({ status: 200, body: { status: state, net } });
    expect(await noteOf(truck.id)).toMatchObject([{ state: 'ToApproved', netto: net, typeOfOperation }]);
    expect(await stockOf(truck.product)).toEqual([]);
    expect(await approve(truck.id)).toMatchObject({ status: 200 });
    expect(await noteOf(truck.id)).toMatchObject([{ state: 'Closed', confirmed: true }]);
    expect(await stockOf(truck.product)).toEqual(stock === null ? [] : [[truck.warehouse, stock]]);
  }); // prettier-ignore

  it('a relocation leaves one store and comes into another, of the same owner', async () => {
    const target = await named('warehouse');
    const truck = await errand({ typeOfOperation: 'Relocation', actualWarehouse: target });
    await enter(truck.id);
    await weigh(truck, '14.500');
    await weigh(truck, '30.000');
    await approve(truck.id);
    expect(Object.fromEntries(await stockOf(truck.product))).toEqual({
      [truck.warehouse]: '-15.500',
      [target]: '15.500',
    });
    expect(
      rowsIn(await operator.get('/stock', { productId: truck.product, ownerId: truck.owner })),
    ).toHaveLength(2);
  });
});

describe('by type of scale', () => {
  // The columns: rule, type of scale, weights, and the disposition after them. The tare of the vehicle is 14.500.
  it.each([
    ['that weighs gross takes the tare from the vehicle', 'Gross', ['38.500'], { brutto: '38.500', tare: '14.500', netto: '24.000', state: 'Loaded' }],
    ['that weighs tare leaves the note waiting for its gross', 'Tara', ['14.600'], { brutto: null, tare: '14.600', netto: null, state: 'Loaded' }],
    ['that weighs both takes nothing from the vehicle', 'GrossAndTara', ['14.600', '38.500'], { brutto: '38.500', tare: '14.600', netto: '23.900', state: 'Loaded' }],
    ['that is a bunker weighs the cargo', 'Bunker', ['24.200'], { brutto: '38.700', tare: '14.500', netto: '24.200', state: 'Loaded' }],
  ] as const)('one %s', async (_rule, scalesType, readings, weights) => {
    const truck = await errand({}, await stationOf(scalesType));
    await enter(truck.id);
    for (const tonnes of readings) expect(await weigh(truck, tonnes)).toMatchObject({ status: 200 });
    expect(await terminal.disposition(truck.id)).toMatchObject(weights);
    expect(await approve(truck.id)).toMatchObject(weights.netto === null ? { status: 409, body: { code: 'weighing_not_complete' } } : { status: 200 });
  }); // prettier-ignore

  it('without a weighing, the net weight of the papers counts from the exit on', async () => {
    const truck = await errand({ nettoRegistered: '22.000' }, await stationOf('WithoutWeighing'));
    await enter(truck.id);
    expect(await weigh(truck, '14.500')).toMatchObject({ status: 409 });
    expect(await move(truck.id, 'exitTerminal')).toMatchObject({ status: 200 });
    expect(await noteOf(truck.id)).toMatchObject([{ state: 'ToApproved', netto: '22.000' }]);
    await approve(truck.id);
    expect(await stockOf(truck.product)).toEqual([[truck.warehouse, '-22.000']]);
  });
});

describe('by type of document', () => {
  it.each(['Railway', 'Internal'] as const)('%s is weighed without a queue', async (typeOfDocument) => {
    const wagon = await errand(
      { typeOfDocument, type: 'Unloading' },
      await stationOf('GrossAndTara', { typeOfDocument }),
    );
    const first = await operator.get('/disposition_first_weighting', { scaleId: wagon.station.scaleId });
    expect(rowsIn(first).map(({ id }) => id)).toContain(wagon.id);
    expect(await weigh(wagon, '78.000')).toMatchObject({ status: 200 });
    // The vehicle of an errand carries 26.000 and had a tare of 14.500.
    expect(await weigh(wagon, '23.000', { accept: ['LoadCapacity', 'TareChanged'] })).toMatchObject({
      status: 200,
      body: { status: 'Unloaded', net: '55.000' },
    });
    await approve(wagon.id);
    expect(await stockOf(wagon.product)).toEqual([[wagon.warehouse, '55.000']]);
  });

  it('portions are added up on water', async () => {
    const ship = await errand(
      { typeOfDocument: 'Water', type: 'Unloading', vehicle: null },
      await stationOf('Bunker', { typeOfDocument: 'Water' }),
    );
    for (const tonnes of ['812.400', '799.100', '12.500'])
      expect(await weigh(ship, tonnes)).toMatchObject({ status: 200 });
    expect(await terminal.disposition(ship.id)).toMatchObject({ netto: '1624.000', numberOfWeighted: 3 });
    await approve(ship.id);
    expect(await stockOf(ship.product)).toEqual([[ship.warehouse, '1624.000']]);
  });

  it('trucks stand in the list of a scale on the terminal only, unless their scheme spares them the control', async () => {
    const station = await stationOf('GrossAndTara');
    const schemeOfCargo = await named('schemeOfCargo', { disableControlOnScales: true });
    const [waiting, there, spared] = [
      await errand({}, station),
      await errand({}, station),
      await errand({ schemeOfCargo }, station),
    ];
    await enter(there.id);
    const listed = async (query: object) =>
      rowsIn(await operator.get('/disposition_first_weighting', { ...query })).map(({ id }) => id);
    expect(await listed({ weighingStationId: station.id })).toEqual(
      expect.arrayContaining([there.id, spared.id]),
    );
    expect(await listed({ weighingStationId: station.id })).not.toContain(waiting.id);
    expect(await listed({})).toEqual([]);
  });
});

describe('a scheme of cargo', () => {
  // The columns: rule, fields of the scheme, type, change of the stock, and state of the note after the approval.
  it.each([
    ['that returns to the store', { returnToWarehouse: true }, 'Unloading', '24.000', 'Returns'],
    ['that is reversed', { reverseOperation: true }, 'Unloading', '24.000', 'Closed'],
  ] as const)('%s makes goods of a shipment come in', async (_rule, flags, type, stock, state) => {
    const schemeOfCargo = await named('schemeOfCargo', flags);
    const truck = await errand({ schemeOfCargo, typeOfOperation: 'Shipment', type });
    await enter(truck.id);
    await weigh(truck, '38.500');
    await weigh(truck, '14.500');
    await approve(truck.id);
    expect(await stockOf(truck.product)).toEqual([[truck.warehouse, stock]]);
    expect(await noteOf(truck.id)).toMatchObject([{ state }]);
  });

  it('holds what people write to it, unless it spares dispositions the control', async () => {
    const strict = await named('schemeOfCargo', { ship: true });
    const spared = await named('schemeOfCargo', { ship: true, disableControlInDispositions: true });
    const write = (body: object) => operator.post('/disposition', { type: 'Loading', ...body });
    expect(await write({ schemeOfCargo: strict })).toMatchObject({ body: { errors: [{ field: 'ship' }] } });
    expect(await write({ schemeOfCargo: spared })).toMatchObject({ status: 201 });
    expect(await write({ typeOfOperation: 'Receipt' })).toMatchObject({
      body: { errors: [{ field: 'typeOfOperation', code: 'operation_unfit' }] },
    });
    expect(await write({ gmpCheck: true })).toMatchObject({
      body: { errors: [{ code: 'previous_cargoes_missing' }] },
    });
  });
});

describe('what somebody has to look at', () => {
  it('is asked first, and who accepted it stays on the ticket', async () => {
    const truck = await errand(
      { nettoRegistered: '25.000' },
      await stationOf('GrossAndTara', { maxDecrease: '0.300' }),
    );
    await enter(truck.id);
    await weigh(truck, '14.500');
    // The vehicle of an errand carries 26.000. No vehicle on the road may weigh more than 40.000. The papers say 25.000.
    expect(await weigh(truck, '41.000')).toMatchObject({
      status: 409,
      body: {
        code: 'weighing_needs_acceptance',
        params: { warnings: ['LoadCapacity', 'Overweight', 'Surplus'] },
      },
    });
    expect(await weigh(truck, '41.000', { accept: ['LoadCapacity', 'Overweight', 'Surplus'] })).toMatchObject(
      { status: 200 },
    );
    const [ticket] = rowsIn(await operator.get('/weighing_records', { filter: { disposition: truck.id } }));
    expect((await operator.get(`/weighing_records/${Number(ticket?.id)}`)).body).toMatchObject({
      warnings: [
        {
          warning: 'LoadCapacity',
          found: '26.500',
          allowed: '26.000',
          acceptedBy: { presentation: expect.any(String) },
        },
        { warning: 'Overweight', found: '41.000', allowed: '40.000' },
        { warning: 'Surplus', found: '26.500', allowed: '25.000' },
      ],
    });
  });

  it('more than the order has left', async () => {
    const order = await make('deliveryOrder', { quantity: '30.000', state: 'Open' });
    const [one, two] = [await errand({ order }), await errand({ order })];
    for (const truck of [one, two]) await enter(truck.id);
    await weigh(one, '14.500');
    await weigh(one, '38.500');
    await weigh(two, '14.500');
    expect(await weigh(two, '38.500')).toMatchObject({ body: { params: { warnings: ['OrderExceeded'] } } });
    await approve(one.id);
    expect((await operator.get(`/delivery_order/${order}/progress`)).body).toEqual({
      quantity: '30.000', weighed: '24.000', approved: '24.000', left: '6.000', notes: 1,
      announced: 0, weighing: 1, done: 1,
    }); // prettier-ignore
    expect((await operator.get(`/delivery_order/${order}`)).body).toMatchObject({ state: 'Ongoing' });
    expect(JSON.stringify((await operator.get(`/delivery_order/subordination/${order}`)).body)).toContain(
      'deliveryNote',
    );
  });

  it('a GMP check, before anything is weighed, where the station demands it', async () => {
    const truck = await errand({}, await stationOf('GrossAndTara', { gmp: true }));
    await enter(truck.id);
    expect(await weigh(truck, '14.500')).toMatchObject({ status: 409, body: { code: 'gmp_not_checked' } });
    const previousCargoes = ['pszenica', 'rzepak', 'śruta'].map((cargo) => ({ cargo, cleaning: 'A' }));
    expect(await operator.put(`/disposition/${truck.id}`, { gmpCheck: true, previousCargoes })).toMatchObject(
      { status: 200 },
    );
    expect(await weigh(truck, '14.500')).toMatchObject({ status: 200 });
  });

  it('an examination, before the weight that lets the truck go, where the station demands it', async () => {
    const truck = await errand({}, await stationOf('GrossAndTara', { useResearch: true }));
    await enter(truck.id);
    expect(await weigh(truck, '14.500')).toMatchObject({ status: 200 });
    expect(await weigh(truck, '38.500')).toMatchObject({ status: 409, body: { code: 'research_missing' } });
    await operator.put(`/disposition/${truck.id}`, { researchResult: 'Positive' });
    expect(await weigh(truck, '38.500')).toMatchObject({ status: 200 });
    expect(await approve(truck.id)).toMatchObject({ status: 200 });
  });

  it('a disposition that is closed takes no weight, one that is ratified keeps its goods', async () => {
    const truck = await errand({ closed: true, ratified: true });
    await enter(truck.id);
    expect(await weigh(truck, '14.500')).toMatchObject({ status: 409, body: { code: 'disposition_closed' } });
    const other = await named('product');
    const change = (body: object) => operator.put(`/disposition/${truck.id}`, body);
    expect(await change({ product: other })).toMatchObject({
      body: { errors: [{ field: 'product', code: 'disposition_ratified' }] },
    });
    expect(await change({ product: other, ratified: false })).toMatchObject({ status: 200 });
  });
});

describe('tares', () => {
  it('a tare may be weighed anew where the disposition allows it', async () => {
    const truck = await errand({ allowRetaring: true });
    await enter(truck.id);
    await weigh(truck, '14.500');
    expect(await weigh(truck, '14.700', { kind: 'tare' })).toMatchObject({
      status: 200,
      body: { status: 'SecondWeighing', tare: '14.700' },
    });
    expect(await weigh(truck, '38.700')).toMatchObject({ body: { net: '24.000' } });
  });

  it('the last tare of a vehicle is that of its last note, else that of its record', async () => {
    const vehicle = await named('vehicle', { tare: '14.500' });
    const one = await errand({ vehicle });
    const two = await errand({ vehicle }, await stationOf('Gross'));
    expect((await operator.get(`/delivery_note_last_tare/${two.id}`)).body).toMatchObject({
      tare: '14.500',
      deliveryNoteId: null,
    });
    await enter(one.id);
    await weigh(one, '14.900');
    const [note] = await noteOf(one.id);
    expect((await operator.get(`/delivery_note_last_tare/${two.id}`)).body).toMatchObject({
      tare: '14.900',
      deliveryNoteId: note?.id,
    });
    expect(
      rowsIn(await operator.get('/delivery_note_for_weighting', { scaleId: one.station.scaleId })),
    ).toMatchObject([{ id: note?.id, state: 'OnBrutto' }]);
    await enter(two.id);
    expect(await weigh(two, '38.900')).toMatchObject({ body: { tare: '14.900', net: '24.000' } });
  });
});

describe('a tare that becomes known between two weighings', () => {
  it.each([
    ['an unloaded vehicle', 'Unloading', ['38.500', '14.700'], 'Unloaded'],
    ['a loaded vehicle', 'Loading', ['14.700', '38.500'], 'Loaded'],
  ])(
    'a tare that becomes known between two weighings of %s does not take the place of the second one',
    async (_vehicle, type, [first, second], state) => {
      const vehicle = await named('vehicle', { loadCapacity: '26.000' });
      const truck = await errand({ vehicle, type }, await stationOf('Gross'));
      await enter(truck.id);
      expect(await weigh(truck, first ?? '')).toMatchObject({ body: { status: 'SecondWeighing' } });
      await terminal.database.records.update(systemActor, 'vehicle', vehicle, { tare: '14.500' });
      expect(await weigh(truck, second ?? '')).toMatchObject({
        status: 200,
        body: { status: state, tare: '14.700', net: '23.800' },
      });
    },
  );
});

describe('several in one', () => {
  it('the last weight of one disposition is the first of the next', async () => {
    const one = await errand({});
    await enter(one.id);
    await weigh(one, '14.500');
    await weigh(one, '24.500');
    const two = await errand({ weighedAfter: one.id }, one.station);
    expect(await weigh(two, '36.500')).toMatchObject({
      status: 200,
      body: { status: 'Loaded', tare: '24.500', net: '12.000' },
    });
    await approve(two.id);
    expect(await stockOf(two.product)).toEqual([[two.warehouse, '-12.000']]);
  });

  it('a vehicle that comes twice has a ticket and a note for each time', async () => {
    const shuttle = await errand(
      { typeOfDocument: 'Internal', numberOfWeighing: 2 },
      await stationOf('GrossAndTara', { typeOfDocument: 'Internal' }),
    );
    for (const tonnes of ['14.500', '34.500', '14.500', '33.500'])
      expect(await weigh(shuttle, tonnes)).toMatchObject({ status: 200 });
    expect(await terminal.disposition(shuttle.id)).toMatchObject({ netto: '39.000', state: 'Loaded' });
    expect((await noteOf(shuttle.id)).map(({ netto }) => netto)).toEqual(['20.000', '19.000']);
    await approve(shuttle.id);
    expect(await stockOf(shuttle.product)).toEqual([[shuttle.warehouse, '-39.000']]);
  });
});

describe('approval', () => {
  it('says who, holds the weighing, and is taken back with its stock', async () => {
    const truck = await errand();
    await enter(truck.id);
    await weigh(truck, '14.500');
    await weigh(truck, '38.500');
    await approve(truck.id);
    const [ticket] = rowsIn(await operator.get('/weighing_records', { filter: { disposition: truck.id } }));
    expect(ticket).toMatchObject({
      approved: true,
      approvedAuthor: { presentation: expect.any(String) },
      approvedDate: expect.any(String),
    });
    const takeBack = () =>
      operator.send('DELETE', `/dispositions/${truck.id}/weighings`, { comment: 'pomyłka' });
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'weighing_approved' } });
    expect(await operator.delete(`/dispositions/${truck.id}/approval`)).toMatchObject({ status: 200 });
    expect(await stockOf(truck.product)).toEqual([]);
    expect(await takeBack()).toMatchObject({ status: 200, body: { status: 'SecondWeighing' } });
    expect(await noteOf(truck.id)).toMatchObject([{ state: 'OnBrutto', netto: null }]);
  });

  it('comes by itself where the station ends weighings so', async () => {
    const truck = await errand({}, await stationOf('GrossAndTara', { automaticWeightingEnd: true }));
    await enter(truck.id);
    await weigh(truck, '14.500');
    await weigh(truck, '38.500');
    expect(await noteOf(truck.id)).toMatchObject([{ state: 'Closed', confirmed: true }]);
    expect(await stockOf(truck.product)).toEqual([[truck.warehouse, '-24.000']]);
  });

  it('a weighing that is taken back altogether is cancelled with its reason, and its note is marked', async () => {
    const truck = await errand();
    await enter(truck.id);
    await weigh(truck, '14.500');
    await operator.send('DELETE', `/dispositions/${truck.id}/weighings`, { comment: 'Zły pojazd na wadze' });
    expect(
      rowsIn(await operator.get('/weighing_records', { filter: { disposition: truck.id } })),
    ).toMatchObject([{ cancelWeighting: true, cancelReason: 'Zły pojazd na wadze' }]);
    expect(await noteOf(truck.id)).toMatchObject([{ markedToDelete: true }]);
  });
});

describe('a desk holds what it weighs', () => {
  const hold = (by: Visitor, dispositionId: number, body: object = {}) =>
    by.post('/weighted_dispositions', { dispositionId, ...body });

  it('the other one hears who has it, and cannot weigh it', async () => {
    const other = await api.signedIn('admin');
    const truck = await errand();
    await enter(truck.id);
    const held = await hold(other, truck.id, { scaleId: truck.station.scaleId, holder: 'desk-1' });
    expect(held).toMatchObject({ status: 201 });
    expect(await hold(operator, truck.id)).toMatchObject({
      status: 409,
      body: { code: 'disposition_locked', params: { holder: expect.stringMatching(/.+/), own: false } },
    });
    expect(await weigh(truck, '14.500')).toMatchObject({ status: 409, body: { code: 'disposition_locked' } });
    expect(
      rowsIn(await operator.get('/weighted_find_dispositions', { scaleId: truck.station.scaleId })),
    ).toMatchObject([{ dispositionId: truck.id }]);
    const { id } = held.body as { id: number };
    expect(await other.put(`/weighted_dispositions/${id}`, { holder: 'desk-1' })).toMatchObject({
      status: 200,
    });
    expect(await other.put(`/weighted_dispositions/${id}`, { holder: 'desk-2' })).toMatchObject({
      status: 409,
      body: { code: 'lock_lost' },
    });
    await other.delete(`/weighted_dispositions/${id}?holder=desk-1`);
    expect(await weigh(truck, '14.500')).toMatchObject({ status: 200 });
  });

  it('a desk renews its hold under the id that it gave itself, whatever characters it has', async () => {
    const truck = await errand();
    const holder = ' desk  1\t';
    const { id } = (await hold(operator, truck.id, { holder })).body as { id: number };
    expect(await operator.put(`/weighted_dispositions/${id}`, { holder })).toMatchObject({ status: 200 });
  });

  it('another desk of the same person cannot weigh it, nor take its weighing back', async () => {
    const truck = await errand();
    await enter(truck.id);
    expect(await hold(operator, truck.id, { holder: 'desk-1' })).toMatchObject({ status: 201 });
    const lockedByMe = { status: 409, body: { code: 'disposition_locked', params: { own: true } } };
    expect(await weigh(truck, '14.500', { holder: 'desk-2' })).toMatchObject(lockedByMe);
    expect(await weigh(truck, '14.500', { holder: 'desk-1' })).toMatchObject({ status: 200 });
    const back = (holder: string) =>
      operator.send('DELETE', `/dispositions/${truck.id}/weighings`, { comment: 'Zły pojazd', holder });
    expect(await back('desk-2')).toMatchObject(lockedByMe);
    expect(await back('desk-1')).toMatchObject({ status: 200 });
  });

  it('one of many who ask at once gets it', async () => {
    const truck = await errand();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((holder) => hold(operator, truck.id, { holder })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ params: { own: true } });
    expect(await hold(operator, truck.id, { holder: 'e', takeOver: true })).toMatchObject({ status: 201 });
  });

  it('a hold dies with its holder', async () => {
    const other = await api.signedIn('admin');
    const truck = await errand();
    const { id } = (await hold(other, truck.id)).body as { id: number };
    await terminal.database.records.update(systemActor, 'weightedDisposition', id, {
      expiresAt: '2020-01-01T00:00:00.000Z',
    });
    expect(await hold(operator, truck.id)).toMatchObject({ status: 201 });
    expect(await other.put(`/weighted_dispositions/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'lock_lost' },
    });
  });
});
