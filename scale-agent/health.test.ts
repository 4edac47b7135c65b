import { expect, it } from 'vitest';
import { countHealth } from './health.ts';

const start = Date.parse('2026-11-21T13:00:00.000Z');
const weight = { kind: 'value', value: '1', unit: 'kg', settled: null, raw: 'S S 1 kg' } as const;

it('counts telegrams a second over the last ten whole seconds', () => {
  const health = countHealth();
  for (let time = 0; time < 200; time++) health.add(weight, start + time * 100);
  expect(health.countsAt(start + 20_000)).toMatchObject({
    rate: 10,
    telegrams: 200,
    errors: 0,
    lastError: null,
    lastTelegram: 'S S 1 kg',
    lastWeightAt: '2026-11-21T13:00:19.900Z',
  });
  expect(health.countsAt(start + 40_000)).toMatchObject({ rate: 0, telegrams: 200 });
});

it('remembers the last fault, and counts no telegram where there was none', () => {
  const health = countHealth();
  health.add({ kind: 'none', reason: 'unreadable', raw: '??' }, start);
  health.add({ kind: 'none', reason: 'no_answer', raw: '' }, start + 1000);
  expect(health.countsAt(start + 2000)).toEqual({
    rate: 0.1,
    telegrams: 1,
    errors: 2,
    lastTelegram: '??',
    lastWeightAt: null,
    lastError: { reason: 'no_answer', raw: '', at: '2026-11-21T13:00:01.000Z' },
  });
});
