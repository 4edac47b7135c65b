import { languages } from '../kernel/language.ts';
import type { Named } from '../kernel/named.ts';

const longest = 255;

/** The name of a process: its definition and the presentation of its record. */
export function processName({ name, lang }: Named, subject: string | null): Named {
  const about = (words: string): string =>
    (subject === null ? words : `${words} · ${subject}`).slice(0, longest);
  const written = languages.flatMap((language) => {
    const words = lang?.[language];
    return words ? [[language, about(words)] as const] : [];
  });
  return { name: about(name), lang: Object.fromEntries(written) };
}
