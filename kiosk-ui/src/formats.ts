import { localeOf } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { KioskLanguage } from './texts/texts.ts';

/** The clock time in the terminal's time zone, also on a phone with another one: `14:05`. */
export function formatTime(iso: string, language: KioskLanguage): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: businessZone,
  }).format(new Date(iso));
}

/**
 * The clock time of a moment; the day is added if it is not today: `18:20` or `12.11, 18:20`.
 * @param now the present time in milliseconds
 */
export function formatMoment(iso: string, language: KioskLanguage, now: number): string {
  const dateText = (moment: Date) =>
    new Intl.DateTimeFormat(localeOf(language), {
      day: '2-digit',
      month: '2-digit',
      timeZone: businessZone,
    }).format(moment);
  const date = dateText(new Date(iso));
  const time = formatTime(iso, language);
  return date === dateText(new Date(now)) ? time : `${date}, ${time}`;
}

/** The type of a text that `Intl.NumberFormat` formats digit by digit, without making a number of it. */
type Exact = `${number}`;

/** `24.560` as `24,560 t`. The text is formatted, because a number could lose digits. */
export function formatTonnes(tonnes: string, language: KioskLanguage): string {
  return `${new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 3 }).format(tonnes as Exact)} t`;
}

/** An exact amount in złotys. It is formatted as a text, because a number could lose digits. */
export function formatMoney(amount: string, language: KioskLanguage): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'PLN',
    currencyDisplay: 'narrowSymbol',
  }).format(amount as Exact);
}

/** Whole seconds as minutes and seconds: 1145 as `19:05`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
