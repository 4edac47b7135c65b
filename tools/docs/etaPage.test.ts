import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { demoSettings, pastDays } from '#database/demo/pastDays.ts';
import { etaQuality, predictionsOf } from '#domain/terminal/etaCheck.rules.ts';
import { etaPage, etaPageFile } from './etaPage.ts';

it('docs/eta.md says what the ETAs are worth today (npm run docs:eta)', async () => {
  expect(await readFile(etaPageFile, 'utf8')).toBe(etaPage());
});

it('ETAs beat the configured minutes by a third at least, and their band holds about four in five', () => {
  const { meanError, configuredError, covered } = etaQuality(
    pastDays(10).flatMap((day) => predictionsOf(day, demoSettings)),
  );
  expect(meanError).toBeLessThan(configuredError * 0.7);
  expect(covered).toBeGreaterThan(0.7);
  expect(covered).toBeLessThan(0.92);
});
