import { languages, type Language } from '../kernel/language.ts';
import rows from '../words/common/yesNo.json' with { type: 'json' };
import { textsIn, type TextsOf } from '../words/rows.ts';

/** The words for yes and no in each language. */
export const yesNo = Object.fromEntries(
  languages.map((language) => [language, textsIn(rows, language)]),
) as Readonly<Record<Language, TextsOf<typeof rows>>>;

const spellingsOf = (which: 'yes' | 'no'): readonly string[] =>
  languages.map((language) => yesNo[language][which].toLowerCase());
/** As spreadsheets write truth values in the languages that we have, and marks that people put into a column. */
const truthSpellings = {
  yes: ['true', 'prawda', 'waar', 'wahr', 'vrai', 'vero', 'verdadero', '1', 'x', '+', '✓', 't', 'y'],
  no: ['false', 'fałsz', 'onwaar', 'falsch', 'faux', 'falso', '0', '-', 'n', 'f'],
} as const;
const yesSpellings = new Set([...spellingsOf('yes'), ...truthSpellings.yes]);
const noSpellings = new Set([...spellingsOf('no'), ...truthSpellings.no]);

/** Reads a cell that says yes or no in any of our languages; undefined if it says neither. */
export function readYesNo(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (yesSpellings.has(word)) return true;
  return noSpellings.has(word) ? false : undefined;
}
