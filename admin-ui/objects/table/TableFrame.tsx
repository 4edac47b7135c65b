import { alpha, styled, type Theme } from '@mui/material/styles';
import type { Tone } from '../../shell/tones.ts';

/** The least height in pixels of a table that scrolls. */
export const lowestHeight = 400;

/** A class for each tone of a chip, such as `chip-go`. */
const chipTones = (theme: Theme) =>
  Object.fromEntries(
    (Object.keys(theme.tones) as Tone[]).map((tone) => [
      `& .chip-${tone}`,
      { backgroundColor: theme.tones[tone].background, color: theme.tones[tone].text },
    ]),
  );

/**
 * A transparent colour as an image above the background of a cell. The background itself stays as it is, because in a pinned
 * cell it hides what scrolls below.
 */
const overlay = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** The cells, and what they may contain. */
const cells = (theme: Theme) => ({
  '& th, & td': {
    padding: '0 8px',
    height: 28,
    textAlign: 'left' as const,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& .right': { textAlign: 'right' as const },
  '& .center': { textAlign: 'center' as const },
  '& .muted': { color: theme.palette.text.secondary },
  '& .names': { fontWeight: 600 },
  '& a': { color: 'inherit', textDecoration: 'inherit' },
  '& .pick': { padding: 0, textAlign: 'center' as const, overflow: 'visible' },
  '& input[type=checkbox]': {
    width: 15,
    height: 15,
    margin: 0,
    accentColor: theme.palette.primary.main,
    verticalAlign: 'middle',
    cursor: 'pointer',
  },
  '& .chip': {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
    padding: '1px 6px',
    borderRadius: 4,
    fontSize: 12,
    lineHeight: '18px',
    fontWeight: 600,
  },
  '& .chip.tag': { marginRight: 4, backgroundColor: theme.palette.action.selected },
  ...chipTones(theme),
  '& .swatch': {
    display: 'inline-block',
    width: 14,
    height: 14,
    marginRight: 6,
    borderRadius: 3,
    border: `1px solid ${theme.palette.divider}`,
    verticalAlign: 'middle',
  },
});

/** What stays in view while the table scrolls: the head, the totals, and pinned columns. */
const stickyParts = (theme: Theme) => ({
  '& thead th': {
    position: 'sticky' as const,
    top: 0,
    zIndex: 2,
    height: 32,
    fontWeight: 600,
    backgroundColor: theme.palette.background.paper,
    userSelect: 'none' as const,
  },
  '& tfoot td': {
    position: 'sticky' as const,
    bottom: 0,
    zIndex: 2,
    height: 30,
    fontWeight: 600,
    borderBottom: 0,
    borderTop: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
  '& tbody .pinned': {
    position: 'sticky' as const,
    zIndex: 1,
    backgroundColor: theme.palette.background.paper,
  },
  '& thead .pinned, & tfoot .pinned': { zIndex: 3 },
  '& .lastLeft': { borderRight: `1px solid ${theme.palette.divider}` },
  '& .firstRight': { borderLeft: `1px solid ${theme.palette.divider}` },
});

/**
 * The scrolling frame of a table, which styles all its content by class names: separate styles for each of ten thousand
 * cells would make it slow.
 */
export const TableFrame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  scrollbarWidth: 'thin',
  position: 'relative',
  // A shadow at the right edge. `useMoreBeside` sets `data-more` if there are columns to the right of the visible ones.
  '&[data-more]': {
    boxShadow: `inset -18px 0 14px -14px ${alpha(theme.palette.common.black, theme.palette.mode === 'dark' ? 0.8 : 0.4)}`,
  },
  '& table': {
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    minWidth: '100%',
    fontSize: 13,
  },
  ...cells(theme),
  ...stickyParts(theme),
  '& th.dropHere': { boxShadow: `inset 3px 0 ${theme.palette.primary.main}` },
  // Keeps a focused row from being hidden behind the head or the totals.
  '& tbody tr': { cursor: 'pointer', scrollMarginTop: 36, scrollMarginBottom: 36 },
  '& tbody tr:hover > td': { backgroundImage: overlay(theme.palette.action.hover) },
  '& tbody tr[aria-selected=true] > td': {
    backgroundImage: overlay(alpha(theme.palette.primary.main, 0.14)),
  },
  // A record that is marked for deletion.
  '& tbody tr.marked > td': { color: theme.palette.text.secondary, textDecoration: 'line-through' },
  '& tbody tr:focus-visible': { outline: 'none' },
  '& tbody tr:focus-visible > td': {
    boxShadow: `inset 0 2px ${theme.palette.primary.main}, inset 0 -2px ${theme.palette.primary.main}`,
  },
}));
