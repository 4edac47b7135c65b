import { exponential, pick, seededRandom } from '../kernel/random.ts';

/** The model of a station for the simulation: seconds are drawn from the samples. */
export interface StationModel {
  /** Trucks that may be on the terminal at once. */
  readonly places: number;
  readonly scales: number;
  /** Seconds that one truck occupies a scale, for all its weighings together. */
  readonly scaleSeconds: readonly number[];
  /** Further seconds on the terminal: driving, loading, documents. */
  readonly otherSeconds: readonly number[];
  readonly arrivalsPerHour: number;
}

/** The state at the start of the simulation. */
export interface LiveState {
  /** The number of waiting trucks. */
  readonly waiting: number;
  /** Seconds until each truck on the terminal leaves it. */
  readonly inside: readonly number[];
}

/** A time in seconds from now: `from` is in it, `to` is not. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Scales added for a time (a negative number: closed). */
interface ScaleChange extends Span {
  readonly scales: number;
}

export interface Scenario {
  readonly scaleChanges: readonly ScaleChange[];
  /** Additional trucks per hour. */
  readonly extraPerHour: number;
  /** If different from the station's own. */
  readonly places?: number | undefined;
}

/** The scenario without changes: the station stays as it is. */
export const asItIs: Scenario = { scaleChanges: [], extraPerHour: 0 };

/**
 * One truck of one simulated future; seconds from now. It waits from `arrived` to `called` and holds a place until `left`.
 * A moment that never comes is `Infinity`.
 */
export interface PlayedTruck {
  readonly arrived: number;
  readonly called: number;
  readonly left: number;
  /** Whether it is one of the additional trucks of the scenario (`extraPerHour`). */
  readonly extra: boolean;
}

/** A truck before it is called: when it arrives, and the seconds that it will need on the scale and elsewhere. */
interface Arrival {
  readonly at: number;
  readonly scale: number;
  readonly other: number;
  readonly extra: boolean;
}

/**
 * Each truck has its own random stream, so in two scenarios with one seed the same truck takes the same time: the results differ
 * only because of the changes, not by chance.
 */
const truckOf = (model: StationModel, at: number, seed: number, extra: boolean): Arrival => {
  const random = seededRandom(seed);
  return {
    at,
    scale: pick(random, model.scaleSeconds) ?? 0,
    other: pick(random, model.otherSeconds) ?? 0,
    extra,
  };
};

/** Combines a seed and the number of a stream into the seed of that stream. The factors are those of common hash functions. */
const streamOf = (seed: number, stream: number): number =>
  Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream, 0x85ebca6b);

/** Trucks that arrive by chance, `perHour` on average, in the next `horizon` seconds; the first one first. */
const arrivalsOf = (
  model: StationModel,
  perHour: number,
  horizon: number,
  seed: number,
  extra: boolean,
): Arrival[] => {
  const random = seededRandom(seed);
  const arrivals: Arrival[] = [];
  if (perHour <= 0) return arrivals;
  for (let at = exponential(random, 3600 / perHour); at < horizon; at += exponential(random, 3600 / perHour))
    arrivals.push(truckOf(model, at, streamOf(seed, arrivals.length + 1), extra));
  return arrivals;
};

/** A scale, which serves one truck at a time. Times are seconds from now. */
interface Server {
  /** When it can take the next truck. */
  free: number;
  /** The time for which the scale exists: all the time, or that of a change which adds it. */
  readonly from: number;
  readonly to: number;
  readonly closed: readonly Span[];
}

/** When a scale can begin, not before `ready`; `Infinity` if it stays closed. */
const openFrom = (server: Server, ready: number): number => {
  const at = Math.max(server.free, server.from, ready);
  if (at >= server.to) return Infinity;
  const closed = server.closed.find(({ from, to }) => at >= from && at < to);
  return closed ? openFrom({ ...server, free: closed.to }, ready) : at;
};

