import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf } from '#domain/kernel/declaration.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { objects, type ObjectName } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { idBy } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/**
 * The calendar shows records of several objects, such as orders at their day of delivery. A program reads them as lists that are
 * narrowed by a span of days, and by one of the fields that the specification names for the object.
 */
let api: TestApi;
let reader: Visitor;
let currency: number;
beforeAll(async () => {
  api = await startTestApi();
  reader = await api.signedIn('admin');
  currency = await idBy(api, 'currency', 'code', 'PLN');
});
afterAll(() => api?.close());

interface Category {
  readonly object: ObjectName;
  /** The field whose day decides where the record stands in the calendar. */
  readonly on: string;
  /** Values without which a record of this object cannot be made. */
  readonly always?: RecordInput;
  /** The fields by which the list is narrowed. */
  readonly filters: readonly string[];
}

const categories: readonly Category[] = [
  {
    object: 'customerRequest',
    on: 'executionTerm',
    filters: ['customer', 'status', 'executor', 'manager', 'designer', 'tags.tag'],
  },
  {
    object: 'interaction',
    on: 'executionTerm',
    filters: ['customer', 'status', 'executor', 'manager', 'tags.tag'],
  },
  {
    object: 'salesOrder',
    on: 'deliveryDate',
    filters: ['customer', 'status', 'manager', 'tags.tag'],
  },
  { object: 'reclamation', on: 'executionTerm', filters: ['customer', 'status', 'manager'] },
  { object: 'crmEvent', on: 'begin', filters: ['counterparty', 'employee'] },
  {
    object: 'task',
    on: 'executionPeriod',
    always: { name: 'Zadanie' },
    filters: ['customer', 'executor', 'executorRole'],
  },
];

const cases = categories.flatMap(({ filters, ...category }) =>
  filters.map((filter) => [objects[category.object].path, filter, category] as const),
);

const dayOf = ({ object, on }: Omit<Category, 'filters'>, day: string): string =>
  fieldOf(objects[object], on)?.type === 'date' ? day : `${day}T10:00:00.000Z`;

/** The object whose records a filter names. */
const targetOf = (object: ObjectName, filter: string): ObjectName => {
  const [outer = '', inner] = filter.split('.');
  const field = fieldOf(objects[object], outer);
  const cell = field?.type === 'rows' && inner ? field.fields[inner] : field;
  if (cell?.type !== 'reference') throw new Error(`${object}.${filter} names no record`);
  return cell.to as ObjectName;
};

/** Two records of an object, made if there are none. */
const twoOf = async (object: ObjectName): Promise<readonly [AnyRecord, AnyRecord]> => {
  const listed = async () =>
    (
      await api.database.records.list(systemActor, object, {
        filter: { kind: 'all', of: [] },
        sort: [],
        limit: 2,
        offset: 0,
      })
    ).rows;
  for (let missing = 2 - (await listed()).length; missing > 0; missing -= 1)
    await api.database.records.create(systemActor, object, { name: `${object} ${missing}` });
  const [one, other] = await listed();
  if (!one || !other) throw new Error(`there are no two of ${object}`);
  return [one, other];
};

/** Those of the values whose fields the object has. */
const neededBy = (object: ObjectName, values: RecordInput): RecordInput =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fieldOf(objects[object], name)));

/** The field that a filter names, with a record in it. */
const written = (filter: string, { id }: AnyRecord): RecordInput => {
  const [outer = '', inner] = filter.split('.');
  return { [outer]: inner ? [{ [inner]: id }] : id };
};

describe('the calendar', () => {
  it.each(cases)('the calendar of /%s is narrowed by %s, within its days', async (path, filter, category) => {
    const { object, on, always = {} } = category;
    const [wanted, other] = await twoOf(targetOf(object, filter));
    const [customer] = await twoOf('counterparty');
    const needed = neededBy(object, { customer: customer.id, currency, reference: 'W kalendarzu' });
    const make = async (which: AnyRecord, day: string): Promise<number> =>
      (
        await api.database.records.create(systemActor, object, {
          ...needed,
          ...always,
          ...written(filter, which),
          [on]: dayOf(category, day),
        })
      ).id;
    const inSpan = await make(wanted, '2031-05-14');
    await make(other, '2031-05-14');
    await make(wanted, '2031-06-20');
    const span = { gte: dayOf(category, '2031-05-01'), lt: dayOf(category, '2031-06-01') };
    const { status, body } = await reader.get(`/${path}`, {
      filter: { [filter]: wanted.id, [on]: span },
      limit: 100,
    });
    expect(status).toBe(200);
    const found = (body as { rows: AnyRecord[] }).rows;
    expect(found.map(({ id }) => id)).toContain(inSpan);
    for (const row of found) {
      const [outer = '', inner] = filter.split('.');
      const held = inner
        ? (row[outer] as AnyRecord[]).map((each) => each[`${inner}Id`])
        : [row[`${outer}Id`]];
      expect(held).toContain(wanted.id);
      expect(String(row[on]).slice(0, 7)).toBe('2031-05');
    }
  });
});
