import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { administering } from '../testing/rights.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
let piece: Body;
let pallet: Body;
let window: Body;
let frame: Body;
let profile: Body;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  piece = await make('/units_of_measure', { name: 'Sztuka własna', code: 'SZTW' });
  pallet = await make('/units_of_measure', { name: 'Paleta własna', code: 'PALW' });
  const own = { unitOfMeasure: piece.id };
  window = await make('/products', { name: 'Okno', ...own });
  frame = await make('/products', {
    name: 'Rama',
    ...own,
    conversions: [{ unitOfMeasure: pallet.id, factor: '40' }],
  });
  profile = await make('/products', { name: 'Profil', lang: { de: 'Leiste' }, ...own });
  await make('/bom', {
    name: 'Okno 2026',
    status: 'active',
    products: [{ product: window.id, quantity: '1' }],
    labor: [{ description: 'Montaż', hours: '2', price: '45' }],
    // A window takes a tenth of a pallet of frames: four of them.
    materials: [{ product: frame.id, quantity: '0.1', unitOfMeasure: pallet.id }],
    operations: [{ name: 'Ustawienie', hours: '0.5', price: '60', once: true }],
  });
  const cut = { status: 'active', products: [{ product: frame.id, quantity: '1' }] };
  await make('/bom', {
    ...cut,
    name: 'Rama do czerwca',
    activeTo: '2026-06-30',
    materials: [{ product: profile.id, quantity: '2', price: '10' }],
  });
  await make('/bom', {
    ...cut,
    name: 'Rama od lipca',
    activeFrom: '2026-07-01',
    materials: [{ product: profile.id, quantity: '2', price: '11' }],
  });
});
afterAll(() => api?.close());

const cost = (product: Body, query: string, visitor = sales) =>
  visitor.get(`/products/${product.id}/cost?${query}`);

describe('the cost of a product', () => {
  it.each([
    ['1', '2026-06-30', '200.00', '200.00', '90 + 4 frames at 20.00 + 30 once'],
    ['1', '2026-07-01', '208.00', '208.00', '90 + 4 frames at 22.00 + 30 once'],
    ['10', '2026-06-30', '1730.00', '173.00', '10 × 170.00 + 30 once'],
    ['2,5', '2026-06-30', '455.00', '182.00', '2.5 × 170.00 + 30 once'],
  ])('the cost of a product of %s on %s is %s, each %s: %s', async (quantity, date, total, unitCost) => {
    expect(await cost(window, `quantity=${quantity}&date=${date}`)).toMatchObject({
      status: 200,
      body: { total, unitCost, unit: 'SZTW', currency: 'PLN', date },
    });
  });

  it('is explained row by row through the bills of its materials', async () => {
    const { body } = await cost(window, 'date=2026-06-30');
    expect((body as { rows: Body[] }).rows).toMatchObject([
      { depth: 1, kind: 'labor', name: 'Montaż', quantity: '2', amount: '90.00' },
      { depth: 2, kind: 'material', name: 'Profil', quantity: '8', amount: '80.00' },
      {
        depth: 1,
        kind: 'bill',
        name: 'Rama (Rama do czerwca)',
        quantity: '4',
        price: '20.00',
        amount: '80.00',
      },
      { depth: 1, kind: 'operation', name: 'Ustawienie', quantity: '0.5', amount: '30.00' },
      { depth: 0, kind: 'bill', name: 'Okno (Okno 2026)', amount: '200.00' },
    ]);
  });

  it('names products in the language of whoever asks', async () => {
    const path = `/products/${window.id}/cost?date=2026-06-30`;
    const { body } = await sales.send('GET', path, undefined, { 'x-language': 'de' });
    expect((body as { rows: Body[] }).rows).toMatchObject([{}, { name: 'Leiste' }, {}, {}, {}]);
  });

  it('can be asked of a bill that is only being drawn up; without a bill there is none', async () => {
    const draft = await make('/bom', {
      name: 'Próba',
      products: [{ product: profile.id }],
      labor: [{ description: 'Cięcie', hours: '1', price: '7' }],
    });
    expect(await cost(profile, `billId=${draft.id}`)).toMatchObject({ body: { total: '7.00' } });
    expect(await cost(profile, '')).toMatchObject({
      status: 200,
      body: { rows: [], total: null, unitCost: null },
    });
    expect((await cost(profile, 'quantity=duzo')).status).toBe(400);
  });

  it('is not shown to people who may not see bills of materials', async () => {
    const forwarder = await api.signedIn('forwarder');
    expect((await cost(window, '', forwarder)).status).toBe(403);
  });

  it('is shown to people whose own role may read bills of materials', async () => {
    const set = administering(api, await api.signedIn('admin'));
    const granted = ['product', 'bom'].map((objectType) => ({ objectType }));
    const planner = await set.userWith([await set.newRole(granted)]);
    expect(await cost(window, 'date=2026-06-30', planner)).toMatchObject({
      status: 200,
      body: { total: '200.00' },
    });
    const reader = await set.userWith([await set.newRole(granted.slice(0, 1))]);
    expect((await cost(window, '', reader)).status).toBe(403);
  });

  it('is not shown to staff who are bound to a firm, for whom bills of materials are closed', async () => {
    const firm = await make('/vendor_and_customer', { name: 'Firma związana', isCustomer: true });
    await addUser(api, 'boundcost', ['sales'], { useCustomerAccess: true, counterparty: firm.id });
    const { visitor } = await enter(api, 'boundcost');
    expect((await visitor.get(`/products/${window.id}`)).status).toBe(200);
    expect((await visitor.get('/bom')).status).toBe(403);
    expect(await cost(window, '', visitor)).toMatchObject({ status: 403, body: { code: 'no_access' } });
  });

  it('is not shown without a grant where bills of materials are open by grant only', async () => {
    const { id } = await api.database.records.create(systemActor, 'accessRestriction', {
      objectType: 'bom',
      useRestriction: true,
    });
    const statusNow = async () => (await cost(window, '')).status;
    try {
      await expect.poll(statusNow).toBe(403);
      expect((await sales.get('/bom')).status).toBe(403);
    } finally {
      await api.database.records.update(systemActor, 'accessRestriction', id, { useRestriction: false });
      await expect.poll(statusNow).toBe(200);
    }
  });
});

