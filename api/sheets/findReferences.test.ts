import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import type { RecordService } from '#database/recordService.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { findReferences } from './findReferences.ts';

let database: Database;
let truck: number;
/** How many records were read. */
let read = 0;
let counting: RecordService;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
  const { records } = database;
  truck = (await records.create(systemActor, 'vehicle', { name: 'GD 12345' })).id;
  for (const name of ['GA 7712K', 'RP 0001A']) await records.create(systemActor, 'vehicle', { name });
  counting = {
    ...records,
    list: async (...given) => {
      const page = await records.list(...given);
      read += page.rows.length;
      return page;
    },
  };
});
afterAll(() => database?.close());

it('a word finds a vehicle by its plate in any spelling, and reads no other', async () => {
  read = 0;
  const found = await findReferences(counting, systemActor, objects.vehicle, ['gd-12 345']);
  expect(found.get('gd-12 345')).toEqual([truck]);
  expect(read).toBe(1);
});

it('a word finds a record by its name, also with a doubled or hard blank', async () => {
  const { id } = await database.records.create(systemActor, 'driver', { name: 'Jan Kowalski' });
  const words = ['Jan  Kowalski', 'Jan\u00a0Kowalski', 'Jan Kowalski'];
  const found = await findReferences(database.records, systemActor, objects.driver, words);
  expect(words.map((word) => found.get(word))).toEqual([[id], [id], [id]]);
});

it.each(['-', '–', '%', '%%', '_', '\\'])(
  'a cell with %j finds nothing and reads no record',
  async (word) => {
    read = 0;
    const found = await findReferences(counting, systemActor, objects.vehicle, [word]);
    expect(found.get(word)).toEqual([]);
    expect(read).toBe(0);
  },
);
