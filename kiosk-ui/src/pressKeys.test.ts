import { expect, it } from 'vitest';
import { KioskProblem } from './kioskProblem.ts';
import { createPressKeys } from './pressKeys.ts';

const told = async (
  keys: ReturnType<typeof createPressKeys>,
  what: string,
  ends?: Error,
): Promise<string> => {
  let used = '';
  await keys
    .press(what, async (key) => {
      used = key;
      if (ends) throw ends;
    })
    .catch(() => undefined);
  return used;
};

it('a second press after a lost answer is the same attempt', async () => {
  const keys = createPressKeys();
  const first = await told(keys, 'pay', new TypeError('network'));
  const second = await told(keys, 'pay', new KioskProblem('unexpected'));
  expect(second).toBe(first);
  expect(await told(keys, 'pay')).toBe(first);
  expect(await told(keys, 'pay')).not.toBe(first);
});

it('a press after a refusal is a new attempt', async () => {
  const keys = createPressKeys();
  const refused = await told(keys, 'pay', new KioskProblem('services_unpaid'));
  expect(await told(keys, 'pay')).not.toBe(refused);
});

it('each thing pressed has its own name, and the next driver begins anew', async () => {
  const keys = createPressKeys();
  const pay = await told(keys, 'pay', new TypeError('network'));
  expect(await told(keys, 'print', new TypeError('network'))).not.toBe(pay);
  keys.forget();
  expect(await told(keys, 'pay')).not.toBe(pay);
});
