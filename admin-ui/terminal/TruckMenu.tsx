import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plainMoves, type JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { isWaiting } from '#domain/terminal/queue.rules.ts';
import { objects } from '#domain/objects.ts';
import type { QueueChange, QueuedDisposition } from '../data/journey.ts';
import { useText } from '../i18n/useText.ts';
import { movesOf } from './boardColumns.ts';

interface TruckMenuProps {
  readonly truck: QueuedDisposition;
  readonly plate: string;
  readonly onMove: (truck: QueuedDisposition, move: JourneyMove) => void;
  readonly onArrange: (truck: QueuedDisposition, change: QueueChange) => void;
}

/** All moves of a truck; those that its journey does not allow now are there, and disabled. */
export const TruckMenu = ({ truck, plate, onMove, onArrange }: TruckMenuProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const allowed = movesOf(truck);
  const inQueue =
    truck.place !== null &&
    truck.weighingStationId !== null &&
    isWaiting({ ...queued(truck), held: truck.held });
  const close = () => setAnchor(undefined);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={text('queue.moreMoves', { plate })}
        edge="end"
        sx={{ p: 0.25 }}
      >
        <MoreIcon sx={{ fontSize: 18 }} />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        <MenuItem dense component={Link} to={`/${objects.disposition.path}/${truck.id}`} onClick={close}>
          {text('queue.openDisposition')}
        </MenuItem>
        {inQueue && [
          <MenuItem
            key="hold"
            dense
            onClick={choose(() => onArrange(truck, truck.held ? 'release' : 'hold'))}
          >
            {text(truck.held ? 'queue.release' : 'queue.hold')}
          </MenuItem>,
          <MenuItem key="reorder" dense onClick={choose(() => onArrange(truck, 'reorder'))}>
            {text('board.reorder')}
          </MenuItem>,
          <MenuItem key="prioritise" dense onClick={choose(() => onArrange(truck, 'prioritise'))}>
            {text('board.prioritise')}
          </MenuItem>,
        ]}
        <Divider />
        {plainMoves.map((move) => (
          <MenuItem
            key={move}
            dense
            disabled={!allowed.includes(move)}
            onClick={choose(() => onMove(truck, move))}
            sx={move === 'remove' ? { color: 'error.main' } : {}}
          >
            {text(`journey.moves.${move}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const queued = (truck: QueuedDisposition) => ({
  dispositionId: truck.id,
  status: truck.carsQueueStatus,
  since: truck.since ?? '',
});
