import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#domain/objects.ts';
import { screens } from '#domain/screens.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

const reports: string[] = screens.filter((screen) => 'report' in screen).map(({ name }) => name);

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let forwarder: Visitor;
const ids = { admin: 0, operator: 0, forwarder: 0 };
beforeAll(async () => {
  api = await startTestApi();
  [admin, operator, forwarder] = [
    await api.signedIn('admin'),
    await api.signedIn('operator'),
    await api.signedIn('forwarder'),
  ];
  for (const [name, visitor] of Object.entries({ admin, operator, forwarder })) {
    const { user } = (await visitor.get('/auth/session')).body as { user: { id: number } };
    ids[name as keyof typeof ids] = user.id;
  }
});
afterAll(() => api?.close());

type Body = Record<string, unknown> & { id: number; rows: Body[]; count: number };
const bodyOf = ({ body }: Answer): Body => body as Body;
const listOf = ({ body }: Answer): Body[] => body as Body[];
const refused = { status: 403, body: { code: 'no_access' } };

describe('settings of the installation', () => {
  beforeAll(async () => {
    await admin.post('/app_setting_items', { name: 'companyColour', defaultValue: 'blue' });
    await admin.post('/app_setting_items', { name: 'opensAt', defaultValue: { hour: 6 } });
  });

  // Two settings are made above, the other four every installation has.
  it('are as their items say until somebody sets them', async () => {
    expect(bodyOf(await admin.get('/app/setting'))).toMatchObject({
      rows: [
        { name: 'companyColour', value: 'blue' },
        { name: 'opensAt', value: { hour: 6 } },
        { name: 'requestEscalationDays', value: 2 },
        { name: 'requestEscalationTo', value: 'leader' },
        { name: 'requestReminderDays', value: 1 },
        { name: 'smsLetters', value: 'plain' },
      ],
      count: 6,
    });
  });

  it('are set, and set again, in one record', async () => {
    for (const hour of [7, 8])
      expect(await admin.post('/app/setting', { name: 'opensAt', value: { hour } })).toMatchObject({
        status: 200,
        body: { name: 'opensAt', value: { hour } },
      });
    expect(bodyOf(await admin.get('/app/setting', { name: 'opensAt' })).rows).toEqual([
      { name: 'opensAt', description: null, value: { hour: 8 } },
    ]);
    expect(bodyOf(await admin.get('/app_settings/count')).count).toBe(1);
  });

  it('stand in one record though many set them at once', async () => {
    const answers = await Promise.all(
      ['red', 'green', 'white', 'black'].map((value) =>
        admin.post('/app/setting', { name: 'companyColour', value }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(bodyOf(await admin.get('/app_settings/count')).count).toBe(2);
  });

  it('are those of their items after the record was marked for deletion, until they are set again', async () => {
    const colour = async () => bodyOf(await admin.get('/app/setting', { name: 'companyColour' })).rows[0];
    await admin.post('/app/setting', { name: 'companyColour', value: 'red' });
    const filter = { 'setting.name': 'companyColour' };
    const { rows } = bodyOf(await admin.get('/app_settings', { filter }));
    await admin.post('/app_settings/change_deletion_mark', { id: rows[0]?.id, markedToDelete: true });
    expect(await colour()).toMatchObject({ value: 'blue' });
    await admin.post('/app/setting', { name: 'companyColour', value: 'green' });
    expect(await colour()).toMatchObject({ value: 'green' });
    expect(bodyOf(await admin.get('/app_settings', { filter })).rows).toMatchObject([
      { value: 'green', markedToDelete: false },
    ]);
  });

  it('are not made by setting what there is not', async () => {
    expect(await admin.post('/app/setting', { name: 'nothing', value: 1 })).toMatchObject({
      status: 404,
      body: { code: 'record_not_found' },
    });
  });

  it('take no value that no program would understand', async () => {
    expect(await admin.post('/app/setting', { name: 'smsLetters', value: 'zzz' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'value', code: 'invalid_value' }] },
    });
  });

  it('are for full rights alone', async () => {
    expect(await operator.get('/app/setting')).toMatchObject(refused);
    expect(await operator.post('/app/setting', { name: 'opensAt', value: 1 })).toMatchObject(refused);
  });
});

describe('settings of a person', () => {
  it('are those of the installation until the person sets their own', async () => {
    expect((await operator.get(`/user_settings/${ids.operator}/leftSidebarTheme`)).body).toMatchObject({
      name: 'leftSidebarTheme',
      value: 'dark',
    });
  });

  it.each(['put', 'post'] as const)('are written by %s, also at once, and stand once', async (method) => {
    const path = `/user_settings/${ids.operator}/layoutWidth`;
    await Promise.all(['fluid', 'boxed', 'fluid'].map((value) => operator[method](path, { value })));
    expect(await operator[method](path, { value: 'boxed' })).toMatchObject({
      status: 200,
      body: { value: 'boxed' },
    });
    expect((await operator.get(path)).body).toMatchObject({ value: 'boxed' });
    expect(bodyOf(await operator.get('/user_settings/count')).count).toBe(1);
    expect((await forwarder.get(`/user_settings/${ids.forwarder}/layoutWidth`)).body).toMatchObject({
      value: 'fluid',
    });
  });

  it('a setting that the person marks for deletion counts no more, until it is set again', async () => {
    const path = `/user_settings/${ids.forwarder}/layoutWidth`;
    await forwarder.put(path, { value: 'boxed' });
    const { rows } = bodyOf(await forwarder.get('/user_settings'));
    await forwarder.post('/user_settings/change_deletion_mark', { id: rows[0]?.id, markedToDelete: true });
    expect((await forwarder.get(path)).body).toMatchObject({ value: 'fluid' });
    await forwarder.put(path, { value: 'boxed' });
    expect((await forwarder.get(path)).body).toMatchObject({ value: 'boxed' });
  });

  it('are their own, and full rights’', async () => {
    const path = `/user_settings/${ids.operator}/theme`;
    expect(await forwarder.get(path)).toMatchObject(refused);
    expect(await forwarder.put(path, { value: 'dark' })).toMatchObject(refused);
    expect((await admin.put(path, { value: 'dark' })).status).toBe(200);
    expect((await operator.get(path)).body).toMatchObject({ value: 'dark' });
  });
});

describe('the roles of a person', () => {
  it('are told to themselves and to full rights', async () => {
    for (const visitor of [operator, admin])
      expect(listOf(await visitor.get(`/user_roles/current/${ids.operator}`))).toMatchObject([
        { key: 'operator' },
      ]);
    expect(await forwarder.get(`/user_roles/current/${ids.operator}`)).toMatchObject(refused);
  });

  it('are none for a person without any; a person who does not exist is not found', async () => {
    expect((await admin.get(`/user_roles/current/${ids.admin}`)).body).toEqual([]);
    expect((await admin.get('/user_roles/current/999999')).status).toBe(404);
  });
});

describe('role groups', () => {
  it('are told to who is in them, without the others', async () => {
    const group = {
      name: 'Gate',
      settings: { theme: 'dark' },
      users: [{ user: ids.operator }, { user: ids.admin }],
    };
    expect((await admin.post('/role_groups', group)).status).toBe(201);
    expect(listOf(await operator.get('/rolegroup'))).toEqual([
      { id: expect.any(Number), name: 'Gate', settings: { theme: 'dark' }, navigation: null },
    ]);
    expect((await forwarder.get('/rolegroup')).body).toEqual([]);
  });

  it('are all told to full rights alone', async () => {
    expect(bodyOf(await admin.get('/allrolegroups')).rows).toMatchObject([{ name: 'Gate' }]);
    expect(await operator.get('/allrolegroups')).toMatchObject(refused);
  });
});

describe('another address of a list', () => {
  it.each([
    ['/user', '/users'],
    ['/user_setting', '/user_settings'],
    ['/counterparties', '/vendor_and_customer'],
    ['/cost_article', '/cost_articles'],
  ])('%s answers as %s does, also filtered, and in both dialects', async (alias, path) => {
    for (const query of [{}, { filter: { searchStr: 'o' }, limit: 3 }, { range: [0, 4] }] as object[]) {
      const [one, other] = [
        await operator.get(alias, query as Record<string, object>),
        await operator.get(path, query as Record<string, object>),
      ];
      expect(one.status).toBe(200);
      expect(one.body).toEqual(other.body);
      expect(one.headers.get('content-range')).toBe(other.headers.get('content-range'));
    }
  });

  it('is as closed as the other', async () => {
    expect(await forwarder.get('/user')).toMatchObject(refused);
    expect((await api.visitor().get('/user')).status).toBe(401);
  });
});

describe('data exchange, which is not there yet', () => {
  const calls = ['/run_sync_1c_data', '/get_from_1c', '/send_to_1c', '/send_to_impulse', '/get_from_impulse'];
  it.each(calls)('GET %s has no content, and is for full rights', async (path) => {
    expect(await admin.get(path)).toMatchObject({ status: 204, body: '' });
    expect(await operator.get(path)).toMatchObject(refused);
  });

  it('has no place in the menu', async () => {
    expect(JSON.stringify((await admin.get('/navigation')).body)).not.toContain('exchange_nodes');
  });
});

describe('the objects', () => {
  it.each([
    [{ markedToDelete: false, name: 'disposition' }, ['disposition']],
    [{ name: ['vehicle', 'driver'] }, ['driver', 'vehicle']],
    [{ type: 'document', module: 'weighing' }, ['weighingRecord']],
    [{ type: 'report' }, reports.toSorted()],
    [{ searchStr: 'kolor nothing' }, []],
    [{ markedToDelete: true }, []],
  ])('are found by %j', async (filter, names) => {
    const found = listOf(await admin.get('/app_objects', { filter, lang: 'pl' }));
    expect(found.map(({ name }) => String(name)).toSorted()).toEqual(names);
  });

  it.each([
    [{ colour: 'red' }, 'filter_field_unknown'],
    [{ name: 5 }, 'filter_value_invalid'],
    [[1], 'query_invalid'],
  ])('are not found by %j, and the answer says why', async (filter, code) => {
    expect(await admin.get('/app_objects', { filter })).toMatchObject({ status: 400, body: { code } });
  });

  it('registers are described to people who may read them', async () => {
    const names = async (visitor: Visitor) =>
      listOf(await visitor.get('/app/registers_meta'))
        .map(({ name }) => String(name))
        .toSorted();
    const registers = registry.all.filter(({ kind }) => kind === 'register').map(({ name }) => name);
    expect(await names(admin)).toEqual(registers.toSorted());
    const seen = await names(operator);
    expect(seen).toContain('notification');
    expect(seen).not.toContain('accessLog');
  });

  it('may have additional parameters, and tell how many', async () => {
    await admin.post('/additional_parameters', { name: 'Seal', model: 'vehicle', type: 'text' });
    const models = listOf(await operator.get('/additional_parameters/models'));
    expect(models.find(({ name }) => name === 'vehicle')).toMatchObject({ parameters: 1, path: 'vehicles' });
    expect(models.map(({ name }) => name)).not.toContain('accessLog');
  });
});

describe('a function of the server', () => {
  const run = (visitor: Visitor, objectFunc: string, params?: object) =>
    visitor.post('/app/exec-func', { objectFunc, ...(params ? { params } : {}) });

  it('is done by its name: the weight memory is walked', async () => {
    expect(await run(admin, 'verifyWeightMemory')).toMatchObject({
      status: 200,
      body: { result: { rows: expect.any(Number) } },
    });
  });

  it('takes its own parameters', async () => {
    // An earlier check has seen more rows than there are: the memory was cut.
    const since = { rows: 1_000_000, lastHash: null };
    expect(await run(admin, 'verifyWeightMemory', { since })).toMatchObject({
      body: { result: { fault: { kind: 'cut' } } },
    });
    expect(await run(admin, 'verifyWeightMemory', { since: { rows: 'many', lastHash: null } })).toMatchObject(
      {
        status: 422,
        body: { errors: [{ field: 'params.since.rows', code: 'invalid_type' }] },
      },
    );
  });

  it.each(['toString', 'constructor', 'dropEverything'])(
    'is not what nobody registered: %s',
    async (name) => {
      expect(await run(admin, name)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'objectFunc', code: 'invalid_value' }] },
      });
    },
  );

  it('is refused to who has not its role', async () => {
    expect(await run(operator, 'verifyWeightMemory')).toMatchObject(refused);
  });
});

