import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#infrastructure/freePort.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';

/** What programs ask that look after an installation. */
let api: TestApi;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  api = await startTestApi({ environment: { METRICS_PORT: String(metricsPort) } });
});
afterAll(() => api?.close());

const ready = async () => {
  const response = await fetch(`${api.url}/ready`);
  return { status: response.status, body: (await response.json()) as object };
};

it('a process that lives says so', async () => {
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
});

it('a process is ready without Temporal, and says that Temporal is away', async () => {
  expect(await ready()).toEqual({
    status: 200,
    body: { ready: true, postgres: true, migrations: true, temporal: false },
  });
});

it('a process whose database lacks a migration is not ready', async () => {
  const { rows } = await sql<{ name: string }>`
    delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations) returning name`.execute(
    api.database.sql,
  );
  expect(await ready()).toMatchObject({ status: 503, body: { postgres: true, migrations: false } });
  await sql`insert into mikro_orm_migrations (name) values (${rows[0]?.name})`.execute(api.database.sql);
  expect(await ready()).toMatchObject({ status: 200 });
});

it('the public address serves no metrics, and no page in their place', async () => {
  const response = await fetch(`${new URL(api.url).origin}/metrics`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('json');
});

it('Prometheus reads numbers on the port of their own', async () => {
  await sql`insert into outbox (kind, payload, created_at)
    values ('nobody handles it', '{}', now() - interval '90 seconds')`.execute(api.database.sql);
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^keja_up\{part="postgres"\} 1$/m);
  expect(text).toMatch(/^keja_up\{part="temporal"\} 0$/m);
  expect(text).toMatch(/^keja_outbox_waiting [1-9]/m);
  expect(Number(/^keja_outbox_oldest_seconds ([\d.]+)$/m.exec(text)?.[1])).toBeGreaterThan(80);
  expect(text).toMatch(/^keja_database_connections\{state="total"\} [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});
