import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
let ids: readonly number[];
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  ids = await Promise.all(
    ['Okno', 'Rama', 'Profil'].map(async (name) => (await make('/products', { name })).id),
  );
});
afterAll(() => api?.close());

const bill = (made: number, taken: number, more: object = {}) => ({
  name: 'Zestaw',
  products: [{ product: ids[made] }],
  materials: [{ product: ids[taken] }],
  ...more,
});

describe('a bill of materials', () => {
  it('is refused where it needs its own product, naming the products along the circle', async () => {
    const window = await make('/bom', bill(0, 1));
    await make('/bom', bill(1, 2));
    const last = bill(2, 0);
    const circle = {
      status: 422,
      body: {
        errors: [
          {
            field: 'materials',
            code: 'bom_circle',
            message: expect.stringContaining('Profil → Okno → Rama → Profil') as string,
          },
        ],
      },
    };
    expect(await sales.post('/bom', last)).toMatchObject(circle);
    // It is no circle where the bills never hold together, and becomes one when their days meet.
    const limited = await sales.put(`/bom/${window.id}`, { activeTo: '2026-06-30' });
    expect(limited.status).toBe(200);
    const later = await make('/bom', { ...last, activeFrom: '2026-07-01' });
    expect(await sales.put(`/bom/${later.id}`, { activeFrom: '2026-06-30' })).toMatchObject(circle);
    const canceled = await sales.put(`/bom/${later.id}`, { activeFrom: '2026-06-30', status: 'canceled' });
    expect(canceled.status).toBe(200);
    expect(await sales.put(`/bom/${later.id}`, { status: 'active' })).toMatchObject(circle);
  });

  it('is refused for a circle that another bill closes at the same moment', async () => {
    const [door, handle] = await Promise.all(
      ['Drzwi', 'Klamka'].map(async (name) => (await make('/products', { name })).id),
    );
    const record = (made?: number, taken?: number) => ({
      name: 'Zestaw',
      products: [{ product: made }],
      materials: [{ product: taken }],
    });
    let later: Promise<unknown> = Promise.resolve();
    await api.database.transaction(async ({ records }) => {
      await records.create(systemActor, 'bom', record(door, handle));
      later = sales.post('/bom', record(handle, door));
      await expect.poll(() => waitingForLocks(api.database.sql)).toBe(1);
    });
    expect(await later).toMatchObject({ status: 422, body: { errors: [{ code: 'bom_circle' }] } });
  });

  it('does not end before it begins', async () => {
    const days = { activeFrom: '2026-07-01', activeTo: '2026-06-30' };
    expect(await sales.post('/bom', bill(0, 2, days))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'activeFrom', code: 'later_than_field' }] },
    });
  });
});
