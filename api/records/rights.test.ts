import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { listening } from '../testing/listening.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let operatorId: number;
beforeAll(async () => {
  api = await startTestApi();
  [admin, operator] = [await api.signedIn('admin'), await api.signedIn('operator')];
  operatorId = ((await operator.get('/auth/session')).body as { user: { id: number } }).user.id;
});
afterAll(() => api?.close());

const made = async (path: string, body: object): Promise<number> => {
  const answer = await admin.post(path, body);
  expect(answer).toMatchObject({ status: 201 });
  return (answer.body as { id: number }).id;
};
const refused = { status: 403, body: { code: 'no_access' } };
const rowsOf = (answer: Answer) =>
  (answer.body as { rows: (Record<string, unknown> & { id: number })[] }).rows;
let number = 0;
const newRole = (objects: object[], more: object = {}) =>
  made('/user_roles', { name: 'R', key: `role${++number}`, objects, ...more });
const userWith = async (roles: number[], more: object = {}) => {
  const login = `person${++number}`;
  await addUser(api, login, [], { roles: roles.map((userRole) => ({ userRole })), ...more });
  return (await enter(api, login)).visitor;
};

describe('a role that an administrator has defined', () => {
  it('opens the objects that it names and no others, to read or to change', async () => {
    const person = await userWith([
      await newRole([
        { objectType: 'vehicle', read: true, modify: false },
        { objectType: 'carrier', read: false, modify: true },
      ]),
    ]);
    expect((await person.get('/vehicles')).status).toBe(200);
    expect(await person.post('/vehicles', { name: 'GD ROLE' })).toMatchObject(refused);
    expect((await person.get('/carriers')).status, 'who changes it also reads it').toBe(200);
    expect((await person.post('/carriers', { name: 'Rola' })).status).toBe(201);
    expect(await person.get('/drivers')).toMatchObject(refused);
    const names = ((await person.get('/app/app-objects')).body as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['vehicle', 'carrier']));
    expect(names).not.toContain('driver');
    for (const [role, accessType, expected] of [
      ['vehicle', 'read', true],
      ['vehicle', 'modify', false],
      ['carrier', 'modify', true],
      [`role${number - 1}`, 'read', true],
    ] as const)
      expect((await person.get('/app/has-role', { role, accessType })).body, role).toBe(expected);
  });

  it('takes effect, and is taken away, without signing in again', async () => {
    const role = await newRole([{ objectType: 'scaleAgent' }]);
    const person = await userWith([role]);
    expect((await person.get('/scale_agents')).status).toBe(200);
    await admin.put(`/user_roles/${role}`, { objects: [] });
    expect(await person.get('/scale_agents')).toMatchObject(refused);
  });

  it('changes nothing when it is for reading only, whatever it names', async () => {
    const person = await userWith([
      await newRole([{ objectType: 'carrier', modify: true }], { readOnly: true }),
    ]);
    expect((await person.get('/carriers')).status).toBe(200);
    expect(await person.post('/carriers', { name: 'x' })).toMatchObject(refused);
  });

  it.each([
    [{ name: 'R', key: 'r1', objects: [{ objectType: 'nothing' }] }, 'objects[0].objectType'],
    [
      { name: 'R', key: 'r2', objects: [{ objectType: 'vehicle' }, { objectType: 'vehicle' }] },
      'objects[1].objectType',
    ],
    [{ name: 'R', key: 'with a space' }, 'key'],
  ])('names declared objects once and is called by a word: %j', async (body, field) => {
    expect(await admin.post('/user_roles', body)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });

  it('that is built in keeps its key', async () => {
    const [role] = rowsOf(await admin.get('/user_roles', { filter: { key: 'operator' } }));
    expect(await admin.put(`/user_roles/${role?.id}`, { key: 'other' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'key', code: 'read_only_field' }] },
    });
  });

  it('opens nothing to somebody from outside that does not say whose it is', async () => {
    const [firm] = rowsOf(await admin.get('/vendor_and_customer', { filter: { isForwarder: true } }));
    const role = await newRole(
      ['user', 'product', 'reclamation'].map((objectType) => ({ objectType, modify: true })),
    );
    const person = await userWith([role], { externalUser: true, counterparty: firm?.id });
    expect(await person.get('/users')).toMatchObject(refused);
    expect(await person.post('/products', { name: 'x' })).toMatchObject(refused);
    expect((await person.get('/reclamation')).status).toBe(200);
    expect(rowsOf(await person.get('/reclamation'))).toEqual([]);
  });
});

