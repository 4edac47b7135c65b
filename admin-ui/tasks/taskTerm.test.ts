import { expect, it } from 'vitest';
import { objects } from '#domain/objects.ts';
import { typedTime } from './taskTerm.ts';

const { executionDays, executionHours, executionMinutes } = objects.taskTemplate.fields;

it('the time of a template is read up to the most that each of its fields takes', () => {
  const most = [executionDays.max, executionHours.max, executionMinutes.max];
  expect(Object.values(typedTime([...most, false]))).toEqual([...most, false]);
});

it.each(['', '-', '1.5', '-3', '99999999', null])('a template with %j days has no days yet', (typed) => {
  expect(typedTime([typed, 2, 30, true])).toEqual({
    executionDays: 0,
    executionHours: 2,
    executionMinutes: 30,
    currentDateExecution: true,
  });
});
