import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document, fieldOf } from '#domain/kernel/declaration.ts';
import { defineEnum } from '#domain/kernel/enumeration.ts';
import {
  boolean,
  date,
  datetime,
  decimal,
  enumeration,
  integer,
  json,
  money,
  reference,
  rows,
  text,
  time,
  tonnes,
  translated,
} from '#domain/kernel/field.ts';
import { operatorsOf, takesList, takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import { createRegistry } from '#domain/kernel/registry.ts';
import { declarations } from '#domain/objects.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** An object that exists for this test alone: nothing but its declaration was written. */
const parcel = document('parcel', {
  module: 'goods',
  path: 'parcels',
  prefix: 'PK',
  access: { read: ['operator'], modify: ['operator'] },
  search: ['note'],
  list: ['numberStr', 'date', 'note', 'weight'],
  fields: {
    note: text({ required: true, maxLength: 40 }),
    count: integer({ min: 0 }),
    ratio: decimal({ scale: 4 }),
    weight: tonnes({ default: '0.000' }),
    price: money(),
    fragile: boolean({ default: false }),
    day: date(),
    moment: datetime(),
    hour: time(),
    kind: enumeration(defineEnum('parcelKind', ['Box', 'Sack']), { default: 'Box' }),
    vehicle: reference('vehicle'),
    title: translated(),
    extra: json(),
    pin: text({ secret: true }),
    seal: text({ readOnly: true, default: 'none' }),
    lines: rows({ name: text({ required: true }), quantity: tonnes(), product: reference('product') }),
  },
});

let api: TestApi;
let operator: Visitor;
let vehicle: { id: number; name: string };

beforeAll(async () => {
  api = await startTestApi({ registry: createRegistry([...declarations, parcel]) });
  operator = await api.signedIn('operator');
  vehicle = (await operator.post('/vehicles', { name: 'GD PARCEL' })).body as typeof vehicle;
});
afterAll(() => api?.close());

const whole = () => ({
  date: '2026-03-01T10:00:00.000Z',
  note: 'Gwoździe',
  count: 3,
  ratio: '0.5',
  weight: '24.56',
  price: 1999,
  fragile: true,
  day: '2026-03-02',
  moment: '2026-03-02T12:00:00+01:00',
  hour: '06:30:00',
  kind: 'Sack',
  vehicle: { id: vehicle.id },
  title: { pl: 'Paczka', en: 'Parcel' },
  extra: { nested: [1, null, 'x'] },
  pin: '1234',
  lines: [{ name: 'first', quantity: '1.5' }, { name: 'second' }],
});

const served = () => ({
  note: 'Gwoździe',
  count: 3,
  ratio: '0.5000',
  weight: '24.560',
  price: '1999.00',
  fragile: true,
  day: '2026-03-02',
  moment: '2026-03-02T11:00:00.000Z',
  hour: '06:30:00',
  kind: 'Sack',
  vehicleId: vehicle.id,
  vehicle: { id: vehicle.id, presentation: 'GD PARCEL' },
  title: { pl: 'Paczka', en: 'Parcel' },
  extra: { nested: [1, null, 'x'] },
  seal: 'none',
  confirmed: false,
  lines: [
    { rowNumber: 1, name: 'first', quantity: '1.500', productId: null },
    { rowNumber: 2, name: 'second', quantity: null },
  ],
});

describe('an object that was only declared', () => {
  it('keeps every type of field as it was sent, exact and with full scale, and serves no secret', async () => {
    const created = await operator.post('/parcels', whole());
    expect(created).toMatchObject({ status: 201, body: served() });
    const { id, numberStr } = created.body as { id: number; numberStr: string };
    expect(numberStr).toMatch(/^PK/);
    const read = await operator.get(`/parcels/${id}`);
    expect(read.body).toEqual(created.body);
    expect(read.body).not.toHaveProperty('pin');
  });

  it('may be sent back as it was served, and a second change of the same version is refused', async () => {
    const { body } = await operator.post('/parcels', whole());
    const record = body as { id: number };
    const changed = await operator.put(`/parcels/${record.id}`, { ...record, note: 'Śruby' });
    expect(changed).toMatchObject({ status: 200, body: { ...served(), note: 'Śruby' } });
    expect(await operator.put(`/parcels/${record.id}`, { ...record, note: 'Nity' })).toMatchObject({
      status: 409,
      body: { code: 'stale_record' },
    });
  });

  it.each([
    [{ note: 'x'.repeat(41) }, 'note', 'too_long'],
    [{ note: '' }, 'note', 'required'],
    [{ count: 1.5 }, 'count', 'invalid_type'],
    [{ count: -1 }, 'count', 'invalid_value'],
    [{ ratio: '0.12345' }, 'ratio', 'invalid_value'],
    [{ weight: 'heavy' }, 'weight', 'invalid_value'],
    [{ price: '1,99' }, 'price', 'invalid_value'],
    [{ fragile: 'yes' }, 'fragile', 'invalid_type'],
    [{ day: '02.03.2026' }, 'day', 'invalid_value'],
    [{ moment: 'yesterday' }, 'moment', 'invalid_value'],
    [{ hour: '25:00:00' }, 'hour', 'invalid_value'],
    [{ kind: 'Barrel' }, 'kind', 'invalid_value'],
    [{ vehicle: 'GD 1' }, 'vehicle', 'invalid_type'],
    [{ vehicleId: 999_999 }, 'vehicle', 'reference_not_found'],
    [{ title: 'plain' }, 'title', 'invalid_type'],
    [{ lines: [{ name: 'a' }, {}] }, 'lines[1].name', 'required'],
    [{ lines: 'none' }, 'lines', 'invalid_type'],
    [{ wings: 2 }, 'wings', 'unknown_field'],
  ])('refuses %j at its field, and writes nothing', async (fault, field, code) => {
    const before = await operator.get('/parcels/count');
    const answer = await operator.post('/parcels', { ...whole(), ...fault });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field, code }] },
    });
    expect((await operator.get('/parcels/count')).body).toEqual(before.body);
  });

  it('refuses a change of what only the server sets', async () => {
    const { id } = (await operator.post('/parcels', whole())).body as { id: number };
    expect(await operator.put(`/parcels/${id}`, { seal: 'broken' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'seal', code: 'read_only_field' }] },
    });
  });

  it.each([
    [{ note: 'Unikat' }],
    [{ note: { iLike: 'unik' } }],
    [{ count: { gt: 76 } }],
    [{ weight: { gte: '77.000' } }],
    [{ price: { inList: ['77.10'] } }],
    [{ 'vehicle.name': 'GD PARCEL', count: 77 }],
    [{ kind: { ne: 'Sack' }, count: { filled: true } }],
    [{ day: { lte: '2020-01-01' } }],
    [{ searchStr: 'unikat' }],
    [
      {
        filters: [
          { use: true, fieldPath: 'count', operator: 'eq', value: 77 },
          { use: false, fieldPath: 'note', operator: 'eq', value: 'other' },
        ],
      },
    ],
    [{ or: [{ count: 77 }, { note: 'none such' }] }],
    [{ period: { from: '2019-05-05', to: '2019-05-05' } }],
  ])('is found by %j and by nothing else', async (filter) => {
    await sql`delete from parcel_lines`.execute(api.database.sql);
    await sql`delete from parcel`.execute(api.database.sql);
    await operator.post('/parcels', whole());
    await operator.post('/parcels', {
      ...whole(),
      date: '2019-05-05T08:00:00.000Z',
      note: 'Unikat',
      count: 77,
      weight: '77',
      price: '77.1',
      kind: 'Box',
      day: '2019-05-05',
    });
    const { rows: found } = (await operator.get('/parcels', { filter })).body as { rows: { note: string }[] };
    expect(found.map(({ note }) => note)).toEqual(['Unikat']);
  });

  describe('is compared by every operator of every field', () => {
    const own: Readonly<Record<string, unknown>> = {
      note: 'Gwoździe',
      count: 3,
      ratio: '0.5',
      weight: '24.56',
      price: '1999.00',
      fragile: true,
      day: '2026-03-02',
      moment: '2026-03-02T12:00:00+01:00',
      hour: '06:30',
      kind: 'Sack',
      title: 'acz',
    };
    /** Whether a record is found that holds the value itself, and one that holds nothing. */
    const finds: Readonly<Record<FilterOperator, readonly [boolean, boolean]>> = {
      eq: [true, false],
      ne: [false, true],
      gt: [false, false],
      gte: [true, false],
      lt: [false, false],
      lte: [true, false],
      like: [true, false],
      iLike: [true, false],
      notLike: [false, true],
      notILike: [false, true],
      inList: [true, false],
      notInList: [false, true],
      filled: [true, false],
      notFilled: [false, true],
    };
    /** A new record holds these whether anybody fills them or not. */
    const neverEmpty: Readonly<Record<string, string>> = { note: 'other', weight: '0.000', kind: 'Box' };
    let full: number;
    let empty: number;
    beforeAll(async () => {
      const post = async (input: object) =>
        ((await operator.post('/parcels', input)).body as { id: number }).id;
      full = await post({ ...whole(), note: own.note });
      empty = await post({ note: neverEmpty.note });
    });

    const sent = [...Object.keys(own), 'vehicle', 'extra', 'lines'];
    const cases = sent.flatMap((name) => {
      const type = fieldOf(parcel, name)?.type ?? 'text';
      return operatorsOf[type].map((each) => [name, each] as const);
    });
    it.each(cases)('%s %s', async (name, by) => {
      const value = name === 'vehicle' ? vehicle.id : own[name];
      const given = takesNoValue(by) ? {} : { value: takesList(by) ? [value] : value };
      const filter = { id: [full, empty], filters: [{ fieldPath: name, operator: by, ...given }] };
      const [whenFull, whenEmpty] = finds[by];
      const holds = name in neverEmpty;
      const findsEmpty = (): boolean => {
        if (by === 'filled') return holds;
        if (by === 'notFilled') return !holds;
        // Of the fields that are never empty only the weight can be compared by size: 0.000 is less than that of the other record.
        return whenEmpty || (holds && by.startsWith('lt'));
      };
      const expected = [...(whenFull ? [full] : []), ...(findsEmpty() ? [empty] : [])];
      const page = await operator.get('/parcels', { filter, sort: 'id' });
      expect((page.body as { rows: { id: number }[] }).rows.map(({ id }) => id)).toEqual(expected);
      const range = await operator.get('/parcels', { filter, range: [0, 9], sort: ['id', 'ASC'] });
      expect((range.body as { id: number }[]).map(({ id }) => id)).toEqual(expected);
    });
  });

  it('is in the metadata, the list of objects, the enumerations and the OpenAPI document', async () => {
    const meta = (await operator.get('/app/object_meta', { objectType: 'parcel' })).body as {
      fields: { name: string; type: string }[];
    };
    expect(new Map(meta.fields.map(({ name, type }) => [name, type])).get('ratio')).toBe('decimal');
    expect((await operator.get('/app/app-objects')).body).toContainEqual(
      expect.objectContaining({ name: 'parcel', path: 'parcels' }),
    );
    expect((await operator.get('/app/enums')).body).toContainEqual(
      expect.objectContaining({ name: 'parcelKind' }),
    );
    const { paths, components } = (await operator.get('/openapi.json')).body as {
      paths: object;
      components: { schemas: Record<string, { properties: object }> };
    };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/parcels', '/parcels/{id}', '/parcels/confirm/{id}']),
    );
    expect(Object.keys(components.schemas.parcel?.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(served())),
    );
    expect(components.schemas.parcel?.properties).not.toHaveProperty('pin');
  });
});
