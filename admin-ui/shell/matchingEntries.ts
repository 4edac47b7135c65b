import type { MenuEntry } from '#domain/navigation.ts';

/** Letters without their tails, so that `zrodlo` finds `Źródło`. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The menu narrowed to what is called like the words typed; a section called so keeps all it has. */
export const matchingEntries = (sections: readonly MenuEntry[], typed: string): readonly MenuEntry[] => {
  const wanted = plain(typed.trim());
  if (wanted === '') return sections;
  return sections
    .map((section) =>
      plain(section.title).includes(wanted)
        ? section
        : { ...section, children: section.children.filter(({ title }) => plain(title).includes(wanted)) },
    )
    .filter(({ children }) => children.length > 0);
};
