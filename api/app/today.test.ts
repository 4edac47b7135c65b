import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countEach } from '#database/today/countEach.ts';
import { everything } from '#domain/kernel/filter.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { objects, type ObjectName } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { TodayChart, TodayFigure } from '#domain/today/today.contracts.ts';
import type { WidgetReader } from '#domain/today/widget.ts';
import { barConditions, filterOfWidget, widgetConditions } from '#domain/today/widgetList.rules.ts';
import { widgetNamed, widgetNames, widgets, type WidgetName } from '#domain/today/widgets.ts';
import { everyKind, type Kind, type Person } from '../testing/kindsOfPeople.ts';
import { idBy } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';

interface Page {
  readonly today: string;
  readonly own: unknown;
  readonly usual: readonly WidgetName[];
  readonly offered: readonly WidgetName[];
  readonly figures: Readonly<Partial<Record<WidgetName, TodayFigure>>>;
}
type Charts = Readonly<Partial<Record<WidgetName, TodayChart>>>;

const readers: readonly Kind[] = [
  'full rights',
  'operator',
  'sales',
  'a forwarder from outside',
  'staff with two roles',
];
let api: TestApi;
let people: ReadonlyMap<Kind, Person>;
/** The sales clerk's page before anything was made. */
let before: Page;

const create = (object: string, input: RecordInput) =>
  api.database.records.create(systemActor, object, input);
const personOf = (kind: Kind): Person => {
  const person = people.get(kind);
  if (!person) throw new Error(`nobody is ${kind}`);
  return person;
};
const pageOf = async (kind: Kind): Promise<Page> => (await personOf(kind).visitor.get('/today')).body as Page;
const chartsOf = async (kind: Kind): Promise<Charts> =>
  ((await personOf(kind).visitor.get('/today/charts')).body as { charts: Charts }).charts;
const choose = (kind: Kind, names: readonly string[] | null) =>
  personOf(kind).visitor.post('/main_desktop', {
    items: names && names.map((name) => ({ kind: 'widget', name })),
  });
const readerOf = (kind: Kind, { today }: Page): WidgetReader => {
  const { userId, name } = personOf(kind).actor;
  return { today, person: { id: userId ?? 0, presentation: name } };
};
/** The number of records in a list, or the sum of an amount over all of them. */
const heldBy = async (
  kind: Kind,
  object: ObjectName,
  filter: object,
  sum: string | undefined,
): Promise<number> => {
  const { visitor } = personOf(kind);
  const { path } = objects[object];
  if (sum === undefined)
    return ((await visitor.get(`/${path}/count`, { filter })).body as { count: number }).count;
  const { body } = await visitor.get(`/${path}/totals`, { filter, totals: { [sum]: 'sum' } });
  return Number((body as { totals: Record<string, string | null> }).totals[sum] ?? 0);
};
const day = (days: number): string => warsawNow().plus({ days }).toFormat('yyyy-MM-dd');

beforeAll(async () => {
  api = await startTestApi();
  people = await everyKind(api);
  before = await pageOf('sales');
  await waitingFor('sales');
  await waitingFor('operator');
});
afterAll(() => api?.close());

