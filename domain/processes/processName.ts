import { languages } from '../kernel/language.ts';
import type { Named } from '../kernel/named.ts';
import { beginningOf } from '../kernel/shortText.ts';

const longestName = 255;

/** The name of a process: its definition and the presentation of its record. */
export function processName({ name, lang }: Named, subject: string | null): Named {
  const withSubject = (words: string): string =>
    beginningOf(subject === null ? words : `${words} · ${subject}`, longestName);
  const translations = languages.flatMap((language) => {
    const words = lang?.[language];
    return words ? [[language, withSubject(words)] as const] : [];
  });
  return { name: withSubject(name), lang: Object.fromEntries(translations) };
}
