import { describe, expect, it } from 'vitest';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { objects } from '#domain/objects.ts';
import { sourceNames, sourceOf, type SourceName } from './calendarSources.ts';

/** By what the specification narrows the events of records, and the paths that have it in one object or another. */
const named = {
  customer: ['customer', 'counterparty'],
  status: ['status', 'eventStatus'],
  executor: ['executor', 'employee'],
  manager: ['manager'],
  constructor: ['designer'],
  tags: ['tags.tag'],
} as const;

/** Offers are orders of one status; the status of a task follows from its moves. */
const without: Partial<Record<SourceName, readonly string[]>> = { offers: ['status'] };

const ofRecords = sourceNames.filter((name) => name !== 'calendarEvents');

describe.each(ofRecords)('what is in the calendar of %s', (name) => {
  const source = sourceOf(name);
  const declaration = objects[source.object];

  it('is narrowed by all that the specification names and its records have', () => {
    const has = (path: string): boolean => fieldOf(declaration, path.split('.')[0] ?? '') !== undefined;
    const expected = Object.entries(named)
      .filter(([filter]) => !without[name]?.includes(filter))
      .flatMap(([, paths]) => paths.filter(has));
    expect(source.filters).toEqual(expect.arrayContaining(expected));
    expect(source.filters.filter((path) => !has(path))).toEqual([]);
  });

  it('begins and ends in fields that hold a day or a time', () => {
    expect(fieldOf(declaration, source.start)?.type).toMatch(/^date/);
    if (source.end) expect(fieldOf(declaration, source.end)?.type).toMatch(/^date/);
  });
});
