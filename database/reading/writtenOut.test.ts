import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';
import { writtenOut } from './writtenOut.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, poolSize: 1 });
});
afterAll(() => database?.close());

const fourteen = sql.join(Array.from({ length: 14 }, (_, index) => sql`${`value ${index}`}`));
const parts: Readonly<Record<string, RawBuilder<unknown>>> = {
  'without values': sql`select ${sql.ref('t.id')} as ${sql.ref('id$presentation')}`,
  'with more than nine values': sql`coalesce(${fourteen})`,
  'with a value at each end': sql`${1} between ${2} and ${3}`,
  'with a column whose name holds such a sign': sql`${sql.ref('s$1')} = ${1} and ${sql.ref('s$12')} = ${2}`,
};

it.each(Object.entries(parts))('is the same statement as the part %s, within another one', (_what, part) => {
  const within = (each: RawBuilder<unknown>) => {
    const { sql: text, parameters } = sql`select ${'first'}, ${each}, ${'last'}`.compile(database.sql);
    return { text, parameters };
  };
  expect(within(writtenOut(part))).toEqual(within(part));
});
