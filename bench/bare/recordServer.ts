import express, { type Request, type RequestHandler } from 'express';
import pg from 'pg';

/**
 * The bare server for the requests bench: Express and `pg` with named statements. It checks no session and no right, validates
 * nothing, and keeps no version.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  application_name: 'bare',
});
pool.on('error', () => undefined);

const names = `c.name as country, m.name as manager, y.name as currency, t.name as term, u.name as author`;
const joins = `left join country c on c.id = f.country_id left join "user" m on m.id = f.manager_id
  left join currency y on y.id = f.currency_id left join term_of_payment t on t.id = f.term_of_payament_id
  left join "user" u on u.id = f.author_id`;
const statements = {
  list: `select f.*, ${names} from (select id, name from counterparty where locality = $1
    order by name, id limit 25) as page join counterparty f on f.id = page.id ${joins} order by page.name, page.id`,
  count: `select count(*)::int as count from (select from counterparty where locality = $1 limit 10001) as capped`,
  one: `select f.*, ${names} from counterparty f ${joins} where f.id = $1`,
  create: `insert into counterparty (name, locality, created_at, updated_at, marked_to_delete)
    values ($1, $2, now(), now(), false) returning *`,
  update: `update counterparty set region = $2, updated_at = now() where id = $1 returning *`,
};
const ask = async (name: keyof typeof statements, values: unknown[]) =>
  (await pool.query<Record<string, unknown>>({ name, text: statements[name], values })).rows;

/** Its result is sent as JSON. */
type Handler = (request: Request) => Promise<unknown>;
const answer =
  (handle: Handler): RequestHandler =>
  (request, response, next) =>
    void handle(request).then((body) => response.json(body), next);

const app = express();
app.use(express.json());
app.get(
  '/list',
  answer(async ({ query }) => {
    const rows = await ask('list', [query.locality]);
    const [counted] = await ask('count', [query.locality]);
    return { rows, count: counted?.count };
  }),
);
app.get(
  '/:id',
  answer(async ({ params }) => (await ask('one', [params.id]))[0]),
);
app.post(
  '/',
  answer(async ({ body }) => {
    const { name, locality } = body as Record<string, string>;
    return (await ask('create', [name, locality]))[0];
  }),
);
app.put(
  '/:id',
  answer(async ({ params, body }) => {
    const { region } = body as Record<string, string>;
    return (await ask('update', [params.id, region]))[0];
  }),
);
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready: bare Express and pg'));
