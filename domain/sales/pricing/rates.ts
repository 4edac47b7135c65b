import type { Decimal } from 'decimal.js';
import { Exact } from '../../kernel/decimals.ts';
import type { Rate } from './priceBook.ts';
import { NoPrice, step, type Step } from './steps.ts';

/** The currency in which exchange rates are given: the złoty. */
export const homeCurrency = 'PLN';

/**
 * In days. The bank publishes rates every working day, with gaps of at most five days at holidays. If a rate is older than this,
 * somebody has probably forgotten to store newer ones.
 */
export const freshDays = 7;
/** In days. A rate that is older than about a year is not used: it is better to give no price than a wrong one. */
const usedDays = 400;
const dayMs = 86_400_000;

/** The first day whose rates may be used on a day. */
export function oldestUsed(day: string): string {
  return new Date(Date.parse(day) - usedDays * dayMs).toISOString().slice(0, 10);
}

/** The rate of a currency on a day: the latest one that is valid by then, unless it is too old. */
function rateOn(rates: readonly Rate[], currency: string, day: string): Rate | undefined {
  const oldest = oldestUsed(day);
  let found: Rate | undefined;
  for (const each of rates) {
    if (each.currency !== currency || each.activeDate > day || each.activeDate < oldest) continue;
    if (!found || each.activeDate > found.activeDate) found = each;
  }
  return found;
}

/**
 * Converts an amount to another currency through złoty, at the rate of the day. Not rounded.
 * @throws NoPrice if there is no rate
 */
export function convert(
  rates: readonly Rate[],
  amount: Decimal,
  from: string,
  to: string,
  day: string,
  addStep: (step: Step) => void,
): Decimal {
  if (from === to) return amount;
  const source = zlotyRateOf(rates, from, day, addStep);
  const target = zlotyRateOf(rates, to, day, addStep);
  const result = amount.times(source.rate).times(target.units).div(source.units.times(target.rate));
  addStep(
    step('converted', {
      amount: amount.toFixed(),
      from,
      to,
      result: result.toFixed(),
      rates: [source.text, target.text].filter((text) => text !== '').join('; '),
    }),
  );
  return result;
}

/** What a currency is worth: `units` of it cost `rate` złotys. `text` says so for people; it is empty for the złoty itself. */
interface ZlotyRate {
  readonly rate: Decimal;
  readonly units: Decimal;
  readonly text: string;
}

const zlotyRateOf = (
  rates: readonly Rate[],
  currency: string,
  day: string,
  addStep: (step: Step) => void,
): ZlotyRate => {
  if (currency === homeCurrency) return { rate: new Exact(1), units: new Exact(1), text: '' };
  const found = rateOn(rates, currency, day);
  if (!found || new Exact(found.rate).lte(0)) throw new NoPrice('rate_missing', { currency, date: day });
  const age = (Date.parse(day) - Date.parse(found.activeDate)) / dayMs;
  if (age > freshDays) addStep(step('rate_stale', { currency, date: found.activeDate, days: String(age) }));
  const text = `${found.multiplier} ${currency} = ${found.rate} ${homeCurrency} (${found.table})`;
  return { rate: new Exact(found.rate), units: new Exact(found.multiplier), text };
};
