import { Box, Paper, Typography } from '@mui/material';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { QueueChange, QueuedDisposition } from '../data/journey.ts';
import { useText } from '../i18n/useText.ts';
import { columnOf } from './boardColumns.ts';
import { TruckCard } from './TruckCard.tsx';

interface LaneProps {
  readonly title: string;
  readonly trucks: readonly QueuedDisposition[];
  readonly stationName: (truck: QueuedDisposition) => string | undefined;
  readonly now: number;
  readonly onMove: (truck: QueuedDisposition, move: JourneyMove) => void;
  readonly onArrange: (truck: QueuedDisposition, change: QueueChange) => void;
}

/** One column of the board: what its trucks have in common, how many they are, and the trucks. */
export const Lane = ({ title, trucks, stationName, ...acts }: LaneProps) => {
  const text = useText();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ bgcolor: 'background.default', minWidth: 0 }}
    >
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
        <Typography sx={{ fontWeight: 750, fontSize: 15 }}>{trucks.length}</Typography>
      </Box>
      <Box
        sx={{
          p: 0.75,
          display: 'flex',
          flexDirection: 'column',
          gap: 0.75,
          maxHeight: 'calc(100vh - 249px)',
          minHeight: 120,
          overflowY: 'auto',
          scrollbarWidth: 'thin',
        }}
      >
        {trucks.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', py: 2 }}>
            {text('queue.empty')}
          </Typography>
        )}
        {trucks.map((truck) => (
          <TruckCard
            key={truck.id}
            truck={truck}
            station={stationName(truck)}
            column={columnOf(truck)}
            {...acts}
          />
        ))}
      </Box>
    </Paper>
  );
};
