import { Box, Typography } from '@mui/material';
import type { QueuedDisposition, StationBoard } from '../data/journey.ts';
import { useText } from '../i18n/useText.ts';
import { durationText } from '../objects/formats.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { longestWait } from './boardColumns.ts';
import { stationPace } from './stationPace.ts';
import type { Station } from './useStations.ts';

interface StationFiguresProps {
  readonly boards: readonly StationBoard[];
  readonly stations: readonly Station[];
  readonly trucks: readonly QueuedDisposition[];
  /** The present time in milliseconds. */
  readonly now: number;
}

/**
 * For each station in use: how many trucks are on its terminal (red if too many), its reserve, its pace, the longest wait, and
 * whether its queue is stalled or its yard is full.
 */
export function StationFigures({ boards, stations, trucks, now }: StationFiguresProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {boards.map((board) => {
        const name = stations.find(({ id }) => id === board.weighingStationId)?.name;
        const trucksOfStation = trucks.filter(
          ({ weighingStationId }) => weighingStationId === board.weighingStationId,
        );
        return (
          // The settings are null until the queue of the station has read them. A station that is no longer in use has no name.
          board.settings &&
          name && (
            <Figures
              key={name}
              board={board}
              name={name}
              wait={longestWait(trucksOfStation, now)}
              now={now}
            />
          )
        );
      })}
    </Box>
  );
}

interface FiguresProps {
  readonly board: StationBoard;
  readonly name: string;
  /** The longest present wait of a truck in seconds; null if none waits. */
  readonly wait: number | null;
  readonly now: number;
}

const Figures = ({ board, name, wait, now }: FiguresProps) => {
  const text = useText();
  const { settings, trucksOnTerminal, yardFull, stalledSince } = board;
  if (!settings) return null;
  const occupancy = text('queue.onTerminal', {
    count: trucksOnTerminal,
    places: settings.carsBufferTerminal,
  });
  return (
    <Typography variant="body2" component="div" color="text.secondary" data-station={name}>
      <strong>{name}:</strong>{' '}
      {trucksOnTerminal > settings.carsBufferTerminal ? (
        <Box component="strong" sx={{ color: 'error.main' }}>
          {occupancy}
        </Box>
      ) : (
        occupancy
      )}
      {' · '}
      {stationPace(text, board, wait).join(' · ')}
      {stalledSince && (
        <StatusChip
          label={text('queue.stalled', { time: durationText((now - Date.parse(stalledSince)) / 1000) })}
          tone="stop"
        />
      )}
      {yardFull && <StatusChip label={text('board.yardFull')} tone="stop" />}
    </Typography>
  );
};
