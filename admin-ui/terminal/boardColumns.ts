import { journeyMoves, type JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { QueuedDisposition } from '../data/journey.ts';

/** The columns of the board, in the order of the journey. */
export const boardColumns = ['onTheWay', 'waiting', 'reserve', 'called', 'terminal', 'aside'] as const;
export type QueueColumn = (typeof boardColumns)[number];

/** Where a truck of each status stands; those that have left or were removed are not shown. */
const columnOfStatus: Readonly<Record<CarsQueueStatus, QueueColumn | undefined>> = {
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

/**
 * The column of a truck, by the status that counts: a truck back from the extra parking stands where it stood before. Only trucks
 * that are shown are given, so each has a column.
 */
export function columnOf({ standing }: QueuedDisposition): QueueColumn {
  return columnOfStatus[standing] ?? 'terminal';
}

/** Sorts by the place in the queue; then the truck that has waited longest comes first. */
const byPlace = (one: QueuedDisposition, other: QueuedDisposition): number => {
  // Of two trucks without a place the difference is not a number: Infinity minus Infinity.
  const difference = (one.place?.carsAhead ?? Infinity) - (other.place?.carsAhead ?? Infinity);
  if (difference !== 0 && !Number.isNaN(difference)) return difference;
  return waitingSince(one).localeCompare(waitingSince(other)) || one.id - other.id;
};

/** Since when the truck has had its status; else its arrival, else the day of its disposition. */
export function waitingSince(truck: QueuedDisposition): string {
  return truck.since ?? truck.arrivedAt ?? truck.date ?? truck.createdAt;
}

/** The trucks by column, in the order of the queue. */
export function boardOf(
  trucks: readonly QueuedDisposition[],
): Readonly<Record<QueueColumn, readonly QueuedDisposition[]>> {
  const board: Record<QueueColumn, QueuedDisposition[]> = {
    onTheWay: [],
    waiting: [],
    reserve: [],
    called: [],
    terminal: [],
    aside: [],
  };
  for (const truck of trucks) {
    const column = columnOfStatus[truck.standing];
    if (column) board[column].push(truck);
  }
  for (const column of boardColumns) board[column].sort(byPlace);
  return board;
}

/**
 * Seconds since the time by which the truck should have left the parking; negative before that time, null without a limit.
 * @param now the present time in milliseconds
 */
export function overdueSeconds(truck: QueuedDisposition, now: number): number | null {
  const limited = truck.standing === 'EntryAllowed' || truck.standing === 'EntryAddParking';
  if (!limited || !truck.leaveParkingUntil) return null;
  return Math.round((now - Date.parse(truck.leaveParkingUntil)) / 1000);
}

/** Whether the truck should have left the parking by now. */
export function isOverdue(truck: QueuedDisposition, now: number): boolean {
  const seconds = overdueSeconds(truck, now);
  return seconds !== null && seconds >= 0;
}

/** The longest present wait for a call in seconds; null if no truck waits. */
export function longestWait(trucks: readonly QueuedDisposition[], now: number): number | null {
  const waiting = trucks.filter(({ standing }) => standing === 'Accepted' || standing === 'EntryReserved');
  if (waiting.length === 0) return null;
  return Math.max(
    ...waiting.map((truck) => (now - Date.parse(truck.arrivedAt ?? waitingSince(truck))) / 1000),
  );
}

/** The most likely next move, shown as a button; the others are in the menu. */
export function mainMove(truck: QueuedDisposition): JourneyMove | undefined {
  return likely.find((move) => truck.allowed.includes(move));
}

/**
 * In order of preference: a truck that may leave need not drive in first, and a called one drives in rather than being
 * called again.
 */
const likely: readonly JourneyMove[] = [
  'resume',
  'exitTerminal',
  'allowEntry',
  'enterTerminal',
  'leaveParking',
  'leaveExtraParking',
  'arrive',
];

/**
 * The moves in a truck's menu, in the order of a journey. Weighing is left out, because it is recorded at the desk, where
 * the weight is seen.
 */
export function menuMoves({ allowed }: QueuedDisposition): readonly JourneyMove[] {
  return journeyMoves.filter((move) => move !== 'recordWeighing' && allowed.includes(move));
}
