import { Decimal } from 'decimal.js';
import express, { type Request, type RequestHandler } from 'express';
import pg from 'pg';

/**
 * The bare server for the orders bench: Express, `pg` and decimal.js, with one statement for all lines. It checks no session and
 * no right, validates nothing, and keeps no version.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  application_name: 'bare',
});
pool.on('error', () => undefined);

interface Line {
  readonly id?: number;
  readonly quantity: string;
  readonly price: string;
  readonly discountPercent: string;
  readonly vatRateId: number;
  readonly productId: number;
  readonly unitOfMeasureId: number;
}
interface Order {
  readonly customerId: number;
  readonly currencyId: number;
  readonly statusId: number;
  readonly reference: string;
  readonly products: readonly Line[];
}

const columns = `product_id int, unit_of_measure_id int, vat_rate_id int, quantity numeric, price numeric,
  discount_percent numeric, discount_sum numeric, sum_netto numeric, vat numeric, sum_brutto numeric, row_number int, id int`;
const statements = {
  rates: 'select id, tax_rate from vat_rate',
  order: `select o.*, c.name as customer, y.name as currency, s.name as status from sales_order o
    join counterparty c on c.id = o.customer_id join currency y on y.id = o.currency_id
    join sales_order_status s on s.id = o.status_id where o.id = $1`,
  lines: `select l.*, p.name as product, u.name as unit, r.name as rate from sales_order_products l
    join product p on p.id = l.product_id left join unit_of_measure u on u.id = l.unit_of_measure_id
    left join vat_rate r on r.id = l.vat_rate_id where l.parent_id = $1 order by l.row_number`,
  create: `insert into sales_order (customer_id, currency_id, status_id, reference, sum_netto, sum_vat, sum_brutto, created_at,
    updated_at) values ($1, $2, $3, $4, $5, $6, $7, now(), now()) returning *`,
  addLines: `insert into sales_order_products (parent_id, row_number, product_id, unit_of_measure_id, vat_rate_id, quantity, price,
      discount_percent, discount_sum, sum_netto, vat, sum_brutto)
    select $1, row_number, product_id, unit_of_measure_id, vat_rate_id, quantity, price, discount_percent, discount_sum, sum_netto,
      vat, sum_brutto from jsonb_to_recordset($2::jsonb) as l(${columns}) returning id`,
  change: `update sales_order set sum_netto = $2, sum_vat = $3, sum_brutto = $4, updated_at = now() where id = $1 returning *`,
  changeLines: `update sales_order_products s set quantity = l.quantity, price = l.price, discount_percent = l.discount_percent,
      discount_sum = l.discount_sum, sum_netto = l.sum_netto, vat = l.vat, sum_brutto = l.sum_brutto
    from jsonb_to_recordset($2::jsonb) as l(${columns}) where s.parent_id = $1 and s.id = l.id returning s.id`,
};
type Row = Record<string, unknown>;
/** Statements have names, so that Postgres prepares each once for a connection. */
const ask = async (client: pg.PoolClient | pg.Pool, name: keyof typeof statements, values: unknown[]) =>
  (await client.query<Row>({ name, text: statements[name], values })).rows;

const calculated = (products: readonly Line[], rates: ReadonlyMap<number, string>) => {
  const rows = products.map((line, index) => {
    const price = new Decimal(line.price);
    const discount = price.times(line.discountPercent).div(100).toDecimalPlaces(2);
    const net = new Decimal(line.quantity).times(price.minus(discount)).toDecimalPlaces(2);
    const vat = net
      .times(rates.get(line.vatRateId) ?? 0)
      .div(100)
      .toDecimalPlaces(2);
    return {
      id: line.id,
      row_number: index + 1,
      product_id: line.productId,
      unit_of_measure_id: line.unitOfMeasureId,
      vat_rate_id: line.vatRateId,
      quantity: line.quantity,
      price: line.price,
      discount_percent: line.discountPercent,
      discount_sum: discount.toFixed(2),
      sum_netto: net.toFixed(2),
      vat: vat.toFixed(2),
      sum_brutto: net.plus(vat).toFixed(2),
    };
  });
  const sum = (of: 'sum_netto' | 'vat' | 'sum_brutto') =>
    rows.reduce((total, row) => total.plus(row[of]), new Decimal(0)).toFixed(2);
  return { rows, sums: [sum('sum_netto'), sum('vat'), sum('sum_brutto')] };
};

const ratesNow = async (client: pg.PoolClient): Promise<ReadonlyMap<number, string>> =>
  new Map((await ask(client, 'rates', [])).map(({ id, tax_rate }) => [Number(id), String(tax_rate)]));

const inTransaction = async (work: (client: pg.PoolClient) => Promise<unknown>): Promise<unknown> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** Its result is sent as JSON. */
type Handler = (request: Request) => Promise<unknown>;
const answer =
  (handle: Handler): RequestHandler =>
  (request, response, next) =>
    void handle(request).then((body) => response.json(body), next);

const read = async (client: pg.PoolClient | pg.Pool, id: unknown) => {
  const [order] = await ask(client, 'order', [id]);
  return { ...order, sumBrutto: order?.sum_brutto, products: await ask(client, 'lines', [id]) };
};

const app = express();
app.use(express.json({ limit: '5mb' }));
app.get(
  '/:id',
  answer(({ params }) => read(pool, params.id)),
);
app.post(
  '/',
  answer(({ body }) =>
    inTransaction(async (client) => {
      const { customerId, currencyId, statusId, reference, products } = body as Order;
      const { rows, sums } = calculated(products, await ratesNow(client));
      const [order] = await ask(client, 'create', [customerId, currencyId, statusId, reference, ...sums]);
      await ask(client, 'addLines', [order?.id, JSON.stringify(rows)]);
      return read(client, order?.id);
    }),
  ),
);
app.put(
  '/:id',
  answer(({ params, body }) =>
    inTransaction(async (client) => {
      const { rows, sums } = calculated((body as Order).products, await ratesNow(client));
      await ask(client, 'change', [params.id, ...sums]);
      await ask(client, 'changeLines', [params.id, JSON.stringify(rows)]);
      return read(client, params.id);
    }),
  ),
);
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready: bare Express and pg'));
