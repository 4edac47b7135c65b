import type { DayCellMountArg } from '@fullcalendar/core';
import type { Theme } from '@mui/material';

/** Removes the label of a day, which is only its number, so that screen readers read the contents of the day. */
export function nameByContent({ el }: DayCellMountArg): void {
  el.removeAttribute('aria-labelledby');
}

/** The calendar in the colours of the theme. */
export const calendarLooks = (theme: Theme) => ({
  p: 1.5,
  '--fc-border-color': theme.palette.divider,
  '--fc-page-bg-color': theme.palette.background.paper,
  '--fc-neutral-bg-color': theme.palette.action.hover,
  '--fc-today-bg-color': theme.palette.action.selected,
  '--fc-button-bg-color': theme.palette.primary.main,
  '--fc-button-border-color': theme.palette.primary.main,
  '--fc-button-text-color': theme.palette.primary.contrastText,
  '--fc-button-hover-bg-color': theme.palette.primary.dark,
  '--fc-button-active-bg-color': theme.palette.primary.dark,
  '--fc-now-indicator-color': theme.palette.error.main,
  '& .fc': { fontSize: 13 },
  // On a narrow screen the last buttons go below, and no title or button breaks in two.
  '& .fc .fc-toolbar': { flexWrap: 'wrap', gap: 0.75 },
  '& .fc .fc-toolbar-title': { fontSize: 17, fontWeight: 650, whiteSpace: 'nowrap' },
  // On a phone the title is above, and the buttons below it.
  [theme.breakpoints.down('sm')]: {
    '& .fc .fc-toolbar': { justifyContent: 'center' },
    '& .fc .fc-toolbar-chunk:nth-of-type(2)': { order: -1, width: '100%', textAlign: 'center' },
    '& .fc .fc-toolbar-chunk': { display: 'flex', alignItems: 'center', justifyContent: 'center' },
    '& .fc a.fc-col-header-cell-cushion': { px: 0, fontSize: 11, overflowWrap: 'anywhere' },
  },
  '& .fc .fc-button': { fontSize: 13, py: 0.4, textTransform: 'none', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .fc .fc-button-primary.fc-button-active': {
    color: 'background.paper',
    bgcolor: 'text.primary',
    borderColor: 'text.primary',
  },
  '& .fc .fc-button-primary:disabled': { color: 'text.secondary', bgcolor: 'transparent', opacity: 1 },
  '& .fc .fc-day-other .fc-daygrid-day-top': { opacity: 1 },
  '& .fc .fc-day-other a.fc-daygrid-day-number': { color: 'text.secondary' },
  '& .fc .fc-event': { cursor: 'pointer', fontWeight: 600, fontSize: 12 },
  // A number that is cut without a sign would look like another number.
  '& .fc .fc-event-title, & .fc .fc-event-time': { textOverflow: 'ellipsis' },
  '& .fc .fc-event:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '& .fc a.fc-col-header-cell-cushion, & .fc a.fc-daygrid-day-number, & .fc a.fc-daygrid-more-link': {
    color: 'text.primary',
  },
});
