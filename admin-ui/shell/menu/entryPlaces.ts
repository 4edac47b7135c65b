import type { MenuEntry } from '#domain/navigation.ts';

/** The entries by place: the usual ones, and those under "other". */
export function entriesByPlace(entries: readonly MenuEntry[]) {
  return {
    usual: entries.filter(({ placedAsOther }) => !placedAsOther),
    other: entries.filter(({ placedAsOther }) => placedAsOther),
  };
}

/** The path of the page that shows a whole section. */
export function sectionPath({ name }: MenuEntry): string {
  return `/section/${name}`;
}
export function documentationPath({ name }: MenuEntry): string {
  return `/documentation/${name}`;
}

/** Whether the section is a module, which has a page and documentation; groups by an administrator have neither. */
export function isModule({ viewType, path }: MenuEntry): boolean {
  return viewType === 'subsystem' && path.startsWith('/section/');
}
