import { expect, it } from 'vitest';
import { firstChoice, taskFilter, type TaskChoice } from './taskFilter.ts';

const ola = { id: 7, roles: [3, 4] };
const open = { markedToDelete: false, executed: false, canceled: false };

it.each<[string, Partial<TaskChoice>, object]>([
  // What is shown, how the choice differs from the first one, and the filter that it gives.
  ['one’s own, to be done', {}, { ...open, executor: 7 }],
  ['what one’s roles have to take', { scope: 'roles' }, { ...open, executor: null, executorRole: [3, 4] }],
  [
    'what one has given, done or not',
    { scope: 'given', progress: 'any' },
    { markedToDelete: false, author: 7 },
  ],
  [
    'what waits for one’s check, whether that was asked of one or is the author’s',
    { scope: 'check' },
    {
      markedToDelete: false,
      executed: true,
      executionAccepted: false,
      canceled: false,
      or: [{ checker: 7 }, { checker: null, author: 7 }],
    },
  ],
  [
    // The clocks are set back on this day: it has 25 hours.
    'one’s own of a customer in a day: the midnight at its end is still that day',
    { customer: { id: 5, presentation: 'Agro' }, from: '2026-10-25', to: '2026-10-25' },
    {
      ...open,
      executor: 7,
      customer: 5,
      executionPeriod: { gt: '2026-10-24T22:00:00.000Z', lte: '2026-10-25T23:00:00.000Z' },
    },
  ],
  [
    'what somebody does of what one has given',
    { scope: 'given', executor: { id: 9, presentation: 'Jan' } },
    { ...open, author: 7, and: [{ executor: 9 }] },
  ],
  [
    'all of one’s own, although somebody else was chosen as executor in another scope',
    { scope: 'mine', executor: { id: 9, presentation: 'Jan' } },
    { ...open, executor: 7 },
  ],
  ['what the chosen role does', { scope: 'all', executorRole: 4 }, { ...open, and: [{ executorRole: 4 }] }],
  ['all, although one was in the chosen role only before', { scope: 'all', executorRole: 8 }, open],
])('shows %s', (_what, choice, filter) => {
  expect(taskFilter({ ...firstChoice, ...choice }, ola)).toEqual(filter);
});
