import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReclamationAnalysis } from '#domain/service/reclamationAnalysis.rules.ts';
import { samples } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let forwarder: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  forwarder = await api.signedIn('forwarder');
});
afterAll(() => api?.close());

type Body = Record<string, unknown> & { id: number };
const bodyOf = ({ body }: Answer) => body as Body;
const make = async (path: string, input: object): Promise<Body> => {
  const answer = await sales.post(path, input);
  expect(answer).toMatchObject({ status: 201 });
  return bodyOf(answer);
};
const idOf = async (table: string, column: string, value: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(api.database.sql);
  return rows[0]?.id ?? 0;
};
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
    const files = [{ name: 'protokol.pdf', content: samples.pdf }];
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

describe('the specification’s own calls', () => {
  it('answer a reclamation in an envelope', async () => {
    const { id, numberStr } = await make('/reclamation', { salesReference: 'ZK/1' });
    expect(await sales.get(`/getreclamation/${id}`)).toMatchObject({
      status: 200,
      body: { httpStatus: 200, responseData: { numberStr, salesReference: 'ZK/1' } },
    });
    expect(await sales.get('/getreclamation/999999')).toMatchObject({ status: 404 });
  });

  it('write, change, list and delete its e-mails, each answered with status 200', async () => {
    const { id: reclamationId } = await make('/reclamation', {});
    const written = await sales.post('/reclamationemail', {
      reclamationId,
      to: 'a@b.pl',
      subject: 'Decyzja',
    });
    expect(written).toMatchObject({ status: 200, body: { httpStatus: 200, responseData: { sent: false } } });
    const { id } = (written.body as { responseData: Body }).responseData;
    expect(await sales.put(`/reclamationemail/${id}`, { body: 'Uznajemy.' })).toMatchObject({
      body: { httpStatus: 200, responseData: { body: 'Uznajemy.' } },
    });
    expect(await sales.get(`/getreclamationemail/${id}`)).toMatchObject({ body: { responseData: { id } } });
    const listed = async () =>
      ((await sales.get('/getreclamationemails', { reclamationId })).body as { responseData: Body[] })
        .responseData;
    expect((await listed()).map((email) => email.id)).toEqual([id]);
    expect(await sales.post(`/deletereclamationemail/${id}`)).toMatchObject({ body: { httpStatus: 200 } });
    expect(await listed()).toEqual([]);
  });

  it('send an e-mail once with the files that hang on it, and it is not changed afterwards', async () => {
    const { id: reclamationId } = await make('/reclamation', {});
    const { id } = await make('/reclamation_emails', {
      reclamationId,
      to: 'a@b.pl',
      subject: 'Decyzja',
      body: 'x',
    });
    const [first, second] = await Promise.all([1, 2].map(() => sales.post(`/reclamation_emails/${id}/send`)));
    expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 409]));
    const { rows } = await sql<{ status: string; subject: string }>`
      select status, subject from outgoing_email where event = ${`reclamationEmail:${id}`}`.execute(
      api.database.sql,
    );
    expect(rows).toEqual([{ status: 'queued', subject: 'Decyzja' }]);
    expect(await sales.put(`/reclamationemail/${id}`, { body: 'y' })).toMatchObject({
      status: 409,
      body: { code: 'reclamation_email_sent' },
    });
  });

  it('are closed to whom reclamations are closed', async () => {
    const { id } = await make('/reclamation', {});
    const calls: [string, string, object?][] = [
      ['GET', `/getreclamation/${id}`],
      ['GET', `/reclamation/${id}/state`],
      ['POST', `/reclamation/${id}/moves/decide`, { decisionId: 1 }],
      ['POST', `/reclamation/${id}/moves/changeState`, { stateId: 1 }],
      ['POST', `/reclamation/${id}/moves/orderProduction`, { orderNumber: 'ZP/1' }],
      ['GET', `/getreclamationemails`],
      ['POST', '/reclamationemail', { reclamationId: id, to: 'a@b.pl', subject: 'x' }],
      ['GET', '/reclamation_analysis?from=2026-01-01&to=2026-12-31'],
    ];
    for (const [method, path, body] of calls)
      expect(await forwarder.send(method, path, body), path).toMatchObject({ status: 403 });
  });

  it('ask to come again while Temporal is away', async () => {
    const { id } = await make('/reclamation', {});
    expect(await sales.post(`/reclamation/${id}/moves/changeState`, { stateId: 1 })).toMatchObject({
      status: 503,
      body: { code: 'temporal_unavailable' },
    });
  });
});

