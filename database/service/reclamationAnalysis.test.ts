import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type {
  ReclamationAnalysis,
  ReclamationDimension,
  ReclamationPart,
} from '#domain/service/reclamationAnalysis.rules.ts';
import { freshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { reclamationAnalysis } from './reclamationAnalysis.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase({ demo: true });
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

const analysed = (from: string, to = from): Promise<ReclamationAnalysis> =>
  reclamationAnalysis(database.sql, database.registry, systemActor, { from, to }, 'pl');
const create = async (object: string, input: RecordInput): Promise<number> =>
  (await database.records.create(systemActor, object, input)).id;
const idOf = async (table: string, code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where code = ${code}`.execute(
    database.sql,
  );
  return rows[0]?.id ?? 0;
};

const [from, to] = ['2000-01-01', '2099-12-31'];

/** What each dimension comes to, as somebody would ask it of the tables by hand. */
const ofPositions = (column: string) => `
  select i.${column} as key, count(distinct r.id) as reclamations, sum(i.amount) as amount,
    count(distinct r.id) filter (where r.decision_date is not null) as decided
  from reclamation r join reclamation_item i on i.reclamation_id = r.id group by i.${column}`;
const ofWholes = (column: string) => `
  select ${column} as key, count(*) as reclamations, sum(r.amount) as amount, count(r.decision_date) as decided
  from reclamation r left join reclamation_state s on s.id = r.status_id group by ${column}`;
const byHand: Readonly<Record<Exclude<ReclamationDimension, 'perpetrator'>, string>> = {
  subject: ofPositions('reclamation_subject_id'),
  reason: ofPositions('reclamation_reason_id'),
  type: ofWholes('r.reclamation_type_id'),
  group: ofWholes('s.reclamation_status_group_id'),
  manager: ofWholes('r.manager_id'),
  month: ofWholes(`to_char(r.input_date, 'YYYY-MM')`),
};

const rowsOf = async <T>(query: string): Promise<readonly T[]> =>
  (await sql.raw<T>(query).execute(database.sql)).rows;

describe('the analysis of reclamations comes to what plain SQL finds', () => {
  it.each(Object.entries(byHand) as [keyof typeof byHand, string][])(
    'the analysis of reclamations comes to what plain SQL finds by %s',
    async (dimension, query) => {
      const found = await rowsOf<Pick<ReclamationPart, 'key' | 'amount' | 'reclamations' | 'decided'>>(
        `select key::text, amount::text, reclamations::int, decided::int from (${query}) q order by key::text`,
      );
      expect(found.length).toBeGreaterThan(0);
      const parts = (await analysed(from, to)).parts[dimension]
        .map(({ key, amount, reclamations, decided }) => ({ key, amount, reclamations, decided }))
        .toSorted((one, other) => String(one.key).localeCompare(String(other.key)));
      expect(parts).toEqual(found.toSorted((one, other) => String(one.key).localeCompare(String(other.key))));
    },
  );

  it('the analysis of reclamations by perpetrator equals plain SQL', async () => {
    const found = await rowsOf(`
      select p.name, (select sum(amount)::text from reclamation_item where reclamation_perpetrator_id = p.id) as amount,
        (select sum(amount)::text from reclamation_cost where reclamation_perpetrator_id = p.id) as cost
      from reclamation_perpetrator p where exists (
        select 1 from reclamation_item where reclamation_perpetrator_id = p.id) order by p.name`);
    const { parts } = await analysed(from, to);
    expect(
      parts.perpetrator
        .map(({ name, amount, cost }) => ({ name, amount, cost }))
        .toSorted((one, other) => String(one.name).localeCompare(String(other.name), 'pl')),
    ).toEqual(found);
  });

  it('the costs and days of the analysis of reclamations equal plain SQL', async () => {
    const [found] = await rowsOf(`
      select (select count(*)::int from reclamation) as reclamations,
        (select count(*)::int from reclamation_item) as positions,
        (select sum(amount)::text from reclamation_item) as amount,
        (select sum(amount)::text from reclamation_cost) as cost,
        (select count(*)::int from reclamation where decision_date is not null) as decided,
        (select round(avg(decision_date - input_date), 1)::text from reclamation) as days`);
    expect((await analysed(from, to)).totals).toEqual(found);
    const months = await rowsOf<{ key: string; days: string | null }>(`
      select to_char(input_date, 'YYYY-MM') as key, round(avg(decision_date - input_date), 1)::text as days
      from reclamation group by 1 order by 1`);
    const { parts } = await analysed(from, to);
    expect(parts.month.map(({ key, days }) => ({ key, days }))).toEqual(months);
  });
});

describe('the analysis of reclamations', () => {
  it('the analysis of a period without reclamations is empty, with sums of zero', async () => {
    const { totals, parts, unpriced } = await analysed('1999-01-01', '1999-12-31');
    expect(totals).toEqual({
      reclamations: 0,
      positions: 0,
      amount: '0.00',
      cost: '0.00',
      decided: 0,
      days: null,
    });
    expect(Object.values(parts).flat()).toEqual([]);
    expect(unpriced).toBe(0);
  });

  it('the analysis of a single day has the reclamations that came in on it, and none of the day before or after', async () => {
    for (const inputDate of ['1998-05-03', '1998-05-04', '1998-05-05'])
      await create('reclamation', { inputDate, amount: '10.00' });
    expect((await analysed('1998-05-04')).totals).toMatchObject({ reclamations: 1, amount: '10.00' });
  });

  it('knows no time to a decision where none was made, and counts it as no day where it was made at once', async () => {
    const id = await create('reclamation', { inputDate: '1997-01-02' });
    expect((await analysed('1997-01-02')).totals).toMatchObject({ decided: 0, days: null });
    await database.records.update(systemActor, 'reclamation', id, { decisionDate: '1997-01-02' });
    expect((await analysed('1997-01-02')).totals).toMatchObject({ decided: 1, days: '0.0' });
  });

  it('counts a cost in another currency by the rate that was used on its day, and says where there is none', async () => {
    const currency = await idOf('currency', 'EUR');
    const id = await create('reclamation', { inputDate: '1996-02-03' });
    const cost = { reclamation: id, description: 'Transport' };
    await create('reclamationCost', { ...cost, amount: '1.00' });
    await create('reclamationCost', { ...cost, amount: '3.00', currency });
    expect(await analysed('1996-02-03')).toMatchObject({ totals: { cost: '1.00' }, unpriced: 1 });
    await create('exchangeRate', { currency, rate: '4.5', rateDate: '1996-01-02', activeDate: '1996-01-03' });
    // 1.00 + 3.00 × 4.5
    expect(await analysed('1996-02-03')).toMatchObject({ totals: { cost: '14.50' }, unpriced: 0 });
  });

  it('leaves out what is marked for deletion: reclamations, positions and costs', async () => {
    const inputDate = '1995-03-04';
    const gone = await create('reclamation', { inputDate, amount: '5.00' });
    const id = await create('reclamation', { inputDate });
    const part = { reclamation: id, amount: '7.00', description: 'x' };
    const [item, cost] = [await create('reclamationItem', part), await create('reclamationCost', part)];
    await database.records.changeDeletionMark(systemActor, 'reclamation', gone, true);
    expect((await analysed(inputDate)).totals).toMatchObject({
      reclamations: 1,
      amount: '7.00',
      cost: '7.00',
    });
    await database.records.changeDeletionMark(systemActor, 'reclamationItem', item, true);
    await database.records.changeDeletionMark(systemActor, 'reclamationCost', cost, true);
    expect((await analysed(inputDate)).totals).toMatchObject({ positions: 0, amount: '0.00', cost: '0.00' });
  });

  it('counts a position that was moved in the reclamation it is in, and once', async () => {
    const inputDate = '1994-04-05';
    const [one, other] = [
      await create('reclamation', { inputDate }),
      await create('reclamation', { inputDate }),
    ];
    const item = await create('reclamationItem', { reclamation: one, amount: '7.00' });
    await database.records.update(systemActor, 'reclamationItem', item, { reclamation: other });
    expect((await analysed(inputDate)).totals).toMatchObject({ reclamations: 2, amount: '7.00' });
  });
});
