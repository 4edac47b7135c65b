import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { listening } from '../testing/listening.ts';
import { bodyOf, idBy } from '../testing/making.ts';
import { administering, refused, rowsOf } from '../testing/rights.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let set: ReturnType<typeof administering>;
beforeAll(async () => {
  api = await startTestApi();
  [admin, operator] = [await api.signedIn('admin'), await api.signedIn('operator')];
  set = administering(api, admin);
});
afterAll(() => api?.close());

/** The restrictions by object: an object has one at most. */
const restrictionIds = new Map<string, number>();

/** Looks while an object is restricted. */
const restricted = async (objectType: string, look: () => Promise<void>): Promise<void> => {
  const known = restrictionIds.get(objectType);
  const id = known ?? (await set.made('/access_restrictions', { objectType }));
  restrictionIds.set(objectType, id);
  await admin.put(`/access_restrictions/${id}`, { useRestriction: true });
  await look();
  await admin.put(`/access_restrictions/${id}`, { useRestriction: false });
};

describe('an object that is restricted', () => {
  let restriction: number;
  beforeAll(async () => {
    restriction = await set.made('/access_restrictions', {
      objectType: 'deliveryOrder',
      useRestriction: true,
    });
  });
  afterAll(() => admin.put(`/access_restrictions/${restriction}`, { useRestriction: false }));

  it('is closed to roles that are declared to read it, in every way that leads to it', async () => {
    for (const path of ['/delivery_order', '/delivery_order/1', '/delivery_order/count'])
      expect(await operator.get(path), path).toMatchObject(refused);
    const through: Record<string, object | string>[] = [
      { filter: { 'order.numberStr': 'x' } },
      { sort: 'order.numberStr' },
    ];
    for (const query of through) expect(await operator.get('/disposition', query)).toMatchObject(refused);
    const [truck] = rowsOf(await operator.get('/disposition', { filter: { order: { filled: true } } }));
    expect(truck?.order).toMatchObject({ presentation: '' });
    expect(await operator.get('/app/object_meta', { objectType: 'deliveryOrder' })).toMatchObject(refused);
  });

  it('is open to a role that names it and to full rights, and each read is written down', async () => {
    const person = await set.userWith([await set.newRole([{ objectType: 'deliveryOrder' }])]);
    const [order] = rowsOf(await person.get('/delivery_order'));
    expect((await person.get(`/delivery_order/${order?.id}`)).status).toBe(200);
    expect((await admin.get('/delivery_order')).status).toBe(200);
    const noted = async () =>
      rowsOf(
        await admin.get('/access_log', {
          filter: { action: 'RestrictedRead', objectName: 'deliveryOrder' },
          sort: 'id',
        }),
      ).map(({ objectId, user }) => [(user as { presentation: string }).presentation, objectId]);
    await expect.poll(noted).toEqual([
      [person.login, null],
      [person.login, order?.id],
      ['Anna Administrator', null],
    ]);
  });

  it('leaves no note of another object, which is not restricted', async () => {
    const period = { from: '2026-01-01', to: '2026-12-31' };
    expect((await admin.get('/sales_order/analysis', { ...period, by: 'month' })).status).toBe(200);
    expect((await admin.get('/disposition')).status).toBe(200);
    // Written after them, so that they would be there too.
    await admin.get('/delivery_order', { limit: 1 });
    const noted = async () =>
      rowsOf(await admin.get('/access_log', { filter: { action: 'RestrictedRead' }, sort: 'id' })).map(
        ({ objectName }) => objectName,
      );
    await expect.poll(noted).toContain('deliveryOrder');
    expect(new Set(await noted())).toEqual(new Set(['deliveryOrder']));
  });

  it('is noted too where its versions are read: they contain what the record contains', async () => {
    const person = await set.userWith([await set.newRole([{ objectType: 'deliveryOrder', modify: true }])]);
    const { id } = bodyOf(await person.post('/delivery_order', {}));
    await set.made('/object_versioning_settings', { objectType: 'deliveryOrder', versioningMethod: 'all' });
    await person.put(`/delivery_order/${id}`, { comment: 'Zmiana' });
    const [version] = rowsOf(await person.get(`/object_versions/of/deliveryOrder/${id}`));
    await person.get('/object_versions/compare', { from: version?.id ?? 0, to: version?.id ?? 0 });
    const noted = async () =>
      rowsOf(
        await admin.get('/access_log', { filter: { action: 'RestrictedRead', objectId: id }, sort: 'id' }),
      )
        .filter(({ path }) => String(path).includes('/object_versions'))
        .map(({ path, user }) => [(user as { presentation: string }).presentation, path]);
    await expect.poll(noted).toEqual([
      [person.login, `GET /api/object_versions/of/deliveryOrder/${id}`],
      // A comparison reads two versions.
      [person.login, 'GET /api/object_versions/compare'],
      [person.login, 'GET /api/object_versions/compare'],
    ]);
  });

  it.each([
    ['nothing', 'object_not_found'],
    ['userSetting', 'invalid_value'],
  ])('is a declared one, and not personal: %s', async (objectType, code) => {
    expect(await admin.post('/access_restrictions', { objectType })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'objectType', code }] },
    });
  });

  it('is announced no longer to an open socket once it is closed to its user', async () => {
    const ear = await listening(api, operator);
    const carrier = await set.made('/carriers', { name: 'Before' });
    await ear.until('carrier', carrier);
    await set.made('/access_restrictions', { objectType: 'carrier', useRestriction: true });
    await expect
      .poll(async () => (await operator.get('/carriers')).status, { message: 'the restriction holds' })
      .toBe(403);
    const hidden = await set.made('/carriers', { name: 'After' });
    const vehicle = await set.made('/vehicles', { name: 'GD EAR' });
    await ear.until('vehicle', vehicle);
    expect(ear.heard).not.toContain(`carrier ${hidden}`);
    ear.socket.close();
  });
});

