import type { Logger } from 'pino';
import { claimKey } from '#database/keptResult.ts';
import { bankAskedPrefix, lastBankDay, storeBankRates } from '#database/partners/storeBankRates.ts';
import { askedFrom } from '#domain/partners/bankRate.rules.ts';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import type { Dependencies } from '../dependencies.ts';

const lettersOfHour = '2026-11-28T12'.length;

/**
 * Stores the tables that the national bank has published since the last time, once an hour, however many workers run. The latest
 * stored table is requested again, so that a currency that was added here since then gets its rate.
 */
export async function importRates(
  { database, bankRates }: Pick<Dependencies, 'database' | 'bankRates'>,
  log: Logger,
  now = new Date().toISOString(),
): Promise<void> {
  if (!(await claimKey(database.sql, `${bankAskedPrefix}${now.slice(0, lettersOfHour)}`))) return;
  const today = warsawDay(now);
  const tables = await bankRates.tables(askedFrom(await lastBankDay(database.sql), today), today);
  const stored = await database.transaction((tx) => storeBankRates(tx, tables));
  if (stored > 0) log.info({ stored }, 'rates of the national bank are stored');
}
