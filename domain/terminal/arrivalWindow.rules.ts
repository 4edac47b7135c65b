import { DateTime } from 'luxon';
import type { EnumValue } from '../kernel/enumeration.ts';
import type { punctuality } from './enums.ts';

export type Punctuality = EnumValue<typeof punctuality>;

/** When a truck was announced for, and how far from it the station still lets it keep its window. ISO times in UTC. */
export interface ArrivalWindow {
  readonly arrivalDate: string | null;
  readonly minutesEarly: number;
  readonly minutesLate: number;
}

const shifted = (iso: string, minutes: number): string =>
  DateTime.fromISO(iso, { zone: 'utc' }).plus({ minutes }).toISO() ?? iso;

/** Whether the truck kept its window; nothing where it was announced for no time. */
export const punctualityOf = (arrivedAt: string, window: ArrivalWindow): Punctuality | null => {
  if (window.arrivalDate === null) return null;
  if (arrivedAt < shifted(window.arrivalDate, -window.minutesEarly)) return 'early';
  return arrivedAt > shifted(window.arrivalDate, window.minutesLate) ? 'late' : 'onTime';
};

/**
 * Since when the truck counts as waiting, which is its place in the queue. Who keeps the window stands by the announced
 * time, or by the arrival where that was before; who comes too early gains nothing by it, who comes too late has lost
 * the window and stands by the arrival.
 */
export const placeSince = (arrivedAt: string, window: ArrivalWindow): string => {
  const { arrivalDate } = window;
  switch (punctualityOf(arrivedAt, window)) {
    case 'early':
      return shifted(arrivalDate ?? arrivedAt, -window.minutesEarly);
    case 'onTime':
      return arrivalDate !== null && arrivalDate < arrivedAt ? arrivalDate : arrivedAt;
    default:
      return arrivedAt;
  }
};
