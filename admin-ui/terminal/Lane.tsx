import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { QueueChange, QueuedDisposition } from '../data/journey.ts';
import { useText } from '../i18n/useText.ts';
import { columnOf } from './boardColumns.ts';
import { TruckCard } from './TruckCard.tsx';

interface LaneProps {
  readonly title: string;
  /** Undefined until loaded, because a column that is still loading must not look empty. */
  readonly trucks: readonly QueuedDisposition[] | undefined;
  readonly stationName: (truck: QueuedDisposition) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The id of the one truck of the board that Tab reaches: from there the arrow keys lead to the others. */
  readonly stop: number | undefined;
  /** A move takes the truck further on its way; a change of the queue (`onArrange`) only changes when it is called. */
  readonly onMove: (truck: QueuedDisposition, move: JourneyMove) => void;
  readonly onArrange: (truck: QueuedDisposition, change: QueueChange) => void;
}

/** One column of the board: its title, the number of trucks, and the trucks. */
export function Lane({ title, trucks, stationName, stop, ...actions }: LaneProps) {
  const text = useText();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      aria-busy={!trucks}
      sx={{ bgcolor: 'background.default', minWidth: 0 }}
    >
      <LaneHead title={title} count={trucks?.length} />
      <Box
        sx={{
          p: 0.75,
          display: 'flex',
          flexDirection: 'column',
          gap: 0.75,
          // Each lane scrolls by itself: 249 pixels of the screen are left for what is above its trucks.
          maxHeight: 'calc(100vh - 249px)',
          minHeight: 120,
          overflowY: 'auto',
          scrollbarWidth: 'thin',
        }}
      >
        {!trucks && <Skeleton variant="rounded" height={90} />}
        {trucks?.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', py: 2 }}>
            {text('queue.empty')}
          </Typography>
        )}
        {trucks?.map((truck) => (
          <TruckCard
            key={truck.id}
            truck={truck}
            station={stationName(truck)}
            column={columnOf(truck)}
            isStop={truck.id === stop}
            {...actions}
          />
        ))}
      </Box>
    </Paper>
  );
}

/** `count` is undefined until the trucks are loaded. */
const LaneHead = ({ title, count }: { readonly title: string; readonly count: number | undefined }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 0.5,
      px: 1,
      py: 0.75,
      borderBottom: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      borderRadius: '6px 6px 0 0',
    }}
  >
    <Typography component="h2" noWrap title={title} sx={{ fontWeight: 650, fontSize: 13 }}>
      {title}
    </Typography>
    <Typography sx={{ fontWeight: 750, fontSize: 15 }}>{count ?? '…'}</Typography>
  </Box>
);
