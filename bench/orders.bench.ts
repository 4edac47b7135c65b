import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Visitor } from '#api/testing/visitor.ts';
import type { Environment } from './environment.ts';
import type { Comparison } from './measure.ts';
import { sideBySide, startBare, type Request, type Side } from './sideBySide.ts';

const lines = 500;
/** Rounds of each side, requests in each round, and requests before them that do not count. */
const repetitions = { rounds: 5, times: 6, warmUp: 6 };

/** The ids that a line and its order refer to. */
interface Ids {
  readonly customerId: number;
  readonly currencyId: number;
  readonly statusId: number;
  readonly productId: number;
  readonly unitOfMeasureId: number;
  readonly vatRateId: number;
}

/** An order of 500 lines over HTTP, against a server of Express and `pg` that does the same arithmetic with bare decimal.js. */
export async function ordersBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const watcher = new pg.Client({ connectionString: databaseUrl, application_name: 'watcher' });
  await watcher.connect();
  try {
    const { rows } = await watcher.query<Ids>(`select
      (select min(id) from counterparty where is_customer) as "customerId",
      (select id from currency where code = 'PLN') as "currencyId",
      (select id from sales_order_status where code = 'NEW') as "statusId",
      (select min(id) from product) as "productId",
      (select id from unit_of_measure where code = 't') as "unitOfMeasureId",
      (select id from vat_rate where code = '23') as "vatRateId"`);
    const ids = rows[0] as Ids;
    const sides = {
      ours: await ourSide(environment, databaseUrl),
      bare: await startBare(environment, 'bench/bare/orderServer.ts', databaseUrl),
    };
    const orders = {
      ours: await firstOrder(sides.ours.visitor, '/sales_order', ids),
      bare: await firstOrder(sides.bare.visitor, '/', ids),
    };
    const comparisons: Comparison[] = [];
    for (const request of requestsAbout(ids, orders))
      comparisons.push(...(await sideBySide(request, sides, watcher, repetitions)));
    return comparisons;
  } finally {
    await watcher.end();
  }
}

/** The lines of an order. Another `seed` gives other prices, so that a change with it really changes every line. */
const linesOf = ({ productId, unitOfMeasureId, vatRateId }: Ids, seed: number) =>
  Array.from({ length: lines }, (_none, index) => ({
    productId,
    unitOfMeasureId,
    vatRateId,
    quantity: `${index + 1}.500`,
    price: `${100 + ((index + seed) % 50)}.25`,
    discountPercent: String(index % 7),
  }));
const orderOf = (ids: Ids, seed: number) => ({
  customerId: ids.customerId,
  currencyId: ids.currencyId,
  statusId: ids.statusId,
  reference: `Bench ${randomUUID()}`,
  products: linesOf(ids, seed),
});

interface MadeOrder {
  readonly id: number;
  readonly products: readonly { readonly id: number }[];
  readonly sumBrutto: string;
}

const firstOrder = async (visitor: Visitor, path: string, ids: Ids): Promise<MadeOrder> =>
  (await visitor.post(path, orderOf(ids, 0))).body as MadeOrder;

const requestsAbout = (ids: Ids, orders: Readonly<Record<'ours' | 'bare', MadeOrder>>): Request[] => {
  if (orders.ours.sumBrutto !== orders.bare.sumBrutto)
    throw new Error('Both sides must come to the same sum');
  /** The lines as a form sends them after one of them was changed. */
  const changed = ({ products }: MadeOrder, index: number) =>
    linesOf(ids, index).map((line, lineIndex) => ({ ...line, id: products[lineIndex]?.id }));
  // Each goal is the highest ratio of processor times, ours to those of the bare server.
  return [
    {
      name: `an order of ${lines} lines is read`,
      goal: '3.0',
      ours: (visitor) => visitor.get(`/sales_order/${orders.ours.id}`),
      bare: (visitor) => visitor.get(`/${orders.bare.id}`),
    },
    {
      name: `an order of ${lines} lines is made`,
      goal: '3.0',
      ours: (visitor, index) => visitor.post('/sales_order', orderOf(ids, index)),
      bare: (visitor, index) => visitor.post('/', orderOf(ids, index)),
    },
    {
      name: `all ${lines} lines of an order are changed`,
      goal: '3.0',
      ours: (visitor, index) =>
        visitor.put(`/sales_order/${orders.ours.id}`, { products: changed(orders.ours, index + 1) }),
      bare: (visitor, index) =>
        visitor.put(`/${orders.bare.id}`, { products: changed(orders.bare, index + 1) }),
    },
  ];
};

const ourSide = async (environment: Environment, databaseUrl: string): Promise<Side> => {
  const api = await environment.startApi(databaseUrl);
  // By it the watcher finds the connections of a side. Keja gives its connections none.
  return { pid: api.program.child.pid ?? 0, visitor: await api.signedIn('sales'), application: '' };
};
