import phrases from '../words/common/phrases.json' with { type: 'json' };
import type { Language } from '../kernel/language.ts';
import { textIn, type Row } from '../words/rows.ts';

/** The phrase that names records of an object with `namedByPhrase`. It contains `%{number}` and `%{date}` of the record. */
export function phraseOf(language: Language, object: string): string {
  const row = (phrases as Readonly<Record<string, Row>>)[object];
  if (!row)
    throw new Error(`No phrase names records of ${object}: add it to domain/words/common/phrases.json`);
  return textIn(row, language);
}

/** The number of a record in a text that names it by the phrase; undefined if the text is no such name. */
export function numberInPhrase(language: Language, object: string, text: string): string | undefined {
  // Braces are not escaped, because the two names in braces are replaced below.
  const pattern = phraseOf(language, object)
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace('%{number}', '(?<number>\\S+)')
    .replace('%{date}', '\\S+');
  return new RegExp(`^${pattern}$`, 'iu').exec(text.trim())?.groups?.number;
}
