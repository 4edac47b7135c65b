import { expect, it } from 'vitest';
import { inBulk, staysOnScreen, type Picked } from './inBulk.ts';

const records: Picked[] = [1, 2, 3, 4].map((id) => ({ id, presentation: `R${id}` }));
const refused = new Error('The document is confirmed.');
const watch = () => {
  const seen: number[] = [];
  const control = new AbortController();
  return { seen, control, onProgress: (count: number) => void seen.push(count), signal: control.signal };
};

it('does every record in turn and tells how far it is', async () => {
  const { seen, ...watched } = watch();
  const order: number[] = [];
  const outcome = await inBulk(records, async ({ id }) => void order.push(id), watched);
  expect(outcome).toEqual({ done: records, failures: [], stopped: false });
  expect(order).toEqual([1, 2, 3, 4]);
  expect(seen).toEqual([1, 2, 3, 4]);
});

it('one that is refused is named with its reason, and the rest is done', async () => {
  const outcome = await inBulk(
    records,
    ({ id }) => (id === 2 ? Promise.reject(refused) : Promise.resolve()),
    watch(),
  );
  expect(outcome.done.map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(outcome.failures).toEqual([{ record: records[1], error: refused }]);
});

it('stopped on the way, it leaves the rest and says what was done', async () => {
  const { control, ...watched } = watch();
  const outcome = await inBulk(
    records,
    async ({ id }) => {
      if (id === 2) control.abort();
    },
    watched,
  );
  expect(outcome).toEqual({ done: records.slice(0, 2), failures: [], stopped: true });
});

it.each([
  ['a success that can be undone is only a message', { failures: 0, stopped: false, canUndo: true }, false],
  ['a success that cannot be undone stays', { failures: 0, stopped: false, canUndo: false }, true],
  ['a failure stays', { failures: 1, stopped: false, canUndo: true }, true],
  ['what was stopped stays', { failures: 0, stopped: true, canUndo: true }, true],
])('a bulk action is on screen: %s', (_title, { failures, stopped, canUndo }, stays) => {
  const failed = records.slice(0, failures).map((record) => ({ record, error: refused }));
  expect(staysOnScreen({ done: [], failures: failed, stopped }, canUndo)).toBe(stays);
});
