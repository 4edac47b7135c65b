import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '#database/testing/database.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Two API processes on one database: a parameter that is added at one is known at both. */
let one: TestApi;
let other: TestApi;
let admin: Visitor;
let elsewhere: Visitor;

beforeAll(async () => {
  const database = await freshDatabase({ demo: true });
  [one, other] = await Promise.all([startTestApi({ on: database }), startTestApi({ on: database })]);
  [admin, elsewhere] = [await one.signedIn('admin'), await other.signedIn('admin')];
});
afterAll(async () => {
  await one?.close();
  await other?.close();
});

type Row = Record<string, unknown> & { id: number; additional: Record<string, unknown> | null };
const made = (answer: { body: unknown }) => answer.body as Row;
let plates = 0;
const vehicle = async (additional: object = {}): Promise<Row> =>
  made(await admin.post('/vehicles', { name: `PAR ${++plates}`, additional }));
const parameter = async (name: string, type: string, more: object = {}): Promise<Row> =>
  made(await admin.post('/additional_parameters', { name, type, model: 'vehicle', ...more }));
const found = async (filter: object, more: object = {}, visitor = admin): Promise<string[]> => {
  const { body } = await visitor.get('/vehicles', { filter, limit: 100, ...more });
  return ((body as { rows?: Row[] }).rows ?? []).map(({ name }) => String(name));
};
const offered = async (visitor: Visitor, lang = 'pl'): Promise<{ path: string; label: string }[]> => {
  const { body } = await visitor.get('/app/object_meta', { objectType: 'vehicle', lang });
  const fields = (body as { fields: { name: string; children: { path: string; label: string }[] }[] }).fields;
  return fields.find(({ name }) => name === 'additional')?.children ?? [];
};

