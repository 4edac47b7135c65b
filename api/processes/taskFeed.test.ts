import ICAL from 'ical.js';
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
