import { DateTime } from 'luxon';
import type { EnumValue } from '../kernel/enumeration.ts';
import type { punctuality } from './enums.ts';

export type Punctuality = EnumValue<typeof punctuality>;

/** The announced time of a truck, and how far from it the truck may arrive and still keep its window. ISO times in UTC. */
export interface ArrivalWindow {
  readonly arrivalDate: string | null;
  readonly minutesEarly: number;
  readonly minutesLate: number;
}

/** A moment so many minutes later, or earlier if they are negative. */
const shifted = (iso: string, minutes: number): string =>
  DateTime.fromISO(iso, { zone: 'utc' }).plus({ minutes }).toISO() ?? iso;

/** Whether the truck arrived in its window; null if no time was announced. */
export function punctualityOf(arrivedAt: string, window: ArrivalWindow): Punctuality | null {
  if (window.arrivalDate === null) return null;
  if (arrivedAt < shifted(window.arrivalDate, -window.minutesEarly)) return 'early';
  return arrivedAt > shifted(window.arrivalDate, window.minutesLate) ? 'late' : 'onTime';
}

/**
 * The time that decides the truck's place in the queue. A truck in its window counts from the announced time, or from its arrival
 * if that was earlier. A truck that is too early counts from the beginning of its window. A truck that is too late has lost its
 * window and counts from its arrival. So does a truck for which no time was announced.
 */
export function placeSince(arrivedAt: string, window: ArrivalWindow): string {
  const { arrivalDate } = window;
  switch (punctualityOf(arrivedAt, window)) {
    case 'early':
      return shifted(arrivalDate ?? arrivedAt, -window.minutesEarly);
    case 'onTime':
      return arrivalDate !== null && arrivalDate < arrivedAt ? arrivalDate : arrivedAt;
    default:
      return arrivedAt;
  }
}