describe('a parameter', () => {
  it.each([
    ['Liczba osi', 'liczbaOsi'],
    ['Łódź: żółć & ćma', 'lodzZolcCma'],
    ['2. przegląd', 'p2Przeglad'],
    ['Größe', 'grosse'],
    // Cyrillic letters are left out, and no key is left.
    ['Тара', 'parameter'],
    ['constructor', 'parameter2'],
    ['Liczba osi', 'liczbaOsi2'],
  ])('called %s gets the key %s, free among those of its object', async (name, key) => {
    expect(await parameter(name, 'text')).toMatchObject({ predefinedName: key });
  });

  it.each([
    [{ predefinedName: 'Liczba osi' }, 'predefinedName', 'invalid_value'],
    [{ predefinedName: 'toString' }, 'predefinedName', 'invalid_value'],
    [{ predefinedName: 'liczbaOsi' }, 'model', 'not_unique'],
    [{ model: 'spaceship' }, 'model', 'object_not_found'],
    [{ type: 'colour' }, 'type', 'invalid_value'],
  ])('a parameter with %j is refused', async (fault, field, code) => {
    const input = { name: 'Wrong', model: 'vehicle', type: 'text', ...fault };
    expect(await admin.post('/additional_parameters', input)).toMatchObject({
      status: 422,
      body: { errors: [{ field, code }] },
    });
  });

  it('may have the key that another object’s has', async () => {
    const driverOnes = { name: 'Liczba osi', model: 'driver' };
    expect(made(await admin.post('/additional_parameters', driverOnes))).toMatchObject({
      predefinedName: 'liczbaOsi',
    });
  });

  it('changes its object, key and type only until a record has a value of it, its name always', async () => {
    const { id } = await parameter('Early', 'text');
    expect(await admin.put(`/additional_parameters/${id}`, { type: 'number' })).toMatchObject({
      status: 200,
    });
    const truck = await vehicle({ early: '7' });
    const change = { type: 'text', predefinedName: 'late', model: 'driver' };
    const refused = await admin.put(`/additional_parameters/${id}`, change);
    expect(refused.status).toBe(422);
    expect((refused.body as { errors: object[] }).errors).toEqual(
      expect.arrayContaining(
        ['model', 'predefinedName', 'type'].map((field) =>
          expect.objectContaining({ field, code: 'parameter_in_use' }),
        ),
      ),
    );
    expect(await admin.put(`/additional_parameters/${id}`, { name: 'Earlier' })).toMatchObject({
      status: 200,
    });
    expect(await admin.delete(`/additional_parameters/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'record_referenced', params: { by: ['vehicle'] } },
    });
    await admin.put(`/vehicles/${truck.id}`, { additional: { early: null } });
    expect(await admin.delete(`/additional_parameters/${id}`)).toMatchObject({ status: 200 });
  });

  it('is named in the reader’s language where it has a name there', async () => {
    await parameter('Plomba', 'text', { lang: { de: 'Plombe' } });
    expect(await offered(admin, 'de')).toContainEqual(
      expect.objectContaining({ path: 'additional.plomba', label: 'Plombe', type: 'text' }),
    );
    expect(await offered(admin)).toContainEqual(
      expect.objectContaining({ path: 'additional.plomba', label: 'Plomba' }),
    );
  });

  it('a parameter that is marked for deletion is offered no longer; records keep its values and may be sent back', async () => {
    const { id } = await parameter('Gone', 'text');
    const truck = await vehicle({ gone: 'kept' });
    await admin.post('/additional_parameters/change_deletion_mark', { id });
    expect((await offered(admin)).map(({ path }) => path)).not.toContain('additional.gone');
    expect(await admin.put(`/vehicles/${truck.id}`, { ...truck, code: 'GONE' })).toMatchObject({
      status: 200,
      body: { additional: { gone: 'kept' } },
    });
    expect(await admin.put(`/vehicles/${truck.id}`, { additional: { gone: 'new' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'additional.gone', code: 'unknown_field' }] },
    });
    expect(await admin.put(`/vehicles/${truck.id}`, { additional: { gone: null } })).toMatchObject({
      status: 200,
      body: { additional: null },
    });
  });
});

/** As long as a text may be, and no two of its letters say the same. */
const longest = Array.from({ length: 10_000 }, (_, at) =>
  String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
).join('');

describe('the values of parameters', () => {
  const types = ['text', 'number', 'date', 'datetime', 'time', 'switch', 'textarea'];
  beforeAll(async () => {
    for (const type of types) await parameter(`v ${type}`, type);
  });

  it.each<[string, unknown, unknown]>([
    ['vText', ' żółć ', 'żółć'],
    ['vText', '   ', undefined],
    ['vNumber', '3.50', '3.5'],
    ['vNumber', 12, '12'],
    ['vNumber', '123456789012345', '123456789012345'],
    ['vNumber', '-0.000001', '-0.000001'],
    ['vDate', '2026-02-28', '2026-02-28'],
    ['vDatetime', '2026-11-21T10:00:00+01:00', '2026-11-21T09:00:00.000Z'],
    ['vTime', '06:30', '06:30:00'],
    ['vTime', '23:59:59.9', '23:59:59'],
    ['vSwitch', true, true],
    ['vTextarea', 'a\nb', 'a\nb'],
    ['vTextarea', longest, longest],
  ])('%s: %j is kept as %j', async (key, value, kept) => {
    const truck = await vehicle({ [key]: value });
    expect(truck.additional?.[key]).toEqual(kept);
    expect(made(await admin.get(`/vehicles/${truck.id}`)).additional).toEqual(truck.additional);
  });

  it.each([
    ['vText', 7, 'invalid_type'],
    ['vText', 'x'.repeat(256), 'too_long'],
    ['vNumber', 'heavy', 'invalid_value'],
    ['vNumber', '1e5', 'invalid_value'],
    ['vNumber', '0.0000001', 'invalid_value'],
    ['vDate', '2026-02-30', 'invalid_value'],
    ['vDatetime', 'now', 'invalid_value'],
    ['vTime', '25:00', 'invalid_value'],
    ['vSwitch', 'yes', 'invalid_type'],
    ['noSuch', 'x', 'unknown_field'],
    ['valueOf', 'x', 'unknown_field'],
    ['modified', true, 'unknown_field'],
  ])('%s: %j is refused at its key', async (key, value, code) => {
    const body = `{"name":"REFUSED","additional":{${JSON.stringify(key)}:${JSON.stringify(value)}}}`;
    expect(await admin.post('/vehicles', body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: `additional.${key}`, code }] },
    });
  });

  it.each([['text'], [7], [[{ vText: 'x' }]]])('%j instead of keys is refused', async (additional) => {
    expect(await admin.post('/vehicles', { name: 'REFUSED', additional })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'additional', code: 'invalid_type' }] },
    });
  });

  it('stay when others are written, and go when they are written as null', async () => {
    const { id } = await vehicle({ vText: 'a', vNumber: '1', vSwitch: true });
    const put = async (additional: unknown) =>
      made(await admin.put(`/vehicles/${id}`, { additional })).additional;
    expect(await put({ vText: 'b' })).toEqual({ vText: 'b', vNumber: '1', vSwitch: true });
    expect(await put({ vText: null, vSwitch: '' })).toEqual({ vNumber: '1' });
    expect(await put({})).toEqual({ vNumber: '1' });
    expect(await put({ vNumber: null })).toBeNull();
    expect(await put({ vText: 'c' })).toEqual({ vText: 'c' });
    expect(await put(null)).toBeNull();
  });

  it('written by two at once both stay', async () => {
    const { id } = await vehicle();
    await Promise.all([
      admin.put(`/vehicles/${id}`, { additional: { vText: 'one' } }),
      elsewhere.put(`/vehicles/${id}`, { additional: { vNumber: '2' } }),
    ]);
    expect(made(await admin.get(`/vehicles/${id}`)).additional).toEqual({ vText: 'one', vNumber: '2' });
  });

  it('the values of parameters and a change of the type at the same moment never meet', async () => {
    const { id } = await parameter('Race', 'text');
    const [write, change] = await Promise.all([
      elsewhere.post('/vehicles', { name: 'RACE', additional: { race: 'abc' } }),
      admin.put(`/additional_parameters/${id}`, { type: 'number' }),
    ]);
    expect(write.status === 201 && change.status === 200).toBe(false);
    expect((await admin.get('/vehicles', { filter: { 'additional.race': { filled: true } } })).status).toBe(
      200,
    );
  });
});

describe('lists', () => {
  const all = { name: { like: 'SORT %' } };
  beforeAll(async () => {
    for (const [name, type] of [
      ['axles', 'number'],
      ['seal', 'text'],
      ['checked', 'switch'],
      ['inspection', 'date'],
      ['washed', 'datetime'],
      ['leaves', 'time'],
    ] as const)
      await parameter(name, type);
    const rows = [
      ['SORT A', { axles: '10', seal: 'Żar_5%', checked: true, inspection: '2026-03-29' }],
      ['SORT B', { axles: '9.5', seal: 'zar', washed: '2026-03-29T00:30:00Z', leaves: '06:30' }],
      ['SORT C', { axles: '-2', checked: false, inspection: '2026-10-25', washed: '2026-03-28T22:59:59Z' }],
      ['SORT D', {}],
    ] as const;
    for (const [name, additional] of rows) await admin.post('/vehicles', { name, additional });
  });

  it.each([
    [{ axles: '9.50' }, ['B']],
    [{ axles: { gt: '9.5' } }, ['A']],
    [{ axles: { lte: 9.5 } }, ['B', 'C']],
    [{ axles: { ne: '10' } }, ['B', 'C', 'D']],
    [{ axles: { inList: ['10', '-2.000'] } }, ['A', 'C']],
    [{ axles: { notInList: ['10'] } }, ['B', 'C', 'D']],
    [{ axles: { filled: true } }, ['A', 'B', 'C']],
    [{ axles: null }, ['D']],
    [{ seal: { iLike: 'żar' } }, ['A', 'B']],
    [{ seal: { like: 'r_5' } }, ['A']],
    [{ seal: { notILike: 'ZAR' } }, ['C', 'D']],
    [{ checked: true }, ['A']],
    [{ checked: false }, ['B', 'C', 'D']],
    [{ inspection: { gte: '2026-04-01' } }, ['C']],
    [{ washed: '2026-03-29T01:30:00+01:00' }, ['B']],
    [{ washed: { gte: '2026-03-29' } }, ['B']],
    [{ washed: { lte: '2026-03-28' } }, ['C']],
    [{ leaves: '06:30' }, ['B']],
    [{ leaves: { lt: '07:00:00' } }, ['B']],
  ])('lists by %j find %j', async (conditions, expected) => {
    const filter = Object.fromEntries(
      Object.entries(conditions).map(([key, value]) => [`additional.${key}`, value]),
    );
    expect(await found({ ...all, ...filter }, { sort: 'name' })).toEqual(
      expected.map((letter) => `SORT ${letter}`),
    );
  });

  it.each([
    ['axles', ['C', 'B', 'A'], ['D']],
    ['inspection', ['A', 'C'], ['B', 'D']],
    ['washed', ['C', 'B'], ['A', 'D']],
    ['checked', ['B', 'C', 'D', 'A'], []],
  ])(
    'lists by %s stand in the order of its type, empty ones last, page by page',
    async (key, filled, empty) => {
      const named = (letters: readonly string[]) => letters.map((letter) => `SORT ${letter}`);
      const expected = named([...filled, ...empty]);
      const sort = `additional.${key}`;
      expect(await found(all, { sort })).toEqual(expected);
      const seen: string[] = [];
      let next: string | undefined;
      do {
        const { body } = await admin.get('/vehicles', {
          filter: all,
          sort,
          desc: 'true',
          limit: 1,
          ...(next ? { after: next } : {}),
        });
        const page = body as { rows: Row[]; next?: string };
        seen.push(...page.rows.map(({ name }) => String(name)));
        next = page.next;
      } while (next !== undefined && seen.length < 10);
      expect(seen).toEqual(named([...filled.toReversed(), ...empty.toReversed()]));
    },
  );

  it('lists are narrowed and sorted by the parameters of a record that is referred to', async () => {
    const [truck] = made(await admin.get('/vehicles', { filter: { name: 'SORT A' } })).rows as Row[];
    const { id } = made(await admin.post('/disposition', { vehicle: truck?.id }));
    const filter = { 'vehicle.additional.axles': { gte: '10' }, id };
    expect(await admin.get('/disposition', { filter, sort: 'vehicle.additional.axles' })).toMatchObject({
      status: 200,
      body: { rows: [{ id }], count: 1 },
    });
  });

  it.each([
    ['a key that no parameter has', { 'additional.nothing': 1 }, 'filter_field_unknown'],
    ['the key of another object’s', { 'author.additional.axles': 1 }, 'filter_field_unknown'],
    ['a step behind a parameter', { 'additional.axles.more': 1 }, 'filter_field_unknown'],
    ['an operator of another type', { 'additional.checked': { gt: true } }, 'filter_operator_not_for_type'],
    ['a value of another type', { 'additional.axles': 'many' }, 'filter_value_invalid'],
  ])('lists by %s are refused with 400', async (_case, filter, code) => {
    expect(await admin.get('/vehicles', { filter })).toMatchObject({ status: 400, body: { code } });
  });
});

it('what was added at one process is known at every other at once, in lists, forms and metadata', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const key = `fresh${round}`;
    await parameter(key, 'number');
    expect(await found({ [`additional.${key}`]: { gt: 1 } }, {}, elsewhere)).toEqual([]);
    const created = await elsewhere.post('/vehicles', { name: `FRESH ${round}`, additional: { [key]: 2 } });
    expect(created).toMatchObject({ status: 201 });
    expect(await found({ [`additional.${key}`]: { gt: 1 } })).toEqual([`FRESH ${round}`]);
    expect((await offered(elsewhere)).map(({ path }) => path)).toContain(`additional.${key}`);
  }
});
