import { Box, Button, Paper, Typography } from '@mui/material';
import { memo } from 'react';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { plateOf, type QueueChange, type QueuedDisposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { clockText, durationText } from '../objects/formats.ts';
import { toneOf } from '../objects/statusTones.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { isOverdue, mainMove, overdueSeconds, waitingSince, type QueueColumn } from './boardColumns.ts';
import { TruckMenu } from './TruckMenu.tsx';

interface TruckCardProps {
  readonly truck: QueuedDisposition;
  /** Given only if the board shows the queues of several stations. */
  readonly station?: string | undefined;
  readonly column: QueueColumn;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether this card is in the Tab order. The arrow keys go to the other cards. */
  readonly isStop: boolean;
  /** A move takes the truck further on its way; a change of the queue (`onArrange`) only changes when it is called. */
  readonly onMove: (truck: QueuedDisposition, move: JourneyMove) => void;
  readonly onArrange: (truck: QueuedDisposition, change: QueueChange) => void;
}

/** One truck: plate, driver and load, its wait, its expected call, and its next move. */
export const TruckCard = memo((props: TruckCardProps) => {
  const { truck, station, column, now, isStop, onMove, onArrange } = props;
  const text = useText();
  const overdue = isOverdue(truck, now);
  const next = mainMove(truck);
  const plate = plateOf(truck) ?? text('queue.noPlate');
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={plate}
      data-truck={truck.id}
      tabIndex={isStop ? 0 : -1}
      data-overdue={overdue || undefined}
      sx={(theme) => ({
        p: 1,
        '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
        borderLeft: 4,
        borderLeftColor: overdue
          ? 'error.main'
          : theme.tones[toneOf('carsQueueStatus', truck.carsQueueStatus)].text,
        ...(overdue ? { bgcolor: theme.tones.stop.background } : {}),
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography
          sx={{ fontSize: 16, fontWeight: 750, lineHeight: 1.2, letterSpacing: '0.01em', flex: 1 }}
          noWrap
          title={plate}
        >
          {plate}
        </Typography>
        <TruckMenu truck={truck} plate={plate} onMove={onMove} onArrange={onArrange} />
      </Box>
      <Load truck={truck} />
      <Marks truck={truck} column={column} />
      <Waiting truck={truck} station={station} column={column} now={now} />
      {next && (
        <Button
          fullWidth
          variant={gateMoves.includes(next) ? 'contained' : 'outlined'}
          color={overdue ? 'error' : 'primary'}
          onClick={() => onMove(truck, next)}
          aria-label={`${text(`journey.moves.${next}`)}: ${plate}`}
          sx={{ mt: 0.75, px: 0.5, py: 0.375, lineHeight: 1.3 }}
        >
          {text(`journey.moves.${next}`)}
        </Button>
      )}
    </Paper>
  );
});
TruckCard.displayName = 'TruckCard';

/** The moves that let a truck in or out: their button is filled. */
const gateMoves: readonly JourneyMove[] = ['allowEntry', 'enterTerminal', 'exitTerminal'];

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The driver, the product and the ticket. */
const Load = ({ truck }: { truck: QueuedDisposition }) => {
  const text = useText();
  const lines = [truck.driver?.presentation, truck.product?.presentation].filter(Boolean);
  return (
    <Box sx={{ fontSize: 12.5, lineHeight: 1.35 }}>
      {lines.map((line) => (
        <Box key={line} sx={oneLine} title={line}>
          {line}
        </Box>
      ))}
      <Box sx={{ color: 'text.secondary' }}>
        {text('queue.ticket')} {truck.driverTicket ?? '–'}
      </Box>
    </Box>
  );
};

/** What the column does not say: the state on the terminal, the exact status, priority, a held call, no-shows and punctuality. */
const Marks = ({ truck, column }: { truck: QueuedDisposition; column: QueueColumn }) => {
  const text = useText();
  const language = useLanguage();
  const needsQueueStatus =
    column === 'aside' ||
    truck.carsQueueStatus === 'ExitAddParking' ||
    truck.carsQueueStatus === 'EntryReservedWithBuffer';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:not(:empty)': { mt: 0.5 } }}>
      {column === 'terminal' && (
        <StatusChip
          label={enumLabel(language, 'dispositionState', truck.state)}
          tone={toneOf('dispositionState', truck.state)}
          wraps
        />
      )}
      {needsQueueStatus && (
        <StatusChip
          label={enumLabel(language, 'carsQueueStatus', truck.carsQueueStatus)}
          tone={toneOf('carsQueueStatus', truck.carsQueueStatus)}
          wraps
        />
      )}
      {truck.queuePriority !== 'Normal' && (
        <StatusChip label={enumLabel(language, 'queuePriority', truck.queuePriority)} tone="ready" />
      )}
      {truck.held && <StatusChip label={truck.holdReason || text('queue.held')} tone="aside" wraps />}
      {truck.noShows > 0 && (
        <StatusChip label={text('board.noShows', { smart_count: truck.noShows })} tone="stop" wraps />
      )}
      {truck.punctuality && truck.punctuality !== 'onTime' && column === 'waiting' && (
        <StatusChip label={enumLabel(language, 'punctuality', truck.punctuality)} tone="plain" />
      )}
    </Box>
  );
};

interface WaitingProps {
  readonly truck: QueuedDisposition;
  readonly station: string | undefined;
  readonly column: QueueColumn;
  readonly now: number;
}

/**
 * How long the truck waits, its place and its expected call. For a called truck, only the time that is left to it or that it is
 * late. For a truck on its way, nothing.
 */
const Waiting = ({ truck, station, column, now }: WaitingProps) => {
  const text = useText();
  // Counted from the time by which a called truck must have left the parking: negative before it, null for other trucks.
  const overdue = overdueSeconds(truck, now);
  if (overdue !== null) {
    return overdue >= 0 ? (
      <Typography sx={{ fontWeight: 750, color: 'error.main', fontSize: 14 }} role="alert">
        {text('queue.overdue', { time: durationText(overdue) })}
      </Typography>
    ) : (
      <Typography sx={{ fontWeight: 650, fontSize: 13 }}>
        {text('queue.left', { time: durationText(-overdue) })}
      </Typography>
    );
  }
  if (column === 'onTheWay') return null;
  // On the terminal the time since the arrival is shown, elsewhere the time in the present status.
  const since = (column === 'terminal' && truck.arrivedAt) || waitingSince(truck);
  const seconds = (now - Date.parse(since)) / 1000;
  return (
    <Box sx={{ fontSize: 12.5, lineHeight: 1.35, mt: 0.25 }}>
      {truck.place && station && (
        <Box sx={{ color: 'text.secondary', ...oneLine }} title={station}>
          {station}
        </Box>
      )}
      <Box>
        {truck.place && (
          <Box component="strong" sx={{ fontWeight: 700 }}>
            {text('queue.place', { number: truck.place.carsAhead + 1 })},{' '}
          </Box>
        )}
        {text(column === 'terminal' ? 'queue.since' : 'queue.waits', { time: durationText(seconds) })}
      </Box>
      {(column === 'waiting' || column === 'reserve') && <ExpectedCall truck={truck} now={now} />}
    </Box>
  );
};

/** A call that is expected within this time is shown as "soon" and not as a time. */
const soonMs = 60_000;

/** When the truck will probably be called, and how certain that is. */
const ExpectedCall = ({ truck, now }: { truck: QueuedDisposition; now: number }) => {
  const text = useText();
  if (!truck.place) return null;
  const { eta } = truck.place;
  if (!eta) return <Box sx={{ color: 'text.secondary' }}>{text('queue.noEta')}</Box>;
  if (eta.stalledSince)
    return (
      <Box sx={{ fontWeight: 650, color: 'error.main' }}>
        {text('queue.stalled', { time: durationText((now - Date.parse(eta.stalledSince)) / 1000) })}
      </Box>
    );
  if (eta.late) return <Box sx={{ fontWeight: 650, color: 'error.main' }}>{text('board.late')}</Box>;
  const isSoon = Date.parse(eta.to) - now < soonMs;
  return (
    <Box
      sx={{ fontWeight: 650 }}
      title={isSoon ? undefined : text('queue.etaExpected', { expected: clockText(eta.expected) })}
    >
      {isSoon
        ? text('queue.etaSoon')
        : text('queue.eta', { from: clockText(eta.from), to: clockText(eta.to) })}
      {!eta.measured && !isSoon && (
        <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{text('queue.etaEstimated')}</Box>
      )}
    </Box>
  );
};
