import { Box, IconButton } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import PinIcon from '@mui/icons-material/PushPin';
import { memo, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { useHasDrafts } from '../../parts/drafts.ts';
import type { Tab } from './tabs.ts';

interface BarTabProps {
  readonly tab: Tab;
  readonly current: boolean;
  readonly onClose: (tab: Tab) => void;
  readonly onMenu: (tab: Tab, anchor: HTMLElement) => void;
}

const middleButton = 1;

/**
 * One tab with its name and close button. It is memoised, because a bar may contain a hundred. The arrow keys of the bar stop
 * at elements with `data-stop`.
 */
export const BarTab = memo(({ tab, current, onClose, onMenu }: BarTabProps) => {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onMenu(tab, event.currentTarget);
  };
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== middleButton) return;
    event.preventDefault();
    onClose(tab);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete') return;
    // A removed element loses the focus, so it goes to the stop before this tab, which for the first tab is the home page.
    const stops = [
      ...(place.current?.closest('[role=toolbar]')?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
    ];
    stops[stops.findIndex((stop) => place.current?.contains(stop)) - 1]?.focus();
    onClose(tab);
  };

  return (
    <Box
      ref={place}
      onContextMenu={openMenu}
      onAuxClick={closeByMiddle}
      onKeyDown={closeByKey}
      sx={tabStyle(tab.pinned, current)}
    >
      {tab.pinned && <PinIcon aria-hidden sx={{ fontSize: 13, mr: 0.5, color: 'text.secondary' }} />}
      <Box
        component={Link}
        to={tab.path + tab.search}
        data-stop
        draggable={false}
        tabIndex={current ? 0 : -1}
        title={tab.title}
        aria-label={tab.pinned ? text('tabs.pinned', { title: tab.title }) : undefined}
        aria-current={current ? 'page' : undefined}
        sx={{ ...nameStyle, color: current ? 'primary.main' : 'text.primary' }}
      >
        {tab.title}
      </Box>
      <UnsavedDot path={tab.path} />
      {!tab.pinned && (
        <IconButton
          tabIndex={-1}
          onClick={() => onClose(tab)}
          aria-label={text('tabs.closeTab', { title: tab.title })}
          sx={{ p: 0.25, ml: 0.25 }}
        >
          <CloseIcon sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </Box>
  );
});

const UnsavedDot = ({ path }: { readonly path: string }) => {
  const text = useText();
  if (!useHasDrafts(path)) return null;
  return (
    <Box
      role="img"
      aria-label={text('tabs.unsaved')}
      title={text('tabs.unsaved')}
      sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'warning.main', flexShrink: 0, ml: 0.75 }}
    />
  );
};

const nameStyle = {
  textDecoration: 'none',
  lineHeight: '31px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const tabStyle = (pinned: boolean, current: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  maxWidth: 210,
  pl: 1.25,
  pr: pinned ? 1.25 : 0.5,
  borderRight: 1,
  borderColor: 'divider',
  borderBottom: '2px solid transparent',
  fontSize: 12.5,
  ...(current
    ? { bgcolor: 'primary.light', borderBottomColor: 'primary.main', fontWeight: 650 }
    : { '&:hover': { bgcolor: 'action.hover' } }),
});
