import { expect, it } from 'vitest';
import { isUpgraded, programOf } from './builtPage.ts';

const page = (hash: string) =>
  `<!doctype html><head><script>one()</script><script type="module" crossorigin src="/kiosk/assets/index-${hash}.js"></script></head>`;

it('finds the program of a built page', () => {
  expect(programOf(page('a1'))).toBe('/kiosk/assets/index-a1.js');
  expect(programOf('<p>Bad gateway</p>')).toBeUndefined();
});

it.each([
  ['the same program is no upgrade', page('a1'), false],
  ['another program is an upgrade', page('b2'), true],
  ['the page of a proxy is no upgrade', '<p>Bad gateway</p>', false],
])('%s', (_what, served, upgraded) => {
  expect(isUpgraded(page('a1'), served)).toBe(upgraded);
});
