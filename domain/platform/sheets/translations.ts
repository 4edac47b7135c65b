import { fieldsOf, type Declaration } from '../../kernel/declaration.ts';
import { languages, type Language } from '../../kernel/language.ts';

/** The headings of the sheet that holds every text of the database that can be translated. */
export const translationHeadings = ['object', 'id', 'field', 'presentation', ...languages] as const;

export type Words = Partial<Record<Language, string>>;

/** The translatable fields of an object. */
export function translatedFieldsOf(declaration: Declaration): string[] {
  return Object.entries(fieldsOf(declaration))
    .filter(([, field]) => field.type === 'translated' && !field.readOnly)
    .map(([name]) => name);
}

/** The stored translations with those of a sheet; an empty cell removes a translation. */
export function mergedWords(stored: Words, sheetWords: ReadonlyMap<Language, string | null>): Words {
  const merged: Words = { ...stored };
  for (const [language, word] of sheetWords) {
    if (word === null) delete merged[language];
    else merged[language] = word;
  }
  return merged;
}
