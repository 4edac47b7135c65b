import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { administering } from '../testing/rights.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let sales: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  sales = await api.signedIn('sales');
});
afterAll(() => api?.close());

interface Head {
  readonly id: number;
  readonly version: number;
  readonly action: string;
  readonly author: { readonly presentation: string } | null;
}
const made = async (
  visitor: Visitor,
  path: string,
  body: object,
): Promise<{ id: number; updatedAt: string }> =>
  (await visitor.post(path, body)).body as { id: number; updatedAt: string };
/** Some objects have a setting from the start: there is one of each. */
const keep = async (objectType: string, versioningMethod: string) => {
  const known = await admin.get('/object_versioning_settings', { filter: { objectType } });
  const [setting] = (known.body as { rows: { id: number }[] }).rows;
  return setting
    ? admin.put(`/object_versioning_settings/${setting.id}`, { versioningMethod })
    : admin.post('/object_versioning_settings', { objectType, versioningMethod });
};
const versionsOf = async (object: string, id: number, visitor = admin): Promise<Head[]> =>
  ((await visitor.get(`/object_versions/of/${object}/${id}`)).body as { rows: Head[] }).rows;
const actionsOf = async (object: string, id: number) =>
  (await versionsOf(object, id)).map(({ version, action }) => `${version} ${action}`);

