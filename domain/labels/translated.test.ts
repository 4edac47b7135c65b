import { describe, expect, it } from 'vitest';
import type { Language } from '../kernel/language.ts';
import { same as german } from './de/same.ts';
import { same as dutch } from './nl/same.ts';
import { same as spanish } from './es/same.ts';
import { same as french } from './fr/same.ts';
import { same as italian } from './it/same.ts';
import { wordsOf } from './index.ts';

/** Every text of a language under its path. */
const textsOf = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key));

const english = new Map(textsOf(wordsOf('en')));

/** Technical words and names that a language shares with English. */
const shared: Partial<Record<Language, readonly string[]>> = {
  nl: dutch,
  fr: french,
  it: italian,
  de: german,
  es: spanish,
};

describe.each(Object.entries(shared) as [Language, readonly string[]][])('%s', (language, same) => {
  it('is translated: only words that are the same in both stand as in English', () => {
    const left = textsOf(wordsOf(language)).filter(
      ([path, text]) => english.get(path) === text && !same.includes(text),
    );
    expect(left).toEqual([]);
  });

  it('keeps every placeholder of a sentence', () => {
    const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted();
    for (const [path, text] of textsOf(wordsOf(language).errors))
      expect(placeholders(text), `${language} ${path}`).toEqual(
        placeholders(english.get(`errors.${path}`) ?? ''),
      );
  });
});
