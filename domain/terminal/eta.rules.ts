import { pick, seededRandom, type Random } from '../kernel/random.ts';
import { isCallable, isOnItsWayIn, isWaiting, type QueuedTruck, type QueueSettings } from './queue.rules.ts';
import { isMeasured, quantile, type ServiceMeasure } from './serviceTimes.rules.ts';

/** Where a waiting truck stands and when it is likely to be called. ISO times in UTC; null while it is kept back. */
export interface QueuePlace {
  readonly dispositionId: number;
  readonly carsAhead: number;
  readonly eta: Eta | null;
}

/** Four of five trucks are called between `from` and `to`. */
export interface Eta {
  readonly from: string;
  readonly expected: string;
  readonly to: string;
  /** False while the station's own service times are not known yet. */
  readonly measured: boolean;
  /** The truck whose place it waits for holds that place longer than any measured one did. */
  readonly late: boolean;
}

/** So many futures are played through: enough for a band of four in five that does not jump. */
const futures = 100;
/** While nothing is measured a service takes the configured time more or less. */
const guesses = [0.5, 0.7, 0.85, 1, 1.15, 1.4, 2];

/** Seconds that trucks hold a place on the terminal, sorted; as many trucks share the scales as there are places. */
export const holdTimes = (settings: QueueSettings, services: readonly ServiceMeasure[]): number[] => {
  const places = settings.carsBufferTerminal;
  const intervals = isMeasured(services)
    ? services.map((service) => service.seconds / Math.max(1, service.places))
    : guesses.map((guess) => guess * settings.minutesCarService * 60);
  return intervals.map((interval) => interval * places).toSorted((one, other) => one - other);
};

interface Inside {
  /** Seconds since it was called; null where nobody knows. */
  readonly elapsed: number | null;
  /** Which part of its service is left, where nobody knows: trucks inside are taken to have come evenly. */
  readonly share: number;
  readonly places: number;
}

/** Seconds until the place comes free. Of longer services only those count that are longer than this one is already. */
const remaining = (random: Random, holds: readonly number[], { elapsed, share, places }: Inside): number => {
  if (elapsed === null) return (pick(random, holds) ?? 0) * share;
  const possible = holds.filter((hold) => hold >= elapsed);
  if (possible.length > 0) return (pick(random, possible) ?? elapsed) - elapsed;
  return (pick(random, holds) ?? 0) / places;
};

/** The seconds until each waiting truck is called, in one possible future. */
const playOne = (
  random: Random,
  holds: readonly number[],
  inside: readonly Inside[],
  places: number,
  waiting: number,
): number[] => {
  const ends = inside.map((truck) => remaining(random, holds, truck)).toSorted((one, other) => one - other);
  // Where more trucks are inside than there are places, the first to leave free nothing.
  const free = [...Array<number>(Math.max(0, places - inside.length)).fill(0), ...ends].slice(-places);
  return Array.from({ length: waiting }, () => {
    const next = free.indexOf(Math.min(...free));
    const called = free[next] ?? 0;
    free[next] = called + (pick(random, holds) ?? 0);
    return called;
  });
};

/**
 * Places and ETAs of the waiting trucks in queue order: the station's next hours played through many times with its
 * measured service times, from how long each truck has been inside already.
 */
export const queuePlaces = (
  queue: readonly QueuedTruck[],
  settings: QueueSettings,
  services: readonly ServiceMeasure[],
  now: number,
): QueuePlace[] => {
  const places = settings.carsBufferTerminal;
  const callable = queue.filter(isCallable).length;
  const inside = queue.filter(isOnItsWayIn).map(({ calledAt }, index, all): Inside => ({
    elapsed: elapsedSince(calledAt, now),
    share: (index + 1) / all.length,
    places,
  }));
  const holds = holdTimes(settings, services);
  const random = seededRandom(1);
  const played = Array.from({ length: places > 0 ? futures : 0 }, () =>
    playOne(random, holds, inside, places, callable),
  );
  const longest = holds.at(-1) ?? 0;
  const overdue = inside.filter(({ elapsed }) => elapsed !== null && elapsed > longest).length;
  const room = places - inside.length;
  let carsAhead = 0;
  return queue.filter(isWaiting).map(({ dispositionId, ...truck }) => {
    if (!isCallable({ dispositionId, ...truck })) return { dispositionId, carsAhead, eta: null };
    const place = carsAhead++;
    const late = place >= room && place - Math.max(0, room) < overdue;
    const eta = bandOf(
      played.map((future) => future[place] ?? 0),
      now,
    );
    return { dispositionId, carsAhead: place, eta: eta && { ...eta, measured: isMeasured(services), late } };
  });
};

const elapsedSince = (calledAt: string | null | undefined, now: number): number | null =>
  calledAt ? Math.max(0, (now - Date.parse(calledAt)) / 1000) : null;

const bandOf = (calls: readonly number[], now: number): Pick<Eta, 'from' | 'expected' | 'to'> | null => {
  if (calls.length === 0) return null;
  const sorted = calls.toSorted((one, other) => one - other);
  const at = (share: number) => new Date(now + Math.round(quantile(sorted, share)) * 1000).toISOString();
  return { from: at(0.1), expected: at(0.5), to: at(0.9) };
};
