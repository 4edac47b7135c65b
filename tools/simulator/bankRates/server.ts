import { DateTime } from 'luxon';
import { isWorkingDay } from '#domain/kernel/workingDays.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';
import { startOffice, type Office, type OfficeSettings } from '../officeServer.ts';

/** The usual price of one unit of each currency in złoty. */
const usualRates = { EUR: 4.25, USD: 3.68, JPY: 0.0243, GBP: 4.91, IDR: 0.00022145 } as const;

/** The factor by which a rate differs from the usual one: at most 1 %, and always the same for the same day. */
const movedBy = (day: DateTime, index: number): number => 1 + Math.sin(day.ordinal * (index + 1)) / 100;

const tableOf = (day: DateTime) => ({
  table: 'A',
  no: `${String(day.ordinal).padStart(3, '0')}/A/NBP/${day.year}`,
  effectiveDate: day.toISODate(),
  rates: Object.entries(usualRates).map(([code, rate], index) => ({
    currency: code,
    code,
    // The bank gives its rates with five significant digits.
    mid: Number((rate * movedBy(day, index)).toPrecision(5)),
  })),
});

/** The longest period of one question to the bank. */
const mostDays = 93;

/** The bank answers 404 where it has published no table in these days. */
const tablesOf = (from: DateTime, to: DateTime) => {
  if (!from.isValid || !to.isValid || to.diff(from, 'days').days > mostDays) return undefined;
  const tables = [];
  for (let day = from; day <= to && day <= DateTime.now(); day = day.plus({ days: 1 }))
    if (isWorkingDay(day)) tables.push(tableOf(day));
  return tables.length > 0 ? tables : undefined;
};

/** The path of a question for the tables of a period: its first day and its last day, such as `2026-01-31`. */
const tablesPath = /^\/exchangerates\/tables\/A\/([\d-]{10})\/([\d-]{10})\/$/;

/** The national bank on this machine: its table A of each working day. It can be late, wrong and away. */
export function startBankRates(settings: OfficeSettings): Promise<Office> {
  return startOffice(settings, ({ url }) => {
    const [, from = '', to = ''] = tablesPath.exec(url.pathname) ?? [];
    return tablesOf(inWarsaw(from), inWarsaw(to));
  });
}
