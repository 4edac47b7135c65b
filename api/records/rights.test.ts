import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#domain/objects.ts';
import { administering, refused, rowsOf } from '../testing/rights.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let set: ReturnType<typeof administering>;
beforeAll(async () => {
  api = await startTestApi();
  [admin, operator] = [await api.signedIn('admin'), await api.signedIn('operator')];
  set = administering(api, admin);
});
afterAll(() => api?.close());

const idOf = async (visitor: Visitor): Promise<number> =>
  ((await visitor.get('/auth/session')).body as { user: { id: number } }).user.id;

describe('a role that an administrator has defined', () => {
  it('opens the objects that it names and no others, to read or to change', async () => {
    const person = await set.userWith([
      await set.newRole([
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
    ] as const)
      expect((await person.get('/app/has-role', { role, accessType })).body, role).toBe(expected);
  });

  it.each(['objectVersion', 'printHistory'])(
    'does not open %s, which holds whole records that its people may not read',
    async (objectType) => {
      const named = {
        key: 'historian',
        name: 'Historia',
        objects: [{ objectType, read: true, modify: false }],
      };
      expect((await admin.post('/user_roles', named)).body).toMatchObject({
        errors: [{ field: 'objects[0].objectType', code: 'invalid_value' }],
      });
      const role = await set.newRole([{ objectType: 'vehicle' }]);
      const person = await set.userWith([role]);
      // As a role that was written before the rule: nothing may be read by it.
      await sql`update user_role_objects set object_type = ${objectType} where parent_id = ${role}`.execute(
        api.database.sql,
      );
      const { path } = registry.byName(objectType);
      expect(await person.get(`/${path}`), 'named before that was refused').toMatchObject(refused);
    },
  );

  it('takes effect, and is taken away, without signing in again', async () => {
    const role = await set.newRole([{ objectType: 'scaleAgent' }]);
    const person = await set.userWith([role]);
    expect((await person.get('/scale_agents')).status).toBe(200);
    await admin.put(`/user_roles/${role}`, { objects: [] });
    expect(await person.get('/scale_agents')).toMatchObject(refused);
  });

  it('opens users without full rights, and gives none: nobody makes themselves an administrator', async () => {
    const person = await set.userWith([await set.newRole([{ objectType: 'user', modify: true }])]);
    const own = await idOf(person);
    const ruler = await idOf(admin);
    expect((await person.put(`/users/${own}`, { abbreviation: 'XY' })).status).toBe(200);
    expect((await person.put(`/users/${own}`, { fullRights: true })).body).toMatchObject({
      errors: [{ field: 'fullRights', code: 'invalid_value' }],
    });
    const another = { login: 'ruler', name: 'R', email: 'ruler@example.pl', fullRights: true };
    expect((await person.post('/users', another)).status).toBe(422);
    for (const change of [{ password: 'taken over' }, { email: 'mine@example.pl' }, { fullRights: false }])
      expect(await person.put(`/users/${ruler}`, change)).toMatchObject(refused);
    expect(await person.post('/users/change_deletion_mark', { id: ruler })).toMatchObject(refused);
  });

  it('changes nothing when it is for reading only, whatever it names', async () => {
    const person = await set.userWith([
      await set.newRole([{ objectType: 'carrier', modify: true }], { readOnly: true }),
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

  it('a built-in role keeps its key', async () => {
    expect(await admin.put(`/user_roles/${await set.roleNamed('operator')}`, { key: 'other' })).toMatchObject(
      {
        status: 422,
        body: { errors: [{ field: 'key', code: 'read_only_field' }] },
      },
    );
  });

  it('opens nothing to somebody from outside that does not say whose it is', async () => {
    const [firm] = rowsOf(await admin.get('/vendor_and_customer', { filter: { isForwarder: true } }));
    const role = await set.newRole(
      ['user', 'product', 'reclamation'].map((objectType) => ({ objectType, modify: true })),
    );
    const person = await set.userWith([role], { externalUser: true, counterparty: firm?.id });
    expect(await person.get('/users')).toMatchObject(refused);
    expect(await person.post('/products', { name: 'x' })).toMatchObject(refused);
    expect((await person.get('/reclamation')).status).toBe(200);
    expect(rowsOf(await person.get('/reclamation'))).toEqual([]);
  });
});

describe('a built-in role for reading only', () => {
  afterEach(() => setReadOnly(false));
  const setReadOnly = async (readOnly: boolean) => {
    await admin.put(`/user_roles/${await set.roleNamed('operator')}`, { readOnly });
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
    const role = await set.newRole([{ objectType: 'scaleAgent' }]);
    const [named, employed, other] = [await set.userWith([]), await set.userWith([]), await set.userWith([])];
    const leader = await set.made('/employee', { name: 'L', user: await idOf(employed) });
    const department = await set.made('/departments', { name: 'Waga', leader });
    await set.made('/role_groups', {
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
    const operatorId = await idOf(operator);
    const setting = () => operator.get(`/user_settings/${operatorId}/theme`);
    const value = async () => ((await setting()).body as { value: unknown }).value;
    expect(await value()).toBe('light');
    await set.made('/app_setting_items', { name: 'theme' });
    await admin.post('/app/setting', { name: 'theme', value: 'contrast' });
    expect(await value()).toBe('contrast');
    await set.made('/role_groups', {
      name: 'Nocni',
      users: [{ user: operatorId }],
      settings: { theme: 'dark' },
    });
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
    await set.made('/default_roles', { userRole: await set.roleNamed('forwarder'), externalUser: true });
    await set.made('/default_roles', { userRole: await set.roleNamed('sales'), externalUser: false });
    let made = 0;
    const rolesAfter = async (body: object) => {
      const login = `new${++made}`;
      const id = await set.made('/users', { login, name: login, email: `${login}@keja.example`, ...body });
      return ((await admin.get(`/user_roles/current/${id}`)).body as { key: string }[]).map(({ key }) => key);
    };
    expect(await rolesAfter({ externalUser: true })).toEqual(['forwarder']);
    expect(await rolesAfter({ roles: [] })).toEqual(['sales']);
    expect(await rolesAfter({ roles: [{ userRole: await set.roleNamed('operator') }] })).toEqual([
      'operator',
    ]);
  });

  it('a new user from outside never has full rights', async () => {
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
    const person = await set.userWith([await set.roleNamed('operator')], {
      useCustomerAccess: true,
      counterparty: firm?.id,
    });
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
