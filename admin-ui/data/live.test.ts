import { afterAll, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en' });
// Nobody listens there: the test is about which socket is open, and not about its messages.
vi.stubGlobal('location', { protocol: 'http:', host: '127.0.0.1:9', port: '9' });
const { liveSocket } = await import('./live.ts');
const { emitSession } = await import('./sessionEvents.ts');
afterAll(() => {
  liveSocket().close();
  vi.unstubAllGlobals();
});

it('a screen that stays when a session ends hears the socket of the next one', () => {
  const live = liveSocket();
  const listener = () => undefined;
  live.on('connect', listener);
  emitSession('ended');
  expect(live.active).toBe(false);
  const next = liveSocket();
  expect(next.active).toBe(true);
  expect(next.listeners('connect')).toEqual([listener]);
});
