import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/kernel/filter.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { reports } from '#domain/reports/declaredReports.ts';
import { dimensionsOf } from '#domain/reports/report.ts';
import type { ReportResult } from '#domain/reports/report.contracts.ts';
import { reportFilter } from '#domain/reports/reportPeriod.rules.ts';
import { readWorkbook } from '../testing/readWorkbook.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
const customers: number[] = [];

/** Two customers and one interaction without any, around the midnights of Warsaw. */
const interactions = [
  ['2019-03-11T22:59:59.999Z', 0],
  ['2019-03-11T23:00:00.000Z', 0],
  ['2019-03-12T10:00:00.000Z', 0],
  ['2019-03-12T22:59:59.999Z', 1],
  ['2019-03-12T23:00:00.000Z', undefined],
] as const;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  const create = async (object: string, input: object) =>
    (await api.database.records.create(systemActor, object, { ...input })).id;
  for (const name of ['Alfa', 'Beta']) customers.push(await create('counterparty', { name }));
  for (const [date, customer] of interactions)
    await create('interaction', {
      reference: 'zapytanie',
      date,
      customer: customer === undefined ? null : customers[customer],
    });
  const { id: status } = await api.database.records.predefined(systemActor, 'salesOrderStatus', 'NEW');
  const { id: currency } = await api.database.records.predefined(systemActor, 'currency', 'PLN');
  for (const customer of customers)
    await create('salesOrder', {
      date: '2019-05-02T10:00:00Z',
      reference: 'rejestr',
      customer,
      status,
      currency,
    });
  const emailAccount = await create('emailAccount', {
    name: 'Biuro',
    user: 'biuro',
    isGeneral: true,
  });
  for (const counterparty of [customers[0], null])
    await create('incomingEmail', {
      date: '2019-05-02T10:00:00Z',
      subject: 'Pytanie',
      emailAccount,
      counterparty,
    });
});
afterAll(() => api?.close());

const ask = async (report: string, query: Record<string, string>): Promise<ReportResult> => {
  const { status, body } = await admin.get(`/reports/${report}`, query);
  expect(status).toBe(200);
  return body as ReportResult;
};

describe.each(reports.map((report) => [report.name, report] as const))('the report %s', (name, report) => {
  const year = { from: '2019-01-01', to: '2019-12-31' };

  it('counts the same records in every dimension as a list with its filter', async () => {
    const { totals, groups, rows } = await ask(name, year);
    const filter = parseFilter(api.database.registry, report.object, reportFilter(report, year));
    const listed = await api.database.records.count(systemActor, report.object.name, filter);
    expect(totals.count).toBe(listed.count);
    expect(rows).toHaveLength(listed.count);
    for (const dimension of dimensionsOf(report)) {
      const counted = (groups[dimension] ?? []).reduce((sum, { count }) => sum + count, 0);
      expect(counted, dimension).toBe(totals.count);
    }
  });

  it('serves the columns that it declares for each record', async () => {
    const { rows } = await ask(name, year);
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining([...report.columns]));
  });

  it('has the sums of its measures at the end of the first sheet of its workbook', async () => {
    const { totals } = await ask(name, year);
    const response = await fetch(`${api.url}/reports/${name}/file?from=${year.from}&to=${year.to}&lang=pl`, {
      headers: { cookie: admin.cookie() },
    });
    const [sums, records] = await readWorkbook(new Uint8Array(await response.arrayBuffer()));
    const measured = report.measures.map((measure) => Number(totals.sums[measure]));
    expect(sums?.rows.at(-1)).toEqual([null, 'Razem', totals.count, ...measured]);
    expect(records?.rows).toHaveLength(totals.count + 1);
  });

  it.each([
    [{ from: '2019-03-12', to: '2019-03-11' }, 'query_invalid'],
    [{ from: '2017-03-12', to: '2019-03-12' }, 'query_invalid'],
    [{ from: 'yesterday', to: '2019-03-12' }, 'query_invalid'],
    [{ from: '2019-03-12', to: '2019-03-12', filter: 'no JSON' }, 'query_invalid'],
    [{ from: '2019-03-12', to: '2019-03-12', filter: '{"password":"x"}' }, 'filter_field_unknown'],
  ])('refuses %j', async (query, code) => {
    expect(await admin.get(`/reports/${name}`, query)).toMatchObject({ status: 400, body: { code } });
  });

  it('is not for people of other firms', async () => {
    const forwarder = await api.signedIn('forwarder');
    expect(await forwarder.get(`/reports/${name}`, year)).toMatchObject({ status: 403 });
  });
});

describe('the report of interactions', () => {
  it('has the interactions from midnight to midnight in Warsaw, the most frequent customer first', async () => {
    const { groups, totals, rows } = await ask('interaction-report', {
      from: '2019-03-12',
      to: '2019-03-12',
    });
    expect(totals).toEqual({ count: 3, sums: {} });
    expect(groups.customer).toEqual([
      { key: String(customers[0]), name: 'Alfa', count: 2, sums: {} },
      { key: String(customers[1]), name: 'Beta', count: 1, sums: {} },
    ]);
    expect(groups.day).toEqual([{ key: '2019-03-12', name: null, count: 3, sums: {} }]);
    expect(rows.map(({ date }) => date)).toEqual(interactions.slice(1, 4).map(([date]) => date));
  });

  it('puts interactions without a customer into a group of their own', async () => {
    const { groups } = await ask('interaction-report', { from: '2019-03-13', to: '2019-03-13' });
    expect(groups.customer).toEqual([{ key: null, name: null, count: 1, sums: {} }]);
  });

  it('has no shifts', async () => {
    const query = { from: '2019-03-12', to: '2019-03-12', shift: 'I' };
    expect(await admin.get('/reports/interaction-report', query)).toMatchObject({ status: 400 });
  });

  it('is narrowed by the filter of a list', async () => {
    const filter = JSON.stringify({ customer: customers[1] });
    const { totals } = await ask('interaction-report', { from: '2019-03-01', to: '2019-03-31', filter });
    expect(totals.count).toBe(1);
  });
});

it('a report of another name is not found', async () => {
  const query = { from: '2019-03-12', to: '2019-03-12' };
  expect(await admin.get('/reports/nothing', query)).toMatchObject({ status: 404 });
});