/** Something of every widget for one person, and beside it something that must not count. */
const waitingFor = async (kind: Kind): Promise<void> => {
  const user = personOf(kind).actor.userId;
  const { id: customer } = await create('counterparty', { name: `Klient ${kind}`, isCustomer: true });
  const pln = await idBy(api, 'currency', 'code', 'PLN');
  const offer = await idBy(api, 'sales_order_status', 'code', 'OFERTA');
  const closed = await idBy(api, 'customer_request_status', 'predefined_name', 'closed');
  const about = { customer, reference: `Na dziś ${kind}` };
  await create('customerRequest', { ...about, reference: 'Moje', manager: user });
  await create('customerRequest', {
    ...about,
    reference: 'Po terminie',
    executor: user,
    executionTerm: day(-1),
  });
  await create('customerRequest', {
    ...about,
    reference: 'Czeka na klienta',
    executor: user,
    executionTerm: day(-1),
    waitsForCustomer: true,
  });
  const done = await create('customerRequest', { ...about, reference: 'Gotowe', executor: user });
  await api.database.records.update(systemActor, 'customerRequest', done.id, { status: closed });
  const order = { customer, currency: pln, manager: user };
  await create('salesOrder', { ...order, reference: 'Wygasa', status: offer, validTo: day(3) });
  await create('salesOrder', { ...order, reference: 'Potrwa', status: offer, validTo: day(30) });
  const changed = await create('salesOrder', { ...order, reference: 'Do zmiany', status: offer });
  await sql`update sales_order set change_asked = 'Inny termin', sum_netto = 12.5 where id = ${changed.id}`.execute(
    api.database.sql,
  );
  const { id: employee } = await create('employee', { name: `Pracownik ${kind}`, user });
  const call = { counterparty: customer, employee, eventType: 'Call', description: 'Zadzwonić' };
  await create('crmEvent', { ...call, begin: DateTime.now().toUTC().toISO() });
  await create('crmEvent', { ...call, begin: `${day(5)}T10:00:00Z` });
  await create('crmEvent', { ...call, begin: `${day(-2)}T10:00:00Z`, eventStatus: 'Done' });
  const late = await create('task', { name: 'Zaległe', executor: user });
  await sql`update task set execution_period = now() - interval '2 days' where id = ${late.id}`.execute(
    api.database.sql,
  );
  const ended = await create('task', { name: 'Do północy', executor: user });
  const midnight = warsawNow().startOf('day').toISO();
  await sql`update task set execution_period = ${midnight} where id = ${ended.id}`.execute(api.database.sql);
  await unreadLetters();
};

/** One unread letter in the inbox, and others that nobody waits for. */
const unreadLetters = async (): Promise<void> => {
  const emailAccount = (
    await create('emailAccount', { name: 'Wspólna', user: 'w@keja.example', isGeneral: true })
  ).id;
  // `sort` says what a folder is: 1 is the inbox, 4 spam and 5 the trash.
  for (const sort of [1, 4, 5]) {
    const mailbox = (await create('mailbox', { name: `F${sort}`, sort, emailAccount })).id;
    const date = new Date().toISOString();
    await create('incomingEmail', { emailAccount, mailbox, date, subject: `W folderze ${sort}` });
  }
};

describe.each(readers)('the day’s page of %s', (kind) => {
  it('has the widgets of their role, and a figure of each that is no chart', async () => {
    const page = await pageOf(kind);
    expect(page.own).toBeNull();
    expect(page.usual.length).toBeGreaterThan(0);
    const counted = page.usual.filter((name) => widgetNamed(name).kind !== 'chart');
    expect(Object.keys(page.figures).toSorted()).toEqual(counted.toSorted());
  });

  it('counts what each list holds, for every widget that they may choose', async () => {
    const { offered } = await pageOf(kind);
    expect(await choose(kind, offered)).toMatchObject({ status: 201 });
    const page = await pageOf(kind);
    for (const name of offered) {
      const widget = widgetNamed(name);
      if (widget.kind === 'chart') continue;
      const filter = filterOfWidget(widgetConditions(widget, readerOf(kind, page)));
      const order: Record<string, string> =
        widget.kind === 'list' ? { sort: widget.date, desc: String(widget.latestFirst) } : {};
      const { visitor } = personOf(kind);
      const list = await visitor.get(`/${objects[widget.object].path}`, { filter, limit: 100, ...order });
      expect(list.status, name).toBe(200);
      const { rows, count } = list.body as { rows: { id: number }[]; count: number };
      const figure = page.figures[name];
      expect(figure?.count, name).toBe(count);
      if (widget.kind === 'list')
        expect(
          figure?.rows?.map(({ id }) => id),
          name,
        ).toEqual(rows.slice(0, 5).map(({ id }) => id));
    }
    await choose(kind, null);
  });

  it('draws bars that say what their lists hold', async () => {
    const page = await pageOf(kind);
    await choose(kind, page.offered);
    const charts = await chartsOf(kind);
    const drawn = widgets.filter((widget) => widget.kind === 'chart' && page.offered.includes(widget.name));
    expect(Object.keys(charts).toSorted()).toEqual(drawn.map(({ name }) => name).toSorted());
    for (const widget of drawn) {
      if (widget.kind !== 'chart') continue;
      const bars = charts[widget.name]?.bars ?? [];
      expect(bars, widget.name).toHaveLength(widget.steps);
      for (const { key, values } of bars.slice(-2))
        for (const [at, series] of widget.series.entries()) {
          const filter = filterOfWidget(barConditions(widget, series, key, readerOf(kind, page)));
          const held = await heldBy(kind, widget.object, filter, widget.sum);
          expect(Number(values[at]), `${widget.name} ${key} ${series.name}`).toBe(held);
        }
    }
    await choose(kind, null);
  });
});

