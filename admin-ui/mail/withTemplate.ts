import { addressesIn } from '#domain/kernel/addresses.ts';
import type { Composition } from './answering.ts';
import type { TemplateWords } from './TemplateMenu.tsx';

/**
 * What a template changes in a letter beside its words: its recipients and copies are added, and its subject is taken where
 * the letter has none. An answer keeps its subject, by which its reader knows it.
 */
export function withTemplate({ subject, to, cc }: Composition, words: TemplateWords): Partial<Composition> {
  const recipients = added(to, words.to, '');
  const copies = added(cc, words.cc, recipients ?? to);
  return {
    ...(subject.trim() === '' ? { subject: words.subject } : {}),
    ...(recipients === undefined ? {} : { to: recipients }),
    ...(copies === undefined ? {} : { cc: copies }),
  };
}

/** A line with further addresses, of which none is in it or elsewhere; undefined if there are no such. */
const added = (line: string, further: string | null, elsewhere: string): string | undefined => {
  const known = new Set(
    [line, elsewhere].flatMap((each) => addressesIn(each).map(({ address }) => address.toLowerCase())),
  );
  const others = addressesIn(further ?? '').filter(({ address }) => !known.has(address.toLowerCase()));
  if (others.length === 0) return undefined;
  return [line.trim().replace(/[,;]$/, ''), ...others.map(({ written }) => written)]
    .filter(Boolean)
    .join(', ');
};
