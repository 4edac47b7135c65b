import { addressesIn } from '#domain/kernel/addresses.ts';
import type { Composition } from './answering.ts';
import type { TemplateWords } from './TemplateMenu.tsx';

/**
 * What a template changes in a letter beside its words: its copies are added, and its subject is taken where the letter has
 * none. An answer keeps its subject, by which its reader knows it.
 */
export function withTemplate({ subject, cc }: Composition, words: TemplateWords): Partial<Composition> {
  const known = new Set(addressesIn(cc).map(({ address }) => address.toLowerCase()));
  const added = addressesIn(words.cc ?? '').filter(({ address }) => !known.has(address.toLowerCase()));
  return {
    ...(subject.trim() === '' ? { subject: words.subject } : {}),
    ...(added.length > 0
      ? { cc: [cc.trim(), ...added.map(({ written }) => written)].filter(Boolean).join(', ') }
      : {}),
  };
}