describe('the analysis', () => {
  const period = { from: '2020-01-01', to: '2020-12-31' };
  const analysis = async () => (await sales.get('/reclamation_analysis', period)).body as ReclamationAnalysis;

  it('adds up to what plain SQL finds in the records, by every dimension', async () => {
    const subject = await idOf('reclamation_subject', 'code', 'MASA');
    const [carrier, euro] = await Promise.all([
      idOf('reclamation_perpetrator', 'code', 'CARRIER'),
      idOf('currency', 'code', 'EUR'),
    ]);
    for (const [day, amounts, cost] of [
      ['2020-02-03', ['10.00', '20.00'], '5.00'],
      ['2020-02-20', ['7.50'], '2.25'],
      ['2020-05-05', [], '1.00'],
    ] as const) {
      const { id } = await make('/reclamation', { inputDate: day });
      for (const amount of amounts)
        await make('/reclamation_item', { reclamationId: id, amount, reclamationSubjectId: subject });
      const line = { reclamationId: id, description: 'Transport', reclamationPerpetratorId: carrier };
      await make('/reclamation_cost', { ...line, amount: cost });
      if (amounts.length === 1)
        await make('/reclamation_cost', { ...line, amount: '3.00', currencyId: euro });
    }
    await sql`update reclamation set decision_date = input_date + 4 where input_date = '2020-02-03'`.execute(
      api.database.sql,
    );
    const { totals, parts, unpriced } = await analysis();
    const { rows } = await sql<{ amount: string; cost: string; reclamations: number }>`
      select (select sum(i.amount)::text from reclamation_item i join reclamation r on r.id = i.reclamation_id
          where r.input_date between '2020-01-01' and '2020-12-31') as amount,
        (select sum(c.amount)::text from reclamation_cost c join reclamation r on r.id = c.reclamation_id
          where r.input_date between '2020-01-01' and '2020-12-31' and c.currency_id is null) as cost,
        (select count(*)::int from reclamation where input_date between '2020-01-01' and '2020-12-31')
          as reclamations`.execute(api.database.sql);
    expect(totals).toMatchObject({ ...rows[0], positions: 3, decided: 1, days: '4.0' });
    expect(unpriced).toBe(1);
    expect(parts.subject).toMatchObject([
      { name: 'Różnica masy', reclamations: 2, amount: '37.50', cost: null },
    ]);
    expect(parts.perpetrator).toMatchObject([
      { key: String(carrier), reclamations: 3, positions: 0, cost: '8.25' },
      { key: null, reclamations: 2, positions: 3, amount: '37.50' },
    ]);
    expect(parts.month.map(({ key, cost }) => [key, cost])).toEqual([
      ['2020-02', '7.25'],
      ['2020-05', '1.00'],
    ]);
    for (const dimension of ['type', 'group', 'manager', 'month'] as const) {
      const sum = parts[dimension].reduce((all, { reclamations }) => all + reclamations, 0);
      expect(sum, dimension).toBe(totals.reclamations);
    }
  });

  it('counts a cost in another currency by the rate that was used on its day', async () => {
    const euro = await idOf('currency', 'code', 'EUR');
    await make('/exchange_rates', {
      currency: euro,
      rate: '4.5',
      rateDate: '2020-01-02',
      activeDate: '2020-01-03',
    });
    expect(await analysis()).toMatchObject({ totals: { cost: '21.75' }, unpriced: 0 });
  });

  it('comes as a workbook too', async () => {
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
