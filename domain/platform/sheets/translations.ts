import { fieldsOf, type Declaration } from '../../kernel/declaration.ts';
import { languages, type Language } from '../../kernel/language.ts';

/** The headings of the sheet that holds every text of the database that can be translated. */
export const translationHeadings = ['object', 'id', 'field', 'presentation', ...languages] as const;

export type Words = Partial<Record<Language, string>>;

/** The texts of an object that people write in several languages. */
export const translatedFieldsOf = (declaration: Declaration): string[] =>
  Object.entries(fieldsOf(declaration))
    .filter(([, field]) => field.type === 'translated' && !field.readOnly)
    .map(([name]) => name);

/** What stands, with what a sheet says put over it: an empty cell takes a word away. */
export const mergedWords = (standing: Words, said: ReadonlyMap<Language, string | null>): Words => {
  const merged: Words = { ...standing };
  for (const [language, word] of said) {
    if (word === null) delete merged[language];
    else merged[language] = word;
  }
  return merged;
};
