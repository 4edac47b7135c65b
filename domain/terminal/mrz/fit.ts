import { asKinds } from './likeness.ts';
import type { LineFormat } from './format.ts';

/** What readers make of a row of fillers, which they also miscount. */
const soup = /(?:^|<)[<CEKLS]*$/;
const name = '[A-Z]+(?:<[A-Z]+)*';
/** Surname, two fillers and given names; behind them fillers alone, for no check digit would tell what else they are. */
const names = new RegExp(`^(${name}<<${name}(?=<{2,}$|<?$)|${name}(?=<{2,}$))`);
const missedAtMost = 2;

const optionalOf = (read: string): string => read.replace(soup, '');

const namesOf = (read: string, size: number): string | undefined => {
  const letters = asKinds(read, 'a'.repeat(read.length));
  return letters && letters.length >= size - missedAtMost ? names.exec(letters)?.[1] : undefined;
};

/** A line as it was read, with as many fillers as it must have; nothing where it is no such line. */
export const fit = (row: string, { head, filled, tail }: LineFormat): string | undefined => {
  const end = row.length - tail.length;
  const read = row.slice(head.length, end);
  const said = filled.with === 'names' ? namesOf(read, filled.size) : optionalOf(read);
  if (said === undefined || said.length > filled.size || end < head.length) return undefined;
  return row.slice(0, head.length) + said.padEnd(filled.size, '<') + row.slice(end);
};
