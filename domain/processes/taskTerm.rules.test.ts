import { expect, it } from 'vitest';
import { termInCalendar } from './taskTerm.rules.ts';

it.each([
  ['the start of tomorrow is the whole of today', '2026-11-20T23:00:00.000Z', '2026-11-20'],
  ['so in summer', '2026-06-30T22:00:00.000Z', '2026-06-30'],
  ['so after the day of twenty-five hours', '2026-10-25T23:00:00.000Z', '2026-10-25'],
  ['so after the day of twenty-three', '2026-03-29T22:00:00.000Z', '2026-03-29'],
])('%s', (_rule, due, day) => {
  expect(termInCalendar(due)).toEqual({ allDay: true, day });
});

it('any other term is the end of half an hour', () => {
  expect(termInCalendar('2026-11-20T13:15:00.000Z')).toEqual({
    allDay: false,
    begins: '2026-11-20T12:45:00.000Z',
    ends: '2026-11-20T13:15:00.000Z',
  });
});
