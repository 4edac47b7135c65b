import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './kioskCall.ts';
import { createKioskClient } from './kioskClient.ts';

type Answer = (response: ServerResponse) => unknown;

/** Stands for the API: answers each call by the next of these. */
let answers: Answer[];
let api: Server;
let heard: Connection[];

const whole = JSON.stringify({ number: '5260250995', firm: null });
const answered: Answer = (response) => response.end(whole);
const brokenOff: Answer = (response) => {
  response.writeHead(200, { 'content-length': whole.length });
  response.write(whole.slice(0, 10), () => response.destroy());
};

beforeEach(async () => {
  heard = [];
  api = createServer((_request, response) => answers.shift()?.(response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => reach(origin + path, options));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  return new Promise((resolve) => api.close(resolve));
});

const ask = () =>
  createKioskClient((connection) => heard.push(connection)).firm('5260250995', {
    signal: new AbortController().signal,
  });

it.each<[string, Answer, Connection]>([
  ['breaks off in the middle', brokenOff, 'lost'],
  ['does not come', (response) => response.destroy(), 'lost'],
  ['says that the work cannot be done now', (response) => response.writeHead(503).end(), 'busy'],
])('an answer that %s is asked for again, and the driver is told', async (_what, first, told) => {
  answers = [first, answered];
  expect(await ask()).toEqual({ number: '5260250995', firm: null });
  expect(heard).toEqual([told, 'good']);
});

it('an answer that is no JSON is shown as an unexpected error, and is not asked for again', async () => {
  answers = [(response) => response.end('<html>login</html>')];
  await expect(ask()).rejects.toMatchObject({ code: 'unexpected' });
});

it('a sign-off that is not answered is given up, so that a late answer does not sign the next driver off', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
  const isGivenUp = new Promise<boolean>((resolve) => {
    answers = [(response) => response.on('close', () => resolve(!response.writableFinished))];
  });
  createKioskClient((connection) => heard.push(connection)).signOff();
  expect(await isGivenUp).toBe(true);
});
