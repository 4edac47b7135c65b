import { folded } from '#domain/kernel/folded.ts';
import type { MenuEntry } from '#domain/navigation.ts';
import { allEntries } from '#domain/platform/menuEntries.ts';

/** Whether a name contains the typed text, or each typed word is the beginning of one of its words. */
export function isCalledLike(name: string, typed: string): boolean {
  const foldedText = folded(typed.trim());
  // Anything that is neither a letter nor a digit separates words.
  const words = folded(name).split(/[^\p{L}\p{N}]+/u);
  return (
    folded(name).includes(foldedText) ||
    foldedText.split(/\s+/).every((beginning) => words.some((word) => word.startsWith(beginning)))
  );
}

/** The menu with only the entries whose names match; a section that matches keeps all its entries. */
export function matchingEntries(entries: readonly MenuEntry[], typed: string): readonly MenuEntry[] {
  if (typed.trim() === '') return entries;
  return entries.flatMap((entry) => {
    if (isCalledLike(entry.title, typed)) return [entry];
    const children = matchingEntries(entry.children, typed);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** The screens whose own names match; if there are none, all screens of the sections that match. */
export function matchingScreens(entries: readonly MenuEntry[], typed: string): readonly MenuEntry[] {
  const screens = allEntries(entries).filter(({ children }) => children.length === 0);
  const namedScreens = screens.filter(({ title }) => isCalledLike(title, typed));
  return namedScreens.length > 0 ? namedScreens : screens;
}
