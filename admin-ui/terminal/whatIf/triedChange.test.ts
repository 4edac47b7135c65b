import { expect, it } from 'vitest';
import { withBegin, nothingChanged } from './triedChange.ts';

it('a change that is begun later than it ended ends an hour after its begin', () => {
  expect(withBegin({ ...nothingChanged, scales: -1, from: 0, to: 1 }, 3)).toMatchObject({ from: 3, to: 4 });
});

it('a change that ends later keeps its end when its begin is moved', () => {
  expect(withBegin({ ...nothingChanged, from: 0, to: 6 }, 3)).toMatchObject({ from: 3, to: 6 });
});
