import { pluralFormsOf, type NameLanguage } from '../kernel/language.ts';

/**
 * One text in all languages, also those only for drivers. Polish and English are required; another language is shown in
 * English until somebody translates it.
 */
export type Row = { readonly pl: string; readonly en: string } & Readonly<
  Partial<Record<NameLanguage, string>>
>;

/** The tree of rows from which a tree of texts is made. */
export type RowsOf<T> = {
  readonly [K in keyof T]: T[K] extends string | undefined ? Row : RowsOf<T[K]>;
};

/** The texts of a tree of rows in one language. */
export type TextsOf<T> = {
  readonly [K in keyof T]: T[K] extends { readonly pl: string; readonly en: string } ? string : TextsOf<T[K]>;
};

export function isRow(node: object): node is Row {
  return 'pl' in node && typeof node.pl === 'string' && 'en' in node && typeof node.en === 'string';
}

/** The text of a row in one language; the English text if it is not translated yet. */
export function textIn(row: Row, language: NameLanguage): string {
  return row[language] ?? withPluralForms(row.en, language);
}

/**
 * An English text with as many plural forms as another language has. The forms are separated by ` |||| `; English has two, for
 * one and for other numbers.
 */
function withPluralForms(text: string, language: NameLanguage): string {
  const forms = text.split(' |||| ');
  if (forms.length === 1) return text;
  return pluralFormsOf(language)
    .map((form) => (form === 'one' ? forms[0] : forms.at(-1)))
    .join(' |||| ');
}

/** The texts of a tree of rows in one language; `textIn` says what happens to texts that are not translated. */
export function textsIn<T extends object>(rows: T, language: NameLanguage): TextsOf<T> {
  const texts = Object.entries(rows).map(([key, node]: [string, object]) => [
    key,
    isRow(node) ? textIn(node, language) : textsIn(node, language),
  ]);
  return Object.fromEntries(texts) as TextsOf<T>;
}
