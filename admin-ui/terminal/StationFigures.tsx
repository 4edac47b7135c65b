import { Box, Typography } from '@mui/material';
import type { StationBoard } from '../data/journey.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useText } from '../i18n/useText.ts';
import type { Station } from './useStations.ts';

/** How full each station's terminal is, and what its ETAs rest on. */
export const StationFigures = ({
  boards,
  stations,
}: {
  boards: readonly StationBoard[];
  stations: readonly Station[];
}) => {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {boards.map(({ weighingStationId, settings, trucksOnTerminal, measured, yardFull }) => {
        const name = stations.find(({ id }) => id === weighingStationId)?.name;
        if (!settings || !name) return null;
        const figures = [
          text('queue.onTerminal', { count: trucksOnTerminal, places: settings.carsBufferTerminal }),
          text('queue.inReserve', { places: settings.carsBufferParking }),
          measured > 0
            ? text('queue.measured', { smart_count: measured })
            : text('queue.service', { minutes: settings.minutesCarService }),
        ];
        return (
          <Typography key={weighingStationId} variant="body2" component="div" color="text.secondary">
            <strong>{name}:</strong> {figures.join(' · ')}
            {yardFull && <StatusChip label={text('board.yardFull')} tone="stop" />}
          </Typography>
        );
      })}
    </Box>
  );
};
