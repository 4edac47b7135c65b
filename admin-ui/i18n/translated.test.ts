import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#domain/kernel/language.ts';
import { wordsOf } from '#domain/labels/index.ts';
import { messagesIn } from './messages.ts';
import { same } from './same.ts';

/** Every text under its path. */
const textsOf = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key));

const wordsIn = new Map<Language, ReadonlyMap<string, string>>(
  await Promise.all(
    languages.map(async (language) => [language, new Map(textsOf(await messagesIn(language)))] as const),
  ),
);
const textsIn = (language: Language): ReadonlyMap<string, string> => wordsIn.get(language) ?? new Map();
const english = textsIn('en');
const foreign = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

const parametersOf = (text: string): string[] =>
  [...new Set(text.match(/%\{\w+\}/g))].filter((name) => name !== '%{smart_count}').toSorted();

/** How many forms a text takes that counts something: Polish has one for 1, one for 2 to 4 and one for 5. */
const formsIn = (language: Language): number => (language === 'pl' ? 3 : 2);

/** What is made of parameters and signs alone has nothing to translate. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/%\{\w+\}/g, ''));

const saying = (words: string): RegExp => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');

/** How nobody is spoken to here: one form of address each, whichever page or refusal speaks. */
const otherAddress: Readonly<Record<(typeof foreign)[number], RegExp>> = {
  pl: saying('pani?|państw[oa]'),
  nl: saying('je|jij|jou|jouw'),
  de: saying('du|dein|deine[nmrs]?|dich|dir'),
  fr: saying('tu|ton|tes|toi'),
  // An order in the infinitive, as on signs, is another form as well.
  it: saying(
    'apra|attenda|chieda|guardi|indichi|inserisca|ricominci|ripeta|riprovi|rivolga|scelga|scriva|verifichi|(?<=[.:;!] )\\p{L}+[aei]re(l[aeio])?',
  ),
  es: saying('tú|tus|tuy[oa]s?|puedes|tienes'),
};

describe.each(foreign)('the back office in %s', (language) => {
  const own = textsIn(language);

  it('speaks to people in one form of address', () => {
    const spoken = [...own, ...textsOf(wordsOf(language).errors)];
    expect(spoken.filter(([, text]) => otherAddress[language].test(text))).toEqual([]);
  });

  it('says neither more nor less than in English', () => {
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('is translated: only words that are the same in both stand as in English', () => {
    const left = [...own].filter(
      ([path, text]) => text === english.get(path) && hasWords(text) && !same[language].includes(text),
    );
    expect(left).toEqual([]);
  });

  it('lists as the same only what is the same', () => {
    const equal = new Set(
      [...own].filter(([path, text]) => text === english.get(path)).map(([, text]) => text),
    );
    expect(same[language].filter((text) => !equal.has(text))).toEqual([]);
  });
});

/** react-admin names the kind of record in sentences where other languages need not. */
const ownWords = (language: Language) => [...textsIn(language)].filter(([path]) => path.startsWith('keja.'));

describe.each(languages)('the back office in %s', (language) => {
  it('has every form of what counts', () => {
    const counting = [...textsIn(language)].filter(
      ([path, text]) =>
        text.includes(' |||| ') || (path.startsWith('keja.') && text.includes('%{smart_count}')),
    );
    expect(counting.length).toBeGreaterThan(5);
    const wrong = counting.filter(([, text]) => text.split(' |||| ').length !== formsIn(language));
    expect(wrong).toEqual([]);
  });

  it('has the same parameters as the others, so that nothing is left out of a sentence', () => {
    const wrong = ownWords(language).filter(
      ([path, text]) => parametersOf(text).join() !== parametersOf(english.get(path) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });
});
