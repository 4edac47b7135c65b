import { exponential, pick, seededRandom } from '../kernel/random.ts';

/** A station as it is played through: seconds are drawn from the samples. */
export interface StationModel {
  /** Trucks that may be on the terminal at once. */
  readonly places: number;
  readonly scales: number;
  /** Seconds that one truck occupies a scale, all its weighings together. */
  readonly scaleSeconds: readonly number[];
  /** Seconds on the terminal besides: driving, loading, papers. */
  readonly otherSeconds: readonly number[];
  readonly arrivalsPerHour: number;
}

/** Where it begins. */
export interface LiveState {
  /** Trucks that wait, first in the queue first. */
  readonly waiting: number;
  /** Seconds until each truck on the terminal leaves it. */
  readonly inside: readonly number[];
}

/** Scales that come or go for a while, in seconds from now; a negative number of them is closed. */
export interface ScaleChange {
  readonly from: number;
  readonly to: number;
  readonly scales: number;
}

export interface Scenario {
  readonly scaleChanges: readonly ScaleChange[];
  /** Trucks an hour beyond the usual ones. */
  readonly extraPerHour: number;
  /** Other than the station's own. */
  readonly places?: number | undefined;
}

export const asItIs: Scenario = { scaleChanges: [], extraPerHour: 0 };

/** One truck of one future; seconds from now. It waits from `arrived` to `called` and holds a place until `left`. */
export interface PlayedTruck {
  readonly arrived: number;
  readonly called: number;
  readonly left: number;
  readonly extra: boolean;
}

interface Arrival {
  readonly at: number;
  readonly scale: number;
  readonly other: number;
  readonly extra: boolean;
}

/**
 * Each truck has a stream of its own, so that in two scenarios of one seed the same truck takes the same time: what
 * differs between them is what was changed, and not chance.
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

const streamOf = (seed: number, stream: number): number =>
  Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream, 0x85ebca6b);

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

/** When a server may begin, no sooner than asked; never, where it is closed for good. */
const openFrom = (server: Server, ready: number): number => {
  const at = Math.max(server.free, server.from, ready);
  if (at >= server.to) return Infinity;
  const closed = server.closed.find(({ from, to }) => at >= from && at < to);
  return closed ? openFrom({ ...server, free: closed.to }, ready) : at;
};

interface Server {
  free: number;
  readonly from: number;
  readonly to: number;
  readonly closed: readonly { readonly from: number; readonly to: number }[];
}

/** The usual scales, of which changes close some, and those that are added for a while. */
const serversOf = ({ scales }: StationModel, changes: readonly ScaleChange[]): Server[] => {
  const usual = Array.from({ length: scales }, (_, index): Server => ({
    free: 0,
    from: 0,
    to: Infinity,
    closed: changes.filter((change) => -change.scales > index),
  }));
  const added = changes.flatMap(({ from, to, scales: more }) =>
    Array.from({ length: Math.max(0, more) }, (): Server => ({ free: 0, from, to, closed: [] })),
  );
  return [...usual, ...added];
};

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
 * One possible future of a station: trucks are called in their order while the terminal has places, pass the scales in
 * that order, and give their place back. Both weighings of a truck are taken at once, so that nobody overtakes: more
 * scales can then never make anyone wait longer.
 */
export const playStation = (
  model: StationModel,
  state: LiveState,
  scenario: Scenario,
  horizon: number,
  seed: number,
): PlayedTruck[] => {
  const waiting = Array.from({ length: state.waiting }, (_, index) =>
    truckOf(model, 0, streamOf(seed, -index - 1), false),
  );
  const arrivals = [
    ...arrivalsOf(model, model.arrivalsPerHour, horizon, streamOf(seed, 1_000_003), false),
    ...arrivalsOf(model, scenario.extraPerHour, horizon, streamOf(seed, 2_000_003), true),
  ].toSorted((one, other) => one.at - other.at);
  const places = scenario.places ?? model.places;
  const servers = serversOf(model, scenario.scaleChanges);
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
};

/** Takes those out that have to leave before the next may come; answers when the last of them leaves. */
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
