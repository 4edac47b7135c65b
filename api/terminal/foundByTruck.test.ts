import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf, tableOf } from '#database/schema/naming.ts';
import { foldedPlateIn } from '#database/schema/plate.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { ReferenceField } from '#domain/kernel/field.ts';
import { foldPlate } from '#domain/goods/plate.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { declarations, objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { markedRecords } from '../testing/markedRecords.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** The objects of a truck. */
const leading: readonly string[] = ['vehicle', 'driver', 'disposition'];
const leadsTo = ({ kind, name }: Declaration, to: string): boolean =>
  to !== name && (leading.includes(to) || (kind === 'document' && to === 'counterparty'));
/**
 * Each object that refers to a truck, its driver or its disposition, and each document that refers to a firm, with each
 * such reference; taken from the declarations.
 */
const references = declarations.flatMap((declaration) =>
  Object.entries(declaration.fields).flatMap(([name, field]) =>
    field.type === 'reference' && leadsTo(declaration, field.to)
      ? [{ label: `${declaration.name}.${name}`, declaration, name, field }]
      : [],
  ),
);

const truckWords = ['QX 7T413', 'qx7t413', 'QX-7T413', '7T41'];
const trailerWords = ['QXN 55ZZ', 'qxn55zz'];
const firmWords = ['Agroźdźbło', 'agrozdzb', 'sp. z o.o. agroźdźbło'];
const driverWords = ['Eustachy', 'zażółcki eustachy', 'zazolcki'];

let api: TestApi;
let admin: Visitor;
let make: ReturnType<typeof markedRecords>;
const ids: Record<string, number> = {};
const words: Record<string, string[]> = {};

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  const { records } = api.database;
  const create = (object: string, input: RecordInput) => records.create(systemActor, object, input);
  ids.vehicle = (await create('vehicle', { name: 'QX 7T413' })).id;
  ids.trailer = (await create('vehicle', { name: 'QXN 55ZZ' })).id;
  const firm = { name: 'Agroźdźbło Sp. z o.o.', isCustomer: true, isVendor: true };
  ids.counterparty = (await create('counterparty', firm)).id;
  ids.driver = (await create('driver', { name: 'Eustachy Zażółcki' })).id;
  const { vehicle, trailer, driver } = ids;
  const disposition = await create('disposition', { vehicle, trailer, driver });
  ids.disposition = disposition.id;
  words.vehicle = truckWords;
  words.driver = driverWords;
  words.counterparty = firmWords;
  words.disposition = [
    String(disposition.numberStr),
    String(disposition.driverTicket),
    ...truckWords,
    ...trailerWords,
    ...driverWords,
  ];
  const { rows } = await sql<{ id: number }>`select id from "user" order by id limit 1`.execute(
    api.database.sql,
  );
  const counterparty = (await create('counterparty', { name: 'Obcy', isVendor: true, isForwarder: true })).id;
  // `make` makes a record of any object. Its texts are this word, and it belongs to this firm, so no word above finds it.
  make = markedRecords(api.database, 'NOTHING', rows[0]?.id ?? 0, counterparty);
});
afterAll(() => api?.close());

const found = async ({ path }: Declaration, searchStr: string): Promise<number[]> => {
  const { status, body } = await admin.get(`/${path}`, { filter: { searchStr }, limit: 1000 });
  expect(status, searchStr).toBe(200);
  return (body as { rows: { id: number }[] }).rows.map(({ id }) => id);
};

/** A record of the object that refers by this field to the truck, driver or disposition, and by no other. */
const referring = async (declaration: Declaration, name: string, field: ReferenceField): Promise<number> => {
  const id = await make(declaration);
  const others = references.filter(
    (each) => each.declaration === declaration && each.name !== name && !each.field.required,
  );
  const assignments = [
    sql`${sql.ref(columnOf(name, field))} = ${ids[field.to]}`,
    ...others.map((other) => sql`${sql.ref(columnOf(other.name, other.field))} = null`),
  ];
  await sql`update ${sql.table(tableOf(declaration))} set ${sql.join(assignments)} where id = ${id}`.execute(
    api.database.sql,
  );
  return id;
};

describe('What refers to a truck or a firm is found by what people know of it', () => {
  it.each(references)('$label', async ({ declaration, name, field }) => {
    const id = await referring(declaration, name, field);
    const wanted = words[field.to] ?? [];
    for (const word of wanted) expect(await found(declaration, word), word).toContain(id);
    expect(await found(declaration, 'QX 7T414')).not.toContain(id);
  });

  it('a disposition itself is found, also on the board of the queue', async () => {
    for (const word of words.disposition ?? []) {
      expect(await found(objects.disposition, word), word).toContain(ids.disposition);
      const { body } = await admin.get('/cars_qeue_dispositions_list', { searchStr: word });
      expect((body as { rows: { id: number }[] }).rows.map(({ id }) => id)).toContain(ids.disposition);
    }
    expect(await found(objects.disposition, 'QX 7T414')).toEqual([]);
  });

  it('a vehicle is found for a picker, and a disposition by a filter with the plate', async () => {
    for (const word of truckWords) {
      expect(await found(objects.vehicle, word)).toEqual([ids.vehicle]);
      const { body } = await admin.get('/disposition', { filter: { 'vehicle.name': { iLike: word } } });
      expect((body as { rows: { id: number }[] }).rows.map(({ id }) => id)).toEqual([ids.disposition]);
    }
  });

  it('people who may not read drivers still search what they may read', async () => {
    const forwarder = await api.signedIn('forwarder');
    const { status, body } = await forwarder.get('/disposition', { filter: { searchStr: 'QX 7T413' } });
    expect(status).toBe(200);
    expect((body as { rows: unknown[] }).rows).toEqual([]);
  });
});

describe('A plate is entered once', () => {
  const post = (name: string) => admin.post('/vehicles', { name });

  // The letters Х and Т of the last one are Cyrillic.
  it.each(['QX7T413', 'qx-7t413', 'QХ 7Т413'])('a plate is not entered again as %s', async (name) => {
    const { status, body } = await post(name);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field: 'name', code: 'not_unique' }] });
  });

  it('a plate that several people enter at once is entered once', async () => {
    const answers = await Promise.all(['QY 1', 'QY1', 'qy-1', 'Q Y 1'].map(post));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  });

  it('two vehicles that share a plate already stay, and may change anything but the plate', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into vehicle (name, created_at, updated_at) values ('QX7T413', now(), now()) returning id`.execute(
      api.database.sql,
    );
    const id = rows[0]?.id;
    expect((await admin.send('PUT', `/vehicles/${id}`, { name: 'QX7T413', code: 'old' })).status).toBe(200);
    expect((await admin.send('PUT', `/vehicles/${id}`, { name: 'Q Y 1' })).status).toBe(422);
    await sql`delete from vehicle where id = ${id}`.execute(api.database.sql);
  });

  it('the database folds as the programs do', async () => {
    for (const plate of ['gda 12-345', 'АА 1234 ВК', 'FÜ·AB 12', 'a/b_c:d,e.f', 'ß—–-x']) {
      const { rows } = await sql<{ folded: string }>`
        select ${sql.raw(foldedPlateIn('p.name'))} as folded from (select cast(${plate} as text) as name) p`.execute(
        api.database.sql,
      );
      expect(rows[0]?.folded, plate).toBe(foldPlate(plate));
    }
  });
});