describe('a built-in role for reading only', () => {
  afterEach(() => setReadOnly(false));
  const setReadOnly = async (readOnly: boolean) => {
    const [role] = rowsOf(await admin.get('/user_roles', { filter: { key: 'operator' } }));
    await admin.put(`/user_roles/${role?.id}`, { readOnly });
  };

  it('reads as before and changes nothing, by no call', async () => {
    await setReadOnly(true);
    expect((await operator.get('/vehicles')).status).toBe(200);
    expect((await operator.get('/cars_qeue_dispositions_list')).status).toBe(200);
    expect(await operator.post('/vehicles', { name: 'GD RO' })).toMatchObject(refused);
    expect(await operator.post('/dispositions/1/moves/allowEntry')).toMatchObject(refused);
    expect((await operator.get('/app/object_meta', { objectType: 'vehicle' })).body).toMatchObject({
      canModify: false,
    });
    expect((await operator.get('/app/has-role', { role: 'operator', accessType: 'modify' })).body).toBe(
      false,
    );
  });
});

describe('a role group', () => {
  it('gives its roles to those it names and to departments, and says so', async () => {
    const role = await newRole([{ objectType: 'scaleAgent' }]);
    const [named, employed, other] = [await userWith([]), await userWith([]), await userWith([])];
    const idOf = async (visitor: Visitor) =>
      ((await visitor.get('/auth/session')).body as { user: { id: number } }).user.id;
    const leader = await made('/employee', { name: 'L', user: await idOf(employed) });
    const department = await made('/departments', { name: 'Waga', leader });
    await made('/role_groups', {
      name: 'Wagowi',
      roles: [{ userRole: role }],
      users: [{ user: await idOf(named) }],
      departments: [{ department }],
    });
    for (const member of [named, employed]) {
      expect((await member.get('/scale_agents')).status).toBe(200);
      expect((await member.get('/rolegroup')).body).toMatchObject([{ name: 'Wagowi' }]);
      const held = (await member.get(`/user_roles/current/${await idOf(member)}`)).body as { id: number }[];
      expect(held.map(({ id }) => id)).toEqual([role]);
    }
    expect(await other.get('/scale_agents')).toMatchObject(refused);
    expect((await other.get('/rolegroup')).body).toEqual([]);
  });

  it('sets for its people what they have not set themselves, before what the installation sets', async () => {
    const setting = () => operator.get(`/user_settings/${operatorId}/theme`);
    const value = async () => ((await setting()).body as { value: unknown }).value;
    expect(await value()).toBe('light');
    await made('/app_setting_items', { name: 'theme' });
    await admin.post('/app/setting', { name: 'theme', value: 'contrast' });
    expect(await value()).toBe('contrast');
    await made('/role_groups', { name: 'Nocni', users: [{ user: operatorId }], settings: { theme: 'dark' } });
    expect(await value()).toBe('dark');
    await operator.put(`/user_settings/${operatorId}/theme`, { value: 'light' });
    expect(await value()).toBe('light');
  });

  it.each([
    ['settings', ['theme']],
    ['navigation', [{ path: 1 }]],
  ])('keeps only %s that can be read', async (field, value) => {
    expect(await admin.post('/role_groups', { name: 'x', [field]: value })).toMatchObject({
      status: 422,
      body: { errors: [{ field, code: 'invalid_value' }] },
    });
  });
});

describe('a new user', () => {
  it('begins with the default roles for people from outside, or for our own, unless some were chosen', async () => {
    const roleNamed = async (key: string) =>
      rowsOf(await admin.get('/user_roles', { filter: { key } }))[0]?.id;
    await made('/default_roles', { userRole: await roleNamed('forwarder'), externalUser: true });
    await made('/default_roles', { userRole: await roleNamed('sales'), externalUser: false });
    const rolesAfter = async (body: object) => {
      const login = `new${++number}`;
      const id = await made('/users', { login, name: login, email: `${login}@keja.example`, ...body });
      return ((await admin.get(`/user_roles/current/${id}`)).body as { key: string }[]).map(({ key }) => key);
    };
    expect(await rolesAfter({ externalUser: true })).toEqual(['forwarder']);
    expect(await rolesAfter({ roles: [] })).toEqual(['sales']);
    expect(await rolesAfter({ roles: [{ userRole: await roleNamed('operator') }] })).toEqual(['operator']);
  });

  it('from outside never has full rights', async () => {
    const body = {
      login: 'ruler',
      name: 'Ruler',
      email: 'ruler@keja.example',
      externalUser: true,
      fullRights: true,
    };
    expect(await admin.post('/users', body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'fullRights', code: 'invalid_value' }] },
    });
  });
});

