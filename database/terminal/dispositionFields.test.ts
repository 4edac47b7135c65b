import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { freshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { planOfDisposition } from '../weighing/weighingPlan.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

const operator: Actor = { ...systemActor, system: false };
let made = 0;
const make = async (object: string, some: object = {}): Promise<number> =>
  (await database.records.create(systemActor, object, { name: `${object} ${(made += 1)}`, ...some })).id;
const station = (some: object = {}) => make('weighingStation', { code: `S${(made += 1)}`, ...some });
const order = async (some: object): Promise<number> =>
  (await database.records.create(systemActor, 'deliveryOrder', { ...some })).id;
const disposition = (some: object): Promise<AnyRecord> =>
  database.records.create(operator, 'disposition', { ...some });
const change = (id: number, some: object) =>
  database.records.update(operator, 'disposition', id, { ...some });

describe('a new disposition at a station', () => {
  it('takes over what the station says, and keeps what its author wrote', async () => {
    const [product, other, forwarder, warehouse, box] = [
      await make('product'), await make('product'), await make('counterparty', { isForwarder: true }), await make('warehouse'), await make('box'),
    ]; // prettier-ignore
    const weighingStation = await station({ product, forwarder, warehouse, box });
    expect(await disposition({ weighingStation })).toMatchObject({
      productId: product, forwarderId: forwarder, warehouseId: warehouse, boxId: box,
    }); // prettier-ignore
    expect(await disposition({ weighingStation, product: other })).toMatchObject({ productId: other });
  });

  it('takes over what its order says rather than its station', async () => {
    const [product, usual, customer] = [
      await make('product'),
      await make('product'),
      await make('counterparty'),
    ];
    const weighingStation = await station({ product: usual });
    expect(await disposition({ weighingStation, order: await order({ product, customer }) })).toMatchObject({
      productId: product, customerId: customer,
    }); // prettier-ignore
  });

  it('goes for the open order that fits, where the station works off open orders', async () => {
    const product = await make('product');
    const open = await order({ product });
    await order({ product, state: 'Closed' });
    await order({ product, validTo: '2020-01-01' });
    const eager = await station({ product, isOpenSubOrders: true });
    expect(await disposition({ weighingStation: eager })).toMatchObject({ orderId: open });
    expect(await disposition({ weighingStation: await station({ product }) })).toMatchObject({
      orderId: null,
    });
  });

  it('goes for the open order whose scheme turns its operation round, if its vehicle is unloaded', async () => {
    const product = await make('product');
    const schemeOfCargo = await make('schemeOfCargo', { reverseOperation: true });
    const returned = await order({ product, schemeOfCargo, typeOfOperation: 'Shipment' });
    const weighingStation = await station({ product, isOpenSubOrders: true });
    expect(await disposition({ weighingStation, type: 'Unloading' })).toMatchObject({ orderId: returned });
    expect(await disposition({ weighingStation, type: 'Loading' })).toMatchObject({ orderId: null });
  });

  it('is counted under the prefix of its station, and its barcode begins with that of the station', async () => {
    const weighingStation = await station({ prefix: 'NW', barCodePrefix: '77' });
    const first = await disposition({ weighingStation });
    expect(first).toMatchObject({ numberStr: 'NW-000001', barCode: `77${String(first.driverTicket)}` });
    expect(await disposition({ weighingStation: await station() })).toMatchObject({ prefix: 'D' });
  });

  it('names no firm that is out of use; one that goes out of use later stays where it is', async () => {
    const customer = await make('counterparty');
    const { id } = await disposition({ customer });
    await database.records.update(systemActor, 'counterparty', customer, { notUse: true });
    await expect(disposition({ customer })).rejects.toMatchObject({
      errors: [{ field: 'customer', code: 'counterparty_not_used' }],
    });
    expect(await change(id, { customer, comment: 'as before' })).toMatchObject({ customerId: customer });
  });
});

describe('a load whose net is known', () => {
  /** The note that a weighing of this disposition has made, waiting to be confirmed. */
  const weighed = async (some: object) => {
    const { id, warehouseId, productId } = await disposition({
      warehouse: await make('warehouse'),
      product: await make('product'),
      ...some,
    });
    const record = await database.records.create(systemActor, 'weighingRecord', {
      disposition: id,
      typeOfOperation: 'Receipt',
      warehouse: warehouseId,
      product: productId,
      brutto: '39.080',
      tare: '14.520',
      netto: '24.560',
    });
    const { rows } = await sql<{ id: number }>`
      select id from delivery_note where weighing_record_id = ${record.id}`.execute(database.sql);
    return { id, noteId: rows[0]?.id ?? 0 };
  };
  const confirm = (noteId: number) => database.records.confirm(operator, 'deliveryNote', noteId);
  const receipt = { type: 'Unloading', typeOfOperation: 'Receipt' };

  it('is confirmed after its examination only, where the station demands one', async () => {
    const { id, noteId } = await weighed({
      ...receipt,
      weighingStation: await station({ useResearch: true }),
    });
    await expect(confirm(noteId)).rejects.toMatchObject({ code: 'research_missing' });
    await change(id, { researchResult: 'Negative' });
    await expect(confirm(noteId)).rejects.toMatchObject({ code: 'research_negative' });
    await change(id, { researchResult: 'Positive' });
    expect(await confirm(noteId)).toMatchObject({ confirmed: true });
  });

  it('a load of an owner who books by actual warehouses is confirmed in the warehouse where it lies', async () => {
    const customer = await make('counterparty', { useActualWarehouse: true });
    const { id, noteId } = await weighed({ ...receipt, customer });
    await expect(confirm(noteId)).rejects.toMatchObject({ code: 'actual_warehouse_missing' });
    const actualWarehouse = await make('warehouse');
    await change(id, { actualWarehouse });
    expect(await confirm(noteId)).toMatchObject({ confirmed: true, warehouseToId: actualWarehouse });
  });

  it('keeps what the storekeeper corrected on its note when its actual warehouse is said', async () => {
    const [corrected, actualWarehouse] = [await make('warehouse'), await make('warehouse')];
    const { id, noteId } = await weighed(receipt);
    await database.records.update(operator, 'deliveryNote', noteId, { warehouseTo: corrected });
    await change(id, { actualWarehouse });
    expect(await database.records.get(operator, 'deliveryNote', noteId)).toMatchObject({
      warehouseToId: corrected,
    });
  });

  it('must have its condition described where its owner wants it, except for goods that have none', async () => {
    const customer = await make('counterparty', { useProductCondition: true });
    const { id } = await disposition({ ...receipt, customer });
    expect((await planOfDisposition(database.sql, id)).plan.load).toMatchObject({ described: true });
    const product = await make('product', { withoutProductCondition: true });
    await change(id, { product });
    expect((await planOfDisposition(database.sql, id)).plan.load).toMatchObject({ described: false });
  });
});

describe('at a station', () => {
  it.each([0, 1])(
    'a vehicle that came without a tare is weighed to its end, if %i weighings are written',
    async (numberOfWeighing) => {
      const vehicle = await make('vehicle', { name: `GD 5512${numberOfWeighing}`, tare: '14.500' });
      const weighingStation = await station({ scalesType: 'Gross' });
      const { id } = await disposition({ vehicle, weighingStation, numberOfWeighing });
      const tare = async () => (await planOfDisposition(database.sql, id)).plan.vehicleTare;
      expect(await tare()).toBe('14.500');
      await database.records.update(systemActor, 'disposition', id, { state: 'SecondWeighing' });
      expect(await tare()).toBeNull();
    },
  );

  it('the company that controls it sees its dispositions, and no others', async () => {
    const controlCompany = await make('counterparty');
    const inspector: Actor = {
      ...operator,
      fullRights: false,
      external: true,
      roles: ['forwarder'],
      counterpartyId: controlCompany,
    };
    const { id } = await disposition({ weighingStation: await station({ controlCompany }) });
    const elsewhere = await disposition({ weighingStation: await station() });
    expect(await database.records.get(inspector, 'disposition', id)).toMatchObject({ id });
    await expect(database.records.get(inspector, 'disposition', elsewhere.id)).rejects.toMatchObject({
      code: 'record_not_found',
    });
  });

  it('at a station whose loads stay out of the books of others, no receiver hears of a weight', async () => {
    await make('weightReceiver', { address: 'http://127.0.0.1:9/weights' });
    const told = async (some: object): Promise<number> => {
      const { id } = await disposition({ weighingStation: await station(some) });
      const weights = { brutto: '39.080', tare: '14.520', netto: '24.560' };
      const record = await database.records.create(systemActor, 'weighingRecord', {
        disposition: id,
        ...weights,
      });
      const { rows } =
        await sql`select 1 from weight_sending where weighing_record_id = ${record.id}`.execute(database.sql);
      return rows.length;
    };
    expect(await told({})).toBe(1);
    expect(await told({ nonOracleLoad: true })).toBe(0);
  });
});