describe('what waits for a sales clerk', () => {
  it('is theirs, open, and due', async () => {
    const { figures } = await pageOf('sales');
    const added = (name: WidgetName) => (figures[name]?.count ?? 0) - (before.figures[name]?.count ?? 0);
    // All requests of `waitingFor` but the closed one; of the two after their term, one waits for the customer.
    expect(added('myRequests')).toBe(3);
    expect(added('requestsLate')).toBe(1);
    expect(added('changesAsked')).toBe(1);
    expect(added('customersToCall')).toBe(1);
    expect(added('tasksLate')).toBe(2);
    // One for each call of `waitingFor`: the account is everybody's.
    expect(added('unreadMail')).toBe(2);
    expect(figures.offersThatLapse?.rows?.length).toBeGreaterThanOrEqual(2);
    const terms = figures.offersThatLapse?.rows?.map(({ validTo }) => validTo);
    expect(terms).toEqual(terms?.toSorted());
  });
});

describe('a page that somebody has chosen', () => {
  it('is theirs alone, in their order, until they go back to the choice of their role', async () => {
    await choose('sales', ['myTasks', 'requestsLate']);
    const chosen = await pageOf('sales');
    expect(chosen.own).toEqual([
      { kind: 'widget', name: 'myTasks' },
      { kind: 'widget', name: 'requestsLate' },
    ]);
    expect(Object.keys(chosen.figures).toSorted()).toEqual(['myTasks', 'requestsLate']);
    expect((await pageOf('staff with two roles')).own).toBeNull();
    await choose('sales', null);
    const back = await pageOf('sales');
    expect(back.own).toBeNull();
    expect(back.usual).toContain('myRequests');
  });

  it('says nothing of what its person may not read', async () => {
    const kind = 'a forwarder from outside';
    await choose(kind, widgetNames);
    const { figures, offered } = await pageOf(kind);
    expect(offered).not.toContain('myTasks');
    for (const name of Object.keys(figures)) expect(offered).toContain(name);
    for (const name of Object.keys(await chartsOf(kind))) expect(offered).toContain(name);
    await choose(kind, null);
  });

  it('is empty for somebody without a role', async () => {
    const nothing = { usual: [], offered: [], figures: {} };
    expect(await pageOf('somebody without a role')).toEqual({
      today: expect.any(String) as string,
      own: null,
      ...nothing,
    });
  });

  it('is refused to who has not signed in', async () => {
    expect(await personOf('who has not signed in').visitor.get('/today')).toMatchObject({ status: 401 });
  });
});

it('a count says where there are more records than it counts', async () => {
  const { sql: db, registry } = api.database;
  const asked = [
    { object: 'currency', filter: everything },
    { object: 'crmEvent', filter: everything },
  ];
  // At most six are counted: there are more currencies, and six events, three of each call of `waitingFor`.
  const [currencies, events] = await countEach(db, registry, systemActor, asked, 6);
  expect(currencies).toEqual({ count: 6, capped: true });
  expect(events).toEqual({ count: 6, capped: false });
});
