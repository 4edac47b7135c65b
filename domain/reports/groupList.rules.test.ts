import { expect, it } from 'vitest';
import { timeReport } from '../platform/time.report.ts';
import { shiftReport } from '../weighing/shift.report.ts';
import { groupList } from './groupList.rules.ts';

const of = { period: { from: '2026-03-01', to: '2026-03-31' }, narrowing: {} };

it('a figure opens the list of its records: those of the group, of the report and of its days', () => {
  const group = { dimension: 'customer', key: '7', name: 'Nowak' };
  expect(groupList(timeReport, { ...of, group })).toEqual({
    marked: false,
    conditions: [
      { fieldPath: 'customer', operator: 'eq', value: { id: 7, presentation: 'Nowak' } },
      { fieldPath: 'endDate', operator: 'filled' },
      { fieldPath: 'startDate', operator: 'gte', value: '2026-02-28T23:00:00.000Z' },
      // The clocks went on in between.
      { fieldPath: 'startDate', operator: 'lt', value: '2026-03-31T22:00:00.000Z' },
    ],
  });
});

it.each([
  ['a group without a value', { dimension: 'customer', key: null, name: '–' }, 'notFilled', undefined],
  ['a group of texts', { dimension: 'month', key: '2026-03', name: '2026-03' }, 'eq', '2026-03'],
])('%s is found by its field', (_case, group, operator, value) => {
  const [first] = groupList(timeReport, { ...of, group })?.conditions ?? [];
  expect(first).toMatchObject({ operator, ...(value === undefined ? {} : { value }) });
});

it('a day is the list of that day alone', () => {
  const group = { dimension: 'day', key: '2026-03-05', name: '05.03.2026' };
  expect(groupList(timeReport, { ...of, group })?.conditions.slice(1)).toEqual([
    { fieldPath: 'startDate', operator: 'gte', value: '2026-03-04T23:00:00.000Z' },
    { fieldPath: 'startDate', operator: 'lt', value: '2026-03-05T23:00:00.000Z' },
  ]);
});

it('a day of one shift is the list of that shift on that day', () => {
  const group = { dimension: 'day', key: '2026-03-05', name: '05.03.2026' };
  const shift = { period: { ...of.period, shift: 'II' as const }, narrowing: {} };
  expect(groupList(shiftReport, { ...shift, group })?.conditions.slice(-2)).toEqual([
    { fieldPath: shiftReport.time, operator: 'gte', value: '2026-03-05T06:00:00.000Z' },
    { fieldPath: shiftReport.time, operator: 'lt', value: '2026-03-05T14:00:00.000Z' },
  ]);
});

it('there is no list for a group of several fields or values, nor for one shift of many days', () => {
  const group = (dimension: string) => ({ dimension, key: 'in', name: 'in' });
  expect(groupList(shiftReport, { ...of, group: group('direction') })).toBeUndefined();
  expect(groupList(shiftReport, { ...of, group: group('scale') })).toBeUndefined();
  const shift = { period: { ...of.period, shift: 'I' as const }, narrowing: {} };
  expect(groupList(shiftReport, { ...shift, group: group('product') })).toBeUndefined();
});

it('the list keeps what the reader has narrowed the report to', () => {
  const list = groupList(shiftReport, { ...of, narrowing: { typeOfDocument: 'WZ' } });
  expect(list?.conditions).toContainEqual({ fieldPath: 'typeOfDocument', operator: 'eq', value: 'WZ' });
});
