import type { Environment } from '@marcbachmann/cel-js';
import { DateTime } from 'luxon';
import { businessZone } from '../../kernel/time.ts';

const time = 'google.protobuf.Timestamp';
const inWarsaw = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: businessZone });

const parts = {
  year: ({ year }) => year,
  month: ({ month }) => month,
  day: ({ day }) => day,
  /** Monday is 1, Sunday 7. */
  weekday: ({ weekday }) => weekday,
  hour: ({ hour }) => hour,
  minute: ({ minute }) => minute,
} satisfies Record<string, (at: DateTime) => number>;

/** Registers functions of local time: always in Warsaw time, on any machine. */
export function registerTimes(environment: Environment): void {
  for (const [name, part] of Object.entries(parts)) {
    environment.registerFunction(`${name}(${time}): int`, (at: Date) => BigInt(part(inWarsaw(at))));
  }
  environment.registerFunction(`addDays(${time}, int): ${time}`, (at: Date, days: bigint) =>
    inWarsaw(at)
      .plus({ days: Number(days) })
      .toJSDate(),
  );
  environment.registerFunction(`startOfDay(${time}): ${time}`, (at: Date) =>
    inWarsaw(at).startOf('day').toJSDate(),
  );
  // Adding a half and rounding down gives the nearest whole number: `BigInt` takes no other.
  environment.registerFunction(`daysBetween(${time}, ${time}): int`, (from: Date, to: Date) =>
    BigInt(Math.floor(inWarsaw(to).startOf('day').diff(inWarsaw(from).startOf('day'), 'days').days + 0.5)),
  );
}
