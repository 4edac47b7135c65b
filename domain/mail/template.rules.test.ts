import { describe, expect, it } from 'vitest';
import type { Language } from '../kernel/language.ts';
import { recordInWords } from './recordInWords.ts';
import { objects } from '../objects.ts';
import { variantFor } from './template.rules.ts';

describe('the words of a template', () => {
  it.each<[string, (string | null)[], Language, string | null | undefined]>([
    ['are those of the reader’s language', ['pl', 'de', null], 'de', 'de'],
    ['are the Polish ones where it has none', ['en', 'pl', null], 'de', 'pl'],
    ['are those of no language where there are no Polish ones', ['en', null], 'de', null],
    ['are those of no language where it was left empty', ['en', ''], 'de', ''],
    ['are any where nothing fits', ['en'], 'de', 'en'],
    ['are none where there are none', [], 'de', undefined],
  ])('%s', (_rule, written, language, expected) => {
    const variants = written.map((each) => ({ language: each, subject: String(each), body: null }));
    expect(variantFor(variants, language)?.language).toBe(expected);
  });
});

describe('a record in the words of a letter', () => {
  const { fields } = objects.reclamation;

  it.each<[string, unknown, Language, string]>([
    ['executionTerm', '2026-11-05', 'de', '05.11.2026'],
    ['amount', '1234567.50', 'de', '1.234.567,50'],
    ['amount', '1234.50', 'en', '1,234.50'],
    ['editPossitions', true, 'it', 'SÌ'],
    ['decision', { id: 1, presentation: 'Anerkannt' }, 'de', 'Anerkannt'],
    ['reference', 'Mass {amount}', 'en', 'Mass {amount}'],
    ['decision', null, 'de', ''],
  ])('%s %j is written for %s as “%s”', (name, value, language, expected) => {
    expect(recordInWords(fields, { id: 1, [name]: value }, language)[name]).toBe(expected);
  });

  it('tells an enumeration by its label', () => {
    const words = recordInWords(objects.reclamationHistory.fields, { id: 1, actionType: 'Decision' }, 'de');
    expect(words.actionType).toBe('Entscheidung');
  });
});
