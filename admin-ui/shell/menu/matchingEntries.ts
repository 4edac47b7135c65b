import type { MenuEntry } from '#domain/navigation.ts';

/** Letters without their tails, so that `zrodlo` finds `Źródło`. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The menu narrowed to what is called like the words typed; a section called so keeps all it has. */
export const matchingEntries = (entries: readonly MenuEntry[], typed: string): readonly MenuEntry[] => {
  const wanted = plain(typed.trim());
  if (wanted === '') return entries;
  return entries.flatMap((entry) => {
    if (plain(entry.title).includes(wanted)) return [entry];
    const children = matchingEntries(entry.children, typed);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
};
