import { homePath } from '../../data/redirectFrom.ts';

/** An open view; there is one tab for each address, so one for each record. */
export interface Tab {
  /** The pathname, which identifies the tab. */
  readonly path: string;
  /** The last query of the view, such as the page of a list. */
  readonly search: string;
  readonly title: string;
  readonly pinned: boolean;
  /** The language of the title. */
  readonly language?: string;
  /** The name of the record that is shown. It is the same in every language. */
  readonly record?: string;
}

/** In the order of opening, pinned ones first. */
export type Tabs = readonly Tab[];

export type TabAction =
  /** A view reports its title and so gets a tab. */
  | ({ readonly do: 'open' } & Pick<Tab, 'path' | 'search' | 'title' | 'language' | 'record'>)
  /** The query has changed within a view. */
  | { readonly do: 'visit'; readonly path: string; readonly search: string }
  /** The view at the path `by` has replaced the one at `path`, as a saved record replaces the new one. */
  | { readonly do: 'replace'; readonly path: string; readonly by: string }
  | { readonly do: 'pin'; readonly path: string; readonly pinned: boolean }
  | { readonly do: 'close'; readonly paths: readonly string[] };

const pinnedFirst = (tabs: Tabs): Tabs => [
  ...tabs.filter(({ pinned }) => pinned),
  ...tabs.filter(({ pinned }) => !pinned),
];

const changed = (tabs: Tabs, path: string, values: Partial<Tab>): Tabs =>
  tabs.map((tab) => (tab.path === path ? { ...tab, ...values } : tab));

const has = (tabs: Tabs, path: string): boolean => tabs.some((tab) => tab.path === path);

/** The tabs after an action. A pinned tab cannot be closed. */
export function afterTabAction(tabs: Tabs, action: TabAction): Tabs {
  switch (action.do) {
    case 'open': {
      const { do: _do, ...opened } = action;
      // The start page has its own place beside the tabs.
      if (opened.path === homePath) return tabs;
      return has(tabs, opened.path)
        ? changed(tabs, opened.path, opened)
        : [...tabs, { ...opened, pinned: false }];
    }
    case 'visit':
      return changed(tabs, action.path, { search: action.search });
    case 'replace': {
      const replaced = tabs.find(({ path }) => path === action.path);
      // A pinned tab stays as it is. The new view then opens a tab of its own.
      if (!replaced || replaced.pinned) return tabs;
      // A view that has a place already, its own tab or that of the start page, needs no second one.
      return has(tabs, action.by) || action.by === homePath
        ? tabs.filter((tab) => tab !== replaced)
        : changed(tabs, replaced.path, { path: action.by, search: '' });
    }
    case 'pin':
      return pinnedFirst(changed(tabs, action.path, { pinned: action.pinned }));
    case 'close':
      return tabs.filter(({ path, pinned }) => pinned || !action.paths.includes(path));
  }
}

/** The paths of the tabs that can be closed: those that are not pinned, except the given one. */
export function closable(tabs: Tabs, except?: string): readonly string[] {
  return tabs.filter(({ path, pinned }) => !pinned && path !== except).map(({ path }) => path);
}

/**
 * The tab to show when these tabs are closed while `at` is shown: `at` itself if it stays, else the last remaining tab.
 * Undefined means the start page.
 */
export function placeAfterClosing(tabs: Tabs, paths: readonly string[], at: string): Tab | undefined {
  const remaining = afterTabAction(tabs, { do: 'close', paths });
  return remaining.find(({ path }) => path === at) ?? remaining.at(-1);
}

/**
 * The tab the given number of places to the right of the current one, or to the left if `places` is negative. After the last tab
 * follows the first.
 * @param at the path of the current view
 * @returns undefined if there are no tabs
 */
export function neighbour(tabs: Tabs, at: string, places: number): Tab | undefined {
  const index = tabs.findIndex(({ path }) => path === at);
  // The start page has no tab. It stands between the last tab and the first.
  if (index < 0) return places > 0 ? tabs[0] : tabs.at(-1);
  return tabs[(index + places + tabs.length) % tabs.length];
}

/** The bar has at most so many tabs, unless more of them are pinned or shown. */
const barHolds = 100;

/** The tabs in the bar and those in its menu: the oldest are moved to the menu, but not pinned ones or the current one. */
export function inBarAndMenu(
  tabs: Tabs,
  at: string,
  limit = barHolds,
): { readonly bar: Tabs; readonly menu: Tabs } {
  const staysInBar = (tab: Tab) => tab.pinned || tab.path === at;
  const movable = tabs.filter((tab) => !staysInBar(tab));
  const excess = Math.max(0, tabs.length - limit);
  const menu = new Set(movable.slice(0, excess));
  return { bar: tabs.filter((tab) => !menu.has(tab)), menu: tabs.filter((tab) => menu.has(tab)) };
}