describe('versions of a record', () => {
  it('are none without a setting', async () => {
    const { id } = await made(sales, '/assortment', { name: 'A' });
    await sales.put(`/assortment/${id}`, { name: 'B' });
    expect(await versionsOf('assortment', id)).toEqual([]);
  });

  it('say in the timeline what each of them changed, the oldest nothing', async () => {
    const { id } = await made(sales, '/vendor_and_customer', { name: 'Przed' });
    await sales.put(`/vendor_and_customer/${id}`, { name: 'Po', locality: 'Gdynia' });
    await sales.put(`/vendor_and_customer/${id}`, { locality: 'Sopot' });
    const { body } = await sales.get(`/object_versions/of/counterparty/${id}`);
    const { rows } = body as { rows: { fields: { path: string; old: unknown; new: unknown }[] }[] };
    expect(rows.map(({ fields }) => fields.map((each) => [each.path, each.old, each.new]))).toEqual([
      [['locality', 'Gdynia', 'Sopot']],
      [
        ['name', 'Przed', 'Po'],
        ['locality', null, 'Gdynia'],
      ],
      [],
    ]);
  });

  it('say what the oldest of them changed, also if there are more than one answer holds', async () => {
    await keep('mine', 'all');
    const { id } = await made(admin, '/mine', { name: 'Początek' });
    await sql`
      insert into object_version
        (object_type, object_id, object_presentation, version, action, object_data, created_at, updated_at)
      select object_type, object_id, object_presentation, version + n, 'update',
        jsonb_set(object_data, '{name}', to_jsonb('Nazwa ' || n)), now(), now()
      from object_version, generate_series(1, 200) n
      where object_type = 'mine' and object_id = ${id}`.execute(api.database.sql);
    const { body } = await admin.get(`/object_versions/of/mine/${id}`);
    const { rows, more } = body as { rows: { version: number; fields: object[] }[]; more: boolean };
    expect([rows.length, more, rows.at(-1)?.version]).toEqual([200, true, 2]);
    expect(rows.at(-1)?.fields).toMatchObject([{ path: 'name', old: 'Początek', new: 'Nazwa 1' }]);
  });

  it('are asked for only of an object that there is', async () => {
    expect(await keep('vehicel', 'all')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'objectType', code: 'object_not_found' }] },
    });
  });

  it('begin with how it stood before, when its setting is younger than the record', async () => {
    const { id } = await made(admin, '/track_models', { name: 'Old' });
    await keep('trackModel', 'update');
    await admin.put(`/track_models/${id}`, { name: 'New' });
    await admin.put(`/track_models/${id}`, { name: 'New' });
    expect(await actionsOf('trackModel', id)).toEqual(['2 update', '1 initial']);
    const [{ id: from }, { id: to }] = (await versionsOf('trackModel', id)).toReversed() as [Head, Head];
    expect((await admin.get('/object_versions/compare', { from, to })).body).toMatchObject({
      fields: [{ path: 'name', old: 'Old', new: 'New' }],
      rows: [],
    });
  });

  // Of the names only the beginning is kept. It ends between two pictures in one of them, and within one in the other.
  it.each(['a', 'ab'])('are kept of a record whose long name is of pictures behind %s', async (beginning) => {
    await keep('task', 'all');
    const { id } = await made(sales, '/task', { name: `${beginning}${'🚛'.repeat(126)}` });
    expect(await actionsOf('task', id)).toEqual(['1 create']);
  });

  it.each([
    ['create', 'deliveryOrder', '/delivery_order', ['1 create']],
    ['confirm', 'pricelist', '/pricelist', ['2 undoConfirm', '1 confirm']],
    [
      'all',
      'discount',
      '/discount',
      ['6 unmark', '5 mark', '4 undoConfirm', '3 confirm', '2 update', '1 create'],
    ],
  ])('are kept after the writes that the setting names: %s', async (method, object, path, kept) => {
    await keep(object, method);
    const { id } = await made(admin, path, {});
    await admin.put(`${path}/${id}`, { date: '2026-01-02T10:00:00Z' });
    await admin.put(`${path}/confirm/${id}`);
    await admin.put(`${path}/undo_confirm/${id}`);
    await admin.post(`${path}/change_deletion_mark`, { id });
    await admin.post(`${path}/change_deletion_mark`, { id });
    expect(await actionsOf(object, id)).toEqual(kept);
  });

  it('name who wrote, and nobody where a process did', async () => {
    await keep('disposition', 'all');
    const { id } = await made(admin, '/disposition', {});
    await api.database.records.update(systemActor, 'disposition', id, { carsQueueStatus: 'Accepted' });
    expect((await versionsOf('disposition', id)).map(({ author }) => author?.presentation ?? null)).toEqual([
      null,
      'Anna Administrator',
    ]);
  });

  it('run without gap or double, though many write at once', async () => {
    await keep('mine', 'all');
    const { id } = await made(sales, '/mine', { name: 'M' });
    await Promise.all(Array.from({ length: 12 }, (_, at) => sales.put(`/mine/${id}`, { name: `M${at}` })));
    expect((await versionsOf('mine', id)).map(({ version }) => version)).toEqual(
      Array.from({ length: 13 }, (_, at) => 13 - at),
    );
  });

  it('keep how it was before once, though many change it for the first time at once', async () => {
    const { id } = await made(admin, '/track_models', { name: 'Before' });
    await keep('trackModel', 'update');
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => admin.put(`/track_models/${id}`, { name: `After ${at}` })),
    );
    const actions = Array.from({ length: 6 }, (_, at) => `${7 - at} update`);
    expect(await actionsOf('trackModel', id)).toEqual([...actions, '1 initial']);
    const rows = await versionsOf('trackModel', id);
    const [initial, first] = rows.toReversed() as [Head, Head];
    expect(initial.author).toBeNull();
    expect(
      (await admin.get('/object_versions/compare', { from: initial.id, to: first.id })).body,
    ).toMatchObject({
      fields: [{ path: 'name', old: 'Before' }],
    });
  });

  it('hold no secret', async () => {
    await keep('user', 'all');
    const { id } = await made(admin, '/users', {
      login: 'v',
      name: 'V',
      email: 'v@keja.example',
      password: 'a secret of mine',
    });
    await admin.put(`/users/${id}`, { password: 'another secret' });
    const { body } = await admin.get('/object_versions', { filter: { objectType: 'user', objectId: id } });
    expect(JSON.stringify(body)).not.toMatch(/secret|argon2/);
    expect(await actionsOf('user', id)).toEqual(['1 create']);
  });
});

