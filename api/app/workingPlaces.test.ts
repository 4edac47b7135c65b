import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchSession } from '#database/accounts/sessions.ts';
import { demoPassword } from '#database/demo/people.ts';
import { sessionTokenOf } from '../auth/cookie.ts';
import { hashOf } from '../auth/sessions.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let weighhouse: number;
let office: number;

beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const placed = async (body: object) =>
    ((await operator.post('/working_places', body)).body as { id: number }).id;
  weighhouse = await placed({ name: 'Waga', desktopMode: true, desktopName: 'weighing-desk' });
  office = await placed({ name: 'Biuro' });
});
afterAll(() => api?.close());

const standAt = (workingPlaceId: number | null, visitor = operator) =>
  visitor.put('/app/working_place', { workingPlaceId });
const desk = async (visitor = operator) => (await visitor.get('/app/info')).body;

describe('a browser', () => {
  it('is at no working place until somebody says so', async () => {
    expect(await desk()).toMatchObject({ desktopMode: false, desktopName: null, workingPlace: null });
  });

  it('is told the mode and the screen of its place, also after everybody has signed out', async () => {
    expect((await standAt(weighhouse)).body).toEqual({
      workingPlace: { id: weighhouse, name: 'Waga', desktopMode: true, desktopName: 'weighing-desk' },
    });
    expect(await desk()).toMatchObject({
      desktopMode: true,
      desktopName: 'weighing-desk',
      workingPlace: { id: weighhouse, presentation: 'Waga' },
    });
    await operator.post('/auth/logout');
    const seen = await desk();
    expect(seen).toMatchObject({ desktopMode: true, desktopName: 'weighing-desk' });
    expect(seen).not.toHaveProperty('workingPlace');
    await operator.post('/auth/login', { email: 'operator', password: demoPassword });
  });

  it('is at one place at a time', async () => {
    await standAt(office);
    expect(await desk()).toMatchObject({ desktopMode: false, workingPlace: { id: office } });
    await standAt(null);
    expect(await desk()).toMatchObject({ desktopMode: false, workingPlace: null });
  });

  it('is not that of somebody else at another desk', async () => {
    await standAt(weighhouse);
    expect(await desk(await api.signedIn('operator'))).toMatchObject({ desktopMode: false });
  });

  it('is placed by who looks after working places, and nobody else', async () => {
    for (const login of ['sales', 'forwarder'] as const)
      expect(await standAt(weighhouse, await api.signedIn(login))).toMatchObject({
        status: 403,
        body: { code: 'no_access' },
      });
    expect(await standAt(999_999)).toMatchObject({ status: 404 });
  });
});

describe('a working place that wants its people to work in one session only', () => {
  const signedInHere = async (visitor: Visitor) => (await visitor.get('/auth/session')).body;
  const strict = async (name: string): Promise<number> => {
    // The name of the field is spelled as in the specification.
    const place = await operator.post('/working_places', { name, desibleWorkingInSeveralSessions: true });
    return (place.body as { id: number }).id;
  };

  it('ends what its person had open elsewhere, and tells them for which place', async () => {
    const [before, now] = [await api.signedIn('operator'), await api.signedIn('operator')];
    await standAt(await strict('Waga A'), now);
    expect(await signedInHere(now)).toMatchObject({ result: true, endedFor: null });
    expect(await signedInHere(before)).toMatchObject({ result: false, endedFor: 'Waga A' });
    operator = await api.signedIn('operator');
    expect(await signedInHere(now)).toMatchObject({ result: false, endedFor: 'Waga A' });
  });

  it('keeps ended what it has ended, though a call of that session was still under way', async () => {
    const [before, now] = [await api.signedIn('operator'), await api.signedIn('operator')];
    await standAt(await strict('Waga C'), now);
    // Each call extends its session; one that was still under way does so after the session was ended.
    const token = hashOf(sessionTokenOf(before.cookie(), api.url) ?? '');
    await touchSession(api.database.sql, token, new Date(Date.now() + 3_600_000));
    expect(await signedInHere(before)).toMatchObject({ result: false, endedFor: 'Waga C' });
    await touchSession(
      api.database.sql,
      hashOf(sessionTokenOf(now.cookie(), api.url) ?? ''),
      new Date(Date.now() + 3_600_000),
    );
    expect(await signedInHere(now)).toMatchObject({ result: true });
    operator = await api.signedIn('operator');
  });

  it('leaves one session where the same person signs in there several times at once', async () => {
    const browser = await api.signedIn('operator');
    await standAt(await strict('Waga B'), browser);
    const credentials = { email: 'operator', password: demoPassword };
    await Promise.all(Array.from({ length: 4 }, () => browser.post('/auth/login', credentials)));
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from session s join "user" u on u.id = s.user_id
      where u.login = 'operator' and s.expires_at > now()`.execute(api.database.sql);
    expect(rows).toEqual([{ open: 1 }]);
    operator = await api.signedIn('operator');
  });
});

describe('a working place', () => {
  it('opens no screen that there is not', async () => {
    const refused = await operator.put(`/working_places/${office}`, { desktopName: 'no-such-screen' });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'desktopName', code: 'screen_unknown' }] },
    });
    for (const desktopName of ['weighing-desk', '/weighing-desk', 'disposition', null])
      expect((await operator.put(`/working_places/${office}`, { desktopName })).status).toBe(200);
  });

  it('without its tick for railway dispositions, a working place refuses dispositions and wagons by rail', async () => {
    const raise = () => operator.post('/disposition', { typeOfDocument: 'Railway' });
    const { body: train } = await operator.post('/trains', { trainNumber: '44111' });
    const wagon = { train: (train as { id: number }).id, place: 1, wagonNumber: '315153501236' };
    await standAt(office);
    for (const refused of [await raise(), await operator.post('/train_wagons', wagon)])
      expect(refused).toMatchObject({ status: 403, body: { code: 'railway_not_raised_here' } });
    await operator.put(`/working_places/${office}`, { raisingRailwayDisposition: true });
    expect(await raise()).toMatchObject({ status: 201 });
    await standAt(null);
    expect(await raise()).toMatchObject({ status: 201 });
  });
});
