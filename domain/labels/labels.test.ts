import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../kernel/declaration.ts';
import type { Fields } from '../kernel/field.ts';
import { enumerationsOf } from '../kernel/enumerations.ts';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { ErrorParams } from '../kernel/fail.ts';
import { languages } from '../kernel/language.ts';
import { decimalText } from '../kernel/written.ts';
import { declarations, objects } from '../objects.ts';
import { errorMessage, fieldLabel, objectLabel, wordsOf } from './index.ts';
import { labelRows } from './labelRows.ts';
import type { FieldWords } from './words.ts';

const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    name,
    ...(field.type === 'rows' ? namesIn(field.fields) : []),
    ...(field.type === 'json' && field.shape ? namesIn(field.shape) : []),
  ]);
const fieldNames = new Set(declarations.flatMap((declaration) => namesIn(fieldsOf(declaration))));

const fieldPaths = declarations.flatMap((declaration) =>
  Object.entries(fieldsOf(declaration)).flatMap(([name, field]) =>
    [name, ...(field.type === 'rows' ? Object.keys(field.fields).map((cell) => `${name}.${cell}`) : [])].map(
      (path) => `${declaration.name}.${path}`,
    ),
  ),
);

describe.each(languages)('the labels in %s', (language) => {
  const words = wordsOf(language);

  it('name every object, field and error, and nothing that is not there', () => {
    expect(Object.keys(words.objects).toSorted()).toEqual(Object.keys(objects).toSorted());
    const needed = [...fieldNames].filter((name) => !(name in objects));
    expect(Object.keys(words.fields).toSorted()).toEqual(needed.toSorted());
    expect(Object.values(words.errors).every((sentence) => /[.!]$/.test(sentence))).toBe(true);
  });

  it('name every value of every enumeration, and nothing that is not there', () => {
    const named = Object.fromEntries(
      Object.entries(words.enums).map(([name, { values }]) => [name, Object.keys(values).toSorted()]),
    );
    const declared = Object.fromEntries(
      enumerationsOf(declarations).map(({ name, values }) => [name, values.toSorted()]),
    );
    expect(named).toEqual(declared);
    expect(Object.values(words.enums).filter(({ title }) => title === '')).toEqual([]);
  });
});

describe('an own word of a field', () => {
  it.each(Object.keys(labelRows.ownFields))(
    '%s is of a field that exists, and differs from the shared word',
    (ownField) => {
      expect(fieldPaths).toContain(ownField);
      const field = ownField.slice(ownField.lastIndexOf('.') + 1);
      const differs = languages.filter((language) => {
        const words = wordsOf(language);
        const own = (words.ownFields as Record<string, string>)[ownField];
        return own !== (words.fields as Record<string, string>)[field];
      });
      expect(differs).not.toEqual([]);
    },
  );
});

describe('a label', () => {
  it('a label of a field named like an object is the object’s name', () => {
    expect(fieldLabel('pl', 'disposition', 'vehicle')).toBe(objectLabel('pl', 'vehicle').one);
  });

  it('a field that an object names otherwise has the label of that object', () => {
    expect(fieldLabel('pl', 'vehicle', 'name')).toBe('Nr rejestracyjny');
    expect(fieldLabel('pl', 'outgoingSms', 'recipients.name')).toBe('Imię i nazwisko');
    expect(fieldLabel('pl', 'carrier', 'name')).toBe('Nazwa');
  });

  it('fills an error’s sentence with its parameters', () => {
    expect(errorMessage('pl', 'too_many_attempts', { seconds: 30 })).toBe(
      'Zbyt wiele prób. Spróbuj ponownie za 30 s.',
    );
    expect(
      errorMessage('en', 'record_referenced', { by: ['disposition.vehicle #1', 'punishment.vehicle #2'] }),
    ).toContain('Handling order #1 (Vehicle), Penalty #2 (Vehicle)');
    expect(errorMessage('de', 'reference_does_not_fit', { tick: 'counterparty.isVendor' })).toContain(
      '„Lieferant“',
    );
  });

  it.each<[string, ErrorParams, string]>([
    ['less than the least', { min: '0.01' }, 'Wpisz co najmniej 0,01.'],
    ['more than the most', { max: 100 }, 'Wpisz najwyżej 100.'],
    ['no number of so many digits', { scale: 3 }, 'może mieć najwyżej tyle cyfr: 3.'],
    ['of another form', { format: 'camelCase' }, 'Oczekiwana postać: camelCase.'],
    ['of which no more is known', {}, 'Nieprawidłowa wartość.'],
  ])('a value %s is refused with words that say what is expected', (_case, params, words) => {
    expect(errorMessage('pl', 'invalid_value', params)).toContain(words);
  });

  it.each(languages)('a label of an error in %s has its decimals written as its readers do', (language) => {
    for (const [code, words] of Object.entries(wordsOf(language).errors)) {
      const weights = [...words.matchAll(/%\{(\w+)\} t\b/g)].map(([, name]) => name ?? '');
      if (weights.length === 0) continue;
      const params = Object.fromEntries(weights.map((name) => [name, '-0.300']));
      const said = errorMessage(language, code as ErrorCode, params);
      expect(said.split(`${decimalText(language, '-0.300', 3)} t`), code).toHaveLength(weights.length + 1);
    }
  });

  it('a label that is missing does not compile', () => {
    const { name: _forgotten, ...rest } = wordsOf('pl').fields;
    // @ts-expect-error a language without the word "name" is not a complete language
    const incomplete: FieldWords = rest;
    expect(incomplete).not.toHaveProperty('name');
  });
});
