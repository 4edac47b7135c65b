import type { CarsQueueStatus } from './statuses.ts';
import { isMeasured, serviceInterval, type ServiceMeasure } from './serviceTimes.rules.ts';

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
}

export interface QueueCall {
  readonly dispositionId: number;
  readonly move: 'reserve' | 'allowEntry';
}

/** Where a waiting truck stands and when it is likely to be called. ISO times in UTC; null while it is kept back. */
export interface QueuePlace {
  readonly dispositionId: number;
  readonly carsAhead: number;
  readonly eta: Eta | null;
}

export interface Eta {
  readonly from: string;
  readonly expected: string;
  readonly to: string;
  /** False while the station's own service times are not known yet. */
  readonly measured: boolean;
}

const comesBefore = (one: QueuedTruck, other: QueuedTruck): boolean =>
  one.since === other.since ? one.dispositionId < other.dispositionId : one.since < other.since;

/** The queue with the truck at its place by time; trucks an operator has moved stay where they were put. */
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

const isCallable = (truck: QueuedTruck): boolean =>
  !truck.held && (truck.status === 'Accepted' || truck.status === 'EntryReserved');

export const trucksOnTerminal = (queue: readonly QueuedTruck[]): number =>
  queue.filter(({ status }) => status === 'EntryAllowed' || status === 'ParkingExit').length;

/**
 * The calls to make now, in order: those at the head enter while the terminal has room, the next ones go into the
 * reserve while it has room. Reserved trucks come before accepted ones only by their place in the queue.
 */
export const decideCalls = (queue: readonly QueuedTruck[], settings: QueueSettings): QueueCall[] => {
  const callable = queue.filter(isCallable);
  const room = Math.max(0, settings.carsBufferTerminal - trucksOnTerminal(queue));
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

/**
 * Places and ETAs of the waiting trucks in queue order. A truck is called when as many places have come free as
 * there are trucks before it; each place takes one service interval, and the uncertainty grows with its square root.
 */
export const queuePlaces = (
  queue: readonly QueuedTruck[],
  settings: QueueSettings,
  services: readonly ServiceMeasure[],
  now: number,
): QueuePlace[] => {
  const room = Math.max(0, settings.carsBufferTerminal - trucksOnTerminal(queue));
  const interval = serviceInterval(services, settings.minutesCarService);
  const measured = isMeasured(services);
  let carsAhead = 0;
  return queue.filter(isWaiting).map((truck) => {
    if (!isCallable(truck)) return { dispositionId: truck.dispositionId, carsAhead, eta: null };
    const waits = Math.max(0, carsAhead - room + 1);
    const expected = waits * interval.median;
    const at = (seconds: number) => new Date(now + Math.round(seconds) * 1000).toISOString();
    const eta: Eta = {
      from: at(expected - (interval.median - interval.low) * Math.sqrt(waits)),
      expected: at(expected),
      to: at(expected + (interval.high - interval.median) * Math.sqrt(waits)),
      measured,
    };
    return { dispositionId: truck.dispositionId, carsAhead: carsAhead++, eta };
  });
};
