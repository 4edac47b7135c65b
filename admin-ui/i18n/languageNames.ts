import {
  languages,
  nameLanguages,
  ownNameOf,
  type Language,
  type NameLanguage,
} from '#domain/kernel/language.ts';

/** Each language under the name its speakers give it. */
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, ownNameOf(language)]),
) as Readonly<Record<Language, string>>;

/** The same for the languages in which records have names. They include the languages of the drivers. */
export const namesOfNameLanguages = Object.fromEntries(
  nameLanguages.map((language) => [language, ownNameOf(language)]),
) as Readonly<Record<NameLanguage, string>>;