describe('the start page of a person', () => {
  it('is written and written again, and theirs alone', async () => {
    for (const items of [[{ path: '/live-queue' }], [{ path: '/vehicles' }]])
      expect(await operator.post('/main_desktop', { items })).toMatchObject({ status: 201, body: { items } });
    expect(bodyOf(await operator.get('/main_desktop'))).toMatchObject({
      count: 1,
      items: [{ path: '/vehicles' }],
    });
    expect(bodyOf(await forwarder.get('/main_desktop'))).toMatchObject({ count: 0, items: null });
    expect(bodyOf(await admin.get('/main_desktop'))).toMatchObject({ count: 1, items: null });
  });

  it('is not shown after its record was marked for deletion, until it is written again', async () => {
    const items = [{ path: '/vehicles' }];
    const read = async () => bodyOf(await operator.get('/main_desktop'));
    await operator.post('/main_desktop', { items });
    const { rows } = await read();
    await admin.post('/main_desktop/change_deletion_mark', { id: rows[0]?.id, markedToDelete: true });
    expect(await read()).toMatchObject({ items: null });
    await operator.post('/main_desktop', { items });
    expect(await read()).toMatchObject({ items });
  });
});

describe('what is featured', () => {
  const paths = async (visitor: Visitor) => listOf(await visitor.get('/ui/featured')).map(({ path }) => path);

  it('is the screens one works at, until somebody puts others on their start page', async () => {
    expect(await paths(operator)).toContain('/live-queue');
    const items = [{ kind: 'figures' }, { kind: 'entry', viewType: 'list', path: '/vehicles' }];
    await operator.post('/main_desktop', { items });
    expect(await paths(operator)).toEqual(['/vehicles']);
  });

  it('is nothing that is closed to its person', async () => {
    await forwarder.post('/main_desktop', {
      items: [{ kind: 'entry', viewType: 'list', path: '/access_log' }],
    });
    expect(await paths(forwarder)).toEqual([]);
  });
});

