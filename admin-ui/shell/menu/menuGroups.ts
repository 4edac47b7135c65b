import type { MenuEntry } from '#domain/navigation.ts';
import { registry } from '#domain/objects.ts';

/** Fewer entries than this are not grouped. */
const fewest = 3;

const isDictionary = ({ objectName }: MenuEntry): boolean =>
  objectName !== null && registry.has(objectName) && registry.byName(objectName).kind !== 'document';

/** The entries of a section with its dictionaries and registers in one group at the end, because they are rarely opened. */
export function withDictionaries(section: MenuEntry, title: string): readonly MenuEntry[] {
  const dictionaries = section.children.filter(isDictionary);
  if (dictionaries.length < fewest || dictionaries.length === section.children.length)
    return section.children;
  const group: MenuEntry = {
    name: `${section.name}.dictionaries`,
    path: '',
    title,
    viewType: 'subsystem',
    objectName: null,
    placedAsOther: false,
    icon: 'dictionaries',
    children: dictionaries,
  };
  return [...section.children.filter((entry) => !isDictionary(entry)), group];
}

/** Whether this address belongs to the entry or to one of its children. */
export function holdsAddress({ path, children }: MenuEntry, pathname: string): boolean {
  const isOwn = path !== '' && (pathname === path || pathname.startsWith(`${path}/`));
  return isOwn || children.some((child) => holdsAddress(child, pathname));
}
