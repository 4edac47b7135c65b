import type { MenuEntry } from '#domain/navigation.ts';

/** Entries as they are placed: the usual ones, and those that stand below as other. */
export const placed = (entries: readonly MenuEntry[]) => ({
  usual: entries.filter(({ placedAsOther }) => !placedAsOther),
  other: entries.filter(({ placedAsOther }) => placedAsOther),
});

/** The page that shows everything of a section. */
export const sectionPath = ({ name }: MenuEntry): string => `/section/${name}`;
export const documentationPath = ({ name }: MenuEntry): string => `/documentation/${name}`;

/** Sections made of modules have a page of their own and are described; an administrator's groups are not. */
export const isModule = ({ viewType, path }: MenuEntry): boolean =>
  viewType === 'subsystem' && path.startsWith('/section/');
