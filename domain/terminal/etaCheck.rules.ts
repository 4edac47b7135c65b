import { queuePlaces } from './eta.rules.ts';
import type { QueuedTruck, QueueSettings } from './queue.rules.ts';
import { servicesKept, type ServiceMeasure } from './serviceTimes.rules.ts';

/** A truck that has been through; milliseconds. */
export interface PastTruck {
  readonly arrived: number;
  readonly called: number;
  readonly left: number;
}

/** What a truck was told when it came, beside what happened; minutes from its arrival. */
export interface Prediction {
  readonly expected: number;
  readonly from: number;
  readonly to: number;
  readonly waited: number;
  /** What the station's configured minutes a truck alone would have said. */
  readonly configured: number;
  readonly measured: boolean;
}

const minute = 60_000;

/**
 * What each truck that had to wait was told at its arrival, from what was known at that moment: who stood before it,
 * who was inside since when, and the services that had ended.
 */
export const predictionsOf = (trucks: readonly PastTruck[], settings: QueueSettings): Prediction[] =>
  trucks.flatMap((truck, index): Prediction[] => {
    const now = truck.arrived;
    if (truck.called <= now || !Number.isFinite(truck.called)) return [];
    const queue = queueAt(trucks, now);
    const place = queuePlaces(queue, settings, servicesUntil(trucks, now, settings), now).find(
      ({ dispositionId }) => dispositionId === index,
    );
    if (!place?.eta) return [];
    const inMinutes = (iso: string) => (Date.parse(iso) - now) / minute;
    const room = settings.carsBufferTerminal - queue.filter(({ status }) => status === 'ParkingExit').length;
    return [
      {
        expected: inMinutes(place.eta.expected),
        from: inMinutes(place.eta.from),
        to: inMinutes(place.eta.to),
        waited: (truck.called - now) / minute,
        configured: Math.max(0, place.carsAhead - room + 1) * settings.minutesCarService,
        measured: place.eta.measured,
      },
    ];
  });

const queueAt = (trucks: readonly PastTruck[], now: number): QueuedTruck[] =>
  trucks.flatMap(({ arrived, called, left }, dispositionId): QueuedTruck[] => {
    if (arrived > now || left <= now) return [];
    const since = new Date(arrived).toISOString();
    if (called > now) return [{ dispositionId, status: 'Accepted', since, held: false }];
    const calledAt = new Date(called).toISOString();
    return [{ dispositionId, status: 'ParkingExit', since, held: false, calledAt }];
  });

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
  readonly trucks: number;
  /** Mean of how far, in minutes, the told time was off, whichever way. */
  readonly meanError: number;
  /** The same for the configured minutes a truck. */
  readonly configuredError: number;
  /** Part of the trucks that were called within the band; four in five are meant. */
  readonly covered: number;
  /** Minutes that were told too early or too late, signed, sorted. */
  readonly errors: readonly number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How good what was told has been, where the station's own times were known. */
export const etaQuality = (predictions: readonly Prediction[]): EtaQuality => {
  const told = predictions.filter(({ measured }) => measured);
  return {
    trucks: told.length,
    meanError: mean(told.map(({ expected, waited }) => Math.abs(expected - waited))),
    configuredError: mean(told.map(({ configured, waited }) => Math.abs(configured - waited))),
    covered:
      told.filter(({ from, to, waited }) => from <= waited && waited <= to).length / Math.max(1, told.length),
    errors: told.map(({ expected, waited }) => expected - waited).toSorted((one, other) => one - other),
  };
};
