import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { declarations } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { writtenCalls } from '../openapi/describe.ts';
import { addUser, enter, type Person } from '../testing/kindsOfPeople.ts';
import { listening } from '../testing/listening.ts';
import { markedRecords } from '../testing/markedRecords.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** What must not be seen says so in every text: no answer of any list may hold the word. */
const marker = 'HIDDENWORD';
/**
 * The objects whose records must stay hidden. Those of the platform are left out, because they are for administrators, and so
 * are personal ones.
 */
const seeded = declarations.filter(({ personal, module }) => personal === undefined && module !== 'platform');

let api: TestApi;
let ids: ReadonlyMap<string, number>;
/** The firm to which every hidden record belongs. */
let otherFirm: number;
/** Wrote the hidden records. */
let author: Person;
/** The deputy of the author's department. */
let mate: Person;
/** Works in another department. */
let neighbour: Person;
/** From outside: belongs to another firm than the hidden records. */
let forwarder: Person;
/** Works here, but is bound to the forwarder's firm. */
let bound: Person;

beforeAll(async () => {
  api = await startTestApi();
  const { records } = api.database;
  const staffRoles = ['operator', 'sales'];
  const [authorId, mateId, neighbourId] = [
    await addUser(api, 'author', staffRoles),
    await addUser(api, 'mate', staffRoles),
    await addUser(api, 'neighbour', staffRoles),
  ];
  const employee = async (user: number) =>
    (await records.create(systemActor, 'employee', { name: `e${user}`, user })).id;
  await records.create(systemActor, 'department', {
    name: 'Północ',
    deputy: await employee(mateId),
    employees: [{ employee: await employee(authorId) }],
  });
  await records.create(systemActor, 'department', {
    name: 'Południe',
    employees: [{ employee: await employee(neighbourId) }],
  });
  otherFirm = (
    await records.create({ ...systemActor, userId: authorId }, 'counterparty', {
      name: marker,
      street: marker,
      locality: marker,
      isVendor: true,
      isForwarder: true,
    })
  ).id;
  const make = markedRecords(api.database, marker, authorId, otherFirm);
  const made: [string, number][] = [];
  for (const declaration of seeded) made.push([declaration.name, await make(declaration)]);
  ids = new Map(made);
  await sql`
    update register_store_keeper set owner_id = ${otherFirm}, warehouse_id = (select min(id) from warehouse), quantity = 5
    where id = ${ids.get('registerStoreKeeper')}`.execute(api.database.sql);
  const { actor } = await enter(api, 'forwarder');
  const { counterpartyId: counterparty } = actor;
  await addUser(api, 'bound', staffRoles, { useCustomerAccess: true, counterparty });
  [author, mate, neighbour, forwarder, bound] = [
    await enter(api, 'author'),
    await enter(api, 'mate'),
    await enter(api, 'neighbour'),
    await enter(api, 'forwarder'),
    await enter(api, 'bound'),
  ];
});
afterAll(() => api?.close());

const textIn = ({ search, fields, list }: Declaration): string | undefined =>
  search[0] ?? list.find((name) => fields[name]?.type === 'text');

/** Every way in which a list of the object is asked for. */
const asked = (
  declaration: Declaration,
): [what: string, path: string, query: Record<string, object | string | number>][] => {
  const path = `/${declaration.path}`;
  const text = textIn(declaration);
  return [
    ['list', path, { limit: 1000, sort: 'id', desc: 'true' }],
    ['simple-rest list', path, { range: [0, 999], sort: ['id', 'DESC'] }],
    ['search', path, { filter: { searchStr: marker } }],
    ['export', `${path}/export`, { format: 'csv' }],
    ...(text
      ? [['filter', path, { filter: { [text]: { iLike: marker } } }] as [string, string, object]]
      : []),
  ] as [string, string, Record<string, object | string | number>][];
};

const openTo = async (visitor: Visitor, among: readonly Declaration[]): Promise<Declaration[]> => {
  const names = ((await visitor.get('/app/app-objects')).body as { name: string }[]).map(({ name }) => name);
  return among.filter(({ name }) => names.includes(name));
};