describe('the units of a product', () => {
  it('are named once, and its own unit has no conversion', async () => {
    const conversions = (...units: readonly Body[]) => ({
      name: 'Skrzynia',
      unitOfMeasure: piece.id,
      conversions: units.map(({ id }) => ({ unitOfMeasure: id, factor: '2' })),
    });
    expect(await sales.post('/products', conversions(pallet, pallet, piece))).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'conversions[1].unitOfMeasure', code: 'unit_named_twice' },
          { field: 'conversions[2].unitOfMeasure', code: 'unit_named_twice' },
        ],
      },
    });
  });

  it('do not become the own unit of the product while they have a conversion', async () => {
    const product = await make('/products', {
      name: 'Skrzynia zbiorcza',
      unitOfMeasure: piece.id,
      conversions: [{ unitOfMeasure: pallet.id, factor: '20' }],
    });
    expect(await sales.put(`/products/${product.id}`, { unitOfMeasure: pallet.id })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'conversions[0].unitOfMeasure', code: 'unit_named_twice' }] },
    });
    expect((await sales.put(`/products/${product.id}`, { name: 'Skrzynia' })).status).toBe(200);
  });

  it('price a line in each of them, and one without a conversion has a named reason instead', async () => {
    const currency = await idBy(api, 'currency', 'code', 'PLN');
    await make('/pricelist', { name: 'Ramy', currency, items: [{ product: frame.id, price: '2.50' }] });
    const litre = await make('/units_of_measure', { name: 'Litr własny', code: 'LW' });
    const rows = [piece, pallet, litre].map(({ id }) => ({
      productId: frame.id,
      quantity: '2',
      unitOfMeasureId: id,
    }));
    expect(await sales.post('/products/getPrice', { rows })).toMatchObject({
      status: 200,
      body: {
        rows: [
          { price: '2.50', sum: '5.00' },
          { price: '100.00', sum: '200.00' },
          { price: null, fault: { key: 'unit_without_conversion', values: { unit: 'LW', own: 'SZTW' } } },
        ],
      },
    });
    const order = (unit: Body) => ({
      customer: customer.id,
      currency,
      reference: `Jednostki ${String(unit.code)}`,
      products: [{ product: frame.id, quantity: '2', unitOfMeasure: unit.id, price: '1' }],
    });
    const customer = await make('/vendor_and_customer', { name: 'Odbiorca ram', isCustomer: true });
    expect((await sales.post('/sales_order', order(pallet))).status).toBe(201);
    expect(await sales.post('/sales_order', order(litre))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'products[0].unitOfMeasure',
            code: 'unit_not_convertible',
            params: { product: 'Rama', unit: 'LW', own: 'SZTW' },
          },
        ],
      },
    });
    // A conversion that holds for every product.
    await sales.put(`/units_of_measure/${litre.id}`, { inUnit: piece.id, factor: '3' });
    expect((await sales.post('/sales_order', order(litre))).status).toBe(201);
  });
});

describe('the picture of a product', () => {
  it.each(['https://obrazy.example/okno.png', '/api/file/12/preview'])('is at %s', async (imgUrl) => {
    expect(await make('/products', { name: 'Okno z obrazem', imgUrl })).toMatchObject({ imgUrl });
  });
  it.each([
    'javascript:alert(1)',
    'http://obrazy.example/okno.png',
    '/api/auth/logout',
    'data:text/html,x',
    '//x/y',
  ])('is not at %s', async (imgUrl) => {
    expect(await sales.post('/products', { name: 'Okno', imgUrl })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'imgUrl', code: 'invalid_value' }] },
    });
  });
});

describe('the tags of an order', () => {
  it('narrow the list of orders', async () => {
    const tag = await make('/sales_order_tags', { name: 'Pilne', color: '#cc0000' });
    const customer = await make('/vendor_and_customer', { name: 'Odbiorca z tagiem', isCustomer: true });
    const currency = await idBy(api, 'currency', 'code', 'PLN');
    const order = await make('/sales_order', {
      customer: customer.id,
      currency,
      reference: 'Z tagiem',
      tags: [{ tag: tag.id }],
    });
    const filter = encodeURIComponent(JSON.stringify({ 'tags.tag': tag.id }));
    expect(await sales.get(`/sales_order?filter=${filter}`)).toMatchObject({
      status: 200,
      body: { count: 1, rows: [{ id: order.id }] },
    });
  });
});
