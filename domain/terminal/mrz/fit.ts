import { asKinds } from './likeness.ts';
import type { LineFormat } from './format.ts';

/** OCR reads a row of fillers as these characters, and also miscounts them. */
const soup = /(?:^|<)[<CEKLS]*$/;
const name = '[A-Z]+(?:<[A-Z]+)*';
/** Surname, two fillers and given names; then only fillers, because no check digit protects other characters there. */
const names = new RegExp(`^(${name}<<${name}(?=<{2,}$|<?$)|${name}(?=<{2,}$))`);
const missedAtMost = 2;

const optionalOf = (read: string): string => read.replace(soup, '');

const namesOf = (read: string, size: number): string | undefined => {
  const letters = asKinds(read, 'a'.repeat(read.length));
  return letters && letters.length >= size - missedAtMost ? names.exec(letters)?.[1] : undefined;
};

/** A line as read, with the right number of fillers; undefined if it does not match the format. */
export function fit(row: string, { head, filled, tail }: LineFormat): string | undefined {
  const end = row.length - tail.length;
  const read = row.slice(head.length, end);
  const said = filled.with === 'names' ? namesOf(read, filled.size) : optionalOf(read);
  if (said === undefined || said.length > filled.size || end < head.length) return undefined;
  return row.slice(0, head.length) + said.padEnd(filled.size, '<') + row.slice(end);
}
