import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it('stands at no working place until somebody says so', async () => {
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
    await operator.post('/auth/login', { email: 'operator', password: 'keja2026' });
  });

  it('stands at one place at a time', async () => {
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
