import { z } from 'zod';
import { languages, type Language } from '../kernel/language.ts';
import type { MenuEntry } from '../navigation.ts';

/** Values by name, as somebody wrote them into a record; what is something else counts as none. */
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).catch({});

/** An entry that administrators have added to the menu, as its record says. */
export const menuItem = z.object({
  id: z.number(),
  title: z.string(),
  path: z.string().nullable(),
  /** Values for the parts of the path that begin with a colon. */
  params: values,
  query: values,
  hash: z.string().nullable(),
  viewType: z.enum(['list', 'detail', 'report', 'worker', 'subsystem']).nullable(),
  viewId: z.number().nullable(),
  parentId: z.number().nullable(),
  icon: z.string().nullable(),
  placedAsOther: z.boolean().nullable(),
  lang: z.partialRecord(z.enum(languages), z.string()).catch({}),
});
export type MenuItem = z.infer<typeof menuItem>;

/** The address that an item opens: its path with the values in place, then query and fragment. */
export const addressOf = ({ path, params, query, hash, viewId }: MenuItem): string => {
  const filled = `/${(path ?? '').replace(/^\/+/, '')}`.replace(/:(\w+)/g, (part, name: string) =>
    name in params ? encodeURIComponent(String(params[name])) : part,
  );
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  if (viewId !== null) asked.set('view', String(viewId));
  const search = asked.size > 0 ? `?${asked}` : '';
  return `${filled}${search}${hash ? `#${hash.replace(/^#/, '')}` : ''}`;
};

/**
 * The menu with what administrators have added, each item below its parent; one whose parent is gone stands at the
 * top. Groups that hold nothing are left out.
 */
export const withItems = (
  menu: readonly MenuEntry[],
  items: readonly MenuItem[],
  language: Language,
): MenuEntry[] => {
  const ids = new Set(items.map(({ id }) => id));
  const below = (parentId: number | null, above: readonly number[]): MenuEntry[] =>
    items
      .filter(
        (item) => (item.parentId !== null && ids.has(item.parentId) ? item.parentId : null) === parentId,
      )
      .filter(({ id }) => !above.includes(id))
      .map((item) => entryOf(item, below(item.id, [...above, item.id]), language))
      .filter(({ path, children }) => path !== '/' || children.length > 0);
  return [...menu, ...below(null, [])];
};

const entryOf = (item: MenuItem, children: MenuEntry[], language: Language): MenuEntry => ({
  name: `item-${item.id}`,
  path: addressOf(item),
  title: item.lang[language] ?? item.title,
  viewType: item.viewType ?? 'list',
  objectName: null,
  placedAsOther: item.placedAsOther === true,
  icon: item.icon,
  children,
});
