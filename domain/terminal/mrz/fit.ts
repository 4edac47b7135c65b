import { asKinds } from './likeness.ts';
import type { LineFormat } from './format.ts';

/** OCR reads a row of fillers as these characters, and also miscounts them. */
const misreadFillers = /(?:^|<)[<CEKLS]*$/;
const name = '[A-Z]+(?:<[A-Z]+)*';
/** Surname, two fillers and given names; then only fillers, because no check digit protects other characters there. */
const names = new RegExp(`^(${name}<<${name}(?=<{2,}$|<?$)|${name}(?=<{2,}$))`);
/** How many characters of a row of names may be missing. */
const mostMissed = 2;

const optionalOf = (text: string): string => text.replace(misreadFillers, '');

const namesOf = (text: string, size: number): string | undefined => {
  // `a` is a letter or `<`; see `LineFormat`.
  const letters = asKinds(text, 'a'.repeat(text.length));
  return letters && letters.length >= size - mostMissed ? names.exec(letters)?.[1] : undefined;
};

/** A line as read, with the right number of fillers; undefined if it does not match the format. */
export function fit(row: string, { head, filled, tail }: LineFormat): string | undefined {
  const end = row.length - tail.length;
  const filledPart = row.slice(head.length, end);
  const content = filled.with === 'names' ? namesOf(filledPart, filled.size) : optionalOf(filledPart);
  if (content === undefined || content.length > filled.size || end < head.length) return undefined;
  return row.slice(0, head.length) + content.padEnd(filled.size, '<') + row.slice(end);
}
