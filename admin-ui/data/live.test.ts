import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterAll, expect, it, vi } from 'vitest';
import { liveNamespace } from '#domain/weighing/scaleMessages.ts';

const http = createServer();
const server = new Server(http, { path: '/api/socket.io' });
/** Why the server admits no socket at present; undefined if it does. */
let refusal: string | undefined;
server.of(liveNamespace).use((_socket, next) => next(refusal ? new Error(refusal) : undefined));
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
const { port } = http.address() as AddressInfo;

// Modules read the language from it when they are loaded.
vi.stubGlobal('localStorage', { getItem: () => 'en' });
vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}`, port: String(port) });
const { liveSocket } = await import('./live.ts');
const { emitSession } = await import('./sessionEvents.ts');
afterAll(async () => {
  liveSocket().close();
  vi.unstubAllGlobals();
  await server.close();
});

it('a screen that stays when a session ends hears the same socket, opened again for the next session', () => {
  const live = liveSocket();
  const listener = () => undefined;
  live.on('connect', listener);
  emitSession('ended');
  expect(live.active).toBe(false);
  const reopened = liveSocket();
  expect(reopened).toBe(live);
  expect(reopened.active).toBe(true);
  expect(reopened.listeners('connect')).toEqual([listener]);
});

it('a socket that the server cannot admit at present connects as soon as the server can', async () => {
  const live = liveSocket();
  refusal = 'unexpected';
  const refused = new Promise<string>((resolve) =>
    live.once('connect_error', ({ message }) => resolve(message)),
  );
  live.disconnect().connect();
  expect(await refused).toBe('unexpected');
  refusal = undefined;
  await vi.waitFor(() => expect(live.connected).toBe(true), { timeout: 6_000 });
}, 10_000);
