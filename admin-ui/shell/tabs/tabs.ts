/** A view that somebody has opened and not closed; there is one for each address, so one for each record. */
export interface Tab {
  /** The pathname, by which the tab is known. */
  readonly path: string;
  /** The query it was left with, such as the page of a list. */
  readonly search: string;
  readonly title: string;
  readonly pinned: boolean;
}

/** In the order in which they were opened, the pinned ones first. */
export type Tabs = readonly Tab[];

export type TabAction =
  /** A view says what it is called: it has a tab from then on. */
  | { readonly do: 'open'; readonly path: string; readonly search: string; readonly title: string }
  /** The address has moved on within a view. */
  | { readonly do: 'visit'; readonly path: string; readonly search: string }
  /** One view has given way to another, as a new record does to the saved one. */
  | { readonly do: 'replace'; readonly path: string; readonly by: string }
  | { readonly do: 'pin'; readonly path: string; readonly pinned: boolean }
  | { readonly do: 'close'; readonly paths: readonly string[] };

/** Home has a place of its own beside the tabs. */
export const homePath = '/main';

const pinnedFirst = (tabs: Tabs): Tabs => [
  ...tabs.filter(({ pinned }) => pinned),
  ...tabs.filter(({ pinned }) => !pinned),
];

const changed = (tabs: Tabs, path: string, values: Partial<Tab>): Tabs =>
  tabs.map((tab) => (tab.path === path ? { ...tab, ...values } : tab));

const has = (tabs: Tabs, path: string): boolean => tabs.some((tab) => tab.path === path);

/** What becomes of the open tabs. A pinned tab cannot be closed. */
export const afterTabAction = (tabs: Tabs, action: TabAction): Tabs => {
  switch (action.do) {
    case 'open': {
      const { path, search, title } = action;
      if (path === homePath) return tabs;
      return has(tabs, path)
        ? changed(tabs, path, { search, title })
        : [...tabs, { path, search, title, pinned: false }];
    }
    case 'visit':
      return changed(tabs, action.path, { search: action.search });
    case 'replace': {
      const gone = tabs.find(({ path }) => path === action.path);
      if (!gone || gone.pinned) return tabs;
      return has(tabs, action.by) || action.by === homePath
        ? tabs.filter((tab) => tab !== gone)
        : changed(tabs, gone.path, { path: action.by, search: '' });
    }
    case 'pin':
      return pinnedFirst(changed(tabs, action.path, { pinned: action.pinned }));
    case 'close':
      return tabs.filter(({ path, pinned }) => pinned || !action.paths.includes(path));
  }
};

/** What closing takes away: the tabs that are not pinned, all of them or all but one. */
export const closable = (tabs: Tabs, except?: string): readonly string[] =>
  tabs.filter(({ path, pinned }) => !pinned && path !== except).map(({ path }) => path);

/** Where to go when these tabs close while `at` is on screen: to the last tab that remains, or home. */
export const placeAfterClosing = (tabs: Tabs, paths: readonly string[], at: string): Tab | undefined => {
  const remaining = afterTabAction(tabs, { do: 'close', paths });
  return remaining.find(({ path }) => path === at) ?? remaining.at(-1);
};

/** The tab that many places to the right of the one on screen, and round from the end; home counts as none. */
export const neighbour = (tabs: Tabs, at: string, places: number): Tab | undefined => {
  const index = tabs.findIndex(({ path }) => path === at);
  if (index < 0) return places > 0 ? tabs[0] : tabs.at(-1);
  return tabs[(index + places + tabs.length) % tabs.length];
};

export const barHolds = 100;

/** What the bar shows and what its menu holds: the oldest give way, but never the pinned ones nor the one on screen. */
export const inBarAndMenu = (
  tabs: Tabs,
  at: string,
  limit = barHolds,
): { readonly bar: Tabs; readonly menu: Tabs } => {
  const kept = (tab: Tab) => tab.pinned || tab.path === at;
  const free = tabs.filter((tab) => !kept(tab));
  const menu = new Set(free.slice(0, Math.max(0, Math.min(free.length, tabs.length - limit))));
  return { bar: tabs.filter((tab) => !menu.has(tab)), menu: tabs.filter((tab) => menu.has(tab)) };
};
