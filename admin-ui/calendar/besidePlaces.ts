import type { TimeSpan } from '#domain/calendar/occurrences.rules.ts';
import { localeOf, type Language } from '#domain/kernel/language.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';
import { dateText } from '#domain/kernel/written.ts';

/** The hours of a day that the grid of free times (`BesideGrid`) shows; `lastHour` is the first one that it does not show. */
export const [firstHour, lastHour] = [6, 20] as const;

/** Where a span is drawn among the hours of a day, in percent; undefined if it is not seen there. */
export function placeIn(
  day: string,
  { from, to }: TimeSpan,
): { readonly left: string; readonly width: string } | undefined {
  const begin = inWarsaw(day).set({ hour: firstHour }).toMillis();
  const shownMs = inWarsaw(day).set({ hour: lastHour }).toMillis() - begin;
  const left = Math.max(0, (inWarsaw(from).toMillis() - begin) / shownMs);
  const right = Math.min(1, (inWarsaw(to).toMillis() - begin) / shownMs);
  return right > left ? { left: `${left * 100}%`, width: `${(right - left) * 100}%` } : undefined;
}

/** `10:00–11:30`, in the time of the terminal. */
export function clockOf({ from, to }: TimeSpan): string {
  return `${inWarsaw(from).toFormat('HH:mm')}–${inWarsaw(to).toFormat('HH:mm')}`;
}

/** `czwartek, 26.11.2026` in the reader's language. */
export function dayInWords(language: Language, iso: string): string {
  const day = inWarsaw(iso).setLocale(localeOf(language));
  return `${day.toFormat('cccc')}, ${dateText(day.toFormat('yyyy-MM-dd'))}`;
}
