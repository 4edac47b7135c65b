import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/kernel/filter.ts';
import { objects, registry } from '#domain/objects.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { writtenFilter } from '#domain/platform/filterParts.ts';
import { sourceNames, sourceOf } from './calendarSources.ts';
import { canStandAt, putValues, shownTime, standsIn, type PutTime } from './calendarTimes.ts';

// A source of each kind: at an hour or on whole days, at an hour only, on a day only, and a term, which cannot be moved.
const either = sourceOf('calendarEvents');
const time = sourceOf('crmEvents');
const day = sourceOf('requests');
const term = sourceOf('tasks');

// On 29 March 2026 the clocks go forward in Warsaw: before it is one hour ahead of UTC, afterwards two.

describe('a record in the calendar', () => {
  // What it is called here, its source, its fields, and when it is shown.
  it.each([
    [
      'with hours',
      either,
      { start: '2026-03-28T09:00:00Z', end: '2026-03-28T10:00:00Z', allDay: false },
      { start: '2026-03-28T09:00:00Z', end: '2026-03-28T10:00:00Z', allDay: false },
    ],
    [
      'of one day in Warsaw',
      either,
      { start: '2026-03-28T23:00:00Z', end: null, allDay: true },
      { start: '2026-03-29', end: '2026-03-30', allDay: true },
    ],
    [
      'of all days up to the last one',
      either,
      { start: '2026-03-27T23:00:00Z', end: '2026-03-29T22:00:00Z', allDay: true },
      { start: '2026-03-28', end: '2026-03-31', allDay: true },
    ],
    [
      'without an end',
      time,
      { begin: '2026-03-28T09:00:00Z', ending: null },
      { start: '2026-03-28T09:00:00Z', allDay: false },
    ],
    ['with a day for a term', day, { executionTerm: '2026-03-29' }, { start: '2026-03-29', allDay: true }],
    [
      'with a term at midnight',
      term,
      { executionPeriod: '2026-03-29T22:00:00Z' },
      { start: '2026-03-29', allDay: true },
    ],
    [
      'with an hour for a term',
      term,
      { executionPeriod: '2026-03-30T08:00:00Z' },
      { start: '2026-03-30T07:30:00.000Z', end: '2026-03-30T08:00:00.000Z', allDay: false },
    ],
    ['without a time', day, { executionTerm: null }, undefined],
  ])('%s is shown at its time', (_title, source, record, shown) => {
    expect(shownTime(source, record)).toEqual(shown);
  });
});

describe('an event that is put somewhere by hand', () => {
  // What it is called here, its source, where it was put, and the values that are written.
  it.each<[string, typeof either, PutTime, object]>([
    [
      'at another hour',
      either,
      { start: '2026-03-29T09:00:00+02:00', end: '2026-03-29T10:30:00+02:00', allDay: false },
      { start: '2026-03-29T07:00:00.000Z', end: '2026-03-29T08:30:00.000Z', allDay: false },
    ],
    [
      'on whole days, across the change of the clocks',
      either,
      { start: '2026-03-28', end: '2026-03-31', allDay: true },
      { start: '2026-03-27T23:00:00.000Z', end: '2026-03-29T22:00:00.000Z', allDay: true },
    ],
    [
      'on one whole day',
      either,
      { start: '2026-03-29', end: null, allDay: true },
      { start: '2026-03-28T23:00:00.000Z', end: '2026-03-28T23:00:00.000Z', allDay: true },
    ],
    [
      'at an hour after a whole day',
      either,
      { start: '2026-03-29T09:00:00+02:00', end: null, allDay: false },
      { start: '2026-03-29T07:00:00.000Z', end: null, allDay: false },
    ],
    [
      'with no end, or with one at its start',
      time,
      { start: '2026-03-29T09:00:00+02:00', end: null, allDay: false },
      { begin: '2026-03-29T07:00:00.000Z', ending: null },
    ],
    [
      'with a day for a term',
      day,
      { start: '2026-03-31', end: null, allDay: true },
      { executionTerm: '2026-03-31' },
    ],
  ])('%s gets these values', (_title, source, put, values) => {
    expect(putValues(source, put)).toEqual(values);
  });

  it('is shown again where it was put', () => {
    for (const put of [
      { start: '2026-10-24', end: '2026-10-27', allDay: true },
      { start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:30:00.000Z', allDay: false },
    ])
      expect(shownTime(either, putValues(either, put))).toEqual(put);
  });

  // The kind, its source, and whether it may stand among hours and among whole days.
  it.each([
    ['either', either, true, true],
    ['time', time, true, false],
    ['day', day, false, true],
    ['term', term, false, false],
  ] as const)(
    'an event that is put somewhere by hand of the kind %s stands among hours or whole days as it can',
    (_kind, source, hours, days) => {
      expect([canStandAt(source, false), canStandAt(source, true)]).toEqual([hours, days]);
    },
  );
});

describe('the sources of the calendar', () => {
  it.each(sourceNames)('%s have the fields that they name', (name) => {
    const { object, start, end, kind, filters, where = {} } = sourceOf(name);
    const declaration = objects[object];
    expect(fieldOf(declaration, start)?.type).toBe(kind === 'day' ? 'date' : 'datetime');
    if (end) expect(fieldOf(declaration, end)?.type).toBe('datetime');
    const conditions = standsIn(
      { start, kind, ...(end ? { end } : {}) },
      { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' },
    );
    expect(() =>
      parseFilter(registry, declaration, { ...where, ...writtenFilter(conditions) }),
    ).not.toThrow();
    for (const path of filters)
      expect(() => parseFilter(registry, declaration, { [path]: null }), path).not.toThrow();
  });
});
