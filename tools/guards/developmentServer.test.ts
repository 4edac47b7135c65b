import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '#infrastructure/freePort.ts';

/** A socket opened through the development server, as the API sees it. */
interface Asked {
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

const http = createHttpServer();
const asked: Asked[] = [];
const sockets = new Server(http, {
  path: '/api/socket.io',
  transports: ['websocket'],
  allowRequest: ({ headers: { origin, host } }, decide) => {
    asked.push({ origin, host });
    decide(null, true);
  },
});
let vite: ViteDevServer | undefined;
let url: string;

beforeAll(async () => {
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  vite = await createServer({
    configFile: 'admin-ui/vite.config.ts',
    server: { host: '127.0.0.1', port, strictPort: true },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  await vite.listen();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await vite?.close();
  await sockets.close();
});

it('the development server of the back office passes the socket of live updates on to the API', async () => {
  const browser = io(url, {
    path: '/api/socket.io',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: url },
  });
  await new Promise<void>((connected, failed) =>
    browser.on('connect', connected).on('connect_error', failed),
  );
  browser.close();
  // The API refuses a page of another site: it compares the two.
  expect(asked).toEqual([{ origin: url, host: new URL(url).host }]);
});
