import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
});
afterAll(() => api?.close());

const newTask = async (some: object) =>
  ((await sales.post('/task', { name: 'Zważyć próbkę', ...some })).body as { id: number }).id;
const newAddress = async (): Promise<string> =>
  ((await sales.post('/task/feed', {})).body as { url: string }).url.replace(/^.*\/api/, api.url);
/** As a program reads it that knows nothing of Keja. */
const eventsAt = async (address: string) => {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};

describe('one’s own tasks in a calendar program', () => {
  it('end with their terms, in winter and in summer', async () => {
    const address = await newAddress();
    await newTask({ name: 'zimą', executionPeriod: '2027-01-15T12:30:00Z' });
    await newTask({ name: 'latem; „lipiec”, długi opis', executionPeriod: '2027-07-15T12:30:00Z' });
    const events = await eventsAt(address);
    const endOf = (words: string) =>
      events
        .find(({ summary }) => summary.startsWith(words))
        ?.endDate.toJSDate()
        .toISOString();
    expect(endOf('zimą')).toBe('2027-01-15T12:30:00.000Z');
    expect(endOf('latem; „lipiec”, długi')).toBe('2027-07-15T12:30:00.000Z');
  });

  it('lie on the whole day that they are due by the end of', async () => {
    // Midnight in Warsaw, at the end of 9 February.
    await newTask({ name: 'do końca dnia', executionPeriod: '2027-02-09T23:00:00Z' });
    const event = (await eventsAt(await newAddress())).find(({ summary }) => summary === 'do końca dnia');
    expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, '2027-02-09']);
  });

  it('are neither a colleague’s nor those of a role', async () => {
    const operator = await api.signedIn('operator');
    await operator.post('/task', { name: 'cudze', executionPeriod: '2027-02-09T12:00:00Z' });
    await newTask({ name: 'dla roli', executorRole: 1, executionPeriod: '2027-02-09T12:00:00Z' });
    const names = (await eventsAt(await newAddress())).map(({ summary }) => summary);
    expect(names).not.toContain('cudze');
    expect(names).not.toContain('dla roli');
  });

  it('are not sent again while nothing has changed', async () => {
    const address = await newAddress();
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    const again = () => fetch(address, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await newTask({ executionPeriod: '2027-03-01T09:00:00Z' });
    expect((await again()).status).toBe(200);
  });
});

describe('what Google Calendar, Outlook and Apple want of a calendar', () => {
  const lines = async (address: string): Promise<string[]> =>
    (await (await fetch(address)).text()).split('\r\n');
  const eventOf = async (address: string, words: string): Promise<string[]> => {
    const whole = (await lines(address)).join('\n').replaceAll('\n ', '');
    return (whole.split('BEGIN:VEVENT\n').find((event) => event.includes(words)) ?? '').split('\n');
  };
  const valueOf = (event: readonly string[], name: string) =>
    event.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';

  it.each([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Keja: Zadania',
    'X-WR-TIMEZONE:Europe/Warsaw',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
  ])('says %s', async (line) => {
    expect(await lines(await newAddress())).toContain(line);
  });

  it('no line is longer than 75 octets, however many letters have tails, and each ends with CR and LF', async () => {
    await newTask({ name: 'zażółć gęślą jaźń '.repeat(12), executionPeriod: '2027-04-01T09:00:00Z' });
    const text = await (await fetch(await newAddress())).text();
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('an event keeps its name for ever, and of its versions the later one wins', async () => {
    const address = await newAddress();
    const id = await newTask({ name: 'wersje', executionPeriod: '2027-04-02T09:00:00Z' });
    const before = await eventOf(address, 'wersje');
    await sql`update task set created_at = created_at - interval '1 minute' where id = ${id}`.execute(
      api.database.sql,
    );
    await sales.put(`/task/${id}`, { name: 'wersje, druga' });
    const after = await eventOf(address, 'wersje');
    expect(valueOf(after, 'UID')).toBe(valueOf(before, 'UID'));
    expect(Number(valueOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(before, 'SEQUENCE')));
    for (const name of ['DTSTAMP', 'LAST-MODIFIED'])
      expect(valueOf(after, name) >= valueOf(before, name)).toBe(true);
  });

  it('moments are in UTC, whole days are days, and neither keeps anybody busy', async () => {
    // A term at an hour is shown as the half hour before it, and midnight in Warsaw as the whole day that it ends.
    await newTask({ name: 'o godzinie', executionPeriod: '2027-07-15T12:30:00Z' });
    await newTask({ name: 'cały dzień', executionPeriod: '2027-07-15T22:00:00Z' });
    const address = await newAddress();
    const timed = await eventOf(address, 'o godzinie');
    expect(timed).toEqual(expect.arrayContaining(['DTSTART:20270715T120000Z', 'DTEND:20270715T123000Z']));
    const whole = await eventOf(address, 'cały dzień');
    expect(whole).toContain('DTSTART;VALUE=DATE:20270715');
    for (const event of [timed, whole])
      expect(event).toEqual(
        expect.arrayContaining(['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']),
      );
  });

  it('what was cancelled is there no more, which programs that subscribe take for its end', async () => {
    const address = await newAddress();
    const id = await newTask({ name: 'odwołane', executionPeriod: '2027-04-05T09:00:00Z' });
    expect((await eventsAt(address)).map(({ summary }) => summary)).toContain('odwołane');
    await sql`update task set canceled = true where id = ${id}`.execute(api.database.sql);
    expect((await eventsAt(address)).map(({ summary }) => summary)).not.toContain('odwołane');
  });

  it('a program that only asks for the head is told the same without the events', async () => {
    const address = await newAddress();
    const [whole, head] = [await fetch(address), await fetch(address, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-type', 'cache-control'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
  });
});

describe('a calendar address', () => {
  it('is replaced by the next, and opens nothing once it is taken back', async () => {
    const first = await newAddress();
    const second = await newAddress();
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(second)).headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    await sales.delete('/task/feed');
    expect((await fetch(second)).status).toBe(404);
    expect((await sales.get('/task/feed')).body).toEqual({ createdAt: null, lastReadAt: null });
  });

  it('is told once: afterwards only when it was made and read', async () => {
    const address = await newAddress();
    await fetch(address);
    const told = (await sales.get('/task/feed')).body as { createdAt: string; lastReadAt: string };
    expect(Object.keys(told)).toEqual(['createdAt', 'lastReadAt']);
    expect(Date.parse(told.lastReadAt)).toBeGreaterThanOrEqual(Date.parse(told.createdAt));
  });

  it('says nothing of a person who may no longer sign in', async () => {
    const admin = await api.signedIn('admin');
    const address = await newAddress();
    const { rows } = (await admin.get('/users', { filter: { login: 'sales' } })).body as {
      rows: { id: number }[];
    };
    await admin.put(`/users/${rows[0]?.id}`, { isActive: false });
    expect((await fetch(address)).status).toBe(404);
    await admin.put(`/users/${rows[0]?.id}`, { isActive: true });
  });
});
