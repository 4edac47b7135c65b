import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../kernel/language.ts';
import { recordInWords } from './recordInWords.ts';
import { objects } from '../objects.ts';
import { filledAsText, filledAsWritten, variantFor } from './template.rules.ts';

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

describe('a template filled in', () => {
  const values = { name: '<script>alert(1)</script> & "Syn"', city: 'Gdańsk' };
  const inHtml = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Syn&quot;';

  it.each<[string, string, string, 'html' | 'text']>([
    ['writes a value into HTML as text', '<p>{name}</p>', `<p>${inHtml}</p>`, 'html'],
    [
      'writes a value into an attribute as text',
      '<a title="{name}">x</a>',
      `<a title="${inHtml}">x</a>`,
      'html',
    ],
    ['knows HTML by a tag, also by a lonely one', 'A<br>{name}', `A<br>${inHtml}`, 'html'],
    [
      'leaves a value as it is in plain text',
      'Firma: {name}\n{city}',
      `Firma: ${values.name}\n${values.city}`,
      'text',
    ],
    [
      'takes signs and addresses for no tags',
      '1 < 2 <a@b.pl> {city} > x',
      '1 < 2 <a@b.pl> Gdańsk > x',
      'text',
    ],
  ])('%s', (_rule, body, filled, bodyType) => {
    expect(filledAsWritten({ subject: '{name}', body }, values)).toEqual({
      subject: values.name,
      body: filled,
      bodyType,
    });
  });

  it.each([
    [
      'takes tags out of the template and leaves those of a value',
      '<p>A: <b>{name}</b></p>',
      `A: ${values.name}`,
    ],
    ['keeps paragraphs', '<h1>Do {city}</h1><p>B&amp;C<br>D</p>', 'Do Gdańsk\n\nB&C\nD'],
    ['leaves plain text as it was written', 'A\n\n  {city}', 'A\n\n  Gdańsk'],
    [
      'writes links out',
      '<a href="https://keja.example/{city}">tutaj</a>',
      'tutaj [https://keja.example/Gdańsk]',
    ],
  ])('a template filled in as plain text %s', (_rule, body, text) => {
    expect(filledAsText({ subject: '', body }, values)).toEqual({
      subject: '',
      body: text,
      bodyType: 'text',
    });
  });

  it('shows in HTML, whatever the value, that value and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`<>&"'/ap;=x1#`) }), (name) => {
        const { body } = filledAsWritten({ subject: '', body: '<b>{name}</b>' }, { name });
        // Besides the escaped characters and the tags `<b>` of the template, none is left that HTML would read.
        expect(body.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[&"']|<(?!\/?b>)/);
        expect(filledAsText({ subject: '', body }, {}).body).toBe(name.trim().replaceAll(/ +/g, ' '));
      }),
    );
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
