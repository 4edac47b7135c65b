import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from '../../data/redirectFrom.ts';
import { hasDraftsAt } from '../../parts/drafts.ts';
import { formOnScreen } from '../../parts/saver.ts';
import { useAskAboutDraft } from '../useAskAboutDraft.ts';
import { closable, placeAfterClosing, type Tab, type Tabs } from './tabs.ts';
import { useTabAct } from './useTabs.ts';

/** The paths of the tabs to close after a navigation, which may still be blocked. */
export interface ClosingState {
  readonly closes?: readonly string[];
}

export interface TabCommands {
  readonly open: (tab: Tab) => void;
  readonly close: (tab: Tab) => void;
  readonly closeOthers: (tab: Tab) => void;
  readonly closeAll: () => void;
  /** Unmounts the view and opens it again, by way of a page at `/redirect`. */
  readonly refresh: (tab: Tab) => void;
  readonly pin: (tab: Tab) => void;
}

const addressOf = (tab: Tab | undefined): string => (tab ? tab.path + tab.search : homePath);

const lookEveryMs = 50;
const longestWaitMs = 10_000;

/**
 * Waits until the form of this page is mounted, at most ten seconds. The form can save the draft; without it the person can only be
 * asked to discard the draft.
 */
const waitForForm = async (path: string): Promise<void> => {
  for (let waited = 0; !formOnScreen(path) && waited < longestWaitMs; waited += lookEveryMs)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
};

/** The commands of the tab bar. Unsaved work is asked about before a tab closes. */
export function useTabCommands(tabs: Tabs): TabCommands {
  const act = useTabAct();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const askAboutDraft = useAskAboutDraft();

  /** Asks about unsaved work in tabs that are to be closed; shows each tab with such work in turn. */
  const mayClose = async (paths: readonly string[]): Promise<boolean> => {
    for (const path of paths.filter(hasDraftsAt)) {
      if (window.location.pathname !== path) {
        await navigate(addressOf(tabs.find((tab) => tab.path === path)));
        await waitForForm(path);
      }
      if (!(await askAboutDraft(path))) return false;
    }
    return true;
  };
  /** Opens a tab, or the home page without one, and closes the tabs with the paths `closes` in one step. */
  const openAndClose = (tab: Tab | undefined, closes: readonly string[]) => {
    // The page is shown already, so there is no navigation.
    if ((tab?.path ?? homePath) === window.location.pathname) return act({ do: 'close', paths: closes });
    const state: ClosingState = { closes };
    void navigate(addressOf(tab), { state });
  };
  /** Closes these tabs. `next` is the tab to show afterwards; without it, `placeAfterClosing` says which. */
  const close = async (paths: readonly string[], next?: Tab) => {
    if (!(await mayClose(paths))) return;
    // The questions may have shown other tabs; `pathname` is what was shown before them.
    const place = next ?? placeAfterClosing(tabs, paths, pathname);
    if (next || paths.includes(window.location.pathname)) openAndClose(place, paths);
    else act({ do: 'close', paths });
  };

  return {
    open: (tab) => void navigate(addressOf(tab)),
    close: ({ path, pinned }) => {
      if (!pinned) void close([path]);
    },
    closeOthers: (tab) => void close(closable(tabs, tab.path), tab),
    closeAll: () => void close(closable(tabs)),
    refresh: (tab) => void navigate(`/redirect${addressOf(tab)}`, { replace: tab.path === pathname }),
    pin: ({ path, pinned }) => act({ do: 'pin', path, pinned: !pinned }),
  };
}
