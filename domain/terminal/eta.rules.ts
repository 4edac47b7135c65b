import { pick, seededRandom, type Random } from '../kernel/random.ts';
import { isCallable, isOnItsWayIn, isWaiting, type QueuedTruck, type QueueSettings } from './queue.rules.ts';
import { isMeasured, quantile, type ServiceMeasure } from './serviceTimes.rules.ts';

// Every `now` in this file is in milliseconds since 1970, and `holds` is what `holdTimes` returns.

/**
 * The place of a waiting truck and when it will probably be called. ISO times in UTC; no ETA while it is held, or if the terminal
 * has no places.
 */
export interface QueuePlace {
  readonly dispositionId: number;
  readonly carsAhead: number;
  readonly eta: Eta | null;
}

/** 80 % of trucks are called between `from` and `to`. */
interface Eta {
  readonly from: string;
  readonly expected: string;
  readonly to: string;
  /** False until enough service times of the station are known. */
  readonly measured: boolean;
  /** The truck whose place this one waits for has held that place longer than any measured truck. */
  readonly late: boolean;
  /**
   * Since when the terminal has been at a standstill: these times are then unreliable and should be shown to nobody. Null while
   * it moves.
   */
  readonly stalledSince?: string | null;
}

/** The number of simulated futures: enough for a stable 80 % band. */
const futures = 100;
/** Factors for times that are known roughly: the service time until it is measured, and the further stay of a stuck truck. */
const guesses = [0.5, 0.7, 0.85, 1, 1.15, 1.4, 2];

/**
 * Seconds for which a truck holds its place while all places are taken, sorted. Services that were measured with another number
 * of places are scaled to the present number.
 */
export function holdTimes(settings: QueueSettings, services: readonly ServiceMeasure[]): number[] {
  const places = settings.carsBufferTerminal;
  const intervals = isMeasured(services)
    ? services.map((service) => service.seconds / Math.max(1, service.places))
    : guesses.map((guess) => guess * settings.minutesCarService * 60);
  return intervals.map((interval) => interval * places).toSorted((one, other) => one - other);
}

/** A truck that holds a place: it is on the terminal or on its way in. */
interface TruckInside {
  /** Seconds since the truck was called. */
  readonly elapsed: number;
  /** All places of the terminal: a hold divided by them is the usual time from one call to the next. */
  readonly places: number;
}

/** The share of services after which a truck counts as taking long. */
const usualShare = 0.9;

/**
 * Seconds until the place becomes free, drawn from the services that took longer than this one has taken so far. If none took
 * longer, the truck probably needs about as much time as it is already late: otherwise a terminal at a standstill would always
 * promise the next minute.
 */
const remainingSeconds = (random: Random, holds: readonly number[], truck: TruckInside): number => {
  const { elapsed, places } = truck;
  if (!isStuck(holds, truck)) {
    const possible = holds.filter((hold) => hold >= elapsed);
    return (pick(random, possible) ?? elapsed) - elapsed;
  }
  const lateSeconds = elapsed - quantile(holds, usualShare);
  return Math.max((pick(random, holds) ?? 0) / places, lateSeconds * (pick(random, guesses) ?? 1));
};

/** The truck has been on the terminal longer than any measured service, so nobody knows when its place becomes free. */
const isStuck = (holds: readonly number[], { elapsed }: TruckInside): boolean =>
  elapsed > (holds.at(-1) ?? 0);

/**
 * The trucks and places that count for the waiting ones. While others move, a place held by a stuck truck does not count: a time
 * computed from it would move one minute further with every minute.
 */
const withoutStuckTrucks = (
  holds: readonly number[],
  inside: readonly TruckInside[],
  places: number,
): { readonly inside: readonly TruckInside[]; readonly places: number } => {
  const others = inside.filter((truck) => !isStuck(holds, truck));
  const placesLeft = places - (inside.length - others.length);
  return placesLeft > 0 ? { inside: others, places: placesLeft } : { inside, places };
};

/**
 * When a truck on the terminal was called. If that is not known, the time it took its place in the queue: a fixed time, so that
 * the times computed from it do not move with the clock.
 */
const calledAtOf = ({ calledAt, since }: QueuedTruck): string => calledAt ?? since;

const insideOf = (
  queue: readonly QueuedTruck[],
  { carsBufferTerminal }: QueueSettings,
  now: number,
): TruckInside[] =>
  queue.filter(isOnItsWayIn).map((truck) => ({
    elapsed: elapsedSince(calledAtOf(truck), now),
    places: carsBufferTerminal,
  }));

