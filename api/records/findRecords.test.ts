import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { findRecords } from './findRecords.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

it('finds every record that matches, also where they are more than a page holds', async () => {
  await sql`insert into track_model (name, code, created_at, updated_at, marked_to_delete)
    select 'Ciągnik ' || n, 'many', now(), now(), false from generate_series(1, 2001) n`.execute(
    api.database.sql,
  );
  const found = await findRecords(api.database, systemActor, 'trackModel', { code: 'many' }, 'name');
  expect(new Set(found.map(({ name }) => name)).size).toBe(2001);
});
