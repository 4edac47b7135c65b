import { sql } from 'kysely';
import { storedRate, usedFrom, type BankTable } from '#domain/partners/bankRate.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { homeCurrency } from '#domain/sales/pricing/rates.ts';
import { keepResult, keptResult } from '../keptResult.ts';
import type { Sql } from '../sql.ts';
import { waitForTurn, type Transaction } from '../transaction.ts';

/** The beginning of the keys that note in which hour the bank was asked. */
export const bankAskedPrefix = 'bankRates:asked:';
/** The key under which the day of the latest stored table is kept; it also names the lock of the import. */
const lastDayKey = 'bankRates:lastDay';

/** The day of the latest table that was stored; an ISO date. */
export function lastBankDay(db: Sql): Promise<string | undefined> {
  return keptResult<string>(db, lastDayKey);
}

/**
 * Stores the rates of the currencies that we have. A rate of the same currency for the same day stays as it is: a person
 * has typed it or taken it back, or it was stored before.
 * @returns how many rates are new
 */
export async function storeBankRates(tx: Transaction, tables: readonly BankTable[]): Promise<number> {
  await waitForTurn(tx, lastDayKey);
  const currencies = await currencyIds(tx.sql);
  const storedKeys = await keysOfStoredRates(
    tx.sql,
    tables.map(({ day }) => usedFrom(day)),
  );
  let stored = 0;
  for (const { number, day, rates } of tables) {
    const activeDate = usedFrom(day);
    for (const { code, mid } of rates) {
      const currency = currencies.get(code);
      if (currency === undefined || storedKeys.has(keyOf(currency, activeDate))) continue;
      const rate = {
        ...storedRate(mid),
        currency,
        // The day of the table, and the day from which its rates are used.
        rateDate: day,
        activeDate,
        // The bank's table of mid rates.
        table: 'A',
        tableNuber: number,
      };
      await tx.records.createOnly(systemActor, 'exchangeRate', rate);
      storedKeys.add(keyOf(currency, activeDate));
      stored += 1;
    }
  }
  const last = tables
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (last) await keepResult(tx.sql, lastDayKey, last);
  return stored;
}

const keyOf = (currency: number, activeDate: string): string => `${currency} ${activeDate}`;

const currencyIds = async (db: Sql): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('currency')
    .select(['id', 'code'])
    .where('marked_to_delete', '=', false)
    .where('code', '<>', homeCurrency)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
};

/** Rates that are marked for deletion count as known: the person who marked them does not want them back. */
const keysOfStoredRates = async (db: Sql, days: readonly string[]): Promise<Set<string>> => {
  if (days.length === 0) return new Set();
  const { rows } = await sql<{ currency: number; day: string }>`
    select currency_id as currency, active_date::text as day from exchange_rate
    where active_date = any(${[...days]}::date[])`.execute(db);
  return new Set(rows.map(({ currency, day }) => keyOf(currency, day)));
};
