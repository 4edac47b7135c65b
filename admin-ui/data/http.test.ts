import { afterEach, expect, it, vi } from 'vitest';
import { requestIdHeader } from '#domain/kernel/requestId.ts';

// Modules read the language from it when they are loaded.
vi.stubGlobal('localStorage', { getItem: () => 'en' });
const { call } = await import('./http.ts');
const { fetchFile } = await import('./download.ts');
const { problemCode } = await import('./problem.ts');
const { resumeAfterSignIn, setWorkingPerson } = await import('./signInAgain.ts');

afterEach(() => {
  setWorkingPerson(undefined);
  vi.useRealTimers();
});

const fetchAnswering = (answer: () => Response) => {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const idsOf = (fetched: ReturnType<typeof fetchAnswering>): unknown[] =>
  fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get(requestIdHeader));

/** The server has done the write, but the connection ends while its answer arrives. */
const brokenOff = (): Response =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }));

const signedOut = (): Response =>
  Response.json({ code: 'not_signed_in', detail: 'Sign in.', status: 401, params: {} }, { status: 401 });

it('a write whose answer breaks off is repeated under its id, also when the person presses the button again', async () => {
  vi.useFakeTimers();
  const fetched = fetchAnswering(brokenOff);
  const pressed = async (): Promise<unknown> => {
    const outcome = call('/vehicles', { method: 'POST', body: { code: 'GD 1' } }).catch(problemCode);
    await vi.advanceTimersByTimeAsync(2_000);
    return outcome;
  };
  expect(await pressed()).toBe('unreachable');
  expect(await pressed()).toBe('unreachable');
  const ids = idsOf(fetched);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
});

it('a file is fetched once the person whose session has ended has signed in again', async () => {
  setWorkingPerson(1);
  let isSignedIn = false;
  fetchAnswering(() =>
    isSignedIn
      ? new Response('plate', { headers: { 'content-disposition': 'attachment; filename="vehicles.csv"' } })
      : signedOut(),
  );
  const file = fetchFile('/vehicles/export', {});
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  isSignedIn = true;
  resumeAfterSignIn();
  const { content, name } = await file;
  expect(await content.text()).toBe('plate');
  expect(name).toBe('vehicles.csv');
});
