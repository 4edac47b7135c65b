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
import { queuePlaces, secondsToLeave, stalledSince } from '#domain/terminal/eta.rules.ts';
import {
  isMeasured,
  serviceInterval,
  withService,
  type ServiceMeasure,
} from '#domain/terminal/serviceTimes.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { StationOpening } from './stationQueue.activities.ts';
import type { OpenCall, QueueBoard, QueueNews } from './stationQueue.messages.ts';

/** A truck in the queue, with the call that its journey has not answered yet. */
export interface CarriedTruck extends QueuedTruck {
  readonly called: ({ readonly move: QueueCall['move'] } & OpenCall) | null;
}

/** The whole state of a queue, carried from run to run as plain JSON. A new shape gets a new `schema`. */
export interface QueueCarried {
  readonly schema: 2;
  readonly weighingStationId: number;
  /** Null until the station's record has been read. */
  settings: QueueSettings | null;
  trucks: readonly CarriedTruck[];
  /** How long the last trucks were served. */
  services: readonly ServiceMeasure[];
  /** The number of calls made so far; it makes the message id of each call unique. */
  calls: number;
  /** Whether the shared yard was full when a truck was last called. */
  yardFull: boolean;
  /** The ids of messages that were handled, so that a repeated one has no effect. */
  handled: string[];
}

export function newQueue(weighingStationId: number): QueueCarried {
  return {
    schema: 2,
    weighingStationId,
    settings: null,
    trucks: [],
    services: [],
    calls: 0,
    yardFull: false,
    handled: [],
  };
}

/** The state that an earlier release carried over, completed for this one. */
export function upgraded(carried: QueueCarried | EarlierCarried): QueueCarried {
  return carried.schema === 2 ? carried : { ...carried, schema: 2, yardFull: false };
}
export type EarlierCarried = Omit<QueueCarried, 'schema' | 'yardFull'> & { readonly schema: 1 };

/** Takes over the station's settings and its trucks, each at its place by time. */
export function openQueue(queue: QueueCarried, opening: StationOpening): void {
  queue.settings = opening.settings;
  queue.services = opening.services;
  queue.trucks = opening.trucks.reduce<CarriedTruck[]>(
    (all, truck) => insertTruck(all, { ...truck, called: null }),
    [],
  );
}

/** A truck with an open call counts as if it had followed the call: a place is taken for it, and it is not called twice. */
const asCalled = (truck: CarriedTruck): QueuedTruck => {
  if (truck.called === null) return truck;
  if (truck.called.move === 'allowEntry')
    return { ...truck, status: 'EntryAllowed', calledAt: truck.called.at };
  return { ...truck, status: 'EntryReserved' };
};

/** The trucks as the calling rules need them: a called truck has the status that the call gives it. */
export function trucksWithCalls(queue: QueueCarried): readonly QueuedTruck[] {
  return queue.trucks.map(asCalled);
}

function findTruck(queue: QueueCarried, dispositionId: number): CarriedTruck | undefined {
  return queue.trucks.find((truck) => truck.dispositionId === dispositionId);
}

export function changeTruck(queue: QueueCarried, dispositionId: number, change: Partial<CarriedTruck>): void {
  queue.trucks = queue.trucks.map((truck) =>
    truck.dispositionId === dispositionId ? { ...truck, ...change } : truck,
  );
}

export function removeTruck(queue: QueueCarried, dispositionId: number): void {
  queue.trucks = queue.trucks.filter((truck) => truck.dispositionId !== dispositionId);
}

/** Moves a truck so that `position` waiting trucks are before it. */
export function moveTruck(queue: QueueCarried, dispositionId: number, position: number): void {
  queue.trucks = reorderTruck(queue.trucks, dispositionId, position);
}

/** Changes a truck and puts it at its new place, by time and priority. */
export function placeTruck(queue: QueueCarried, dispositionId: number, change: Partial<CarriedTruck>): void {
  const truck = findTruck(queue, dispositionId);
  if (truck) queue.trucks = insertTruck(queue.trucks, { ...truck, ...change });
}

