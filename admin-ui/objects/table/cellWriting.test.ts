import { describe, expect, it } from 'vitest';
import { objectMeta, type FieldMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { comparedValue, preciseValue, writtenValue, type CellContext } from './cellWriting.ts';

const currencies = new Map<unknown, string>([
  [1, 'PLN'],
  [2, 'EUR'],
  [3, 'USD'],
]);
const context: CellContext = { language: 'pl', yes: 'Tak', no: 'Nie', currencies };

/** Every amount of every object, those in rows of table parts too. */
const amounts = registry.all.flatMap((declaration) => {
  const { fields } = objectMeta(declaration, 'pl', true);
  const all = (of: readonly FieldMeta[]): FieldMeta[] =>
    of.flatMap((field) => [...(field.type === 'money' ? [field] : []), ...all(field.children)]);
  const hasCurrency = fields.some(({ name, ref }) => name === 'currency' && ref === 'currency');
  return all(fields).map((field) => ({ object: declaration.name, path: field.path, field, hasCurrency }));
});
const written = (field: FieldMeta, currency: number | undefined) =>
  writtenValue(field, '12.50', context, {
    currency: currency === undefined ? null : { id: currency, presentation: '' },
  });

describe('an amount', () => {
  it.each(amounts.filter(({ hasCurrency }) => hasCurrency))(
    'an amount of $object, $path, is written in the currency that the record names',
    ({ field }) => {
      expect(written(field, 1)).toBe('12,50 zł');
      expect(written(field, 2)).toBe('12,50 €');
      expect(written(field, 3)).toBe('12,50 USD');
      expect(written(field, undefined)).toBe('12,50');
      // Until the currencies are read nothing is guessed.
      const { currencies: _none, ...early } = context;
      expect(writtenValue(field, '12.50', early, { currency: { id: 2, presentation: '' } })).toBe('12,50');
    },
  );

  it.each(amounts.filter(({ hasCurrency }) => !hasCurrency))(
    'an amount of $object, $path, is in złoty where its object names no currency',
    ({ field }) => {
      expect(written(field, undefined)).toBe('12,50 zł');
    },
  );

  it('is checked both with and without a currency of its record', () => {
    const kinds = new Set(amounts.map(({ hasCurrency }) => hasCurrency));
    expect(kinds).toEqual(new Set([true, false]));
  });
});

it('the number that a filter compares with is not rounded, as it is in a cell', () => {
  const [amount] = amounts;
  const of = (type: FieldMeta['type'], scale: number) => ({ ...amount?.field, type, scale }) as FieldMeta;
  expect(writtenValue(of('tonnes', 3), '12.345', context)).toBe('12,35 t');
  expect(comparedValue(of('tonnes', 3), '12.345', context)).toBe('12,345 t');
  expect(comparedValue(of('tonnes', 3), '12', context)).toBe('12,00 t');
  expect(comparedValue(of('decimal', 2), '1.005', context)).toBe('1,005');
  expect(comparedValue(of('decimal', 2), '1', context)).toBe('1,00');
});

it('a whole number is written also where a filter holds it as text', () => {
  const [amount] = amounts;
  const field = { ...amount?.field, type: 'integer' } as FieldMeta;
  expect([12, '12', '', 'dwa'].map((value) => writtenValue(field, value, context))).toEqual([
    '12',
    '12',
    '',
    '',
  ]);
});

it('the tooltip of a time of day shows all of it, as the cell does', () => {
  const [amount] = amounts;
  const field = { ...amount?.field, type: 'time' } as FieldMeta;
  expect(writtenValue(field, '08:30:15', context)).toBe('08:30:15');
  expect(preciseValue(field, '08:30:15', context)).toBe('08:30:15');
});
