import { afterAll, expect, it, vi } from 'vitest';

// Modules read the language from it when they are loaded.
vi.stubGlobal('localStorage', { getItem: () => 'en' });
// Nobody listens there: the test is about which socket is open, and not about its messages.
vi.stubGlobal('location', { protocol: 'http:', host: '127.0.0.1:9', port: '9' });
const { liveSocket } = await import('./live.ts');
const { emitSession } = await import('./sessionEvents.ts');
afterAll(() => {
  liveSocket().close();
  vi.unstubAllGlobals();
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
