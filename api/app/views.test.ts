import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let forwarder: Visitor;

beforeAll(async () => {
  api = await startTestApi();
  [admin, operator, forwarder] = [
    await api.signedIn('admin'),
    await api.signedIn('operator'),
    await api.signedIn('forwarder'),
  ];
});
afterAll(() => api?.close());

const createView = async (view: object): Promise<{ id: number; isDefault: boolean }> => {
  const answer = await admin.post('/view_settings', view);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as { id: number; isDefault: boolean };
};
const errorsOf = ({ body }: Answer): unknown =>
  (body as { errors: { field: string; code: string }[] }).errors;

describe('a view of a list', () => {
  it('does not exist until an administrator makes one', async () => {
    expect(await operator.get('/app/views/vehicle/list')).toMatchObject({
      status: 200,
      body: { viewSetting: null, userViewSetting: null, views: [] },
    });
  });

  it('can be changed by each person for themselves, even if no view was made; a later save keeps what it does not name', async () => {
    const items = [{ path: 'tare', width: 120 }, { path: 'name' }];
    expect(await operator.put('/app/views/vehicle/list', { items })).toMatchObject({
      status: 200,
      body: { userViewSetting: { items } },
    });
    await operator.put('/app/views/vehicle/list', { filters: [] });
    expect(await operator.get('/app/views/vehicle/list')).toMatchObject({
      body: { userViewSetting: { items } },
    });
    expect(await forwarder.get('/app/views/vehicle/list')).toMatchObject({ body: { userViewSetting: null } });
    expect(await operator.put('/app/views/vehicle/list', { items: null })).toMatchObject({
      body: { userViewSetting: { items: null } },
    });
  });

  it('is stored as one record when several screens save it at the same time', async () => {
    const widths = [100, 110, 120, 130];
    const answers = await Promise.all(
      widths.map((width) => forwarder.put('/app/views/vehicle/select', { items: [{ path: 'name', width }] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await forwarder.get('/user_view_settings', {
      filter: { objectId: 'vehicle', viewType: 'select' },
    });
    expect(body).toMatchObject({ count: 1 });
  });

  it('accepts a filter with every property; refuses a field that the object does not have', async () => {
    const filter = {
      use: true,
      name: 'Ciężkie',
      fieldPath: 'tare',
      label: 'Tara',
      fieldType: 'number',
      dataType: 'decimal',
      ref: null,
      format: null,
      operator: 'gte',
      value: '10.000',
      hidden: false,
      fillNew: true,
      lang: { pl: 'Tara' },
    };
    const view = { name: 'Filtry', viewType: 'list', objectId: 'carrier' };
    expect(
      await admin.post('/view_settings', { ...view, objectId: 'vehicle', filters: [filter] }),
    ).toMatchObject({ status: 201, body: { filters: [filter] } });
    const wrong = await admin.post('/view_settings', { ...view, filters: [filter] });
    expect(wrong.status).toBe(422);
    expect(errorsOf(wrong)).toMatchObject([{ field: 'filters[0].conditions[0]' }]);
  });

  it('is refused if it names an unknown field', async () => {
    const wrong = { items: [{ path: 'wheels' }] };
    const answers = [
      await operator.put('/app/views/vehicle/list', wrong),
      await admin.post('/view_settings', { name: 'x', objectId: 'vehicle', viewType: 'list', ...wrong }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(errorsOf(answer)).toMatchObject([{ field: 'items[0].path', code: 'unknown_field' }]);
    }
  });

  it('is only for an existing object that the user may read', async () => {
    expect(await operator.get('/app/views/wheel/list')).toMatchObject({ status: 404 });
    expect(await forwarder.get('/app/views/user/list')).toMatchObject({ status: 403 });
    const answer = await admin.post('/view_settings', { name: 'x', objectId: 'wheel' });
    expect(errorsOf(answer)).toMatchObject([{ field: 'objectId', code: 'object_not_found' }]);
  });

  it('refuses, naming the field, changes of a person to a view of an object that does not exist', async () => {
    for (const viewType of ['list', 'other']) {
      const answer = await operator.post('/user_view_settings', { objectId: 'wheel', viewType });
      expect(answer.status).toBe(422);
      expect(errorsOf(answer)).toMatchObject([{ field: 'objectId', code: 'object_not_found' }]);
    }
  });

  it('the default view of a list is the one made default last; another one is requested by its id', async () => {
    const laidOut = { objectId: 'driver', viewType: 'list', isDefault: true };
    const short = await createView({ name: 'Krótki', ...laidOut, items: [{ path: 'name' }] });
    const long = await createView({ name: 'Długi', ...laidOut, items: [{ path: 'name' }, { path: 'id' }] });
    expect(await operator.get('/app/views/driver/list')).toMatchObject({
      body: {
        viewSetting: { id: long.id },
        views: [
          { id: long.id, isDefault: true },
          { id: short.id, isDefault: false },
        ],
      },
    });
    expect(await operator.get('/app/views/driver/list', { view: short.id })).toMatchObject({
      body: { viewSetting: { id: short.id } },
    });
    expect(await operator.get('/app/views/driver/list', { view: 999_999 })).toMatchObject({ status: 404 });
  });

  it('is no longer there once it is marked for deletion', async () => {
    const view = await createView({ name: 'Stary', objectId: 'box', viewType: 'list', isDefault: true });
    await admin.post('/view_settings/change_deletion_mark', { id: view.id, markedToDelete: true });
    expect(await operator.get('/app/views/box/list')).toMatchObject({
      body: { viewSetting: null, views: [] },
    });
  });
});

describe('rules of the default form', () => {
  let id: number;
  beforeAll(async () => {
    const { body } = await operator.post('/vehicles', { name: 'ZS VIEW' });
    ({ id } = body as { id: number });
    await createView({
      name: 'Pojazd',
      objectId: 'vehicle',
      viewType: 'detail',
      isDefault: true,
      items: [
        { path: 'name', pattern: 'ZS .+' },
        { path: 'code', required: true },
      ],
    });
  });

  it('apply to a new record', async () => {
    const answer = await operator.post('/vehicles', { name: 'GD 1' });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toMatchObject([
      { field: 'name', code: 'pattern_mismatch' },
      { field: 'code', code: 'required' },
    ]);
    expect(await operator.post('/vehicles', { name: 'ZS 1', code: 'a' })).toMatchObject({ status: 201 });
  });

  it('apply to a change only for the fields that it contains', async () => {
    expect(await operator.put(`/vehicles/${id}`, { tare: '15.000' })).toMatchObject({ status: 200 });
    expect(errorsOf(await operator.put(`/vehicles/${id}`, { code: null }))).toMatchObject([
      { field: 'code', code: 'required' },
    ]);
  });

  it('no longer apply when another view becomes the default', async () => {
    await createView({ name: 'Zwykły', objectId: 'vehicle', viewType: 'detail', isDefault: true, items: [] });
    expect(await operator.post('/vehicles', { name: 'GD 2' })).toMatchObject({ status: 201 });
  });
});
