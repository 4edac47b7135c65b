import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { bodyOf, idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
});
afterAll(() => api?.close());

const idOf = (table: string, column: string, value: string) => idBy(api, table, column, value);
const stateOf = (name: string) => idOf('reclamation_state', 'predefined_name', name);
const outboxOf = async (reclamationId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox
    where kind = 'reclamation' and payload = ${JSON.stringify({ reclamationId })}::jsonb`.execute(
    api.database.sql,
  );
  return rows[0]?.count ?? 0;
};

describe('a new reclamation', () => {
  it('begins with the status 17 and the term that its type leaves in working days, and starts its workflow', async () => {
    const reclamationType = await idOf('reclamation_type', 'predefined_name', 'quantity');
    const made = await make('/reclamation', { reclamationType, inputDate: '2026-11-18' });
    expect(made).toMatchObject({
      statusId: await stateOf('17'),
      // Fourteen working days for a complaint about the quantity.
      executionTerm: '2026-12-08',
      decisionId: null,
    });
    expect(await outboxOf(made.id)).toBe(1);
  });

  it('has its term moved with its type and day, but not where somebody says another', async () => {
    const [quantity, quality] = await Promise.all(
      ['quantity', 'quality'].map((name) => idOf('reclamation_type', 'predefined_name', name)),
    );
    const { id } = await make('/reclamation', { reclamationType: quantity, inputDate: '2026-11-18' });
    const put = async (input: object) => bodyOf(await sales.put(`/reclamation/${id}`, input)).executionTerm;
    // Thirty working days for a complaint about the quality; Christmas and New Year are holidays.
    expect(await put({ reclamationType: quality })).toBe('2027-01-04');
    expect(await put({ inputDate: '2026-11-19', executionTerm: '2026-12-01' })).toBe('2026-12-01');
    expect(await put({ comment: 'x' })).toBe('2026-12-01');
    expect(await outboxOf(id)).toBe(3);
  });

  it('keeps its status to its workflow: what stands may be sent back, another one is refused by name', async () => {
    const made = await make('/reclamation', {});
    expect((await sales.put(`/reclamation/${made.id}`, { status: made.statusId })).status).toBe(200);
    expect(await sales.put(`/reclamation/${made.id}`, { status: await stateOf('closed') })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'status', code: 'read_only_field' }] },
    });
  });
});

describe('what a reclamation is made of', () => {
  it('lists the codes and orders of its parts once, and is worth what its positions are', async () => {
    const { id } = await make('/reclamation', {});
    const [mass, quality] = await Promise.all(
      ['MASA', 'JAKOSC'].map((code) => idOf('reclamation_subject', 'code', code)),
    );
    const item = { reclamationId: id, amount: '100.10' };
    await make('/reclamation_item', { ...item, reclamationSubjectId: mass });
    await make('/reclamation_item', { ...item, reclamationSubjectId: quality });
    const last = await make('/reclamation_item', { ...item, reclamationSubjectId: mass });
    await make('/prodorder_reclamations', { reclamationId: id, orderNumber: 'ZP/9' });
    await make('/reclamation_production_order', { reclamationId: id, orderNumber: 'ZP/10' });
    const standing = async () => bodyOf(await sales.get(`/reclamation/${id}`));
    expect(await standing()).toMatchObject({
      subjectCodes: 'JAKOSC, MASA',
      orderNumbers: 'ZP/9, ZP/10',
      amount: '300.30',
    });
    await sales.post('/reclamation_item/change_deletion_mark', { id: last.id });
    expect(await standing()).toMatchObject({ amount: '200.20' });
  });

  it('lists as many orders as have room, without half an emoji at the end', async () => {
    const { id } = await make('/reclamation', {});
    // Each takes 60 characters of the list with the comma behind it, so that the limit of 2000 is inside the emoji of one.
    for (let number = 10; number < 44; number += 1) {
      const orderNumber = `${number}${'x'.repeat(17)}🚛${'y'.repeat(37)}`;
      await make('/prodorder_reclamations', { reclamationId: id, orderNumber });
    }
    const orderNumbers = String(bodyOf(await sales.get(`/reclamation/${id}`)).orderNumbers);
    expect(orderNumbers.slice(1978)).toBe(`, 43${'x'.repeat(17)}`);
  });

  it('is worth nothing once its last position with an amount is deleted, moved or emptied', async () => {
    const other = await make('/reclamation', { amount: '5.00' });
    const admin = await api.signedIn('admin');
    const ways: Readonly<Record<string, (item: number) => Promise<Answer>>> = {
      marked: (id) => sales.post('/reclamation_item/change_deletion_mark', { id }),
      deleted: (id) => admin.delete(`/reclamation_item/${id}`),
      emptied: (id) => sales.put(`/reclamation_item/${id}`, { amount: null }),
      moved: (id) => sales.put(`/reclamation_item/${id}`, { reclamationId: other.id }),
    };
    for (const [name, way] of Object.entries(ways)) {
      const { id } = await make('/reclamation', { amount: '9.00' });
      const item = await make('/reclamation_item', { reclamationId: id, amount: '100.10' });
      expect((await way(item.id)).status, name).toBe(200);
      expect(bodyOf(await sales.get(`/reclamation/${id}`)), name).toMatchObject({ amount: null });
    }
    expect(bodyOf(await sales.get(`/reclamation/${other.id}`))).toMatchObject({ amount: '100.10' });
  });

  it('keeps an amount that was typed while its positions come and go without amounts', async () => {
    const { id } = await make('/reclamation', { amount: '9.00' });
    const item = await make('/reclamation_item', { reclamationId: id });
    await sales.post('/reclamation_item/change_deletion_mark', { id: item.id });
    expect(bodyOf(await sales.get(`/reclamation/${id}`))).toMatchObject({ amount: '9.00' });
  });

  it('is called by the new code of its subject when that is given one', async () => {
    const { id } = await make('/reclamation', {});
    const { id: subject } = await make('/reclamation_subjects', { name: 'Zapach', code: 'ZAPACH' });
    await make('/reclamation_item', { reclamationId: id, reclamationSubjectId: subject });
    await sales.put(`/reclamation_subjects/${subject}`, { code: 'WON' });
    expect(bodyOf(await sales.get(`/reclamation/${id}`))).toMatchObject({ subjectCodes: 'WON' });
  });

  it('may be held still: then no position is added', async () => {
    const { id } = await make('/reclamation', { editPossitions: false });
    expect(await sales.post('/reclamation_item', { reclamationId: id })).toMatchObject({
      status: 409,
      body: { code: 'reclamation_positions_kept' },
    });
  });

  it('is noted in its history by action: files and orders by themselves, comments by people, who write no other', async () => {
    const { id } = await make('/reclamation', {});
    const words = { reclamationId: id, verification_protocol: true, description: 'Oględziny' };
    const files = [{ name: 'protokol.pdf', content: sampleFiles.pdf }];
    expect((await upload(api.url, sales, '/reclamation_file', files, words)).status).toBe(201);
    await make('/reclamation_production_order', { reclamationId: id, orderNumber: 'ZP/11' });
    const comment = { reclamationId: id, actionType: 'CommentAdded', description: 'Zadzwonić' };
    await make('/reclamation_history', comment);
    const { rows } = (await sales.get('/reclamation_history', { filter: { reclamation: id }, sort: 'id' }))
      .body as { rows: Body[] };
    expect(rows.map(({ actionType, description }) => [actionType, description])).toEqual([
      ['FileAdded', 'protokol.pdf'],
      ['ServiceOrderAdded', 'ZP/11'],
      ['CommentAdded', 'Zadzwonić'],
    ]);
    const kept = { status: 409, body: { code: 'reclamation_history_kept' } };
    expect(await sales.post('/reclamation_history', { ...comment, actionType: 'Decision' })).toMatchObject(
      kept,
    );
    expect(await sales.put(`/reclamation_history/${rows[0]?.id}`, { description: 'x' })).toMatchObject(kept);
  });
});

describe('a closed reclamation', () => {
  const closed = async (): Promise<Body> => {
    const { id } = await make('/reclamation', { comment: 'before' });
    await api.database.records.update(systemActor, 'reclamation', id, { status: await stateOf('closed') });
    return bodyOf(await sales.get(`/reclamation/${id}`));
  };
  const refused = { status: 409, body: { code: 'reclamation_closed' } };

  it('tells its way out in the reader’s words, and to the form before anybody types', async () => {
    const { id } = await closed();
    expect(await sales.put(`/reclamation/${id}`, { amount: '9999.00' })).toMatchObject(refused);
    expect(await sales.get(`/reclamation/${id}/lifecycle`)).toMatchObject({
      status: 200,
      body: { state: 'closed', closed: expect.arrayContaining(['update', 'mark', 'delete', 'removeFile']) },
    });
  });

  it('is not counted among the goods to be collected', async () => {
    const toCollect = async (): Promise<number> => {
      const { body } = await sales.get('/reclamation/count_by_group');
      const groups = body as { predefinedName: string; count: number }[];
      return groups.find(({ predefinedName }) => predefinedName === 'toReceive')?.count ?? -1;
    };
    const before = await toCollect();
    await closed();
    expect(await toCollect()).toBe(before);
    const { id } = await make('/reclamation', {});
    await api.database.records.update(systemActor, 'reclamation', id, { status: await stateOf('ready') });
    expect(await toCollect()).toBe(before + 1);
  });

  it('a closed reclamation is counted in a group that an administrator has added', async () => {
    const { records } = api.database;
    const group = await records.create(systemActor, 'reclamationStatusGroup', { name: 'Archiwum' });
    const status = await records.create(systemActor, 'reclamationState', {
      name: 'W archiwum',
      isClosed: true,
      reclamationStatusGroup: group.id,
    });
    const { id } = await make('/reclamation', {});
    await records.update(systemActor, 'reclamation', id, { status: status.id });
    const { body } = await sales.get('/reclamation/count_by_group');
    expect(body).toContainEqual({ id: group.id, name: 'Archiwum', predefinedName: null, count: 1 });
  });

  it('is not changed by a sheet either', async () => {
    const { numberStr } = await closed();
    const form = new FormData();
    form.set('options', JSON.stringify({ key: ['numberStr'] }));
    form.set('file', new Blob([`numberStr,comment\r\n${String(numberStr)},after`]), 'sheet');
    const response = await fetch(`${api.url}/reclamation/import`, {
      method: 'POST',
      headers: { cookie: sales.cookie() },
      body: form,
    });
    expect(await response.json()).toMatchObject({
      written: false,
      rows: [{ action: 'refused', errors: [{ code: 'reclamation_closed' }] }],
    });
  });

  it('does not go back to an earlier version', async () => {
    const admin = await api.signedIn('admin');
    await admin.post('/object_versioning_settings', { objectType: 'reclamation', versioningMethod: 'all' });
    const { id } = await make('/reclamation', { comment: 'before' });
    await sales.put(`/reclamation/${id}`, { comment: 'after' });
    await api.database.records.update(systemActor, 'reclamation', id, { status: await stateOf('closed') });
    const { rows } = (await sales.get(`/object_versions/of/reclamation/${id}`)).body as { rows: Body[] };
    const first = rows.at(-1)?.id;
    expect(await sales.post(`/object_versions/${first}/restore`, {})).toMatchObject(refused);
  });

  it('keeps its evidence; what is taken from an open one is in the history', async () => {
    const files = [{ name: 'protokol.pdf', content: sampleFiles.pdf }];
    const protocolOf = async (reclamationId: number): Promise<number> => {
      const { body } = await upload(api.url, sales, '/reclamation_file', files, { reclamationId });
      return (body as { rows: Body[] }).rows[0]?.id ?? 0;
    };
    const { id: open } = await make('/reclamation', {});
    const taken = await protocolOf(open);
    expect((await sales.delete(`/file/${taken}`)).status).toBe(200);
    const { body } = await sales.get('/reclamation_history', { filter: { reclamation: open }, sort: 'id' });
    expect((body as { rows: Body[] }).rows.map(({ actionType }) => actionType)).toEqual([
      'FileAdded',
      'FileRemoved',
    ]);
    const { id } = await make('/reclamation', {});
    const kept = await protocolOf(id);
    await api.database.records.update(systemActor, 'reclamation', id, { status: await stateOf('closed') });
    expect(await sales.delete(`/file/${kept}`)).toMatchObject(refused);
  });

  it('is not made as one, nor as one whose goods may be fetched', async () => {
    expect(await sales.post('/reclamation', { status: await stateOf('closed') })).toMatchObject(refused);
    expect(await sales.post('/reclamation', { status: await stateOf('ready') })).toMatchObject({
      status: 409,
      body: { code: 'reclamation_undecided' },
    });
  });
});

describe('the postal code of a reclamation', () => {
  it.each([
    ['PL', '80-555', undefined],
    ['PL', '80555X', 'postal_code_invalid'],
    ['DE', '80-555', 'postal_code_foreign'],
    ['DE', '20095', undefined],
    [undefined, '1234 AB', undefined],
    [undefined, '80555X', 'postal_code_invalid'],
  ])('the postal code of a reclamation of a customer in %s: %s', async (country, postalCode, code) => {
    const admin = makingAs(await api.signedIn('admin'));
    const countryId = country ? await idOf('country', 'code', country) : null;
    const { id: customer } = await admin('/vendor_and_customer', {
      name: `Klient ${country}`,
      country: countryId || null,
    });
    const answer = await sales.post('/reclamation', { customer, postalCode });
    if (code === undefined) return expect(answer.status).toBe(201);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'postalCode', code }] } });
  });
});

describe('the analysis', () => {
  const period = { from: '2020-01-01', to: '2020-12-31' };

  it('comes with its sums, and as a workbook', async () => {
    await make('/reclamation', { inputDate: '2020-02-03', amount: '10.00' });
    expect(await sales.get('/reclamation_analysis', period)).toMatchObject({
      status: 200,
      body: { totals: { reclamations: 1, amount: '10.00' }, unpriced: 0 },
    });
    const { status, headers } = await sales.get('/reclamation_analysis/file', period);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('spreadsheetml');
  });

  it.each([
    ['to', { from: '2026-02-01', to: '2026-01-01' }],
    ['from', { from: '2016-01-01', to: '2026-01-01' }],
  ])('refuses a span whose %s is not possible', async (parameter, query) => {
    expect(await sales.get('/reclamation_analysis', query)).toMatchObject({
      status: 400,
      body: { params: { parameter } },
    });
  });
});
