import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { neverOpen } from '#domain/kernel/lifecycle.ts';
import { declarations } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { bodyOf, type Body } from '../testing/making.ts';
import { everyComparison } from '../testing/sampleValues.ts';
import { sampleRecordsOf, type SampleRecords } from '../testing/sampleRecords.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** What every object owes a caller, whatever it is: the next one is tested by being declared. */
let api: TestApi;
let admin: Visitor;
let samples: SampleRecords;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  samples = sampleRecordsOf(api, admin);
});
afterAll(() => api?.close());

/** Conditions that one address holds. */
const fitInAddress = 80;

/** Values that have no order anybody would expect. */
const unsortable = new Set<string | undefined>(['rows', 'json', 'translated']);

/** What callers create by the general call. Objects with `createdBy`, such as files, have a call of their own. */
const writable = declarations
  .filter((each) => !each.writtenBy && !each.createdBy)
  .map((each) => [each.name, each] as const);
const all = declarations.map((each) => [each.name, each] as const);
const ownedElsewhere = declarations
  .filter((each) => each.writtenBy)
  .map((each) => [each.name, each] as const);

describe.each(all)('%s', (name, declaration) => {
  const { path } = declaration;

  it('is listed in the specification’s dialect, by its default sort and by every column of its list', async () => {
    const page = await admin.get(`/${path}`);
    expect(page).toMatchObject({
      status: 200,
      body: { rows: expect.any(Array), count: expect.any(Number), countCapped: false },
    });
    for (const sort of declaration.list) {
      const status = unsortable.has(fieldOf(declaration, sort)?.type) ? 400 : 200;
      expect(await admin.get(`/${path}`, { sort, desc: 'true' })).toMatchObject({ status });
    }
  });

  it('is listed in simple-rest’s dialect, with Content-Range that a page of another port may read', async () => {
    const { status, headers, body } = await admin.get(`/${path}`, {
      sort: ['id', 'ASC'],
      range: [0, 4],
      filter: {},
    });
    expect(status).toBe(200);
    expect(body).toBeInstanceOf(Array);
    expect(headers.get('content-range')).toMatch(new RegExp(`^${path} 0-\\d+/\\d+$`));
    expect(headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('is counted as it is listed', async () => {
    const [{ body: page }, { body: count }] = [
      await admin.get(`/${path}`),
      await admin.get(`/${path}/count`),
    ];
    expect(count).toEqual({ count: (page as Body).count, countCapped: false });
  });

  it('is searched by words', async () => {
    expect(await admin.get(`/${path}`, { filter: { searchStr: 'no such words anywhere' } })).toMatchObject({
      status: 200,
      body: { rows: [] },
    });
  });

  it('is asked by every operator on every field, in both dialects', async () => {
    const asked = everyComparison(declaration).map((comparison) => ({ filters: [comparison] }));
    for (let at = 0; at < asked.length; at += fitInAddress) {
      const filter = { or: asked.slice(at, at + fitInAddress) };
      const page = await admin.get(`/${path}`, { filter, limit: 1 });
      expect(page).toMatchObject({ status: 200, body: { rows: expect.any(Array) } });
      const range = await admin.get(`/${path}`, { filter, range: [0, 0], sort: ['id', 'DESC'] });
      expect(range).toMatchObject({ status: 200, body: expect.any(Array) });
    }
  });

  it('has no record under a predefined name that none has', async () => {
    expect(await admin.get(`/${path}/predefined/NoSuchName`)).toMatchObject({
      status: 404,
      body: { code: 'record_not_found', params: { object: name } },
    });
  });

  it('is described by its metadata, field by field and with a title', async () => {
    const { status, body } = await admin.get('/app/object_meta', { objectType: name, lang: 'pl' });
    expect(status).toBe(200);
    const meta = body as { title: string; fields: { name: string; label: string }[] };
    expect(meta.title).not.toBe(name);
    expect(meta.fields.map((field) => field.name)).toEqual(
      expect.arrayContaining(Object.keys(declaration.fields)),
    );
  });

  it('is closed to who has not signed in', async () => {
    const stranger = api.visitor();
    for (const answer of [
      await stranger.get(`/${path}`),
      await stranger.get(`/${path}/1`),
      await stranger.post(`/${path}`),
      await stranger.delete(`/${path}/1`),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    }
  });

  it('refuses a filter by a field it does not have, and names it', async () => {
    expect(await admin.get(`/${path}`, { filter: { noSuchField: 1 } })).toMatchObject({
      status: 400,
      body: { code: 'filter_field_unknown', params: { field: 'noSuchField', object: name } },
    });
  });
});

describe.each(writable)('%s', (name, declaration) => {
  const { path } = declaration;

  it('is created, read, changed, marked and unmarked, and removed', async () => {
    const created = await samples.make(declaration);
    expect(bodyOf(await admin.get(`/${path}/${created.id}`))).toMatchObject(created);

    await admin.post('/additional_parameters', { name: 'Seal', model: name });
    const additional = { seal: 'red' };
    const changed = await admin.put(`/${path}/${created.id}`, { updatedAt: created.updatedAt, additional });
    expect(changed).toMatchObject({ status: 200, body: { id: created.id, additional } });
    expect(bodyOf(await admin.get(`/${path}/${created.id}`))).toEqual(changed.body);
    expect(
      await admin.put(`/${path}/${created.id}`, { updatedAt: created.updatedAt, additional: {} }),
    ).toMatchObject({ status: 409, body: { code: 'stale_record' } });

    const alone = { id: created.id, additional };
    expect(
      await admin.get(`/${path}`, { filter: { 'additional.seal': 'red' }, sort: 'additional.seal' }),
    ).toMatchObject({ body: { rows: [alone], count: 1 } });
    const byId = { filter: { id: [created.id] }, range: [0, 9], sort: ['additional.seal', 'ASC'] };
    expect((await admin.get(`/${path}`, byId)).body).toMatchObject([alone]);

    // Admin made the record. Some calls are open to the author alone.
    const author = { ...systemActor, userId: Number(created.authorId) };
    const { closed } = await api.database.records.lifecycle(author, name, created.id);
    if (closed.includes('mark'))
      return expect(await admin.post(`/${path}/change_deletion_mark`, { id: created.id })).toMatchObject({
        status: 409,
      });
    expect(await admin.post(`/${path}/change_deletion_mark`, { id: created.id })).toMatchObject({
      status: 200,
      body: { markedToDelete: true },
    });
    expect(
      await admin.post(`/${path}/change_deletion_mark`, { id: created.id, markedToDelete: false }),
    ).toMatchObject({ body: { markedToDelete: false } });

    expect(await admin.delete(`/${path}/${created.id}`)).toMatchObject({
      status: 200,
      body: { id: created.id },
    });
    expect(await admin.get(`/${path}/${created.id}`)).toMatchObject({
      status: 404,
      body: { code: 'record_not_found', params: { object: name } },
    });
  });

  it('names each field that is missing', async () => {
    // The server fills in the owner (the field that `personal` names), and some other values.
    const isFilled = (field: string): boolean => {
      const declared = fieldOf(declaration, field);
      return declared !== undefined && ('default' in declared || declared.filledByServer === true);
    };
    const missing = Object.keys(await samples.required(declaration)).filter(
      (field) => field !== declaration.personal && !isFilled(field),
    );
    const answer = await admin.post(`/${path}`, {});
    if (missing.length === 0) return expect(answer.status).toBe(201);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    const { errors } = answer.body as { errors: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual(
      missing.map((field) => `${field} required`).toSorted(),
    );
  });

  it('is confirmed and unconfirmed when it is a document that its lifecycle lets people confirm', async () => {
    const { id } = await samples.make(declaration);
    const confirmed = await admin.put(`/${path}/confirm/${id}`);
    if (declaration.kind !== 'document')
      return expect(confirmed).toMatchObject({ status: 409, body: { code: 'not_a_document' } });
    if (neverOpen(declaration.lifecycle).includes('confirm')) {
      const refusals = declaration.lifecycle?.states.map(({ refusal }) => refusal);
      expect(confirmed.status).toBe(409);
      return expect(refusals).toContain((confirmed.body as { code: string }).code);
    }
    expect(confirmed).toMatchObject({ status: 200, body: { confirmed: true } });
    expect(await admin.put(`/${path}/${id}`, { additional: {} })).toMatchObject({
      status: 409,
      body: { code: 'record_confirmed' },
    });
    expect(await admin.put(`/${path}/undo_confirm/${id}`)).toMatchObject({
      status: 200,
      body: { confirmed: false },
    });
  });
});

describe.each(ownedElsewhere)('%s', (name, { path }) => {
  it('is written by nobody who calls', async () => {
    expect(await admin.post(`/${path}`, {})).toMatchObject({
      status: 409,
      body: { code: 'owned_by_workflow', params: { object: name } },
    });
    expect(await admin.delete(`/${path}/1`)).toMatchObject({
      status: 409,
      body: { code: 'owned_by_workflow' },
    });
  });
});

const otherwiseNamed = declarations.flatMap((each) =>
  Object.entries(each.alsoNamed ?? {}).map(([other, own]) => [each.name, other, own, each] as const),
);

describe.each(otherwiseNamed)(
  '%s, where the specification says %s for %s',
  (_object, other, own, declaration) => {
    const { path } = declaration;
    const field = fieldOf(declaration, own);
    const [outer = '', inner] = other.split('.');
    const said = (value: unknown): object =>
      inner === undefined ? { [outer]: value } : { [outer]: { [inner]: value } };
    const answered = (body: unknown): unknown => {
      const found = (body as Record<string, unknown>)[outer];
      return inner === undefined ? found : (found as Record<string, unknown>)[inner];
    };

    it('is written, answered, listed and found by either name', async () => {
      const value =
        field?.type === 'reference'
          ? (await samples.make(api.database.registry.byName(field.to))).id
          : { boolean: true, text: 'so named' }[field?.type as 'boolean' | 'text'];
      // Records such as files are not made by the general call.
      const record = declaration.createdBy
        ? undefined
        : await samples.make(declaration, notUnder(own, said(value)));
      if (record) {
        expect(answered(record)).toEqual(record[own]);
        expect(field?.type === 'reference' ? record[`${own}Id`] : record[own]).toBe(value);
        // A caller may send back a whole record with one name changed: that one counts, and not the name with the old value.
        const echoed = { ...record, ...said(null) };
        const emptied =
          field?.required || field?.type === 'boolean'
            ? undefined
            : await admin.put(`/${path}/${record.id}`, echoed);
        if (emptied) expect(emptied).toMatchObject({ status: 200, body: { [own]: null } });
      }
      expect(await admin.get(`/${path}`, { filter: { [other]: value }, sort: other })).toMatchObject({
        status: 200,
      });
    });
  },
);

/** What is sent under the other name is not sent under its own. */
const notUnder = (own: string, more: object): object => ({ [own]: undefined, ...more });

it.each(declarations.filter(({ answersWith }) => answersWith).map((each) => [each.name, each] as const))(
  '%s is answered with the records that hang on it, to who may read them',
  async (name, declaration) => {
    const record = await samples.make(declaration);
    for (const [list, hanging] of Object.entries(declaration.answersWith ?? {})) {
      const held = api.database.registry.byName(hanging.object);
      const link =
        'by' in hanging
          ? { [hanging.by]: record.id }
          : { [hanging.ownerObject]: name, [hanging.ownerId]: record.id };
      if (!held.writtenBy && !held.createdBy) await samples.make(held, link);
      const { [list]: rows } = bodyOf(await admin.get(`/${declaration.path}/${record.id}`));
      expect(rows).toHaveLength(held.writtenBy || held.createdBy ? 0 : 1);
    }
  },
);

it('a firm’s answer about its request holds no comment of the staff', async () => {
  const forwarder = await api.signedIn('forwarder');
  const { body } = await forwarder.get('/customer_request', { limit: 1 });
  const firm = bodyOf(await forwarder.get('/vendor_and_customer', { limit: 1 })) as unknown as {
    rows: { id: number }[];
  };
  expect(body).toMatchObject({ rows: expect.any(Array) });
  const request = await samples.make(api.database.registry.byName('customerRequest'), {
    customer: firm.rows[0]?.id,
  });
  await samples.make(api.database.registry.byName('customerRequestComment'), { customerRequest: request.id });
  expect(await forwarder.get(`/customer_request/${request.id}`)).toMatchObject({
    status: 200,
    body: { comments: [] },
  });
  expect(await admin.get(`/customer_request/${request.id}`)).toMatchObject({ body: { comments: [{}] } });
});
