import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../kernel/declaration.ts';
import { enumerationsOf } from '../kernel/enumerations.ts';
import { languages } from '../kernel/language.ts';
import { declarations, objects } from '../objects.ts';
import { errorMessage, fieldLabel, objectLabel, wordsOf } from './index.ts';
import type { FieldWords } from './words.ts';

const fieldNames = new Set(
  declarations.flatMap((declaration) =>
    Object.entries(fieldsOf(declaration)).flatMap(([name, field]) =>
      field.type === 'rows' ? [name, ...Object.keys(field.fields)] : [name],
    ),
  ),
);

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

  it('give an own word to fields that exist, and only where it differs from the shared one', () => {
    for (const [ownField, word] of Object.entries(words.ownFields)) {
      expect(fieldPaths).toContain(ownField);
      const field = ownField.slice(ownField.lastIndexOf('.') + 1);
      expect(word, ownField).not.toBe((words.fields as Record<string, string>)[field]);
    }
  });
});

describe('a label', () => {
  it('of a field named like an object is the object’s name', () => {
    expect(fieldLabel('pl', 'disposition', 'vehicle')).toBe(objectLabel('pl', 'vehicle').one);
  });

  it('of a field that one object calls otherwise is that object’s', () => {
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
    ).toContain('disposition.vehicle #1, punishment.vehicle #2');
    expect(errorMessage('de', 'reference_does_not_fit', { tick: 'counterparty.isVendor' })).toContain(
      '„Lieferant“',
    );
  });

  it('that is missing does not compile', () => {
    const { name: _forgotten, ...rest } = wordsOf('pl').fields;
    // @ts-expect-error a language without the word "name" is not a complete language
    const incomplete: FieldWords = rest;
    expect(incomplete).not.toHaveProperty('name');
  });
});
