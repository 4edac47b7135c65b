import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { PUBLIC_URL: 'https://keja.example' } });
});
afterAll(() => api?.close());

/** How long Caddy keeps an idle connection, as docker/Caddyfile says; nginx keeps it for a minute. */
const longestOfProxiesSeconds = 120;

/** What the policy allows, by directive. */
const policy = async (path = '/api/health'): Promise<Map<string, string[]>> => {
  const { headers } = await fetch(new URL(path, api.url));
  const directives = (headers.get('content-security-policy') ?? '').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
};

it.each([
  ['scripts come from this installation only', 'script-src', ["'self'"]],
  ['a page talks to this installation only', 'connect-src', ["'self'", 'wss://keja.example']],
  ['a form is sent to this installation only', 'form-action', ["'self'"]],
  ['a page is shown inside of no other one', 'frame-ancestors', ["'none'"]],
])('%s', async (_what, directive, sources) => {
  expect((await policy()).get(directive)).toEqual(sources);
});

it('only the kiosk may run what is compiled besides, to read documents by its camera', async () => {
  expect((await policy('/kiosk/')).get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect((await policy('/kiosk/')).get('connect-src')).toEqual((await policy()).get('connect-src'));
});

it('nothing is guessed, leaked to other sites or called without encryption', async () => {
  const { headers } = await api.visitor().get('/health');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
  expect(headers.get('x-powered-by')).toBeNull();
});

it('an idle connection is kept longer than any proxy keeps it', async () => {
  const { headers } = await fetch(new URL('/api/health', api.url));
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(longestOfProxiesSeconds);
});

it('a built file that there is not is told as one, and is not kept for a year', async () => {
  for (const path of ['/assets/none.js', '/kiosk/assets/none.js', '/assets/%2e%2e%2fpackage.json']) {
    const { status, headers } = await fetch(new URL(path, api.url));
    expect({ path, status, kept: headers.get('cache-control') }).toEqual({ path, status: 404, kept: null });
  }
});
