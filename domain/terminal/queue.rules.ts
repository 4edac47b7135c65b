import type { EnumValue } from '../kernel/enumeration.ts';
import type { queuePriority } from './enums.ts';
import type { CarsQueueStatus } from './statuses.ts';

export type QueuePriority = EnumValue<typeof queuePriority>;

/** How many trucks a buffer may hold. */
export const mostPlaces = 1000;

/** How a station lets trucks in; from the station's record. */
export interface QueueSettings {
  /** The most trucks that may be on the way to the terminal or on it at once. */
  readonly carsBufferTerminal: number;
  /** The most trucks in the reserve, which are called next. */
  readonly carsBufferParking: number;
  /** The assumed minutes of a service, until enough are measured. */
  readonly minutesCarService: number;
}

/** A truck in a station's queue. Times are ISO in UTC. */
export interface QueuedTruck {
  readonly dispositionId: number;
  /** Accepted, EntryReserved, EntryAllowed or ParkingExit; also Paused or EntryAddParking, which keep their place. */
  readonly status: CarsQueueStatus;
  /** The time that decides its place: its arrival, or an earlier reservation. */
  readonly since: string;
  /** Held by an operator: it keeps its place, and others are called before it. */
  readonly held: boolean;
  /** Undefined means `Normal`. */
  readonly priority?: QueuePriority;
  /** When it was called; null or undefined while it waits, or if the time is not known. */
  readonly calledAt?: string | null;
}

export interface QueueCall {
  readonly dispositionId: number;
  readonly move: 'reserve' | 'allowEntry';
}

const ranks = { Normal: 0, High: 1, Urgent: 2 } as const satisfies Record<QueuePriority, number>;
const rankOf = ({ priority = 'Normal' }: QueuedTruck): number => ranks[priority];

/** Higher priority first, then earlier time. */
const comesBefore = (one: QueuedTruck, other: QueuedTruck): boolean => {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) > rankOf(other);
  return one.since === other.since ? one.dispositionId < other.dispositionId : one.since < other.since;
};

/** The queue with the truck inserted by priority and time; trucks that an operator has moved stay where they are. */
export function insertTruck<T extends QueuedTruck>(queue: readonly T[], truck: T): T[] {
  const others = queue.filter(({ dispositionId }) => dispositionId !== truck.dispositionId);
  const index = others.findIndex((other) => comesBefore(truck, other));
  return index === -1 ? [...others, truck] : [...others.slice(0, index), truck, ...others.slice(index)];
}

/** The queue with the truck moved so that `position` waiting trucks are before it. */
export function reorderTruck<T extends QueuedTruck>(
  queue: readonly T[],
  dispositionId: number,
  position: number,
): T[] {
  const truck = queue.find((each) => each.dispositionId === dispositionId);
  if (!truck) return [...queue];
  const others = queue.filter((each) => each !== truck);
  const waiting = others.filter(isWaiting);
  const follower = waiting[Math.max(0, position)];
  const index = follower ? others.indexOf(follower) : others.length;
  return [...others.slice(0, index), truck, ...others.slice(index)];
}

/** Whether a truck still waits for its call; trucks that are held, paused or at the extra parking wait too. */
export function isWaiting(truck: QueuedTruck): boolean {
  return !['EntryAllowed', 'ParkingExit', 'TerminalExit', 'Deleted'].includes(truck.status);
}

/** Whether a truck may be called now. A paused truck, or one at the extra parking, waits but is not called. */
export function isCallable(truck: QueuedTruck): boolean {
  return !truck.held && (truck.status === 'Accepted' || truck.status === 'EntryReserved');
}

/** Whether a truck occupies a place of the terminal: it is on the way to the terminal or on it. */
export function isOnItsWayIn({ status }: Pick<QueuedTruck, 'status'>): boolean {
  return status === 'EntryAllowed' || status === 'ParkingExit';
}

export function trucksOnTerminal(queue: readonly QueuedTruck[]): number {
  return queue.filter(isOnItsWayIn).length;
}

/**
 * The calls to make now, in order: the first trucks enter while the terminal has room, the next ones go to the reserve while the
 * reserve has room. Only the place in the queue counts: a reserved truck behind an accepted one is called after that one.
 * @param yardFull whether the yard shared with other stations is full: then nobody enters, whatever the station's own room
 */
export function decideCalls(
  queue: readonly QueuedTruck[],
  settings: QueueSettings,
  yardFull = false,
): QueueCall[] {
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
}
