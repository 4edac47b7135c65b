import { allowedMoves, standing, type JourneyState } from '#domain/terminal/journey.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { QueuedDisposition } from '../data/journey.ts';

/** The columns of the board, in the order of the journey. */
export const boardColumns = ['onTheWay', 'waiting', 'reserve', 'called', 'terminal', 'aside'] as const;
export type BoardColumn = (typeof boardColumns)[number];

const columnOfStatus: Readonly<Record<CarsQueueStatus, BoardColumn | undefined>> = {
  OnTheWay: 'onTheWay',
  EntryReservedWithBuffer: 'onTheWay',
  Accepted: 'waiting',
  EntryReserved: 'reserve',
  EntryAllowed: 'called',
  ParkingExit: 'terminal',
  EntryAddParking: 'aside',
  ExitAddParking: 'waiting',
  Paused: 'aside',
  TerminalExit: undefined,
  Deleted: undefined,
};

/** Where the truck stands on the board; what has left it stands with those on the terminal. */
export const columnOf = ({ carsQueueStatus }: QueuedDisposition): BoardColumn =>
  columnOfStatus[carsQueueStatus] ?? 'terminal';

/** What the record tells of the journey's state; enough for which moves to offer, the workflow judges again. */
export const stateOf = (truck: QueuedDisposition): JourneyState => ({
  queue: truck.carsQueueStatus,
  disposition: truck.state,
});

export const movesOf = (truck: QueuedDisposition): readonly JourneyMove[] => allowedMoves(stateOf(truck));

const byPlace = (one: QueuedDisposition, other: QueuedDisposition): number => {
  const places = (one.place?.carsAhead ?? Infinity) - (other.place?.carsAhead ?? Infinity);
  if (places !== 0 && !Number.isNaN(places)) return places;
  return waitingSince(one).localeCompare(waitingSince(other)) || one.id - other.id;
};

/** Since when the truck has stood where it stands; its arrival, else the day of its disposition. */
export const waitingSince = (truck: QueuedDisposition): string =>
  truck.since ?? truck.arrivedAt ?? truck.date ?? truck.createdAt;

/** The trucks in their columns, first in the queue first. */
export const boardOf = (
  trucks: readonly QueuedDisposition[],
): Readonly<Record<BoardColumn, readonly QueuedDisposition[]>> => {
  const board: Record<BoardColumn, QueuedDisposition[]> = {
    onTheWay: [],
    waiting: [],
    reserve: [],
    called: [],
    terminal: [],
    aside: [],
  };
  for (const truck of trucks) {
    const column = columnOfStatus[truck.carsQueueStatus];
    if (column) board[column].push(truck);
  }
  for (const column of boardColumns) board[column].sort(byPlace);
  return board;
};

/** Seconds past the time by which the truck should have left; negative while there is time, null where there is no limit. */
export const overdueSeconds = (truck: QueuedDisposition, now: number): number | null => {
  const limited = standing(stateOf(truck)) === 'EntryAllowed' || truck.carsQueueStatus === 'EntryAddParking';
  if (!limited || !truck.leaveParkingUntil) return null;
  return Math.round((now - Date.parse(truck.leaveParkingUntil)) / 1000);
};

/** The move one most likely wants next, offered as a button; the rest stand in the menu. */
export const mainMove = (truck: QueuedDisposition): JourneyMove | undefined => {
  const allowed = movesOf(truck);
  const order: readonly JourneyMove[] = [
    'resume',
    'allowEntry',
    'enterTerminal',
    'leaveParking',
    'leaveExtraParking',
    'exitTerminal',
    'arrive',
  ];
  return order.find((move) => allowed.includes(move));
};
