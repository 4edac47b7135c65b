import { expect, it } from 'vitest';
import type { KioskPayment } from '#domain/terminal/kioskPaymentMessages.ts';
import { KioskProblem } from './kioskProblem.ts';
import { askToCallOff } from './useDesk.ts';

const payment: KioskPayment = { amount: '50.00', paid: false, rows: [], cards: true, attempt: null };

/** What the screen says of the asking, one after the other, and how the asking ended. */
const askedFor = async (call: () => Promise<KioskPayment>) => {
  const said: boolean[] = [];
  const end = await askToCallOff(call, (isCalledOff) => said.push(isCalledOff)).catch(
    (thrown: unknown) => thrown,
  );
  return { said, end };
};

it('a payment that is called off stays so until another one begins, because its refusal is then no failure', async () => {
  expect(await askedFor(async () => payment)).toEqual({ said: [true], end: payment });
});

it('a payment whose calling off is refused is asked for no longer, and the driver can press again', async () => {
  const problem = new KioskProblem('unexpected');
  expect(await askedFor(() => Promise.reject(problem))).toEqual({ said: [true, false], end: problem });
});
