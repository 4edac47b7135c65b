import type { PastTruck } from '#domain/terminal/etaCheck.rules.ts';
import type { QueueSettings } from '#domain/terminal/queue.rules.ts';
import { asItIs, playStation, type StationModel } from '#domain/terminal/simulation.ts';

/** The demo's northern station as the demo has it: four places, three minutes a truck until services are measured. */
export const demoSettings: QueueSettings = {
  carsBufferTerminal: 4,
  carsBufferParking: 6,
  minutesCarService: 3,
};

/** Durations given in minutes, as seconds. */
const minutesInSeconds = (...values: number[]) => values.map((value) => value * 60);
/** Loading takes a quarter of an hour, now and then much longer; trucks come a little faster than they are served. */
const model: StationModel = {
  places: demoSettings.carsBufferTerminal,
  scales: 1,
  scaleSeconds: minutesInSeconds(3, 3.5, 4, 4, 4.5, 5),
  otherSeconds: minutesInSeconds(9, 11, 12, 13, 14, 15, 15, 16, 18, 20, 24, 38),
  arrivalsPerHour: 13,
};
/** How long trucks come on each day. */
const hours = 14;
/** A Monday, at 7 o'clock in Poland. */
const firstDay = Date.UTC(2026, 9, 5, 5);

/**
 * The trucks of simulated days of the demo's northern station, day by day, the same whenever they are asked for. The station
 * stays the same during these days (`asItIs`).
 */
export function pastDays(days: number): readonly (readonly PastTruck[])[] {
  return Array.from({ length: days }, (_, day) => {
    const start = firstDay + day * 86_400_000;
    const at = (seconds: number) => start + Math.round(seconds * 1000);
    // Any number will do, if it is another one for each day: it decides the random durations.
    const seed = day + 100;
    return playStation(model, { waiting: 0, inside: [] }, asItIs, hours * 3600, seed).map(
      ({ arrived, called, left }) => ({ arrived: at(arrived), called: at(called), left: at(left) }),
    );
  });
}
