import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { isWaiting } from '#domain/terminal/queue.rules.ts';
import { objects } from '#domain/objects.ts';
import type { QueueChange, QueuedDisposition } from '../data/journey.ts';
import { useText } from '../i18n/useText.ts';
import { menuMoves } from './boardColumns.ts';

interface TruckMenuProps {
  readonly truck: QueuedDisposition;
  readonly plate: string;
  /** A move takes the truck further on its way; a change of the queue (`onArrange`) only changes when it is called. */
  readonly onMove: (truck: QueuedDisposition, move: JourneyMove) => void;
  readonly onArrange: (truck: QueuedDisposition, change: QueueChange) => void;
}

/** The moves and queue changes that are allowed for the truck now. */
export function TruckMenu({ truck, plate, onMove, onArrange }: TruckMenuProps) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  // Only a truck that has a place at a station and is not called yet can be held or moved in the queue.
  const inQueue = truck.place !== null && truck.weighingStationId !== null && isWaiting(queuedTruckOf(truck));
  const close = () => setAnchor(undefined);
  /** The handler of an entry of the menu: closes the menu and does the command. */
  const choose = (command: () => void) => () => {
    close();
    command();
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
        {inQueue &&
          queueChanges(truck).map(([change, label]) => (
            <MenuItem key={change} dense onClick={choose(() => onArrange(truck, change))}>
              {text(label)}
            </MenuItem>
          ))}
        <Divider />
        {/* A weighing is recorded at the desk, so `menuMoves` leaves it out. */}
        {truck.allowed.includes('recordWeighing') && (
          <MenuItem dense component={Link} to="/weighing-desk" onClick={close}>
            {text('queue.toDesk')}
          </MenuItem>
        )}
        {menuMoves(truck).map((move) => (
          <MenuItem
            key={move}
            dense
            onClick={choose(() => onMove(truck, move))}
            sx={move === 'remove' || move === 'removeWeighing' ? { color: 'error.main' } : {}}
          >
            {text(`journey.moves.${move}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The truck as the rules of the queue take it. */
const queuedTruckOf = (truck: QueuedDisposition) => ({
  dispositionId: truck.id,
  status: truck.carsQueueStatus,
  since: truck.since ?? '',
  held: truck.held,
});

/** The changes of the queue that a waiting truck's menu offers, with the keys of their texts. */
const queueChanges = ({ held }: QueuedDisposition) =>
  [
    held ? (['release', 'queue.release'] as const) : (['hold', 'queue.hold'] as const),
    ['reorder', 'board.reorder'],
    ['prioritise', 'board.prioritise'],
  ] as const;
