import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startBankRates } from '#tools/simulator/bankRates/server.ts';
import { startOffice, type Office } from '#tools/simulator/officeServer.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { bankRatesAt, type BankRates } from './bankRates.ts';
import { importRates } from './importRates.ts';

const log = pino({ level: 'silent' });

let terminal: TestTerminal;
let bank: Office;
let euro: number;
let rupiah: number;

beforeAll(async () => {
  [terminal, bank] = await Promise.all([createTestTerminal(), startBankRates({ port: 0 })]);
  const currency = (name: string, code: string) =>
    terminal.database.records.createOnly(systemActor, 'currency', { name, code });
  [euro, rupiah] = await Promise.all([
    terminal.database.sql
      .selectFrom('currency')
      .select('id')
      .where('code', '=', 'EUR')
      .executeTakeFirstOrThrow()
      .then(({ id }) => id),
    currency('rupia', 'IDR'),
  ]);
});
afterAll(async () => {
  await bank?.close();
  await terminal?.close();
});
beforeEach(async () => {
  bank.behave({});
  const { sql } = terminal.database;
  await sql.deleteFrom('exchange_rate').execute();
  // These keys note the hours in which the bank was asked.
  await sql.deleteFrom('transition').where('key', 'like', 'bankRates:%').execute();
});

const importAt = (now: string, from?: BankRates) =>
  importRates({ database: terminal.database, bankRates: from ?? bankRatesAt(bank.url) }, log, now);
/** One table with one rate of a day. */
const saying = (day: string, mid: number, code = 'EUR'): BankRates => ({
  tables: () => Promise.resolve([{ number: `1/A/NBP/${day.slice(0, 4)}`, day, rates: [{ code, mid }] }]),
});
const stored = async (currency: number) => {
  const rows = await terminal.database.sql
    .selectFrom('exchange_rate')
    .selectAll()
    .where('currency_id', '=', currency)
    .orderBy('active_date')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    day: row.rate_date,
    from: row.active_date,
    rate: row.rate,
    multiplier: row.multiplier,
    number: row.table_nuber,
  }));
};

describe('the rates of the bank', () => {
  it('are stored for the currencies that we have, from the day after each table on', async () => {
    // At first the last ten days are asked for. 11 November is a holiday, and 8, 9, 15 and 16 November are weekends.
    await importAt('2025-11-17T13:00:00Z');
    expect((await stored(euro)).map(({ day, from }) => `${day} ${from}`)).toEqual([
      '2025-11-07 2025-11-08',
      '2025-11-10 2025-11-11',
      '2025-11-12 2025-11-13',
      '2025-11-13 2025-11-14',
      '2025-11-14 2025-11-15',
      '2025-11-17 2025-11-18',
    ]);
    const { rows } = await terminal.database.records.list(systemActor, 'exchangeRate', {
      filter: { kind: 'all', of: [] },
      sort: [],
      limit: 100,
      offset: 0,
    });
    const codes = rows.map(({ currency }) => (currency as { presentation: string }).presentation);
    expect(new Set(codes).size).toBeGreaterThan(1);
    expect(codes.join()).not.toContain('PLN');
  });

  it('lose no digit: a currency of small worth is stored for a hundred units', async () => {
    await importAt('2026-01-08T13:00:00Z', saying('2026-01-08', 0.00022145, 'IDR'));
    expect(await stored(rupiah)).toEqual([
      { day: '2026-01-08', from: '2026-01-09', rate: '0.022145', multiplier: 100, number: '1/A/NBP/2026' },
    ]);
  });

  it('are asked for once an hour, however many workers run, and stored once', async () => {
    let asked = 0;
    const counting: BankRates = {
      tables: (from, to) => {
        asked += 1;
        return bankRatesAt(bank.url).tables(from, to);
      },
    };
    await Promise.all([1, 2, 3].map(() => importAt('2025-11-17T13:10:00Z', counting)));
    await importAt('2025-11-17T13:50:00Z', counting);
    expect(asked).toBe(1);
    await Promise.all([importAt('2025-11-17T14:00:00Z'), importAt('2025-11-17T15:00:00Z')]);
    expect(await stored(euro)).toHaveLength(6);
  });

  it('leave what a person has typed or taken back', async () => {
    const typed = { currency: euro, rate: '4.9', rateDate: '2026-01-07', activeDate: '2026-01-09' };
    const id = await terminal.database.records.createOnly(systemActor, 'exchangeRate', typed);
    await importAt('2026-01-08T13:00:00Z', saying('2026-01-08', 4.2));
    expect(await stored(euro)).toMatchObject([{ rate: '4.900000' }]);
    await terminal.database.sql
      .updateTable('exchange_rate')
      .set({ marked_to_delete: true })
      .where('id', '=', id)
      .execute();
    await importAt('2026-01-08T14:00:00Z', saying('2026-01-08', 4.2));
    expect(await stored(euro)).toHaveLength(1);
  });

  it('come for a currency that is added later, from the latest table on', async () => {
    await importAt('2025-11-17T13:00:00Z');
    const yen = await terminal.database.records.createOnly(systemActor, 'currency', {
      name: 'jen',
      code: 'JPY',
    });
    await importAt('2025-11-17T14:00:00Z');
    expect(await stored(yen)).toMatchObject([{ day: '2025-11-17' }]);
    expect(await stored(euro)).toHaveLength(6);
  });
});

describe('the bank', () => {
  it.each([
    ['is away', { away: true }],
    // Later than a question waits for its answer.
    ['answers too late', { lateMs: 7000 }],
    ['answers a page', { rubbish: 'page' }],
    ['answers something else', { rubbish: 'otherShape' }],
    ['answers without an end', { rubbish: 'endless' }],
  ] as const)('a bank that %s changes nothing, and is asked again in the next hour', async (_, behaviour) => {
    bank.behave(behaviour);
    await expect(importAt('2025-11-17T13:00:00Z')).rejects.toThrow();
    expect(await stored(euro)).toEqual([]);
    bank.behave({});
    await importAt('2025-11-17T14:00:00Z');
    expect(await stored(euro)).toHaveLength(6);
  });

  it.each([
    ['no rate at all', 0],
    ['a negative rate', -4.2],
    ['more than a currency can cost', 1e9],
  ])('a bank that says %s for one currency changes nothing', async (_, mid) => {
    const wrong = [
      { table: 'A', no: '1/A/NBP/2026', effectiveDate: '2026-01-08', rates: [{ code: 'EUR', mid }] },
    ];
    const { url, close } = await startOffice({ port: 0 }, () => wrong);
    await expect(importAt('2026-01-08T13:00:00Z', bankRatesAt(url))).rejects.toThrow('mid');
    await close();
    expect(await stored(euro)).toEqual([]);
  });
});
