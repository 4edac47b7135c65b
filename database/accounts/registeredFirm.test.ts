import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';
import { firmOfVatNumber } from './registeredFirm.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
  for (const nip of Object.values(stored))
    await database.records.create(systemActor, 'counterparty', { name: nip, nip });
});
afterAll(() => database?.close());

const stored = {
  greek: 'EL094259216',
  british: 'GB220430231',
  northernIrish: 'XI980780684',
  irish: 'IE7+12345W',
  polish: '5260250274',
};

const found = async (country: string, vatNumber: string): Promise<unknown> => {
  const id = await database.transaction((tx) =>
    firmOfVatNumber(tx, { notVatNumber: false, country, vatNumber }),
  );
  return id === undefined ? undefined : (await database.records.get(systemActor, 'counterparty', id)).nip;
};

describe('the firm of a VAT number', () => {
  it.each([
    ['GR', '094259216', stored.greek],
    ['GR', 'GR094259216', stored.greek],
    ['GB', 'XI220430231', stored.british],
    ['GB', '980780684', stored.northernIrish],
    ['GB', 'GB980780684', stored.northernIrish],
    ['IE', '7+12345W', stored.irish],
    ['PL', 'PL5260250274', stored.polish],
  ])('in %s, written %s, is found under %s', async (country, vatNumber, nip) => {
    expect(await found(country, vatNumber)).toBe(nip);
  });

  it('is not that of another country whose number has the same digits', async () => {
    expect(await found('DE', '094259216')).toBeUndefined();
  });

  it('is none for somebody who says that the firm has no number', async () => {
    const none = { notVatNumber: true, country: 'PL', vatNumber: stored.polish };
    expect(await database.transaction((tx) => firmOfVatNumber(tx, none))).toBeUndefined();
  });
});
