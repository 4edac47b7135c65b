import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf, tableOf } from '#database/schema/naming.ts';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field, Fields } from '#domain/kernel/field.ts';
import { declarations, registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { everyCall, type FilledCall } from '../testing/everyCall.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { idBy } from '../testing/making.ts';
import { markedRecords } from '../testing/markedRecords.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Stands in every field for staff that can hold it; `digits` and `moment` stand in those that hold numbers and times. */
const marker = 'FORSTAFFONLY';
const digits = '987654321012';
const moment = '2031-07-19T03:21';
const tells = (body: unknown): boolean => {
  const text = JSON.stringify(body) ?? '';
  return [marker, digits, moment].some((each) => text.includes(each));
};

interface StaffField {
  readonly object: Declaration;
  /** The table part of a cell. */
  readonly part?: string;
  readonly name: string;
  readonly field: Exclude<Field, { type: 'rows' }>;
}
const closedIn = (object: Declaration, fields: Fields, part?: string): StaffField[] =>
  Object.entries(fields).flatMap(([name, field]): StaffField[] => {
    if (field.type === 'rows') return closedIn(object, field.fields, name);
    return field.staffOnly ? [{ object, name, field, ...(part === undefined ? {} : { part }) }] : [];
  });
const staffFields = declarations.flatMap((object) => closedIn(object, fieldsOf(object)));
const holders = [...new Set(staffFields.map(({ object }) => object))];
const pathOf = ({ part, name }: StaffField): string => (part === undefined ? name : `${part}.${name}`);
const named = (each: StaffField): string => `${each.object.name}.${pathOf(each)}`;

let api: TestApi;
let sales: Visitor;
let customer: Visitor;
let own: ReadonlyMap<string, number>;
let calls: readonly FilledCall[];

const recognisedValue = (field: StaffField['field']): string | boolean => {
  if (field.type === 'text') return marker.slice(0, field.maxLength);
  if (field.type === 'datetime') return `${moment}:00.000Z`;
  if (field.type === 'decimal') return digits;
  if (field.type === 'boolean') return true;
  if (field.type === 'enumeration') return field.enumeration.values.at(-1) as string;
  // The others are JSON: the rows by which the price of a line is explained.
  return JSON.stringify([{ description: marker, maxDiscount: '40.00', price: '100', sum: '100' }]);
};

/** Writes a value that is recognised into the column, past all rules: it is only read here. */
const fill = async (
  { object, part, name, field }: StaffField,
  id: number,
  targetOf: (object: string) => Promise<number>,
): Promise<void> => {
  const value = field.type === 'reference' ? await targetOf(field.to) : recognisedValue(field);
  const table = part === undefined ? tableOf(object) : `${tableOf(object)}_${part}`;
  await sql`update ${sql.table(table)} set ${sql.ref(columnOf(name, field))} = ${value}
    where ${sql.ref(part === undefined ? 'id' : 'parent_id')} = ${id}`.execute(api.database.sql);
};

/** A text that anybody may read: with a change of it the next version is kept. */
const openText = ({ fields }: Declaration): string =>
  Object.entries(fields).find(
    ([, field]) =>
      field.type === 'text' &&
      !(field.staffOnly || field.readOnly || field.fixed || field.unique || field.format || field.maxLength),
  )?.[0] ?? 'name';

const makeOwn = async (firm: number): Promise<Map<string, number>> => {
  const { records } = api.database;
  const author = await addUser(api, 'author', ['sales']);
  const make = markedRecords(api.database, 'OPENWORD', author, firm);
  const targetOf = (object: string) => make(registry.byName(object));
  const known = new Set(
    (
      await sql<{ object_type: string }>`select object_type from object_versioning_setting`.execute(
        api.database.sql,
      )
    ).rows.map((row) => row.object_type),
  );
  const made = new Map<string, number>();
  for (const object of holders) {
    const { name, fields } = object;
    if (!known.has(name))
      await records.create(systemActor, 'objectVersioningSetting', {
        objectType: name,
        versioningMethod: 'all',
      });
    const id = await make(object);
    made.set(name, id);
    if (name === 'salesOrder')
      await records.update(systemActor, name, id, {
        status: await idBy(api, 'sales_order_status', 'code', 'NEW'),
        products: [{ product: await targetOf('product'), quantity: '1', price: '100' }],
        tags: [{ tag: (await records.create(systemActor, 'salesOrderTag', { name: 'Pierwszy' })).id }],
      });
    if ('forCustomer' in fields) await records.update(systemActor, name, id, { forCustomer: true });
    for (const each of staffFields.filter((field) => field.object === object)) await fill(each, id, targetOf);
    await records.update(systemActor, name, id, { [openText(object)]: 'Later' });
  }
  return made;
};

/** The record of the object that a call speaks of. */
const idFor = (name: string, path: string): number => {
  if (name === 'limit') return 1000;
  const first = path.split('/')[1];
  const byName = own.get(name.replace(/Id$/, ''));
  if (byName !== undefined) return byName;
  if (path.startsWith('/orders/')) return own.get('salesOrder') as number;
  return own.get(registry.all.find((each) => each.path === first)?.name ?? '') ?? 1;
};
const textFor =
  (object: string) =>
  (name: string): string => {
    if (/^(object|objectName|objectType|ownerType|documentType|model)$/.test(name)) return object;
    if (name === 'filter') return '{}';
    if (name === 'format') return 'csv';
    return name === 'currency' ? 'PLN' : 'OPENWORD';
  };
/** Calls before people sign in, of programs, and those that end the session. */
const passedOver = /^\/(auth|kiosk|agent|demo|database_translation|live|health)\b/;
/** Calls that only read, though they are sent as POST. */
const asking = /^POST \/(orders\/(orderList|order)|sales_order\/(check_double|get_double_data))$/;

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const entered = await enter(api, 'forwarder');
  customer = entered.visitor;
  own = await makeOwn(entered.actor.counterpartyId as number);
  calls = everyCall({ number: idFor, text: textFor('salesOrder') }).filter(
    ({ path, method, name }) => !passedOver.test(path) && (method === 'GET' || asking.test(name)),
  );
});
afterAll(() => api?.close());