describe('a user who is switched off', () => {
  it('is signed out at once, and not in again when switched on', async () => {
    const id = await addUser(api, 'leaving', ['operator']);
    const { visitor } = await enter(api, 'leaving');
    await admin.put(`/users/${id}`, { isActive: false });
    expect(await visitor.get('/vehicles')).toMatchObject({ status: 401 });
    await admin.put(`/users/${id}`, { isActive: true });
    expect(await visitor.get('/vehicles')).toMatchObject({ status: 401 });
    expect((await api.database.records.get(systemActor, 'user', id)).isActive).toBe(true);
  });
});

describe('the cash desk and the cost of a product', () => {
  let debt: string;
  beforeAll(async () => {
    const create = async (object: string, input: RecordInput): Promise<number> =>
      (await api.database.records.create(systemActor, object, input)).id;
    const vehicle = await create('vehicle', { name: 'GD TAJNY' });
    const driver = await create('driver', { name: 'Tajny Kierowca' });
    const disposition = await create('disposition', { vehicle, driver });
    const punishmentType = await create('punishmentType', { name: 'Postój', price: '50.00' });
    await create('punishment', { disposition, punishmentType, amount: '50.00', comment: 'Tajna kara' });
    debt = `/cash_desk/trucks/${disposition}`;
  });
  const said = async (path: string) => JSON.stringify((await operator.get(path)).body);
  const ofTruck = () => [
    debt,
    '/cash_desk/trucks',
    `/cash_desk/trucks?query=${encodeURIComponent('GD TAJNY')}`,
  ];

  it('show what the cashier may read', async () => {
    for (const word of ['GD TAJNY', 'Tajny Kierowca', 'Tajna kara', '50.00'])
      expect(await said(debt)).toContain(word);
  });

  it.each(['punishment', 'deliveryPayment'])('are closed to whoever may not read a restricted %s', (object) =>
    restricted(object, async () => {
      await expect.poll(async () => (await operator.get(debt)).status).toBe(403);
      for (const path of ofTruck()) expect(await said(path)).not.toContain('Tajna kara');
    }),
  );

  it.each([
    ['driver', 'Tajny Kierowca'],
    ['vehicle', 'GD TAJNY'],
  ])('do not name a restricted %s', (object, name) =>
    restricted(object, async () => {
      await expect.poll(() => said(debt)).not.toContain(name);
      expect((await operator.get(debt)).status).toBe(200);
      for (const path of ofTruck()) expect(await said(path)).not.toContain(name);
    }),
  );

  it('do not tell the bills of a product to whoever may not read them', async () => {
    const { id } = await api.database.records.create(systemActor, 'product', { name: 'Wyrób' });
    const sales = await api.signedIn('sales');
    expect((await sales.get(`/products/${id}/cost`)).status).toBe(200);
    await restricted('bom', async () => {
      await expect.poll(async () => (await sales.get(`/products/${id}/cost`)).status).toBe(403);
    });
  });
});

