import { describe, expect, it } from 'vitest';
import { catalog } from './declaration.ts';
import { KejaError } from './fail.ts';
import { integer, reference, text } from './field.ts';
import { parseInput } from './validation.ts';

describe('a whole number', () => {
  const vehicle = catalog('vehicle', {
    module: 'goods',
    path: 'vehicles',
    access: { read: [], modify: [] },
    fields: { name: text(), axles: integer({ min: 2, max: 9 }) },
  });
  const errorsOf = (axles: number) => {
    try {
      parseInput(vehicle, { axles }, 'update');
      return [];
    } catch (refused) {
      return (refused as KejaError).errors;
    }
  };

  it.each([2, 9])('may be %i where its field says from 2 to 9', (axles) => {
    expect(errorsOf(axles)).toEqual([]);
  });

  it.each([
    [1, { min: 2 }],
    [10, { max: 9 }],
  ])('may not be %i there, and the refusal says why', (axles, params) => {
    expect(errorsOf(axles)).toMatchObject([{ field: 'axles', code: 'invalid_value', params }]);
  });
});

it('an option that the type of a field does not have does not compile', () => {
  // @ts-expect-error a text has a maxLength
  expect(text({ required: true, max: 40 })).toBeDefined();
  // @ts-expect-error a misspelt option would be no option at all
  expect(integer({ max: 9, mim: 2 })).toBeDefined();
  // @ts-expect-error what a reference refers to is said before
  expect(reference('vehicle', { required: true, to: 'driver' })).toBeDefined();
});