describe('the side menu of a person', () => {
  const sections = async (visitor: Visitor, query = {}) =>
    listOf(await visitor.get('/navigation', query)).map(({ path }) => path);

  it('is as its role group arranged it, until they arrange it themselves', async () => {
    const [first, second] = await sections(forwarder);
    await admin.post('/role_groups', {
      name: 'Firms',
      users: [{ user: ids.forwarder }],
      navigation: [{ viewType: 'subsystem', path: second }],
    });
    expect((await sections(forwarder)).slice(0, 2)).toEqual([second, first]);
    const arranged = await forwarder.post('/navigation', {
      navigation: [{ viewType: 'subsystem', path: first, title: 'Ours' }],
    });
    expect(arranged.status).toBe(200);
    expect(listOf(arranged)[0]).toMatchObject({ path: first, title: 'Ours' });
    expect((await sections(forwarder)).slice(0, 2)).toEqual([first, second]);
    await forwarder.post('/navigation', { navigation: null });
    expect((await sections(forwarder)).slice(0, 2)).toEqual([second, first]);
    expect((await sections(forwarder, { arranged: false })).slice(0, 2)).toEqual([first, second]);
  });

  it('has what administrators add to it, for whoever may open that', async () => {
    const group = bodyOf(await admin.post('/navigation_items', { title: 'Ours', viewType: 'subsystem' }));
    const below = { parent: group.id, viewType: 'list' };
    const address = { path: '/:list', params: { list: 'users' }, query: { page: 2 }, hash: 'top' };
    await admin.post('/navigation_items', { ...below, title: 'People', ...address });
    const added = async (visitor: Visitor) =>
      listOf(await visitor.get('/navigation')).filter(({ title }) => title === 'Ours');
    expect(await added(operator)).toMatchObject([
      {
        children: [
          {
            title: 'People',
            path: '/users?page=2#top',
            parts: {
              route: '/:list',
              params: { list: 'users' },
              query: { page: 2 },
              hash: 'top',
              flags: { isMenuItem: true, placedAsOther: false },
            },
          },
        ],
      },
    ]);
    expect(await added(forwarder)).toEqual([]);
  });

  it('opens nothing by being arranged', async () => {
    const { status, body } = await forwarder.post('/navigation', {
      navigation: [{ viewType: 'list', path: '/access_log' }],
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('access_log');
  });

  it('is arranged by what it understands only', async () => {
    expect(await forwarder.post('/navigation', { navigation: [{ colour: 'red' }] })).toMatchObject({
      status: 422,
    });
  });
});

describe('a notice', () => {
  it('is listed for its person until they have read it', async () => {
    const { id } = bodyOf(await admin.post('/notification', { user: ids.operator, title: 'Ship is in' }));
    const unread = (visitor: Visitor) =>
      visitor.get('/notification', { filter: { read: false, title: 'Ship is in' } });
    expect(bodyOf(await unread(operator)).rows).toMatchObject([{ id, title: 'Ship is in' }]);
    expect(bodyOf(await unread(forwarder)).rows).toEqual([]);
    expect((await forwarder.put(`/notification/${id}`, { read: true })).status).toBe(404);
    expect((await operator.put(`/notification/${id}`, { read: true })).status).toBe(200);
    expect(bodyOf(await unread(operator)).rows).toEqual([]);
  });
});

describe('tracked time', () => {
  it('the person whose time runs is shown the seconds so far', async () => {
    const startDate = new Date(Date.now() - 3_600_000).toISOString();
    const { id: objectId } = await api.database.records.create(systemActor, 'counterparty', {
      name: 'Mierzony',
    });
    const item = { objectType: 'counterparty', objectId, startDate };
    const { id } = bodyOf(await operator.post('/objects_time_tracking', item));
    await operator.post('/objects_time_tracking', { ...item, endDate: new Date().toISOString() });
    const current = bodyOf(await operator.get('/objects_time_tracking/current_objects'));
    expect(current).toMatchObject({ count: 1, rows: [{ id, objectId }] });
    expect(current.rows[0]?.elapsedTime).toBeGreaterThanOrEqual(3600);
    for (const visitor of [forwarder, admin])
      expect(bodyOf(await visitor.get('/objects_time_tracking/current_objects')).rows).toEqual([]);
  });
});
