import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf, tableOf } from '#database/schema/naming.ts';
import { fieldOf, isFoundByTranslation, ownSearch, type Declaration } from '#domain/kernel/declaration.ts';
import type { CellField } from '#domain/kernel/field.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { declarations } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { markedRecords } from '../testing/markedRecords.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Words as they are in a record, and as people type them in a hurry or on a foreign keyboard. */
const stored = 'Żuław';
const typed = ['zulaw', 'ZULAW', 'Żuław', 'żulaw', 'zuław'];

/**
 * Every text of its own that an object is searched by; a plate has a rule of its own, and
 * the rows of the weight memory are never changed.
 */
const searched = declarations.flatMap((declaration) =>
  ownSearch(declaration).flatMap((name) => {
    const field = fieldOf(declaration, name);
    return field?.type === 'text' && !field.plate && declaration.name !== 'weightMemory'
      ? [{ label: `${declaration.name}.${name}`, declaration, name, field }]
      : [];
  }),
);
const translated = declarations.filter(isFoundByTranslation);

let api: TestApi;
let admin: Visitor;
let make: ReturnType<typeof markedRecords>;
const made = new Map<string, number>();

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  const { rows } = await sql<{ id: number }>`select id from "user" order by id limit 1`.execute(
    api.database.sql,
  );
  const firm = { name: 'Obcy', isVendor: true, isForwarder: true };
  const { id } = await api.database.records.create(systemActor, 'counterparty', firm);
  // Makes one record of an object, with this word in all its texts.
  make = markedRecords(api.database, 'NOTHING', rows[0]?.id ?? 0, id);
});
afterAll(() => api?.close());

/** Objects that must name something that is there. */
const named: Readonly<Record<string, RecordInput>> = {
  accessRestriction: { objectType: 'vehicle' },
  additionalParameter: { name: 'x', type: 'text', model: 'vehicle' },
  documentPrefix: { name: 'XY' },
  objectVersioningSetting: { objectType: 'vehicle' },
  reminder: { title: 'x', user: 1, date: '2042-03-01T10:00:00Z' },
  viewSetting: { name: 'x', objectId: 'vehicle', viewType: 'list' },
};

const recordOf = async (declaration: Declaration): Promise<number> => {
  const input = named[declaration.name];
  const create = async () => {
    if (!input) return make(declaration);
    return (await api.database.records.create(systemActor, declaration.name, input)).id;
  };
  const id = made.get(declaration.name) ?? (await create());
  made.set(declaration.name, id);
  return id;
};

const found = async ({ path }: Declaration, searchStr: string): Promise<number[]> => {
  const { status, body } = await admin.get(`/${path}`, { filter: { searchStr }, limit: 1000 });
  expect(status, searchStr).toBe(200);
  return (body as { rows: { id: number }[] }).rows.map(({ id }) => id);
};

const set = (declaration: Declaration, name: string, field: CellField, value: unknown, id: number) =>
  sql`update ${sql.table(tableOf(declaration))} set ${sql.ref(columnOf(name, field))} = ${value} where id = ${id}`.execute(
    api.database.sql,
  );

describe('A text is found without the marks of its letters', () => {
  it.each(searched)('$label', async ({ declaration, name, field }) => {
    const id = await recordOf(declaration);
    const fitting = (words: string) => words.slice(0, field.maxLength);
    await set(declaration, name, field, fitting(stored), id);
    for (const words of typed) expect(await found(declaration, fitting(words)), words).toContain(id);
    expect(await found(declaration, 'zulawx')).not.toContain(id);
    // The next text of this record must be found by itself.
    await set(declaration, name, field, `n${id}`.slice(0, field.maxLength), id);
  });

  it.each(translated.map((declaration) => ({ label: declaration.name, declaration })))(
    'a translated name of $label',
    async ({ declaration }) => {
      const id = await recordOf(declaration);
      await set(declaration, 'lang', { type: 'translated' }, JSON.stringify({ fr: 'Œuvre à Żuław' }), id);
      for (const words of [...typed, 'oeuvre a'])
        expect(await found(declaration, words), words).toContain(id);
    },
  );
});

describe('Signs that a pattern gives a meaning to stay what they are', () => {
  // Other forms of `\`, `%` and `_`, into which `unaccent` turns them.
  const signs = ['\uff3c', '\u2216', 'a\ufe6a\uff3c', '%\ufe68', '\uff3f', '\uff05'];
  it.each(signs)('%s is no error', async (words) => {
    expect(await found(declarations.find(({ name }) => name === 'driver') as Declaration, words)).toEqual(
      expect.any(Array),
    );
  });
});
