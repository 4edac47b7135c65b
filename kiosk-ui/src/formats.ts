import { businessZone } from '#domain/kernel/time.ts';
import type { KioskLanguage } from './texts/texts.ts';

/** Clock time at the terminal, whatever zone the driver's phone believes in: `14:05`. */
export const formatTime = (iso: string, language: KioskLanguage): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: businessZone,
  }).format(new Date(iso));

type Exact = `${number}`;

/** `24.560` as `24,560 T`: formatted from its text, so that no digit is lost on the way. */
export const formatTonnes = (tonnes: string, language: KioskLanguage): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 3 }).format(tonnes as Exact)} T`;

export const formatMoney = (amount: string, language: KioskLanguage): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'PLN',
    currencyDisplay: 'narrowSymbol',
  }).format(amount as Exact);

/** Whole seconds as `19:05`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
