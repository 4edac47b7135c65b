import { expect, it } from 'vitest';
import {
  axesOf,
  checkedVariant,
  combinationsOf,
  countOf,
  type VariantParameter,
} from './variantMatrix.rules.ts';

const size: VariantParameter = { name: 'Szerokość', type: 'number', values: '90; 100,50; 90' };
const colour: VariantParameter = { name: 'Kolor', type: 'text', values: 'biały\nczarny mat' };
const glass: VariantParameter = { name: 'Szyba', type: 'switch' };

it('each combination of the values is a variant, a switch has both values', () => {
  const { axes, errors } = axesOf([size, colour, glass]);
  expect(errors).toEqual([]);
  expect(countOf(axes)).toBe(8);
  const all = combinationsOf(axes);
  expect(all).toHaveLength(8);
  expect(all[0]).toEqual({ Szerokość: '90', Kolor: 'biały', Szyba: true });
  expect(all[7]).toEqual({ Szerokość: '100.5', Kolor: 'czarny mat', Szyba: false });
});

it.each<[string, VariantParameter[], object]>([
  [
    'a text where a number belongs',
    [{ ...size, values: '90; szeroka' }],
    { field: 'additionalParameters[0].values', code: 'variant_value_wrong', params: { value: 'szeroka' } },
  ],
  [
    'a day that there is not',
    [colour, { name: 'Od', type: 'date', values: '2026-02-30' }],
    { field: 'additionalParameters[1].values', code: 'variant_value_wrong', params: { value: '2026-02-30' } },
  ],
  [
    'a parameter named twice',
    [size, { ...colour, name: 'Szerokość' }],
    { field: 'additionalParameters[1].name', code: 'not_unique' },
  ],
])('a definition is refused for %s', (_what, parameters, error) => {
  expect(axesOf(parameters).errors).toEqual([error]);
});

it('no variant comes of a parameter without values, nor of none at all', () => {
  expect(countOf(axesOf([size, { ...colour, values: ' ' }]).axes)).toBe(0);
  expect(countOf([])).toBe(0);
  expect(combinationsOf([])).toEqual([]);
});

it('the values of a variant are stored in one form, however they were sent', () => {
  const { variants, errors } = checkedVariant([size, colour, glass], {
    Szyba: false,
    Szerokość: 100.5,
    Kolor: 'biały',
  });
  expect(errors).toEqual([]);
  expect(variants).toEqual({ Szerokość: '100.5', Kolor: 'biały', Szyba: false });
});

it.each<[string, Record<string, unknown>, object]>([
  ['lacks a value', { Kolor: 'biały' }, { field: 'variants.Szerokość', code: 'required' }],
  [
    'has a value that the definition does not name',
    { Szerokość: '90', Kolor: 'zielony' },
    {
      field: 'variants.Kolor',
      code: 'variant_value_unlisted',
      params: { value: 'zielony', values: 'biały, czarny mat' },
    },
  ],
  [
    'has a value of another kind',
    { Szerokość: 'dużo', Kolor: 'biały' },
    { field: 'variants.Szerokość', code: 'variant_value_wrong', params: { value: '"dużo"' } },
  ],
  [
    'has a parameter that the definition does not name',
    { Szerokość: '90', Kolor: 'biały', Waga: '3' },
    { field: 'variants.Waga', code: 'unknown_field' },
  ],
])('a variant is refused that %s', (_what, given, error) => {
  expect(checkedVariant([size, colour], given).errors).toEqual([error]);
});
