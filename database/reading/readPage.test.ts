import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import type { ListQuery, Page } from '../recordService.ts';
import { listRecords } from './listRecords.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

const names = ['GD 1', 'GD 2', 'GD 3'];
const actor = { ...systemActor, system: false };

const query = (): ListQuery => {
  const declaration = database.registry.byName('vehicle');
  return {
    filter: parseFilter(database.registry, declaration, { type: 'Car' }),
    sort: [{ path: parsePath(database.registry, declaration, 'name'), desc: false }],
    limit: 2,
    offset: 0,
  };
};

/** The first page of two, with something done after its first statement. */
const pageWith = (between: () => Promise<unknown>): Promise<Page> => {
  let statements = 0;
  const connection = database.sql.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      if (statements === 1) await between();
      return result;
    },
  });
  return listRecords({ sql: connection, registry: database.registry }, actor, 'vehicle', query());
};

describe('a record that somebody else has just', () => {
  beforeAll(async () => {
    for (const name of names) await database.records.create(systemActor, 'vehicle', { name, type: 'Car' });
  });

  it.each([
    [
      'changed so that it is no longer looked for',
      sql`update vehicle set type = 'Trailer' where name = 'GD 1'`,
      sql`update vehicle set type = 'Car' where name = 'GD 1'`,
    ],
    [
      'removed',
      sql`update vehicle set id = -1 where name = 'GD 1'`,
      // Back to its id, the one before that of GD 2.
      sql`update vehicle set id = (select min(id) from vehicle where id > 0) - 1 where name = 'GD 1'`,
    ],
  ])('%s is left out of the page, and the next page goes on behind it', async (_what, change, undo) => {
    const page = await pageWith(() => change.execute(database.sql));
    await undo.execute(database.sql);
    expect(page.rows.map(({ name }) => name)).toEqual(['GD 2']);
    const next = await database.records.list(actor, 'vehicle', { ...query(), after: page.next ?? '' });
    expect(next.rows.map(({ name }) => name)).toEqual(['GD 3']);
  });
});
