import { Box, IconButton, useEventCallback } from '@mui/material';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { homePath } from '../../data/redirectFrom.ts';
import { useText } from '../../i18n/useText.ts';
import { useAltKey } from '../../parts/useKeys.ts';
import { barHeight } from '../barHeight.ts';
import { BarTab } from './BarTab.tsx';
import { TabMenu } from './TabMenu.tsx';
import { inBarAndMenu, neighbour, type Tab } from './tabs.ts';
import { useTabCommands } from './useTabCommands.ts';
import { useTabs } from './useTabs.ts';
import { useTabVisits } from './useTabVisits.ts';

/** In pixels. */
export const tabBarHeight = 34;

interface MenuAt {
  readonly anchor: HTMLElement;
  readonly tab: Tab | undefined;
  /** Whether it is the menu of the whole bar, which also lists the tabs that do not fit. */
  readonly whole: boolean;
}

/** Moves the focus along the elements of the bar with `data-stop`; it stops at the ends. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const indexByKey: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: stops.length - 1,
  };
  const next = indexByKey[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
};

/** The tabs of the open views. The bar is one stop in the Tab order: arrow keys move along it, Delete closes a tab (`BarTab`). */
export function TabBar() {
  const text = useText();
  const { pathname } = useLocation();
  const tabs = useTabs();
  const commands = useTabCommands(tabs);
  const [menuAt, setMenuAt] = useState<MenuAt>();
  // These two functions stay the same, so that the memoised tabs are not drawn again at each render of the bar.
  const close = useEventCallback(commands.close);
  const openMenuOf = useEventCallback((tab: Tab, anchor: HTMLElement) =>
    setMenuAt({ anchor, tab, whole: false }),
  );
  useTabVisits();

  const current = tabs.find(({ path }) => path === pathname);
  const { bar, menu } = inBarAndMenu(tabs, pathname);
  /** Opens the tab that is so many places to the right of the present one; to the left, if negative. */
  const go = (places: number) => {
    const next = neighbour(tabs, pathname, places);
    if (next) commands.open(next);
  };
  useTabKeys(commands, current, go);

  return (
    <Box component="section" aria-label={text('tabs.bar')} className="no-print" sx={barPlace}>
      <Box
        role="toolbar"
        aria-label={text('tabs.bar')}
        onKeyDown={moveFocus}
        sx={{ height: tabBarHeight, display: 'flex', alignItems: 'stretch', px: 0.5 }}
      >
        <HomeStop isHere={pathname === homePath} isTabStop={!current} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' }}>
          {bar.map((tab) => (
            <BarTab key={tab.path} tab={tab} current={tab === current} onClose={close} onMenu={openMenuOf} />
          ))}
        </Box>
        <IconButton
          data-stop
          tabIndex={-1}
          aria-label={text('tabs.actions')}
          aria-haspopup="menu"
          onClick={(event) => setMenuAt({ anchor: event.currentTarget, tab: current, whole: true })}
          sx={{ borderRadius: 1 }}
        >
          <MoreIcon sx={{ fontSize: 19 }} />
        </IconButton>
      </Box>
      {menuAt && (
        <TabMenu
          anchor={menuAt.anchor}
          tab={menuAt.tab}
          hidden={menuAt.whole ? menu : []}
          hasClosable={tabs.some(({ pinned }) => !pinned)}
          commands={commands}
          onNext={go}
          onClose={() => setMenuAt(undefined)}
        />
      )}
    </Box>
  );
}

/** Alt with PageDown, PageUp, W and R: the next tab, the one before, close, reload. */
const useTabKeys = (
  commands: ReturnType<typeof useTabCommands>,
  current: Tab | undefined,
  go: (places: number) => void,
): void => {
  useAltKey('PageDown', () => go(1));
  useAltKey('PageUp', () => go(-1));
  useAltKey('KeyW', () => current && commands.close(current));
  useAltKey('KeyR', () => current && commands.refresh(current));
};

interface HomeStopProps {
  readonly isHere: boolean;
  /** Whether the Tab key stops here, because no tab is open. */
  readonly isTabStop: boolean;
}

const HomeStop = ({ isHere, isTabStop }: HomeStopProps) => {
  const text = useText();
  return (
    <IconButton
      component={Link}
      to={homePath}
      data-stop
      tabIndex={isTabStop ? 0 : -1}
      aria-label={text('shell.home')}
      aria-current={isHere ? 'page' : undefined}
      sx={{ borderRadius: 1, color: isHere ? 'primary.main' : 'text.secondary' }}
    >
      <HomeIcon sx={{ fontSize: 19 }} />
    </IconButton>
  );
};

const barPlace = {
  position: 'sticky',
  top: barHeight,
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