/** The usual scales, some of them closed by changes, and those added for a time. */
const serversOf = ({ scales }: StationModel, changes: readonly ScaleChange[]): Server[] => {
  const closings = closingsOf(scales, changes);
  const usual = closings.map((closed): Server => ({ free: 0, from: 0, to: Infinity, closed }));
  const added = changes.flatMap(({ from, to, scales: more }) =>
    Array.from({ length: Math.max(0, more) }, (): Server => ({ free: 0, from, to, closed: [] })),
  );
  return [...usual, ...added];
};

/**
 * The times for which each usual scale is closed. Each change closes the scales that open again first, so that changes of the
 * same time close different ones: two changes of −1 close two scales, as one of −2 does.
 */
const closingsOf = (scales: number, changes: readonly ScaleChange[]): readonly (readonly Span[])[] => {
  const closings = Array.from({ length: scales }, (): Span[] => []);
  const opensAgainAt = (spans: readonly Span[]): number => Math.max(0, ...spans.map(({ to }) => to));
  for (const change of changes.toSorted((one, other) => one.from - other.from)) {
    const openFirst = closings.toSorted((one, other) => opensAgainAt(one) - opensAgainAt(other));
    for (const spans of openFirst.slice(0, Math.max(0, -change.scales))) spans.push(change);
  }
  return closings;
};

/** Weighs a truck on the scale that can begin first. Returns when it has been weighed; Infinity if no scale opens again. */
const weigh = (servers: readonly Server[], ready: number, seconds: number): number => {
  const starts = servers.map((server) => openFrom(server, ready));
  const first = starts.indexOf(Math.min(...starts));
  const server = servers[first];
  const start = starts[first] ?? Infinity;
  if (!server || start === Infinity) return Infinity;
  server.free = start + seconds;
  return server.free;
};

/**
 * One simulated future of a station: trucks are called in order while the terminal has places, use the scales in that order, and
 * free their places. Both weighings of a truck are simulated as one, so that no truck overtakes another: then more scales can
 * never make anyone wait longer.
 * @param horizon seconds from now during which new trucks arrive
 */
export function playStation(
  model: StationModel,
  state: LiveState,
  scenario: Scenario,
  horizon: number,
  seed: number,
): PlayedTruck[] {
  const waiting = Array.from({ length: state.waiting }, (_, index) =>
    truckOf(model, 0, streamOf(seed, -index - 1), false),
  );
  // The numbers of the streams are far apart, so that no two trucks have the same stream.
  const arrivals = [
    ...arrivalsOf(model, model.arrivalsPerHour, horizon, streamOf(seed, 1_000_003), false),
    ...arrivalsOf(model, scenario.extraPerHour, horizon, streamOf(seed, 2_000_003), true),
  ].toSorted((one, other) => one.at - other.at);
  const places = scenario.places ?? model.places;
  const servers = serversOf(model, scenario.scaleChanges);
  // When the trucks on the terminal leave it, sorted.
  const ends = state.inside.toSorted((one, other) => one - other);
  let lastCall = 0;
  return [...waiting, ...arrivals].map(({ at, scale, other, extra }) => {
    const free = placeFreeAt(ends, places);
    const called = Math.max(at, lastCall, free);
    lastCall = called;
    const left = weigh(servers, called, scale) + other;
    insert(ends, left);
    return { arrived: at, called, left, extra };
  });
}

/**
 * Removes from `ends` the trucks that must leave before the next one may enter. Returns when the last of them leaves: 0 if
 * a place is free now.
 */
const placeFreeAt = (ends: number[], places: number): number => {
  if (places <= 0) return Infinity;
  let free = 0;
  while (ends.length >= places) free = ends.shift() ?? Infinity;
  return free;
};

const insert = (sorted: number[], value: number): void => {
  const index = sorted.findIndex((each) => each > value);
  sorted.splice(index === -1 ? sorted.length : index, 0, value);
};