describe('what is added up from restricted records', () => {
  let sales: Visitor;
  beforeAll(async () => {
    sales = await api.signedIn('sales');
  });
  const unpaid = '/counterparties/1/unpaid_orders';
  const calls: [object: string, paths: string[]][] = [
    ['salesOrder', [unpaid]],
    ['paymentOperation', [unpaid]],
    ['registerStoreKeeper', ['/stock']],
    ['reclamation', ['/reclamation/count_by_group', '/reclamation_analysis?from=2020-01-01&to=2020-12-31']],
    ['file', ['/file/folders', '/file/folders/reclamation']],
  ];
  it.each(calls)('is closed to whoever may not read a %s', async (object, paths) => {
    for (const path of paths) expect((await sales.get(path)).status, path).toBe(200);
    await restricted(object, async () => {
      for (const path of paths)
        await expect
          .poll(() => sales.get(path), { message: path })
          .toMatchObject({ status: 403, body: { params: { object } } });
    });
  });

  const create = (object: string, input: RecordInput): Promise<number> =>
    api.database.records.createOnly(systemActor, object, input);

  it('leaves the costs out of the analysis of reclamations for whoever may not read them', async () => {
    const counterparty = await create('counterparty', { name: 'Reklamujący', isCustomer: true });
    const day = '2019-02-03';
    const reclamation = await create('reclamation', { customer: counterparty, inputDate: day });
    await create('reclamationItem', { reclamation, amount: '7.00' });
    await create('reclamationCost', { reclamation, amount: '13.31', description: 'Transport' });
    await addUser(api, 'boundreader', ['sales'], { useCustomerAccess: true, counterparty });
    const bound = (await enter(api, 'boundreader')).visitor;
    const analysed = (visitor: Visitor) => visitor.get('/reclamation_analysis', { from: day, to: day });
    const shows = { reclamations: 1, positions: 1, amount: '7.00', cost: '13.31' };
    expect(await analysed(sales)).toMatchObject({ status: 200, body: { totals: shows } });
    expect(await bound.get('/reclamation_cost')).toMatchObject(refused);
    const theirs = await analysed(bound);
    expect(theirs).toMatchObject({ status: 200, body: { totals: { ...shows, cost: null } } });
    expect(JSON.stringify(theirs.body)).not.toContain('13.31');
    const becomes = async (totals: object): Promise<void> => {
      await expect.poll(() => analysed(sales)).toMatchObject({ status: 200, body: { totals } });
    };
    await restricted('reclamationCost', () => becomes({ ...shows, cost: null }));
    await restricted('reclamationItem', () => becomes({ ...shows, positions: 0 }));
  });

  it('does not name a restricted vehicle among what of an order is under way', async () => {
    const customer = await create('counterparty', { name: 'Zamawiający', isCustomer: true });
    const salesOrder = await create('salesOrder', {
      customer,
      currency: await idBy(api, 'currency', 'code', 'PLN'),
      reference: 'Pod wagą',
    });
    const order = await create('deliveryOrder', { salesOrder });
    const vehicle = await create('vehicle', { name: 'GD ZAMOWIONY' });
    const disposition = await create('disposition', { order, vehicle });
    const shows = async (about: string | null): Promise<void> => {
      const row: unknown = expect.objectContaining({ id: disposition, about });
      await expect
        .poll(() => sales.get(`/sales_order/${salesOrder}/under_way`))
        .toMatchObject({ body: { rows: expect.arrayContaining([row]) as unknown } });
    };
    await shows('GD ZAMOWIONY');
    await restricted('vehicle', () => shows(null));
  });
});
