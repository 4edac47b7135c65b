import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TakenTimes } from '#domain/calendar/freeTimes.contracts.ts';
import type { TimeSpan } from '#domain/calendar/occurrences.rules.ts';
import { objects } from '#domain/objects.ts';
import { useText } from '../i18n/useText.ts';
import { clockOf, firstHour, lastHour, placeIn } from './besidePlaces.ts';

type Row = TakenTimes['users'][number];

interface BesideGridProps {
  /** The day, `2026-11-26`. */
  readonly day: string;
  /** The chosen people, then the chosen calendars, each with the times when they are busy. */
  readonly rows: readonly Row[];
  /** The times when all of them are free. */
  readonly free: readonly TimeSpan[];
  readonly onChoose: (free: TimeSpan) => void;
}

/** The day of several people and calendars, one row each along the same hours, with the times when all are free. */
export function BesideGrid({ day, rows, free, onChoose }: BesideGridProps) {
  const text = useText();
  const shownFree = free.flatMap((span) => {
    const place = placeIn(day, span);
    return place ? [{ span, place }] : [];
  });
  return (
    // The focus lets people without a mouse scroll by the arrow keys.
    <Box tabIndex={0} role="region" aria-label={text('freeTimes.beside')} sx={{ overflowX: 'auto' }}>
      <Box
        sx={{
          minWidth: { xs: 640, sm: 760 },
          display: 'grid',
          gridTemplateColumns: { xs: '104px 1fr', sm: '170px 1fr' },
          rowGap: '2px',
        }}
      >
        <span />
        <Box sx={{ display: 'flex' }} aria-hidden>
          {hours.map((hour) => (
            <Typography key={hour} variant="caption" color="text.secondary" sx={{ flex: 1 }}>
              {hour}:00
            </Typography>
          ))}
        </Box>
        <Head>{text('freeTimes.together')}</Head>
        <Track>
          {shownFree.map(({ span, place }) => (
            <Box
              key={span.from}
              component="button"
              type="button"
              onClick={() => onChoose(span)}
              aria-label={text('freeTimes.take', { time: clockOf(span) })}
              title={clockOf(span)}
              sx={(theme) => ({
                ...bar,
                ...place,
                border: `1px solid ${theme.tones.go.text}`,
                bgcolor: theme.tones.go.background,
                color: theme.tones.go.text,
                cursor: 'pointer',
                font: 'inherit',
                fontSize: 12,
                '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
              })}
            >
              {clockOf(span)}
            </Box>
          ))}
        </Track>
        {rows.map((row, index) => (
          <TakenRow key={`${row.name} ${index}`} day={day} row={row} />
        ))}
      </Box>
    </Box>
  );
}

const TakenRow = ({ day, row }: { readonly day: string; readonly row: Row }) => {
  const text = useText();
  return (
    <>
      <Head>{row.name}</Head>
      <Track label={row.name}>
        {row.taken.map(({ from, to, title, object, id }, index) => {
          const place = placeIn(day, { from, to });
          if (!place) return null;
          // The title is null where the reader may not see what the person is busy with.
          const caption = title ?? text('freeTimes.busy');
          const look = { component: 'li' as const, title: `${clockOf({ from, to })} ${caption}` };
          return (
            <Box
              // Of events that the reader may not see, several may have the same time and no id.
              key={`${from} ${object} ${id} ${index}`}
              {...look}
              sx={(theme) => ({
                ...bar,
                ...place,
                bgcolor: title === null ? theme.tones.plain.background : theme.tones.wait.background,
                color: title === null ? theme.tones.plain.text : theme.tones.wait.text,
                '& a': { color: 'inherit' },
              })}
            >
              {object && id !== null ? <Link to={`/${objects[object].path}/${id}`}>{caption}</Link> : caption}
            </Box>
          );
        })}
      </Track>
    </>
  );
};

const hours = Array.from({ length: lastHour - firstHour }, (_none, index) => firstHour + index);

const bar = {
  position: 'absolute',
  top: 2,
  bottom: 2,
  px: 0.75,
  borderRadius: 1,
  fontSize: 12,
  lineHeight: '28px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  listStyle: 'none',
} as const;

/** The names stay in sight while the hours are scrolled. */
const head = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  pr: 1,
  bgcolor: 'background.paper',
  lineHeight: '32px',
  fontWeight: 600,
} as const;

const Head = ({ children }: { readonly children: string }) => (
  <Typography variant="body2" noWrap title={children} sx={head}>
    {children}
  </Typography>
);

const Track = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
  <Box
    component={label === undefined ? 'div' : 'ul'}
    aria-label={label}
    sx={{ position: 'relative', height: 32, m: 0, p: 0, borderRadius: 1, bgcolor: 'action.hover' }}
  >
    {children}
  </Box>
);