describe('customer access', () => {
  it('binds somebody who works here to what belongs to a counterparty', async () => {
    const [firm] = rowsOf(
      await admin.get('/vendor_and_customer', { filter: { name: 'Spedycja Mewa Sp. z o.o.' } }),
    );
    const [role] = rowsOf(await admin.get('/user_roles', { filter: { key: 'operator' } }));
    const person = await userWith([role?.id ?? 0], { useCustomerAccess: true, counterparty: firm?.id });
    const seen = rowsOf(await person.get('/disposition', { limit: 100 }));
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map(({ forwarderId }) => forwarderId))).toEqual(new Set([firm?.id]));
    expect(await person.get('/users')).toMatchObject(refused);
    const foreign = rowsOf(await admin.get('/disposition', { limit: 100 })).find(
      ({ forwarderId }) => forwarderId !== firm?.id,
    );
    expect(await person.put(`/disposition/${foreign?.id}`, { comment: 'x' })).toMatchObject({ status: 404 });
    expect(await person.post('/disposition', { comment: 'for nobody' })).toMatchObject({ status: 404 });
    expect((await person.post('/disposition', { forwarder: firm?.id })).status).toBe(201);
  });
});

describe('an object that is restricted', () => {
  let restriction: number;
  beforeAll(async () => {
    restriction = await made('/access_restrictions', { objectType: 'deliveryOrder', useRestriction: true });
  });
  afterAll(() => admin.put(`/access_restrictions/${restriction}`, { useRestriction: false }));

  it('is closed to roles that are declared to read it, in every way that leads to it', async () => {
    for (const path of ['/delivery_order', '/delivery_order/1', '/delivery_order/count'])
      expect(await operator.get(path), path).toMatchObject(refused);
    const through: Record<string, object | string>[] = [
      { filter: { 'order.numberStr': 'x' } },
      { sort: 'order.numberStr' },
    ];
    for (const query of through) expect(await operator.get('/disposition', query)).toMatchObject(refused);
    const [truck] = rowsOf(await operator.get('/disposition', { filter: { order: { filled: true } } }));
    expect(truck?.order).toMatchObject({ presentation: '' });
    expect(await operator.get('/app/object_meta', { objectType: 'deliveryOrder' })).toMatchObject(refused);
  });

  it('is open to a role that names it and to full rights, and each read is written down', async () => {
    const person = await userWith([await newRole([{ objectType: 'deliveryOrder' }])]);
    const [order] = rowsOf(await person.get('/delivery_order'));
    expect((await person.get(`/delivery_order/${order?.id}`)).status).toBe(200);
    expect((await admin.get('/delivery_order')).status).toBe(200);
    const noted = async () =>
      rowsOf(
        await admin.get('/access_log', {
          filter: { action: 'RestrictedRead', objectName: 'deliveryOrder' },
          sort: 'id',
        }),
      ).map(({ objectId, user }) => [(user as { presentation: string }).presentation, objectId]);
    await expect.poll(noted).toEqual([
      [`person${number}`, null],
      [`person${number}`, order?.id],
      ['Anna Administrator', null],
    ]);
  });

  it.each([['nothing'], ['userSetting']])('is a declared one, and not personal: %s', async (objectType) => {
    expect(await admin.post('/access_restrictions', { objectType })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'objectType', code: 'invalid_value' }] },
    });
  });

  it('is announced no longer to an open socket once it is closed to its user', async () => {
    const ear = await listening(api, operator);
    const carrier = await made('/carriers', { name: 'Before' });
    await ear.until('carrier', carrier);
    await made('/access_restrictions', { objectType: 'carrier', useRestriction: true });
    await expect
      .poll(async () => (await operator.get('/carriers')).status, { message: 'the restriction holds' })
      .toBe(403);
    const hidden = await made('/carriers', { name: 'After' });
    const vehicle = await made('/vehicles', { name: `GD EAR ${number}` });
    await ear.until('vehicle', vehicle);
    expect(ear.heard).not.toContain(`carrier ${hidden}`);
    ear.socket.close();
  });
});

describe('a user who is switched off', () => {
  it('is signed out at once, and not in again when switched on', async () => {
    const id = await addUser(api, 'leaving', ['operator']);
    const { visitor } = await enter(api, 'leaving');
    await admin.put(`/users/${id}`, { isActive: false });
    expect(await visitor.get('/vehicles')).toMatchObject({ status: 401 });
    await admin.put(`/users/${id}`, { isActive: true });
    expect(await visitor.get('/vehicles')).toMatchObject({ status: 401 });
    expect((await api.database.records.get(systemActor, 'user', id)).isActive).toBe(true);
  });
});
