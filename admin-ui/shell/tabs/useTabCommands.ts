import { useLocation, useNavigate } from 'react-router-dom';
import { closable, homePath, placeAfterClosing, type Tab, type Tabs } from './tabs.ts';
import { useTabAct } from './useTabs.ts';

/** What a navigation asks to be closed once it has come through: unsaved changes may still hold it back. */
export interface ClosingState {
  readonly closes?: readonly string[];
}

export interface TabCommands {
  readonly open: (tab: Tab) => void;
  readonly close: (tab: Tab) => void;
  readonly closeOthers: (tab: Tab) => void;
  readonly closeAll: () => void;
  /** Takes the view down and opens it anew. */
  readonly refresh: (tab: Tab) => void;
  readonly pin: (tab: Tab) => void;
}

const addressOf = (tab: Tab | undefined): string => (tab ? tab.path + tab.search : homePath);

export const useTabCommands = (tabs: Tabs): TabCommands => {
  const act = useTabAct();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /** Goes there and closes these, in one step that unsaved changes may hold back. */
  const leaveFor = (tab: Tab | undefined, closes: readonly string[]) => {
    if (tab?.path === pathname) return act({ do: 'close', paths: closes });
    const state: ClosingState = { closes };
    void navigate(addressOf(tab), { state });
  };
  const close = (paths: readonly string[]) =>
    paths.includes(pathname)
      ? leaveFor(placeAfterClosing(tabs, paths, pathname), paths)
      : act({ do: 'close', paths });

  return {
    open: (tab) => void navigate(addressOf(tab)),
    close: ({ path, pinned }) => pinned || close([path]),
    closeOthers: (tab) => leaveFor(tab, closable(tabs, tab.path)),
    closeAll: () => close(closable(tabs)),
    refresh: (tab) => void navigate(`/redirect${addressOf(tab)}`, { replace: tab.path === pathname }),
    pin: ({ path, pinned }) => act({ do: 'pin', path, pinned: !pinned }),
  };
};