/** Where the word appears in any list of these objects. */
const told = async (visitor: Visitor, objects: readonly Declaration[]): Promise<string[]> => {
  const found: string[] = [];
  for (const declaration of await openTo(visitor, objects)) {
    for (const [what, path, query] of asked(declaration)) {
      const { status, body } = await visitor.get(path, query);
      if (status !== 200) found.push(`${declaration.name} ${what}: ${status}`);
      if (JSON.stringify(body).includes(marker)) found.push(`${declaration.name} ${what}`);
    }
  }
  return found;
};

/** What of the marked records can be got at by id, or counted. */
const reached = async (visitor: Visitor, objects: readonly Declaration[]): Promise<string[]> => {
  const found: string[] = [];
  for (const declaration of await openTo(visitor, objects)) {
    const { name, path, kind } = declaration;
    const id = ids.get(name) as number;
    const single = [`/${path}/${id}`, ...(kind === 'document' ? [`/${path}/subordination/${id}`] : [])];
    for (const address of single)
      if ((await visitor.get(address)).status !== 404) found.push(`${name} at ${address}`);
    const { body } = await visitor.get(`/${path}/count`, { filter: { id } });
    if ((body as { count: number }).count !== 0) found.push(`${name} is counted`);
  }
  return found;
};

/**
 * They name what belongs to no firm: statuses and groups, counted as the caller sees, and rows of dictionaries. The last one
 * would end the session of the caller.
 */
const namesNobody = [
  '/reclamation/count_by_group',
  '/sales_order/count_by_status',
  '/sales_order/amount_by_status',
  '/customer_request/count_by_status',
  '/customer_request/amount_by_status',
  '/interaction/count_by_status',
  '/referenceData/productCategory',
  '/terms_of_payment/email',
  '/auth/logout',
];
/** Calls that read something without being told which record. */
const readingCalls = writtenCalls().filter(
  ({ method, path, when }) => method === 'get' && !when && !path.includes(':') && !namesNobody.includes(path),
);

/** Where the word appears in answers of calls that are written by hand. */
const revealedByCalls = async (visitor: Visitor): Promise<string[]> => {
  const found: string[] = [];
  for (const { path } of readingCalls)
    if (JSON.stringify((await visitor.get(path)).body).includes(marker)) found.push(path);
  return found;
};

const owned = seeded.filter(({ belongsTo }) => belongsTo.length > 0);

describe('what belongs to another firm', () => {
  it('is told to staff: the word would be found if it were there', async () => {
    const objects = (await told(neighbour.visitor, owned)).map((where) => where.split(' ')[0]);
    expect(new Set(objects).size).toBeGreaterThan(15);
  });

  it('is in no list that somebody asks for who is from outside or bound to a firm, however they ask', async () => {
    expect(await told(forwarder.visitor, owned)).toEqual([]);
    expect(await told(bound.visitor, owned)).toEqual([]);
  });

  it('is told to staff by calls that are written by hand, and to nobody who is bound to a firm', async () => {
    expect(await revealedByCalls(neighbour.visitor)).toContain('/stock');
    expect(await revealedByCalls(forwarder.visitor)).toEqual([]);
    expect(await revealedByCalls(bound.visitor)).toEqual([]);
  });

  it('is not got at by its id, by what it was made from, or by counting', async () => {
    expect(await reached(forwarder.visitor, owned)).toEqual([]);
  });

  it('is not named, found or sorted by where a record of one’s own refers to it', async () => {
    const { id } = await api.database.records.create(systemActor, 'disposition', {
      forwarder: forwarder.actor.counterpartyId,
      vendor: otherFirm,
    });
    const own = (await forwarder.visitor.get(`/disposition/${id}`)).body;
    expect(own).toMatchObject({ vendor: { id: otherFirm, presentation: '' } });
    for (const filter of [{ 'vendor.name': marker }, { 'vendor.street': { iLike: 'HIDDEN' } }])
      expect((await forwarder.visitor.get('/disposition', { filter })).body).toMatchObject({
        rows: [],
        count: 0,
      });
    const sorted = await forwarder.visitor.get('/disposition', { sort: 'vendor.name', limit: 100 });
    expect(JSON.stringify(sorted.body)).not.toContain(marker);
    expect(
      await forwarder.visitor.get('/disposition', { filter: { 'author.name': 'author' } }),
    ).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
  });

  it('cannot be written by somebody from outside, not even the vehicle of a disposition of their own', async () => {
    const vehicle = await forwarder.visitor.post('/vehicles', { name: 'GD OWN 1' });
    expect(vehicle.status).toBe(201);
    const theirs = ids.get('vehicle') as number;
    expect(await forwarder.visitor.put(`/vehicles/${theirs}`, { code: 'X' })).toMatchObject({ status: 404 });
    const shown = (await forwarder.visitor.get('/disposition', { filter: { vehicle: { filled: true } } }))
      .body as {
      rows: { vehicleId: number; vehicle: { presentation: string } }[];
    };
    expect(shown.rows[0]?.vehicle.presentation).not.toBe('');
    // They see it because of the disposition, but it is not theirs.
    const lent = shown.rows[0]?.vehicleId as number;
    expect((await forwarder.visitor.get(`/vehicles/${lent}`)).status).toBe(200);
    expect(await forwarder.visitor.put(`/vehicles/${lent}`, { code: 'X' })).toMatchObject({ status: 404 });
  });
});

