import { queuePlaces } from './eta.rules.ts';
import type { QueuedTruck, QueueSettings } from './queue.rules.ts';
import { servicesKept, type ServiceMeasure } from './serviceTimes.rules.ts';

// How good the ETAs of trucks were: compares them with how long the trucks really waited.

/** A truck of the past; times in milliseconds, `Infinity` for what has not happened. */
export interface PastTruck {
  readonly arrived: number;
  readonly called: number;
  readonly left: number;
}

/** The ETA that a truck got on arrival, and how long it really waited. Times are minutes from its arrival. */
export interface Prediction {
  readonly expected: number;
  /** The band in which the call was expected with 80 % probability. */
  readonly from: number;
  readonly to: number;
  readonly waited: number;
  /** The ETA computed from the station's configured minutes per truck. */
  readonly configured: number;
  /** Whether the ETA was computed from the station's own service times, and not from the configured minutes. */
  readonly measured: boolean;
}

const minuteMs = 60_000;

/**
 * The ETA that each waiting truck got on arrival, computed from what was known then: the trucks before it, the trucks inside and
 * since when, and the finished services.
 */
export function predictionsOf(trucks: readonly PastTruck[], settings: QueueSettings): Prediction[] {
  return trucks.flatMap((truck, index): Prediction[] => {
    const now = truck.arrived;
    // A truck that was called at once, or never, cannot be compared with an ETA.
    if (truck.called <= now || !Number.isFinite(truck.called)) return [];
    const queue = queueAt(trucks, now);
    const place = queuePlaces(queue, settings, servicesUntil(trucks, now, settings), now).find(
      ({ dispositionId }) => dispositionId === index,
    );
    if (!place?.eta) return [];
    const inMinutes = (iso: string) => (Date.parse(iso) - now) / minuteMs;
    const freePlaces =
      settings.carsBufferTerminal - queue.filter(({ status }) => status === 'ParkingExit').length;
    /** How many trucks must leave before this one is called. */
    const leavingFirst = Math.max(0, place.carsAhead - freePlaces + 1);
    return [
      {
        expected: inMinutes(place.eta.expected),
        from: inMinutes(place.eta.from),
        to: inMinutes(place.eta.to),
        waited: (truck.called - now) / minuteMs,
        configured: leavingFirst * settings.minutesCarService,
        measured: place.eta.measured,
      },
    ];
  });
}

/**
 * The station's queue at a moment: the trucks that wait (`Accepted`), and those that were called and have not left
 * (`ParkingExit`). The index of a truck is used as the id of its disposition.
 */
const queueAt = (trucks: readonly PastTruck[], now: number): QueuedTruck[] =>
  trucks.flatMap(({ arrived, called, left }, dispositionId): QueuedTruck[] => {
    if (arrived > now || left <= now) return [];
    const since = new Date(arrived).toISOString();
    if (called > now) return [{ dispositionId, status: 'Accepted', since, held: false }];
    const calledAt = new Date(called).toISOString();
    return [{ dispositionId, status: 'ParkingExit', since, held: false, calledAt }];
  });

/** The services that had finished by a moment, the last ones only, oldest first. */
const servicesUntil = (
  trucks: readonly PastTruck[],
  now: number,
  { carsBufferTerminal: places }: QueueSettings,
): ServiceMeasure[] =>
  trucks
    .filter(({ left }) => left <= now)
    .toSorted((one, other) => one.left - other.left)
    .slice(-servicesKept)
    .map(({ called, left }) => ({ seconds: Math.round((left - called) / 1000), places }));

export interface EtaQuality {
  /** How many trucks were compared. */
  readonly trucks: number;
  /** Mean absolute error of the ETA in minutes. */
  readonly meanError: number;
  /** The mean absolute error of the ETA from the configured minutes. */
  readonly configuredError: number;
  /** The share (0 to 1) of trucks that were called within the band; 0.8 is expected. */
  readonly covered: number;
  /** The errors in minutes, the smallest first; above 0 where the truck waited less than expected. */
  readonly errors: readonly number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The accuracy of the ETAs for which the station's own service times were known. */
export function etaQuality(predictions: readonly Prediction[]): EtaQuality {
  const measuredOnes = predictions.filter(({ measured }) => measured);
  return {
    trucks: measuredOnes.length,
    meanError: mean(measuredOnes.map(({ expected, waited }) => Math.abs(expected - waited))),
    configuredError: mean(measuredOnes.map(({ configured, waited }) => Math.abs(configured - waited))),
    covered:
      measuredOnes.filter(({ from, to, waited }) => from <= waited && waited <= to).length /
      Math.max(1, measuredOnes.length),
    errors: measuredOnes
      .map(({ expected, waited }) => expected - waited)
      .toSorted((one, other) => one - other),
  };
}
