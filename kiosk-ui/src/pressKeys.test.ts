import { expect, it } from 'vitest';
import { KioskProblem } from './kioskProblem.ts';
import { createPressKeys } from './pressKeys.ts';

/** Presses a button, lets its call succeed or fail with `failure`, and returns the idempotency key of the call. */
const keyOfPress = async (
  keys: ReturnType<typeof createPressKeys>,
  what: string,
  failure?: Error,
): Promise<string> => {
  let used = '';
  await keys
    .press(what, async (key) => {
      used = key;
      if (failure) throw failure;
    })
    .catch(() => undefined);
  return used;
};

it('a press is the same attempt until an answer arrives, and a new one after it', async () => {
  const keys = createPressKeys();
  const first = await keyOfPress(keys, 'pay', new TypeError('network'));
  // This code means that the answer was not from our API: the outcome is unknown.
  const second = await keyOfPress(keys, 'pay', new KioskProblem('unexpected'));
  expect(second).toBe(first);
  expect(await keyOfPress(keys, 'pay')).toBe(first);
  expect(await keyOfPress(keys, 'pay')).not.toBe(first);
});

it('a press after a refusal is a new attempt', async () => {
  const keys = createPressKeys();
  const refused = await keyOfPress(keys, 'pay', new KioskProblem('services_unpaid'));
  expect(await keyOfPress(keys, 'pay')).not.toBe(refused);
});

it('each thing pressed has its own key, and the next driver gets new ones', async () => {
  const keys = createPressKeys();
  const pay = await keyOfPress(keys, 'pay', new TypeError('network'));
  expect(await keyOfPress(keys, 'print', new TypeError('network'))).not.toBe(pay);
  keys.forget();
  expect(await keyOfPress(keys, 'pay')).not.toBe(pay);
});
