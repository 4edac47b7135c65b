import * as muiLocales from '@mui/material/locale';
import type { Plugin } from 'vite';
import { isLanguage, languages, type Language } from '#domain/kernel/language.ts';
import { wordsOf } from '#domain/labels/wordsOf.ts';
import { publicMessages } from './publicMessages.ts';
import { moduleTexts } from './officeRows.ts';

const pathOf = (address: string): string => decodeURIComponent(new URL(address).pathname);
/** The module with the labels of all languages. In the browser the module of one language, below, takes its place. */
const allLanguages = pathOf(import.meta.resolve('#domain/labels/wordsOf.ts'));
const oneLanguage = pathOf(import.meta.resolve('./wordsOf.ts'));

/** MUI names its own words by language and country: `plPL`. What it does not have stays in English. */
const muiWordsOf = (language: Language): string => {
  const name = `${language}${new Intl.Locale(language).maximize().region}`;
  return name in muiLocales
    ? `export { ${name} as library } from '@mui/material/locale';`
    : 'export const library = {};';
};

/** The source of the module of a language, by the part of its name before the language. */
const sourceOf: Readonly<Record<string, (language: Language) => string>> = {
  'virtual:words': (language) =>
    `export const messages = ${JSON.stringify(publicMessages(language))};\n${muiWordsOf(language)}`,
  'virtual:labels': (language) =>
    `export const labels = ${JSON.stringify(wordsOf(language))};\nexport const modules = ${JSON.stringify(moduleTexts(language))};`,
};

const loadersOf = (kind: string): string =>
  `{ ${languages.map((language) => `${language}: () => import('${kind}/${language}')`).join(', ')} }`;

/**
 * The module with a loader for each language. Each is loaded by itself, so that nobody waits for words that they do not
 * read.
 */
const everyLanguage = 'virtual:languages';
const everyLoader = `export const loadWords = ${loadersOf('virtual:words')};
export const loadLabels = ${loadersOf('virtual:labels')};`;

/**
 * Makes modules of one language out of the rows that hold all languages, so that a browser loads only what it shows. An id
 * that begins with `\0` is that of a module without a file, as plugins of Vite agree.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'keja-words',
    resolveId: (id) =>
      id === everyLanguage || Object.hasOwn(sourceOf, id.split('/')[0] ?? '') ? `\0${id}` : undefined,
    load: (id) => {
      if (id.split('?')[0] === allLanguages) return `export { wordsOf } from ${JSON.stringify(oneLanguage)};`;
      if (id === `\0${everyLanguage}`) return everyLoader;
      const [kind = '', language] = id.slice(1).split('/');
      if (!id.startsWith('\0') || !isLanguage(language)) return undefined;
      return sourceOf[kind]?.(language);
    },
  };
}
