import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { visitorOf, type Visitor } from '../testing/visitor.ts';

let api: TestApi;
let driver: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  driver = visitorOf(api.url);
});
afterAll(() => api?.close());

const leave = (plate: string, headers: Record<string, string> = {}) =>
  driver.send('POST', '/kiosk/exit-without-disposition', { plate, entryTicket: null }, headers);
const exitsOf = async (plate: string): Promise<number> => {
  const { rows } = await sql`select 1 from parking_exit where plate = ${plate}`.execute(api.database.sql);
  return rows.length;
};

it('a truck without an order leaves by its plate, however the driver writes it', async () => {
  expect(await leave(' gkw 12-345 ')).toMatchObject({ status: 200, body: { result: true } });
  expect(await exitsOf('GKW12345')).toBe(1);
});

it('the same press sent twice is one exit', async () => {
  const press = { 'idempotency-key': 'press-of-a-button-1' };
  await Promise.all([leave('GKW 22', press), leave('GKW 22', press)]);
  await leave('GKW 22', press);
  expect(await exitsOf('GKW22')).toBe(1);
});

it('a request whose id is the number of a disposition is not noted as the exit of that disposition', async () => {
  const { rows } = await sql<{ id: number }>`select min(id)::int as id from disposition`.execute(
    api.database.sql,
  );
  const id = String(rows[0]?.id);
  expect((await leave('GKW 55', { 'idempotency-key': id })).status).toBe(200);
  const { rows: keys } = await sql<{ key: string }>`
    select key from transition where key like '%parkingExit%'`.execute(api.database.sql);
  expect(keys.map(({ key }) => key)).not.toContain(`parkingExit:${id}`);
});

// The answer tells whether a plate owes something. One address may ask for ten plates in an hour.
it('nobody finds out of hundreds of plates whether they owe something', async () => {
  const stranger = async (plate: string) => (await leave(plate)).status;
  const statuses: number[] = [];
  for (let plate = 0; plate < 12; plate += 1) statuses.push(await stranger(`GKW 7${plate}`));
  expect(statuses.at(-1)).toBe(429);
  await api.database.sql.deleteFrom('throttle').execute();
});

it('a truck that owes something stays until it is paid', async () => {
  const { records } = api.database;
  const vehicle = await records.create(systemActor, 'vehicle', { name: 'GKW 333', type: 'Car' });
  const type = await records.predefined(systemActor, 'punishmentType', 'overstayMainParking');
  const { id } = await records.create(systemActor, 'punishment', {
    punishmentType: type.id,
    vehicle: vehicle.id,
    amount: '50.00',
  });
  expect(await leave('gkw333')).toMatchObject({ status: 409, body: { code: 'services_unpaid' } });
  await records.update(systemActor, 'punishment', id, { isPaid: true });
  expect((await leave('gkw333')).status).toBe(200);
});