describe('two versions compared', () => {
  it('say in the reader’s words what differs: values, references by name, rows', async () => {
    await keep('interaction', 'all');
    const [one, two] = await Promise.all([
      made(sales, '/products', { name: 'Żyto', code: 'ZY' }),
      made(sales, '/products', { name: 'Owies', code: 'OW' }),
    ]);
    const order = await made(sales, '/interaction', {
      reference: 'Rozmowa',
      interactionProductTable: [{ product: one.id, quantity: '2.000' }],
    });
    const [row] = (
      (await sales.get(`/interaction/${order.id}`)).body as { interactionProductTable: { id: number }[] }
    ).interactionProductTable;
    await sales.put(`/interaction/${order.id}`, {
      comment: 'pilne',
      interactionProductTable: [
        { id: row?.id, product: two.id, quantity: '2.000' },
        { product: one.id, quantity: '1.000' },
      ],
    });
    const [to, from] = await versionsOf('interaction', order.id, sales);
    const { body } = await sales.send(
      'GET',
      `/object_versions/compare?from=${from?.id}&to=${to?.id}`,
      undefined,
      { 'x-language': 'pl' },
    );
    expect(body).toMatchObject({
      from: { version: 1 },
      to: { version: 2 },
      fields: expect.arrayContaining([{ path: 'comment', label: 'Uwagi', old: null, new: 'pilne' }]),
      rows: [
        {
          part: 'interactionProductTable',
          kind: 'changed',
          rowNumber: 1,
          changes: expect.arrayContaining([
            {
              path: 'product',
              label: 'Towar',
              old: { id: one.id, presentation: 'Żyto' },
              new: { id: two.id, presentation: 'Owies' },
            },
          ]),
        },
        { part: 'interactionProductTable', kind: 'added', rowNumber: 2 },
      ],
    });
  });

  it('versions of two different records are not compared', async () => {
    const [one, two] = [await made(sales, '/mine', { name: 'X' }), await made(sales, '/mine', { name: 'Y' })];
    const [[from], [to]] = [await versionsOf('mine', one.id), await versionsOf('mine', two.id)];
    expect(
      await admin.get('/object_versions/compare', { from: from?.id ?? 0, to: to?.id ?? 0 }),
    ).toMatchObject({
      status: 400,
    });
  });
});

