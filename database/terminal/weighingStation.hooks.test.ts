import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

it('the queue of a station hears of another yard, and of nothing else that a station in a yard changes', async () => {
  const { records } = database;
  const make = async (object: string, input: Record<string, unknown>) =>
    (await records.create(systemActor, object, input)).id;
  const [one, two] = [await make('yard', { name: 'A' }), await make('yard', { name: 'B' })];
  const station = await make('weighingStation', { name: 'S', code: 'S', yard: one });
  const messages = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from outbox where kind = 'stationQueue'
        and payload->>'weighingStationId' = ${String(station)}`.execute(database.sql);
    return rows[0]?.count;
  };
  const before = Number(await messages());
  await records.update(systemActor, 'weighingStation', station, { name: 'Stacja' });
  expect(await messages()).toBe(before);
  await records.update(systemActor, 'weighingStation', station, { yard: two });
  expect(await messages()).toBe(before + 1);
});