/** The seconds until each truck on the terminal will probably leave it, sorted. */
export function secondsToLeave(
  queue: readonly QueuedTruck[],
  settings: QueueSettings,
  services: readonly ServiceMeasure[],
  now: number,
): number[] {
  const holds = holdTimes(settings, services);
  const random = seededRandom(1);
  return insideOf(queue, settings, now)
    .map((truck) => {
      const seconds = Array.from({ length: futures }, () => remainingSeconds(random, holds, truck));
      return Math.round(
        quantile(
          seconds.toSorted((one, other) => one - other),
          0.5,
        ),
      );
    })
    .toSorted((one, other) => one - other);
}

/**
 * Since when the terminal has been at a standstill: it is full, and the truck that was called last has been there longer than any
 * measured service. Null while it moves.
 */
export function stalledSince(
  queue: readonly QueuedTruck[],
  settings: QueueSettings,
  services: readonly ServiceMeasure[],
  now: number,
): string | null {
  const inside = queue.filter(isOnItsWayIn);
  if (settings.carsBufferTerminal < 1 || inside.length < settings.carsBufferTerminal) return null;
  const last = inside.map(calledAtOf).toSorted().at(-1);
  if (last === undefined) return null;
  const longest = holdTimes(settings, services).at(-1) ?? 0;
  return elapsedSince(last, now) > longest ? last : null;
}

/**
 * The seconds until each waiting truck is called, in one simulated future. More places than trucks make no difference, so no
 * more are simulated.
 */
const playFuture = (
  random: Random,
  holds: readonly number[],
  inside: readonly TruckInside[],
  allPlaces: number,
  waitingCount: number,
): number[] => {
  const places = Math.min(allPlaces, inside.length + waitingCount);
  const ends = inside
    .map((truck) => remainingSeconds(random, holds, truck))
    .toSorted((one, other) => one - other);
  // After how many seconds each place becomes free. If more trucks are inside than there are places, the first ones to leave
  // free no place.
  const freeAt = [...Array<number>(Math.max(0, places - inside.length)).fill(0), ...ends].slice(-places);
  return Array.from({ length: waitingCount }, () => {
    const next = freeAt.indexOf(Math.min(...freeAt));
    const secondsToCall = freeAt[next] ?? 0;
    freeAt[next] = secondsToCall + (pick(random, holds) ?? 0);
    return secondsToCall;
  });
};

/**
 * Places and ETAs of the waiting trucks in queue order. The station's next hours are simulated many times with its measured
 * service times; the time that each truck has already been inside is taken into account.
 */
export function queuePlaces(
  queue: readonly QueuedTruck[],
  settings: QueueSettings,
  services: readonly ServiceMeasure[],
  now: number,
): QueuePlace[] {
  const callableCount = queue.filter(isCallable).length;
  const allInside = insideOf(queue, settings, now);
  const stalled = stalledSince(queue, settings, services, now);
  const holds = holdTimes(settings, services);
  const { inside, places } = withoutStuckTrucks(holds, allInside, settings.carsBufferTerminal);
  // The same seed each time, so that the times do not jump when they are computed again.
  const random = seededRandom(1);
  const playedFutures = Array.from({ length: places > 0 ? futures : 0 }, () =>
    playFuture(random, holds, inside, places, callableCount),
  );
  // `inside` has stuck trucks only if they hold all places.
  const overdue = inside.filter((truck) => isStuck(holds, truck)).length;
  // The places that are free now; negative if more trucks are inside than there are places.
  const room = places - inside.length;
  let carsAhead = 0;
  return queue.filter(isWaiting).map(({ dispositionId, ...truck }) => {
    if (!isCallable({ dispositionId, ...truck })) return { dispositionId, carsAhead, eta: null };
    const place = carsAhead++;
    // Each truck that stands too long delays one of the first trucks for which no place is free.
    const late = place >= room && place - Math.max(0, room) < overdue;
    const eta = bandOf(
      playedFutures.map((future) => future[place] ?? 0),
      now,
    );
    return {
      dispositionId,
      carsAhead: place,
      eta: eta && { ...eta, measured: isMeasured(services), late, stalledSince: stalled },
    };
  });
}

const elapsedSince = (calledAt: string, now: number): number =>
  Math.max(0, (now - Date.parse(calledAt)) / 1000);

const bandOf = (calls: readonly number[], now: number): Pick<Eta, 'from' | 'expected' | 'to'> | null => {
  if (calls.length === 0) return null;
  const sorted = calls.toSorted((one, other) => one - other);
  const at = (share: number) => new Date(now + Math.round(quantile(sorted, share)) * 1000).toISOString();
  return { from: at(0.1), expected: at(0.5), to: at(0.9) };
};