describe('an earlier version', () => {
  const restore = async (id: number, version: number, visitor = sales, object = 'mine', body = {}) => {
    const found = (await versionsOf(object, id)).find((each) => each.version === version);
    return visitor.post(`/object_versions/${found?.id}/restore`, body);
  };

  it('is restored as a new one', async () => {
    const { id } = await made(sales, '/mine', { name: 'first', code: 'a' });
    await sales.put(`/mine/${id}`, { name: 'second', code: 'b' });
    expect((await restore(id, 1)).body).toMatchObject({ record: { name: 'first', code: 'a' }, left: [] });
    expect(await actionsOf('mine', id)).toEqual(['3 update', '2 update', '1 create']);
  });

  it('is not written over what a colleague has changed meanwhile', async () => {
    const { id, updatedAt } = await made(sales, '/mine', { name: 'first' });
    await sales.put(`/mine/${id}`, { name: 'second' });
    expect(await restore(id, 1, sales, 'mine', { updatedAt })).toMatchObject({ status: 409 });
  });

  it('comes back without what it led to and is gone, and says so; rows that were removed come back', async () => {
    const gone = await made(admin, '/products', { name: 'Gone', code: 'GO' });
    const stays = await made(admin, '/products', { name: 'Stays', code: 'ST' });
    const order = await made(sales, '/interaction', {
      reference: 'Rozmowa',
      interactionProductTable: [
        { product: gone.id, quantity: '1.000' },
        { product: stays.id, quantity: '3.000' },
      ],
    });
    await sales.put(`/interaction/${order.id}`, { interactionProductTable: [] });
    await admin.post('/products/change_deletion_mark', { id: gone.id });
    expect(await admin.delete(`/products/${gone.id}`)).toMatchObject({ status: 200 });
    expect((await restore(order.id, 1, sales, 'interaction')).body).toMatchObject({
      record: {
        interactionProductTable: [{ productId: stays.id, quantity: '3.000' }],
      },
      left: [{ field: 'interactionProductTable.product', name: 'Gone' }],
    });
  });

  it('tells again what did not come back, if the restore is asked for again because its answer was lost', async () => {
    const gone = await made(admin, '/products', { name: 'Lost', code: 'LO' });
    const talk = await made(sales, '/interaction', {
      reference: 'Rozmowa',
      interactionProductTable: [{ product: gone.id, quantity: '1.000' }],
    });
    await sales.put(`/interaction/${talk.id}`, { interactionProductTable: [] });
    await admin.delete(`/products/${gone.id}`);
    const [oldest] = (await versionsOf('interaction', talk.id)).toReversed();
    const ask = () =>
      sales.send('POST', `/object_versions/${oldest?.id}/restore`, {}, { 'idempotency-key': 'restore-1' });
    const [first, again] = [await ask(), await ask()];
    expect(first).toMatchObject({
      status: 200,
      body: { left: [{ field: 'interactionProductTable.product', name: 'Lost' }] },
    });
    expect(again.body).toEqual(first.body);
  });

  it('does not bring back, or name, what its restorer may not see', async () => {
    await keep('vehicle', 'all');
    const model = await made(admin, '/track_models', { name: 'Hidden model' });
    const { id } = await made(admin, '/vehicles', { name: 'GD OLD', trackModel: model.id });
    await admin.put(`/vehicles/${id}`, { name: 'GD NEW', trackModel: null });
    const set = administering(api, admin);
    const person = await set.userWith([
      await set.newRole([
        { objectType: 'vehicle', modify: true },
        { objectType: 'interaction', modify: true },
      ]),
    ]);
    const answer = await restore(id, 1, person, 'vehicle');
    expect(answer).toMatchObject({ status: 200, body: { record: { name: 'GD OLD', trackModelId: null } } });
    expect((answer.body as { left: object[] }).left).toMatchObject([{ field: 'trackModel', name: '' }]);

    const product = await made(admin, '/products', { name: 'Unseen', code: 'UN' });
    const talk = await made(admin, '/interaction', {
      reference: 'Rozmowa',
      interactionProductTable: [{ product: product.id, quantity: '1.000' }],
    });
    await admin.put(`/interaction/${talk.id}`, { comment: 'later' });
    expect((await restore(talk.id, 1, person, 'interaction')).body, 'a row that stands stays').toMatchObject({
      record: { interactionProductTable: [{ productId: product.id }] },
      left: [],
    });
  });

  it('is restored by nobody who may not change the record, or while it is confirmed', async () => {
    const { id } = await made(sales, '/mine', { name: 'first' });
    await sales.put(`/mine/${id}`, { name: 'second' });
    expect(await restore(id, 1, await api.signedIn('forwarder'))).toMatchObject({ status: 403 });
    const discount = await made(admin, '/discount', {});
    await admin.put(`/discount/${discount.id}`, { date: '2026-01-02T10:00:00Z' });
    await admin.put(`/discount/confirm/${discount.id}`);
    expect(await restore(discount.id, 1, admin, 'discount')).toMatchObject({ status: 409 });
  });
});

describe('history is closed where the record is', () => {
  it('the history of a record is closed to people who may not read the record, and generic calls show it to full rights alone', async () => {
    const forwarder = await api.signedIn('forwarder');
    expect(await forwarder.get('/object_versions/of/user/1')).toMatchObject({ status: 403 });
    expect(await sales.get('/object_versions')).toMatchObject({ status: 403 });
    expect(await admin.get('/object_versions/of/nothing/1')).toMatchObject({ status: 404 });
    expect(await admin.get('/object_versions/of/mine/999999')).toMatchObject({ status: 404 });
  });

  it('a firm does not read what a record was before it became theirs', async () => {
    const forwarder = await api.signedIn('forwarder');
    const { body } = await admin.get('/vendor_and_customer', { filter: { abbreviation: 'MEWA' } });
    const theirs = (body as { rows: { id: number }[] }).rows[0]?.id;
    const other = (await made(admin, '/vendor_and_customer', { name: 'Inna', isForwarder: true })).id;
    const { id } = await made(admin, '/disposition', { forwarder: other });
    await admin.put(`/disposition/${id}`, { forwarder: theirs });
    expect((await versionsOf('disposition', id, forwarder)).map(({ version }) => version)).toEqual([2]);
    const [, before] = await versionsOf('disposition', id);
    const [now] = await versionsOf('disposition', id, forwarder);
    expect(
      await forwarder.get('/object_versions/compare', { from: before?.id ?? 0, to: now?.id ?? 0 }),
    ).toMatchObject({ status: 404 });
  });
});
