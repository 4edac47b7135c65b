interface LanguageFacts {
  /** Country codes of the telephones whose owners get messages in this language. */
  readonly countryCodes: readonly `+${number}`[];
  /** The country whose number format the language uses, if not the one where most of its speakers live. */
  readonly region?: string;
  /** Its letters beyond A to Z, in capitals: drivers type names with them. */
  readonly letters: string;
  readonly quotationMarks: readonly [open: string, close: string];
  /** Only for messages to drivers and for names of records; the interface is not offered in it. */
  readonly forDriversOnly?: true;
}

/**
 * Every language. A new one needs a line here and its texts in `domain/words` (`npm run words`); texts that are not
 * translated yet are shown in English. Its own name, its plural forms, its words for days and the texts of libraries are
 * found by its code.
 */
const table = {
  pl: { countryCodes: ['+48'], letters: 'ĄĆĘŁŃÓŚŹŻ', quotationMarks: ['„', '”'] },
  en: { countryCodes: ['+44'], letters: '', quotationMarks: ['“', '”'], region: 'GB' },
  nl: { countryCodes: ['+31', '+32'], letters: 'ÉËÏÓÖÜ', quotationMarks: ['“', '”'] },
  de: { countryCodes: ['+49', '+43', '+41', '+423'], letters: 'ÄÖÜß', quotationMarks: ['„', '“'] },
  fr: { countryCodes: ['+33', '+352', '+377'], letters: 'ÀÂÇÈÉÊËÎÏÔŒÙÛÜ', quotationMarks: ['«', '»'] },
  it: { countryCodes: ['+39', '+378'], letters: 'ÀÈÉÌÒÙ', quotationMarks: ['«', '»'] },
  es: { countryCodes: ['+34', '+376'], letters: 'ÁÉÍÑÓÚÜ', quotationMarks: ['«', '»'] },
  uk: {
    countryCodes: ['+380'],
    letters: 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ',
    quotationMarks: ['«', '»'],
    forDriversOnly: true,
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

type Table = typeof table;
/** The code of any language, such as `uk`. */
export type NameLanguage = keyof Table;
/** The code of a language of the interface: all but those with `forDriversOnly`. */
export type Language = {
  [L in NameLanguage]: Table[L] extends { readonly forDriversOnly: true } ? never : L;
}[NameLanguage];

const all = Object.keys(table) as NameLanguage[];
const factsOf = (language: NameLanguage): LanguageFacts => table[language];

/** The languages of the interface, the default first. */
export const languages: readonly Language[] = all.filter(
  (language): language is Language => !factsOf(language).forDriversOnly,
);
/** The languages in which records have names: those of the interface, and those for drivers only. */
export const nameLanguages: readonly NameLanguage[] = [
  ...languages,
  ...all.filter((language) => factsOf(language).forDriversOnly),
];
export const defaultLanguage: Language = 'pl';

/** The languages that most drivers speak. */
const mostDrivers: readonly NameLanguage[] = ['pl', 'en', 'de', 'uk'];
/** The languages that drivers choose from, those that most drivers speak first. */
export const languagesOfDrivers: readonly NameLanguage[] = [
  ...mostDrivers,
  ...nameLanguages.filter((language) => !mostDrivers.includes(language)),
];

/** The letters of a language beyond A to Z, in capitals. */
export function lettersOf(language: NameLanguage): string {
  return table[language].letters;
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The first supported language of an `Accept-Language` header or of a stored choice; Polish if none is supported. */
export function pickLanguage(requested: string | undefined): Language {
  const codes = (requested ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? defaultLanguage;
}

/** The locale for `Intl`, such as `en-GB`. */
export function localeOf(language: NameLanguage): string {
  const region = factsOf(language).region ?? new Intl.Locale(language).maximize().region;
  return `${language}-${region}`;
}

/** The name of a language in that language, such as `Deutsch`. */
export function ownNameOf(language: NameLanguage): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export function countryCodesOf(language: NameLanguage): readonly string[] {
  return factsOf(language).countryCodes;
}

/** The quotation marks of a language; other double marks are errors in its texts. */
export function quotationMarksOf(language: NameLanguage): readonly [open: string, close: string] {
  return factsOf(language).quotationMarks;
}

const formNames = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies Intl.LDMLPluralRule[];

/**
 * The plural forms of whole numbers in a language, in the order in which a text has them, separated by ` |||| `: English
 * has one for 1 and one for all others, Polish one for 1, one for 2 to 4 (also 22 to 24 and so on), and one for all others.
 */
export function pluralFormsOf(language: NameLanguage): readonly Intl.LDMLPluralRule[] {
  const cached = pluralForms.get(language);
  if (cached) return cached;
  const rules = new Intl.PluralRules(language);
  // The numbers up to 199 need all the forms that whole numbers have in the languages of the table.
  const used = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  const forms = formNames.filter((form) => used.has(form));
  pluralForms.set(language, forms);
  return forms;
}

const pluralForms = new Map<NameLanguage, readonly Intl.LDMLPluralRule[]>();
