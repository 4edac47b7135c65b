import type { Language } from '../../kernel/language.ts';
import type { Phrase } from '../../labels/rulePhrase.ts';
import rules from '../../words/processes/rules.json' with { type: 'json' };
import { textIn, type Row } from '../../words/rows.ts';

const rows: Readonly<Record<Phrase, Row>> = rules;

/** Fills a phrase with its parts; `a`, `b` and `c` appear in this order in every language. */
export function phraseIn(language: Language, phrase: Phrase, ...parts: readonly string[]): string {
  const [a = '', b = '', c = ''] = parts;
  const partByName: Readonly<Record<string, string>> = { a, b, c };
  return textIn(rows[phrase], language).replaceAll(
    /%\{([abc])\}/g,
    (_, name: string) => partByName[name] ?? '',
  );
}

/** A phrase with its parts; undefined if there are no words for one of them. */
export function phraseOfAll(
  language: Language,
  phrase: Phrase,
  parts: readonly (string | undefined)[],
): string | undefined {
  const translated = parts.filter((part) => part !== undefined);
  return translated.length === parts.length ? phraseIn(language, phrase, ...translated) : undefined;
}
