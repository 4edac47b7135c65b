import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KioskSlip } from '#domain/terminal/kioskPaymentMessages.ts';
import { KioskProblem } from './kioskProblem.ts';
import { showPrinting, type Paper } from './usePaper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const queued: KioskSlip = { id: 7, state: 'Queued' };

/** What the screen says of a slip, one after the other, and how its printing ended. */
const shownOf = async (later: () => Promise<KioskSlip>) => {
  const shown: (Paper['says'] | null)[] = [];
  const printing = showPrinting({
    client: { slip: later, slipAddress: (id) => `/slips/${id}` },
    kind: 'ticket',
    begin: async () => queued,
    show: (paper) => shown.push(paper?.says ?? null),
    signal: new AbortController().signal,
  }).catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  return { shown, thrown: await printing };
};

it('the screen says how a slip is printed until it has come out', async () => {
  const { shown } = await shownOf(async () => ({ ...queued, state: 'Printed' }));
  expect(shown).toEqual(['printing', 'printed']);
});

it('no paper is awaited any more once nobody can say what became of it, so that the kiosk is reset for the next driver', async () => {
  const problem = new KioskProblem('unexpected');
  const { shown, thrown } = await shownOf(() => Promise.reject(problem));
  expect(shown).toEqual(['printing', null]);
  expect(thrown).toBe(problem);
});
