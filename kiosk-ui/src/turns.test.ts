import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it.each<[string, ('press' | 'answer' | 'look')[], boolean]>([
  ['without a press is shown', ['look'], true],
  ['after a press that has been answered is shown', ['press', 'answer', 'look'], true],
  ['that a press has overtaken is not shown', ['look', 'press', 'answer'], false],
  ['that comes while a press runs is not shown', ['look', 'press'], false],
  ['that began while a press ran is not shown', ['press', 'look', 'answer'], false],
])('an answer to a look %s', (_case, steps, isShown) => {
  const turns = createTurns();
  let mayBeShown = () => false;
  for (const step of steps) {
    if (step === 'press') turns.begin();
    else if (step === 'answer') turns.end();
    else mayBeShown = turns.beginLook();
  }
  expect(mayBeShown()).toBe(isShown);
});
