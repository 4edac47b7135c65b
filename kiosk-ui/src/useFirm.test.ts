import { expect, it } from 'vitest';
import type { KioskFirm } from '#domain/terminal/kioskPaymentMessages.ts';
import { pause } from './kioskCall.ts';
import { KioskProblem } from './kioskProblem.ts';
import { createFirmLookUp } from './useFirm.ts';

const firm: KioskFirm = { number: '5260250995', firm: null };
const endless = async (_number: string, { signal }: { signal: AbortSignal }): Promise<KioskFirm> => {
  await pause(3_600_000, signal);
  return firm;
};
const present = () => new AbortController().signal;

it('a look-up in the register that hangs on a lost connection ends without a problem when the driver goes back', async () => {
  const { find, giveUp } = createFirmLookUp(endless);
  const answer = find(firm.number, present());
  giveUp();
  expect(await answer).toBeUndefined();
});

it('a look-up after one that was given up is answered', async () => {
  const { find, giveUp } = createFirmLookUp(async () => firm);
  giveUp();
  expect(await find(firm.number, present())).toBe(firm);
});

it('a look-up that the register refuses throws the refusal', async () => {
  const problem = new KioskProblem('unexpected');
  const { find } = createFirmLookUp(() => Promise.reject(problem));
  await expect(find(firm.number, present())).rejects.toBe(problem);
});

it('a look-up ends with the visit of its driver', async () => {
  const visit = new AbortController();
  const answer = createFirmLookUp(endless).find(firm.number, visit.signal);
  visit.abort();
  await expect(answer).rejects.toBe(visit.signal.reason);
});
