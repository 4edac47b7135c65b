import { z } from 'zod';
import type { BankTable } from '#domain/partners/bankRate.rules.ts';
import { jsonFrom } from './askRegister.ts';

/** The national bank of Poland, which publishes table A, its average rates of exchange, on each working day. */
export interface BankRates {
  /**
   * The tables of the days from `from` to `to` (`2026-11-21`), both included.
   * @throws if there is none, or the bank does not answer as it should
   */
  tables(from: string, to: string): Promise<readonly BankTable[]>;
}

const tablesAnswer = z
  .array(
    z.object({
      no: z.string().min(1).max(20),
      effectiveDate: z.iso.date(),
      rates: z
        .array(z.object({ code: z.string().regex(/^[A-Z]{3}$/), mid: z.number().positive().max(1_000_000) }))
        .max(300),
    }),
  )
  .max(100);

export function bankRatesAt(url: string): BankRates {
  return {
    tables: async (from, to) => {
      const bankTables = tablesAnswer.parse(await jsonFrom(`${url}/exchangerates/tables/A/${from}/${to}/`));
      return bankTables.map(({ no, effectiveDate, rates }) => ({ number: no, day: effectiveDate, rates }));
    },
  };
}
