import {
  insertTruck,
  isOnItsWayIn,
  isWaiting,
  reorderTruck,
  trucksOnTerminal,
  type QueueCall,
  type QueuedTruck,
  type QueueSettings,
} from '#domain/terminal/queue.rules.ts';
import { queuePlaces } from '#domain/terminal/eta.rules.ts';
import { withService, type ServiceMeasure } from '#domain/terminal/serviceTimes.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { StationOpening } from './stationQueue.activities.ts';
import type { OpenCall, QueueBoard, QueueNews } from './stationQueue.messages.ts';

/** A truck in the queue, with the call its journey has not answered yet. */
export interface CarriedTruck extends QueuedTruck {
  readonly called: ({ readonly move: QueueCall['move'] } & OpenCall) | null;
}

/** All that a queue knows, carried from run to run: plain JSON. A new shape gets a new `schema`. */
export interface QueueCarried {
  readonly schema: 2;
  readonly weighingStationId: number;
  /** Null until the station's record has been read. */
  settings: QueueSettings | null;
  trucks: readonly CarriedTruck[];
  services: readonly ServiceMeasure[];
  /** Calls made so far: each has its own message id. */
  calls: number;
  /** The shared yard had no room when a truck was last called. */
  yardFull: boolean;
  handled: string[];
}

export const newQueue = (weighingStationId: number): QueueCarried => ({
  schema: 2,
  weighingStationId,
  settings: null,
  trucks: [],
  services: [],
  calls: 0,
  yardFull: false,
  handled: [],
});

/** What an earlier release carried over, with what this one knows besides. */
export const upgraded = (carried: QueueCarried | EarlierCarried): QueueCarried =>
  carried.schema === 2 ? carried : { ...carried, schema: 2, yardFull: false };
export type EarlierCarried = Omit<QueueCarried, 'schema' | 'yardFull'> & { readonly schema: 1 };

/** Takes in the station's record and the trucks that stand there, each at its place by when it came. */
export const openQueue = (queue: QueueCarried, opening: StationOpening): void => {
  queue.settings = opening.settings;
  queue.services = opening.services;
  queue.trucks = opening.trucks.reduce<CarriedTruck[]>(
    (all, truck) => insertTruck(all, { ...truck, called: null }),
    [],
  );
};

/** A called truck counts as already there: its place is taken, and it is not called again. */
const asCalled = (truck: CarriedTruck): QueuedTruck => {
  if (truck.called === null) return truck;
  const status: CarsQueueStatus = truck.called.move === 'allowEntry' ? 'EntryAllowed' : 'EntryReserved';
  return { ...truck, status };
};

/** The queue as the rules for calling see it. */
export const standingQueue = (queue: QueueCarried): readonly QueuedTruck[] => queue.trucks.map(asCalled);

export const findTruck = (queue: QueueCarried, dispositionId: number): CarriedTruck | undefined =>
  queue.trucks.find((truck) => truck.dispositionId === dispositionId);

export const changeTruck = (
  queue: QueueCarried,
  dispositionId: number,
  change: Partial<CarriedTruck>,
): void => {
  queue.trucks = queue.trucks.map((truck) =>
    truck.dispositionId === dispositionId ? { ...truck, ...change } : truck,
  );
};

export const removeTruck = (queue: QueueCarried, dispositionId: number): void => {
  queue.trucks = queue.trucks.filter((truck) => truck.dispositionId !== dispositionId);
};

/** So that `position` waiting trucks stand before it. */
export const moveTruck = (queue: QueueCarried, dispositionId: number, position: number): void => {
  queue.trucks = reorderTruck(queue.trucks, dispositionId, position);
};

/** The truck stands elsewhere in the queue now: by its time and priority. */
export const placeTruck = (
  queue: QueueCarried,
  dispositionId: number,
  change: Partial<CarriedTruck>,
): void => {
  const truck = findTruck(queue, dispositionId);
  if (truck) queue.trucks = insertTruck(queue.trucks, { ...truck, ...change });
};

/** Takes in what a journey tells. Any news of a truck answers the call it may have had. @param now ISO in UTC */
export const hear = (queue: QueueCarried, news: QueueNews, now: string): void => {
  const { dispositionId } = news;
  const known = findTruck(queue, dispositionId);
  if (news.kind === 'left' || news.kind === 'served') {
    if (known && news.kind === 'served') {
      const places = Math.max(1, queue.settings?.carsBufferTerminal ?? 1);
      queue.services = withService(queue.services, {
        seconds: news.seconds,
        places,
      });
    }
    removeTruck(queue, dispositionId);
    return;
  }
  if (known) {
    const refused = known.called !== null && known.status === news.status;
    const yardFull = news.kind === 'moved' && news.refusal === 'yard_full';
    if (yardFull) queue.yardFull = true;
    const lostCall = news.kind === 'moved' ? news.lostCall : undefined;
    if (lostCall !== undefined && known.called?.messageId !== lostCall) return;
    // It was called and stands where it stood: it cannot come, and must not be called again and again.
    const held = known.held || (refused && !yardFull && lostCall === undefined);
    const change = { status: news.status, called: null, held, calledAt: calledAtOf(known, news.status, now) };
    if (news.kind === 'moved' && news.since)
      return placeTruck(queue, dispositionId, { ...change, since: news.since });
    return changeTruck(queue, dispositionId, change);
  }
  if (news.kind === 'moved') return;
  queue.trucks = insertTruck(queue.trucks, {
    dispositionId,
    status: news.status,
    since: news.since,
    held: false,
    called: null,
    ...(news.priority ? { priority: news.priority } : {}),
    ...(isOnItsWayIn(news) ? { calledAt: now } : {}),
  });
};

const calledAtOf = (truck: CarriedTruck, status: CarsQueueStatus, now: string): string | null => {
  if (!isOnItsWayIn({ status })) return null;
  return isOnItsWayIn(truck) ? (truck.calledAt ?? null) : now;
};

/** What operators see. @param now in milliseconds, for places and times of arrival depend on it */
export const boardOf = (queue: QueueCarried, now: number): QueueBoard => {
  const standing = standingQueue(queue);
  const known = queue.settings ? queuePlaces(standing, queue.settings, queue.services, now) : [];
  const places = new Map(known.map((place) => [place.dispositionId, place]));
  return {
    weighingStationId: queue.weighingStationId,
    settings: queue.settings,
    trucksOnTerminal: trucksOnTerminal(standing),
    trucks: queue.trucks.map(({ dispositionId, status, since, held, priority, called }) => ({
      dispositionId,
      carsQueueStatus: status,
      since,
      held,
      ...(priority ? { priority } : {}),
      ...(called ? { called } : {}),
      place: places.get(dispositionId) ?? null,
    })),
    measured: queue.services.length,
    yardFull: queue.yardFull,
  };
};

/** One line in words for whoever opens the workflow in the Temporal UI. */
export const detailsOf = (queue: QueueCarried): string => {
  const standing = standingQueue(queue);
  const waiting = standing.filter(isWaiting);
  const room = queue.settings?.carsBufferTerminal ?? 0;
  return `${waiting.length} waiting (${waiting.filter(({ held }) => held).length} held) · ${trucksOnTerminal(standing)} of ${room} places on the terminal taken${queue.yardFull ? ' · the shared yard is full' : ''}`;
};
