import type { QueueSettings } from './queue.rules.ts';
import { holdTimes } from './eta.rules.ts';
import { quantile, type ServiceMeasure } from './serviceTimes.rules.ts';
import {
  asItIs,
  playStation,
  type LiveState,
  type PlayedTruck,
  type Scenario,
  type StationModel,
} from './simulation.ts';

/** The summary of all simulated futures at one moment. */
interface CurvePoint {
  /** Seconds from now. */
  readonly at: number;
  /** The mean number of waiting trucks. */
  readonly waiting: number;
  /** 80 % of the futures lie between these. */
  readonly fewest: number;
  readonly most: number;
  /** How long the trucks wait that arrive until the next point. Null if none of them arrives or none is ever called. */
  readonly minutes: number | null;
}

export interface Curve {
  readonly points: readonly CurvePoint[];
  /** Mean waiting minutes of the trucks that are called within the horizon. */
  readonly meanMinutes: number;
  /** Trucks that leave the terminal within the horizon, also those that are on it now. */
  readonly served: number;
  /** Trucks that wait at the end of the horizon. The `left` of a simulated truck means the second at which it leaves. */
  readonly left: number;
}

/** How many futures are simulated. */
const futures = 60;
/** Seconds between two points of a curve. */
const stepSeconds = 600;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

const waitingAt = (trucks: readonly PlayedTruck[], at: number): number =>
  trucks.filter(({ arrived, called }) => arrived <= at && called > at).length;

/** Simulates many futures of the station and summarizes them. @param horizon seconds */
export function curveOf(model: StationModel, state: LiveState, scenario: Scenario, horizon: number): Curve {
  const playedFutures = Array.from({ length: futures }, (_, seed) =>
    playStation(model, state, scenario, horizon, seed),
  );
  const points = Array.from({ length: Math.floor(horizon / stepSeconds) + 1 }, (_, step): CurvePoint => {
    const at = step * stepSeconds;
    const counts = playedFutures.map((trucks) => waitingAt(trucks, at)).toSorted((one, other) => one - other);
    // The trucks that wait at the start have `arrived` 0, so they do not count as new at the first point.
    const newTrucks = playedFutures
      .flat()
      .filter(({ arrived }) => arrived > at && arrived <= at + stepSeconds);
    const waits = newTrucks.map(({ arrived, called }) => (called - arrived) / 60).filter(Number.isFinite);
    return {
      at,
      waiting: rounded(mean(counts)),
      fewest: rounded(quantile(counts, 0.1)),
      most: rounded(quantile(counts, 0.9)),
      minutes: waits.length === 0 ? null : rounded(mean(waits)),
    };
  });
  const calledTrucks = playedFutures.flat().filter((truck) => truck.called <= horizon);
  // `leavesAt` is in seconds from now, as `state.inside` holds it for each truck that is on the terminal now.
  const hasGone = (leavesAt: number) => leavesAt <= horizon;
  const gone = playedFutures.map((trucks) => trucks.filter((truck) => hasGone(truck.left)).length);
  const stillWaiting = playedFutures.map((trucks) => waitingAt(trucks, horizon));
  return {
    points,
    meanMinutes: rounded(mean(calledTrucks.map((truck) => (truck.called - truck.arrived) / 60))),
    served: rounded(state.inside.filter(hasGone).length + mean(gone)),
    left: rounded(mean(stillWaiting)),
  };
}

/** The data of a station from its records. */
export interface StationFacts {
  readonly settings: QueueSettings;
  readonly scales: number;
  readonly services: readonly ServiceMeasure[];
  /** Seconds that one weighing occupies a scale. */
  readonly weighingSeconds: readonly number[];
  /** How often a truck is weighed. */
  readonly weighings: number;
  readonly arrivalsPerHour: number;
}

/** The least seconds that a truck needs on the terminal besides its weighings. */
const shortestSeconds = 60;

/** How often `modelOf` halves the interval in which it looks for the wait at a scale. */
const halvings = 8;
/** How many trucks wait in addition to those that fill the terminal, so that it stays full for a while. */
const waitingUnderLoad = 50;

/**
 * The model of the station from its records. Measured services include the wait for the scale, which the simulation adds itself.
 * So a wait is subtracted from them. It is chosen by bisection, so that trucks under full load take as long in the simulation as
 * measured.
 */
export function modelOf(facts: StationFacts): StationModel {
  const holds = holdTimes(facts.settings, facts.services);
  const scaleSeconds = facts.weighingSeconds.map((seconds) => seconds * facts.weighings);
  const perTruck = mean(scaleSeconds);
  const modelWithoutWait = (waitSeconds: number): StationModel => ({
    places: facts.settings.carsBufferTerminal,
    scales: facts.scales,
    scaleSeconds,
    otherSeconds: holds.map((hold) => Math.max(shortestSeconds, hold - perTruck - waitSeconds)),
    arrivalsPerHour: facts.arrivalsPerHour,
  });
  let [least, most] = [0, Math.max(0, mean(holds) - perTruck)];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (least + most) / 2;
    const isTooLong = heldUnderLoad(modelWithoutWait(middle)) > mean(holds);
    // Trucks that take too long in the simulation need a longer wait subtracted.
    if (isTooLong) least = middle;
    else most = middle;
  }
  return modelWithoutWait(least);
}

/** Mean seconds that a truck holds its place while others always wait. */
const heldUnderLoad = (model: StationModel): number => {
  const busy = { waiting: model.places + waitingUnderLoad, inside: [] };
  // The mean of three futures. The horizon is 0, because nobody arrives besides the trucks that wait already.
  const trucks = [1, 2, 3].flatMap((seed) =>
    // The first trucks enter an empty terminal all at once, which full load never does. So they are left out.
    playStation({ ...model, arrivalsPerHour: 0 }, busy, asItIs, 0, seed).slice(model.places),
  );
  return mean(trucks.map(({ called, left }) => left - called).filter(Number.isFinite));
};
