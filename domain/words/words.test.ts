import { describe, expect, it } from 'vitest';
import {
  languages,
  nameLanguages,
  pluralFormsOf,
  type Language,
  type NameLanguage,
} from '../kernel/language.ts';
import { allRows, type PlacedRow } from '#tools/words/allRows.ts';
import sameAsEnglish from './sameAsEnglish.json' with { type: 'json' };

const same: Readonly<Partial<Record<Language, readonly string[]>>> = sameAsEnglish;

const rows = allRows();
const foreign = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en');
/** Our own texts: those of react-admin follow its rules. */
const own = rows.filter(({ file }) => file !== 'backOffice/reactAdmin');

const inWords = ({ file, key, row }: PlacedRow, language: Language) => `${file} ${key}: ${row[language]}`;
const placeholdersOf = (text: string): string =>
  [...new Set(text.match(/%\{\w+\}/g))]
    .filter((name) => name !== '%{smart_count}')
    .toSorted()
    .join();

/** What is made of parameters and signs alone has nothing to translate. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/%\{\w+\}/g, ''));

/** What makers call their indicators is the same in every language. */
const isMakersName = ({ key }: PlacedRow): boolean => key.startsWith('enums.scaleParser.values.');

/** Matches one of these alternatives as a whole word. */
const saying = (words: string): RegExp => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');

/** The forms of address that we do not use: each language speaks to people in one way everywhere. A reviewer adds theirs. */
const otherAddress: Readonly<Partial<Record<Language, RegExp>>> = {
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

describe('the rows of words', () => {
  it('leave the unit to the value, which brings it; an error’s number alone has none', () => {
    const twice = own.filter(
      ({ file, row }) =>
        !file.endsWith('/errors') &&
        languages.some((language) => /%\{\w+\}\s?(t|kg|zł|€)(?!\p{L})/u.test(row[language] ?? '')),
    );
    expect(twice.map((each) => inWords(each, 'en'))).toEqual([]);
  });

  it('have a Polish and an English text, and no other keys than languages', () => {
    const wrong = rows.filter(
      ({ row }) =>
        !row.pl || !row.en || Object.keys(row).some((key) => !nameLanguages.includes(key as NameLanguage)),
    );
    expect(wrong).toEqual([]);
  });
});

/** A path into a record, a comparison, a call with quoted arguments, a template: what programmers write. */
const code = /\b(record|task|result)\.\p{L}|[!=]=|&&|\|\||\p{L}\(["[]|=>|\{\{|\$\{/u;

describe.each(languages)('the words in %s', (language) => {
  it('are words: code is in the field where people write it', () => {
    const written = rows.filter(({ row }) => code.test((row[language] ?? '').replaceAll(' |||| ', ' ')));
    expect(written.map((each) => inWords(each, language))).toEqual([]);
  });

  const translated = own.filter(({ row }) => row[language] !== undefined);

  it('keep every placeholder of the English text', () => {
    const wrong = translated.filter(
      ({ row }) => placeholdersOf(row[language] ?? '') !== placeholdersOf(row.en),
    );
    expect(wrong.map((each) => inWords(each, language))).toEqual([]);
  });

  it('words name their values by %{name}, and templates of letters by {name}', () => {
    const texts = rows.filter(({ file }) => !/emailTemplates|Templates$/.test(file));
    const wrong = texts.filter(({ row }) => /(?<!%)\{[a-z]\w*\}/.test(row[language] ?? ''));
    expect(wrong.map((each) => inWords(each, language))).toEqual([]);
  });

  it('have every plural form of a text that counts', () => {
    const counting = rows.filter(
      ({ file, row }) =>
        row[language]?.includes(' |||| ') ||
        (file !== 'backOffice/reactAdmin' && row[language]?.includes('%{smart_count}')),
    );
    const wrong = counting.filter(
      ({ row }) => row[language]?.split(' |||| ').length !== pluralFormsOf(language).length,
    );
    expect(wrong.map((each) => inWords(each, language))).toEqual([]);
  });
});

describe.each(foreign)('the words in %s', (language) => {
  it('speak to staff in one form of address', () => {
    // The kiosk and the SMS speak to drivers in their own way.
    const spoken = rows.filter(({ file }) => file.endsWith('/office') || file.endsWith('/errors'));
    const wrong = spoken.filter(({ row }) => otherAddress[language]?.test(row[language] ?? ''));
    expect(wrong.map((each) => inWords(each, language))).toEqual([]);
  });

  it('are the English ones only where both languages say the same', () => {
    const equal = rows.filter(
      (placed) => placed.row[language] === placed.row.en && hasWords(placed.row.en) && !isMakersName(placed),
    );
    const untranslated = equal.filter(({ row }) => !same[language]?.includes(row.en));
    expect(untranslated.map((each) => inWords(each, language))).toEqual([]);
    const words = new Set(equal.map(({ row }) => row.en));
    expect((same[language] ?? []).filter((text) => !words.has(text))).toEqual([]);
  });
});