describe('what another department wrote, where an object is restricted by department', () => {
  const readable = (declaration: Declaration) =>
    ['operator', 'sales'].some((role) => (declaration.access.read as readonly string[]).includes(role));
  const restricted = seeded.filter(readable);
  beforeAll(async () => {
    for (const { name } of restricted)
      await api.database.records.create(systemActor, 'accessRestriction', {
        objectType: name,
        useDepartmentRestriction: true,
      });
  });

  it('is in no list that a neighbour asks for, however they ask', async () => {
    expect(await told(neighbour.visitor, restricted)).toEqual([]);
  });

  it('is not got at by a neighbour by its id, by what it was made from, or by counting', async () => {
    expect(await reached(neighbour.visitor, restricted)).toEqual([]);
  });

  it('is seen by its author, by the deputy of the department and by full rights', async () => {
    const people = await Promise.all(
      ['author', 'mate', 'admin', 'neighbour'].map((login) => enter(api, login)),
    );
    for (const { name } of restricted)
      expect(
        await api.database.records.seenBy(
          people.map(({ actor }) => actor),
          name,
          ids.get(name) as number,
        ),
        name,
      ).toEqual([true, true, true, false]);
  });

  it('is not written by a neighbour, who writes and keeps what is theirs', async () => {
    const theirs = ids.get('vehicle') as number;
    expect(await neighbour.visitor.put(`/vehicles/${theirs}`, { code: 'X' })).toMatchObject({ status: 404 });
    const { status, body } = await neighbour.visitor.post('/vehicles', { name: 'GD SOUTH' });
    expect(status).toBe(201);
    const { id } = body as { id: number };
    expect((await neighbour.visitor.put(`/vehicles/${id}`, { code: 'Y' })).status).toBe(200);
    expect((await author.visitor.get(`/vehicles/${id}`)).status).toBe(404);
  });

  it('is not announced to a neighbour', async () => {
    const [far, near] = [await listening(api, neighbour.visitor), await listening(api, mate.visitor)];
    await author.visitor.put(`/vehicles/${ids.get('vehicle')}`, { code: 'NEWS' });
    const { body } = await neighbour.visitor.post('/vehicles', { name: 'GD SOUTH 2' });
    const { id } = body as { id: number };
    await far.until('vehicle', id);
    expect(far.heard).not.toContain(`vehicle ${ids.get('vehicle')}`);
    await near.until('vehicle', ids.get('vehicle') as number);
    expect(near.heard).not.toContain(`vehicle ${id}`);
    far.socket.close();
    near.socket.close();
  });

  it('stays in a record that refers to it, and is not chosen anew', async () => {
    const own = await neighbour.visitor.post('/disposition', { comment: 'mine' });
    const { id } = own.body as { id: number };
    const hidden = ids.get('vehicle') as number;
    await api.database.records.update(systemActor, 'disposition', id, { vehicle: hidden });
    const { body } = await neighbour.visitor.get(`/disposition/${id}`);
    expect(body).toMatchObject({ vehicle: { id: hidden, presentation: '' } });
    expect(
      (await neighbour.visitor.put(`/disposition/${id}`, { ...(body as object), comment: 'again' })).status,
    ).toBe(200);
    expect(await neighbour.visitor.put(`/disposition/${id}`, { trailer: hidden })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'trailer', code: 'reference_not_found' }] },
    });
  });
});
