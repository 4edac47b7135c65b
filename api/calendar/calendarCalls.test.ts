import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makingAs, type Body } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** The calls of the specification about calendars, their events and events of customers, with what each of them answers. */
let api: TestApi;
let sales: Visitor;
let calendar: Body;
let event: Body;
let crmEvent: Body;
let customer: Body;
let interaction: Body;
const hours = { start: '2031-12-01T09:00:00.000Z', end: '2031-12-01T10:00:00.000Z' };
const span = { begin: '2031-12-02T09:00:00.000Z', ending: '2031-12-02T09:30:00.000Z' };
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const make = makingAs(sales);
  customer = await make('/vendor_and_customer', { name: 'Klient z kalendarza', isCustomer: true });
  interaction = await make('/interaction', { reference: 'Rozmowa o cenach', customer: customer.id });
  calendar = await make('/calendars', { name: 'Wywołania', color: '#336699' });
  event = await make('/calendar_events', { calendarId: calendar.id, title: 'Narada', ...hours });
  crmEvent = await make('/events', {
    ...span,
    date: '2031-11-30T08:00:00.000Z',
    eventType: 'Call',
    howToContact: '+48 601 200 300',
    counterparty: customer.id,
    interaction: interaction.id,
  });
});
afterAll(() => api?.close());

const list = { rows: expect.any(Array), count: expect.any(Number) };
/** What is read, at which address, and what the answer has at least. */
const reads: readonly (readonly [string, () => string, () => object])[] = [
  ['all calendars', () => '/calendars', () => list],
  ['one calendar', () => `/calendars/${calendar.id}`, () => ({ name: 'Wywołania', color: '#336699' })],
  ['all events', () => '/calendar_events', () => list],
  [
    'one event',
    () => `/calendar_events/${event.id}`,
    () => ({ calendarId: calendar.id, title: 'Narada', ...hours, allDay: false, editable: true }),
  ],
  ['all events of customers', () => '/events', () => list],
  ['the count of events of customers', () => '/events/count', () => ({ count: expect.any(Number) })],
  [
    'one event of a customer, with every field that the specification names',
    () => `/events/${crmEvent.id}`,
    () => ({
      ...span,
      date: '2031-11-30T08:00:00.000Z',
      eventType: 'Call',
      eventStatus: 'Planned',
      contactId: null,
      howToContact: '+48 601 200 300',
      description: 'Klient z kalendarza',
      markedToDelete: false,
      counterpartyId: customer.id,
      employeeId: expect.any(Number),
      projectId: null,
      interactionId: interaction.id,
      authorId: expect.any(Number),
    }),
  ],
];

/** What is changed, at which address, and the values that are written. */
const changes: readonly (readonly [string, () => string, object])[] = [
  ['a calendar', () => `/calendars/${calendar.id}`, { name: 'Nowa nazwa', color: '#112233' }],
  ['an event', () => `/calendar_events/${event.id}`, { title: 'Odprawa', allDay: true }],
  [
    'an event of a customer',
    () => `/events/${crmEvent.id}`,
    { eventStatus: 'Done', outcome: 'Prosi o ofertę', description: 'Ceny na wiosnę' },
  ],
];

/** The ids of the rows of a list with this filter. */
const idsOf = async (path: string, filter: object): Promise<readonly number[]> =>
  ((await sales.get(path, { filter, limit: 100 })).body as { rows: Body[] }).rows.map(({ id }) => id);

describe('the calls of the specification about calendars', () => {
  it.each(reads)('GET answers %s', async (_what, path, expected) => {
    const { status, body } = await sales.get(path());
    expect({ status, body }).toMatchObject({ status: 200, body: expected() });
  });

  it.each(changes)('PUT changes %s, and the next reading says so', async (_what, path, values) => {
    expect(await sales.put(path(), values)).toMatchObject({ status: 200, body: values });
    expect(await sales.get(path())).toMatchObject({ status: 200, body: values });
  });

  it.each([
    ['/calendars', { name: '' }, 'name', 'required'],
    ['/calendars', { name: 'Zły kolor', color: 'ładny' }, 'color', 'invalid_value'],
    ['/calendar_events', { title: 'Bez kalendarza', ...hours }, 'calendar', 'required'],
    [
      '/calendar_events',
      { calendarId: 999_999_999, title: 'Obcy', ...hours },
      'calendar',
      'reference_not_found',
    ],
    ['/calendar_events', { title: '', ...hours }, 'title', 'required'],
    ['/events', { description: 'Bez czasu' }, 'begin', 'required'],
    ['/events', { begin: span.begin, eventType: 'Sejm' }, 'eventType', 'invalid_value'],
  ])('POST %s with %j names the field %s: %s', async (path, body, field, code) => {
    const refused = await sales.post(path, body);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([expect.objectContaining({ field, code })]) },
    });
  });

  it.each([
    ['/events', () => crmEvent.id],
    ['/calendar_events', () => event.id],
    ['/calendars', () => calendar.id],
  ])('POST %s/change_deletion_mark with an id alone marks it, with `false` it is back', async (path, id) => {
    const mark = (more: object) => sales.post(`${path}/change_deletion_mark`, { id: id(), ...more });
    expect(await mark({})).toMatchObject({ status: 200, body: { id: id(), markedToDelete: true } });
    expect(await idsOf(path, { id: id(), markedToDelete: false })).toEqual([]);
    expect(await mark({ markedToDelete: false })).toMatchObject({ body: { markedToDelete: false } });
    expect(await idsOf(path, { id: id(), markedToDelete: false })).toEqual([id()]);
  });

  it.each([
    ['/calendar_events', () => event.id],
    ['/calendars', () => calendar.id],
  ])('DELETE %s takes the id in its body', async (path, id) => {
    expect(await sales.send('DELETE', path, { id: id() })).toMatchObject({ status: 200, body: { id: id() } });
    expect(await idsOf(path, { id: id(), markedToDelete: false })).toEqual([]);
  });
});
