import { addressesIn } from '#domain/kernel/addresses.ts';
import type { Composition } from './answering.ts';
import type { TemplateWords } from './TemplateMenu.tsx';

/**
 * What a template changes in a letter: its words stand where the writer is, its copies are added, and its subject is taken
 * where the letter has none. An answer keeps its subject, by which its reader knows it.
 * @param at where the writer is in the text
 */
export function withTemplate(
  { subject, body, cc }: Composition,
  words: TemplateWords,
  at: number,
): Partial<Composition> {
  const known = new Set(addressesIn(cc).map(({ address }) => address.toLowerCase()));
  const added = addressesIn(words.cc ?? '').filter(({ address }) => !known.has(address.toLowerCase()));
  return {
    ...(subject.trim() === '' ? { subject: words.subject } : {}),
    ...(added.length > 0
      ? { cc: [cc.trim(), ...added.map(({ written }) => written)].filter(Boolean).join(', ') }
      : {}),
    body: `${body.slice(0, at)}${words.body.trimEnd()}${body.slice(at)}`,
  };
}
