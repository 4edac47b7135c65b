import { describe, expect, it } from 'vitest';
import { objects, registry } from '../objects.ts';
import { KejaError } from './fail.ts';
import { mostFilterValues, parseFilter } from './filter.ts';

const refusalOf = (filter: object): unknown => {
  try {
    parseFilter(registry, objects.vehicle, filter);
    return undefined;
  } catch (error) {
    return error instanceof KejaError ? [error.code, error.params] : error;
  }
};
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const tooLarge = (field: string) => ['filter_too_large', { field, most: mostFilterValues }];

describe('a filter', () => {
  it('may have as many values as the limit allows', () => {
    expect(refusalOf({ id: numbers(mostFilterValues) })).toBeUndefined();
  });

  it.each([
    ['in one list', { id: numbers(mostFilterValues + 1) }],
    ['in a list inside a condition', { and: [{ or: [{ id: numbers(mostFilterValues + 1) }] }] }],
    ['in two lists together', { and: [{ name: ['x'] }, { id: numbers(mostFilterValues) }] }],
    ['in single conditions', { or: numbers(mostFilterValues + 1).map((id) => ({ id })) }],
  ])('a filter with more values %s is refused by the name of the field', (_where, filter) => {
    expect(refusalOf(filter)).toEqual(tooLarge('id'));
  });

  it('a filter with too many words to search for is refused too', () => {
    const many = Array.from({ length: mostFilterValues / 100 }, () => ({ searchStr: 'x '.repeat(100) }));
    expect(refusalOf({ and: many })).toEqual(tooLarge('searchStr'));
  });
});
