import Polyglot from 'node-polyglot';
import type { ModuleName } from '../kernel/declaration.ts';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { ErrorParams } from '../kernel/fail.ts';
import type { Language } from '../kernel/language.ts';
import type { ScreenName } from '../screens.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { nl } from './nl/index.ts';
import { pl } from './pl/index.ts';
import type { Words } from './words.ts';

const words: Record<Language, Words> = { pl, en, nl, de, fr, it, es };

const isObject = (language: Language, name: string): boolean => Object.hasOwn(words[language].objects, name);

export const objectLabel = (language: Language, object: string): { one: string; many: string } =>
  (words[language].objects as Record<string, { one: string; many: string }>)[object] ?? {
    one: object,
    many: object,
  };

/**
 * What this object calls its field; else the word that all objects share, or the name of the object it is named
 * after. A cell of a table part is asked for by its path, `recipients.name`.
 */
export const fieldLabel = (language: Language, object: string, path: string): string =>
  (words[language].ownFields as Record<string, string>)[`${object}.${path}`] ?? sharedLabel(language, path);

const sharedLabel = (language: Language, path: string): string => {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (isObject(language, name)) return objectLabel(language, name).one;
  return (words[language].fields as Record<string, string>)[name] ?? name;
};

export const enumTitle = (language: Language, enumeration: string): string =>
  words[language].enums[enumeration]?.title ?? enumeration;

export const enumLabel = (language: Language, enumeration: string, value: string): string =>
  words[language].enums[enumeration]?.values[value] ?? value;

export const moduleLabel = (language: Language, module: ModuleName): string =>
  words[language].modules[module];

export const screenLabel = (language: Language, screen: ScreenName): string =>
  words[language].screens[screen];

/** What errors' parameters are called whose values are names of ours: those of an enumeration, or `object.field`. */
const paramLabels: Readonly<Record<string, (language: Language, value: string) => string>> = {
  warnings: (language, value) => enumLabel(language, 'weighingWarning', value),
  tick: (language, value) => {
    const [object = '', field = ''] = value.split('.');
    return fieldLabel(language, object, field);
  },
};

/** The sentence of an error with its parameters filled in; a list is joined by commas, and names of ours are put into words. */
export const errorMessage = (language: Language, code: ErrorCode, params: ErrorParams = {}): string => {
  const filled = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const named = (each: unknown) => paramLabels[name]?.(language, String(each)) ?? String(each);
      return [name, Array.isArray(value) ? value.map(named).join(', ') : named(value)];
    }),
  );
  return Polyglot.transformPhrase(words[language].errors[code], filled, language);
};

export const wordsOf = (language: Language): Words => words[language];