interface Changes {
  readonly id: number;
  readonly fields: readonly { readonly path: string }[];
  readonly rows: readonly { readonly part: string; readonly changes: readonly { readonly path: string }[] }[];
}
const pathsIn = ({ fields, rows }: Changes): string[] => [
  ...fields.map(({ path }) => path),
  ...rows.flatMap(({ part, changes }) => changes.map(({ path }) => `${part}.${path}`)),
];

/** The fields for staff whose values appear in the versions of the records, in their timeline or in a comparison. */
const revealedByVersions = async (visitor: Visitor): Promise<string[]> => {
  const told = new Set<string>();
  for (const { name } of holders) {
    const { body } = await visitor.get(`/object_versions/of/${name}/${own.get(name)}`);
    const { rows = [] } = body as { rows?: readonly Changes[] };
    // People from outside may not learn the ids, so they are read as staff.
    const asStaff = await sales.get(`/object_versions/of/${name}/${own.get(name)}`);
    const ids = (asStaff.body as { rows: readonly Changes[] }).rows.map(({ id }) => id);
    const answer = await visitor.get('/object_versions/compare', { from: ids.at(-1) ?? 0, to: ids[0] ?? 0 });
    const paths = rows.flatMap(pathsIn);
    if (answer.status === 200) paths.push(...pathsIn(answer.body as Changes));
    for (const each of staffFields)
      if (each.object.name === name && paths.includes(pathOf(each))) told.add(named(each));
  }
  return [...told];
};

const revealedBy = async (visitor: Visitor, among: readonly FilledCall[]): Promise<string[]> => {
  const told: string[] = [];
  for (const { name, method, path, body } of among) {
    const answer = await visitor.send(method, path, method === 'GET' ? undefined : (body ?? {}));
    if (tells(answer.body)) told.push(name);
  }
  return told;
};

describe('a field for staff, in a record of the caller’s own firm', () => {
  it('is shown to staff in the versions of its record, so the next test would find it', async () => {
    expect((await revealedByVersions(sales)).toSorted()).toEqual(staffFields.map(named).toSorted());
  });

  it('is shown to people from outside in no version, whichever object and field it is', async () => {
    expect(await revealedByVersions(customer)).toEqual([]);
    for (const { name, path } of holders)
      expect((await customer.get(`/${path}/${own.get(name)}`)).status, name).toBe(200);
  });

  it('is shown to people from outside by no call that reads, and to staff by many', async () => {
    const ofHolders = calls.filter(({ name }) => holders.some(({ path }) => name === `GET /${path}/{id}`));
    expect((await revealedBy(sales, ofHolders)).length).toBeGreaterThan(3);
    expect(await revealedBy(customer, calls)).toEqual([]);
  });
});
