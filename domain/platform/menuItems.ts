import { z } from 'zod';
import { languages, type Language } from '../kernel/language.ts';
import { menuViewType } from './enums.ts';
import type { MenuEntry } from './menuEntry.ts';

/** Values by name from a record; invalid data counts as empty. */
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).catch({});

/** A menu entry that administrators added, from its record. */
export const menuItem = z.object({
  id: z.number(),
  title: z.string(),
  path: z.string().nullable(),
  /** Values for the parts of the path that begin with `:`. */
  params: values,
  query: values,
  hash: z.string().nullable(),
  viewType: z.enum(menuViewType.values).nullable(),
  viewId: z.number().nullable(),
  parentId: z.number().nullable(),
  icon: z.string().nullable(),
  placedAsOther: z.boolean().nullable(),
  lang: z.partialRecord(z.enum(languages), z.string()).catch({}),
});
export type MenuItem = z.infer<typeof menuItem>;

/**
 * The URL of an item: its path with the values filled in where it has `:name`, then query and fragment. An item that only groups
 * others has no path, and the URL `/`.
 */
export function menuItemAddress({ path, params, query, hash, viewId }: MenuItem): string {
  const filledPath = `/${(path ?? '').replace(/^\/+/, '')}`.replace(/:(\w+)/g, (part, name: string) =>
    name in params ? encodeURIComponent(String(params[name])) : part,
  );
  const searchParams = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  if (viewId !== null) searchParams.set('view', String(viewId));
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${filledPath}${search}${hash ? `#${hash.replace(/^#/, '')}` : ''}`;
}

/**
 * The menu with the items of administrators, each below its parent; an item without an existing parent is at the top level. Empty
 * groups are left out.
 */
export function withItems(
  menu: readonly MenuEntry[],
  items: readonly MenuItem[],
  language: Language,
): MenuEntry[] {
  const ids = new Set(items.map(({ id }) => id));
  const existingParentOf = ({ parentId }: MenuItem): number | null =>
    parentId !== null && ids.has(parentId) ? parentId : null;
  // `above` are the ids of the parents, so that items which name each other as parents make no endless loop.
  const below = (parentId: number | null, above: readonly number[]): MenuEntry[] =>
    items
      .filter((item) => existingParentOf(item) === parentId)
      .filter(({ id }) => !above.includes(id))
      .map((item) => entryOf(item, below(item.id, [...above, item.id]), language))
      .filter(({ path, children }) => path !== '/' || children.length > 0);
  return [...menu, ...below(null, [])];
}

const entryOf = (item: MenuItem, children: MenuEntry[], language: Language): MenuEntry => ({
  name: `item-${item.id}`,
  path: menuItemAddress(item),
  title: item.lang[language] ?? item.title,
  viewType: item.viewType ?? 'list',
  objectName: null,
  placedAsOther: item.placedAsOther === true,
  icon: item.icon,
  parts: {
    route: item.path ?? '',
    params: item.params,
    query: item.query,
    hash: item.hash,
    flags: { isMenuItem: true, placedAsOther: item.placedAsOther === true },
  },
  children,
});
