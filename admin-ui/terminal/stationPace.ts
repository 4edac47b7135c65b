import type { Text } from '../i18n/useText.ts';
import { durationText } from '../objects/formats.ts';
import type { StationBoard } from '../data/journey.ts';

/** Whole minutes for display; less than one is shown as `< 1`. */
export function minutesShown(minutes: number): string | number {
  const rounded = Math.round(minutes);
  return rounded < 1 ? '< 1' : rounded;
}

/**
 * The texts beside the occupancy of a station: its reserve, its pace and its longest wait.
 * @param wait the longest present wait of a truck in seconds; null if none waits
 */
export function stationPace(
  text: Text,
  { settings, measured, serviceMinutes, servedLastHour }: StationBoard,
  wait: number | null,
): string[] {
  if (!settings) return [];
  return [
    text('queue.inReserve', { places: settings.carsBufferParking }),
    serviceMinutes === null
      ? text('queue.service', { minutes: settings.minutesCarService })
      : text('queue.measured', { minutes: minutesShown(serviceMinutes), smart_count: measured }),
    text('queue.servedLastHour', { smart_count: servedLastHour }),
    ...(wait === null ? [] : [text('queue.longestWait', { time: durationText(wait) })]),
  ];
}
