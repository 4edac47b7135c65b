import { IANAZone } from 'luxon';
import { businessZone } from './time.ts';

const zone = IANAZone.create(businessZone);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The offsets of hours that were asked for. Since 1970 clocks in the business time zone have changed on whole hours of UTC. */
const offsets = new Map<number, number>();
/** Ten years of hours. */
const mostOffsets = 90_000;

/** Keeps the offset of each hour: to look one up takes longer than to read the whole row of a list that contains the moment. */
const localMs = (utcMs: number): number => {
  if (utcMs < 0) return utcMs + zone.offset(utcMs) * minuteMs;
  const hour = Math.floor(utcMs / hourMs);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    if (offsets.size >= mostOffsets) offsets.clear();
    offset = zone.offset(hour * hourMs) * minuteMs;
    offsets.set(hour, offset);
  }
  return utcMs + offset;
};

const momentInUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * Converts a moment as records hold it, such as `2026-11-21T05:30:00.000Z`, to the business time zone.
 * @returns a `Date` whose UTC fields show the local time; undefined for any other text
 */
export function localDate(iso: string): Date | undefined {
  if (!momentInUtc.test(iso)) return undefined;
  const at = new Date(iso);
  // `Date` takes the 30th of February for the 2nd of March.
  return at.getUTCDate() === Number(iso.slice(8, 10)) ? new Date(localMs(at.getTime())) : undefined;
}
