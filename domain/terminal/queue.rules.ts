import type { EnumValue } from '../kernel/enumeration.ts';
import type { queuePriority } from './enums.ts';
import type { CarsQueueStatus } from './statuses.ts';

export type QueuePriority = EnumValue<typeof queuePriority>;

/** How a weighing station lets trucks in; from the station's record. */
export interface QueueSettings {
  /** Trucks that may be on the way to or on the terminal at once. */
  readonly carsBufferTerminal: number;
  /** Trucks held in reserve, next to be called. */
  readonly carsBufferParking: number;
  /** Minutes a service takes until enough have been measured. */
  readonly minutesCarService: number;
}

/** A truck in a station's queue. Times are ISO in UTC. */
export interface QueuedTruck {
  readonly dispositionId: number;
  /** Where it stands: Accepted, EntryReserved, EntryAllowed, ParkingExit, or Paused / EntryAddParking, which keep their place. */
  readonly status: CarsQueueStatus;
  /** When it took its place: its arrival, or an earlier reservation. */
  readonly since: string;
  /** Kept back by an operator: it keeps its place and is passed by. */
  readonly held: boolean;
  /** Nothing is `Normal`. */
  readonly priority?: QueuePriority;
  /** When it was called; nothing while it waits, or where nobody remembers. */
  readonly calledAt?: string | null;
}

export interface QueueCall {
  readonly dispositionId: number;
  readonly move: 'reserve' | 'allowEntry';
}

const ranks = { Normal: 0, High: 1, Urgent: 2 } as const satisfies Record<QueuePriority, number>;
const rankOf = ({ priority = 'Normal' }: QueuedTruck): number => ranks[priority];

/** By priority first, then by time. */
const comesBefore = (one: QueuedTruck, other: QueuedTruck): boolean => {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) > rankOf(other);
  return one.since === other.since ? one.dispositionId < other.dispositionId : one.since < other.since;
};

/** The queue with the truck at its place by priority and time; trucks an operator has moved stay where they were put. */
export const insertTruck = <T extends QueuedTruck>(queue: readonly T[], truck: T): T[] => {
  const others = queue.filter(({ dispositionId }) => dispositionId !== truck.dispositionId);
  const behind = others.findIndex((other) => comesBefore(truck, other));
  return behind === -1 ? [...others, truck] : [...others.slice(0, behind), truck, ...others.slice(behind)];
};

/** The queue with the truck moved so that `position` waiting trucks stand before it. */
export const reorderTruck = <T extends QueuedTruck>(
  queue: readonly T[],
  dispositionId: number,
  position: number,
): T[] => {
  const truck = queue.find((each) => each.dispositionId === dispositionId);
  if (!truck) return [...queue];
  const others = queue.filter((each) => each !== truck);
  const waiting = others.filter(isWaiting);
  const follower = waiting[Math.max(0, position)];
  const index = follower ? others.indexOf(follower) : others.length;
  return [...others.slice(0, index), truck, ...others.slice(index)];
};

export const isWaiting = (truck: QueuedTruck): boolean =>
  !['EntryAllowed', 'ParkingExit', 'TerminalExit', 'Deleted'].includes(truck.status);

export const isCallable = (truck: QueuedTruck): boolean =>
  !truck.held && (truck.status === 'Accepted' || truck.status === 'EntryReserved');

/** It holds a place: on the way to the terminal or on it. */
export const isOnItsWayIn = ({ status }: Pick<QueuedTruck, 'status'>): boolean =>
  status === 'EntryAllowed' || status === 'ParkingExit';

export const trucksOnTerminal = (queue: readonly QueuedTruck[]): number => queue.filter(isOnItsWayIn).length;

/**
 * The calls to make now, in order: those at the head enter while the terminal has room, the next ones go into the
 * reserve while it has room. Reserved trucks come before accepted ones only by their place in the queue.
 * @param yardFull the yard that the station shares with others has no room: nobody enters, whatever the station has.
 */
export const decideCalls = (
  queue: readonly QueuedTruck[],
  settings: QueueSettings,
  yardFull = false,
): QueueCall[] => {
  const callable = queue.filter(isCallable);
  const room = yardFull ? 0 : Math.max(0, settings.carsBufferTerminal - trucksOnTerminal(queue));
  const entering = callable.slice(0, room);
  const behind = callable.slice(room);
  const reserved = queue.filter(
    (truck) => truck.status === 'EntryReserved' && !entering.includes(truck),
  ).length;
  const reserving = behind
    .filter(({ status }) => status === 'Accepted')
    .slice(0, Math.max(0, settings.carsBufferParking - reserved));
  return [
    ...entering.map(({ dispositionId }): QueueCall => ({ dispositionId, move: 'allowEntry' })),
    ...reserving.map(({ dispositionId }): QueueCall => ({ dispositionId, move: 'reserve' })),
  ];
};