/** Applies a message of a journey. Any message about a truck answers the open call of that truck. @param now ISO in UTC */
export function applyNews(queue: QueueCarried, news: QueueNews, now: string): void {
  const { dispositionId } = news;
  const truck = findTruck(queue, dispositionId);
  if (news.kind === 'left' || news.kind === 'served') {
    if (truck && news.kind === 'served') {
      const terminalPlaces = Math.max(1, queue.settings?.carsBufferTerminal ?? 1);
      queue.services = withService(queue.services, {
        seconds: news.seconds,
        places: terminalPlaces,
      });
    }
    removeTruck(queue, dispositionId);
    return;
  }
  if (truck) {
    const isRefused = truck.called !== null && truck.status === news.status;
    const isYardFull = news.kind === 'moved' && news.refusal === 'yard_full';
    if (isYardFull) queue.yardFull = true;
    // The journey never got the call `lostCall`. If the queue has made another call since, the message is old.
    const lostCall = news.kind === 'moved' ? news.lostCall : undefined;
    if (lostCall !== undefined && truck.called?.messageId !== lostCall) return;
    // The truck got the call and has not moved, so it cannot come, unless only the yard is full. It is held, so that it is not
    // called again and again.
    const held = truck.held || (isRefused && !isYardFull && lostCall === undefined);
    const change = { status: news.status, called: null, held, calledAt: calledAtOf(truck, news.status, now) };
    if (news.kind === 'moved' && news.since)
      return placeTruck(queue, dispositionId, { ...change, since: news.since });
    return changeTruck(queue, dispositionId, change);
  }
  // Only `joined` brings a truck into the queue; a truck that has left may still be reported as moved.
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
}

/** Whether the message says that a held truck may enter. That ends the hold, so that the truck can be called again later. */
export function endsHold(queue: QueueCarried, news: QueueNews): boolean {
  const isHeld = findTruck(queue, news.dispositionId)?.held ?? false;
  return isHeld && 'status' in news && isOnItsWayIn(news);
}

/** When the truck was called in; null unless it is on its way in. @param now ISO, the time of a truck that begins its way now */
const calledAtOf = (truck: CarriedTruck, status: CarsQueueStatus, now: string): string | null => {
  if (!isOnItsWayIn({ status })) return null;
  return isOnItsWayIn(truck) ? (truck.calledAt ?? null) : now;
};

/** The queue as operators see it. @param now milliseconds since 1970; places and ETAs depend on it */
export function boardOf(queue: QueueCarried, now: number): QueueBoard {
  const trucks = trucksWithCalls(queue);
  const placesByRules = queue.settings ? queuePlaces(trucks, queue.settings, queue.services, now) : [];
  // While the yard is full nobody is called, even if the station itself has room.
  const places = new Map(
    placesByRules.map((place) => [place.dispositionId, queue.yardFull ? { ...place, eta: null } : place]),
  );
  return {
    weighingStationId: queue.weighingStationId,
    settings: queue.settings,
    trucksOnTerminal: trucksOnTerminal(trucks),
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
    ...(queue.settings ? paceOf(trucks, queue.settings, queue.services, now) : {}),
  };
}

const paceOf = (
  trucks: readonly QueuedTruck[],
  settings: QueueSettings,
  services: readonly ServiceMeasure[],
  now: number,
): Pick<QueueBoard, 'serviceMinutes' | 'stalledSince' | 'leaving'> => ({
  serviceMinutes: isMeasured(services)
    ? Math.round(serviceInterval(services, settings.minutesCarService).median / 60)
    : null,
  stalledSince: stalledSince(trucks, settings, services, now),
  leaving: secondsToLeave(trucks, settings, services, now),
});

/** One line of text about the queue for the Temporal UI. */
export function detailsOf(queue: QueueCarried): string {
  const trucks = trucksWithCalls(queue);
  const waiting = trucks.filter(isWaiting);
  const room = queue.settings?.carsBufferTerminal ?? 0;
  const held = waiting.filter((truck) => truck.held);
  return `${waiting.length} waiting (${held.length} held) · ${trucksOnTerminal(trucks)} of ${room} places on the terminal taken${queue.yardFull ? ' · the shared yard is full' : ''}`;
}
