import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';

/** What a change is answered with is put together of what stood and what was changed: it must be what is read afterwards. */
let database: Database;
let firm: number;
let disposition: number;
const links: Record<string, number> = {};
const operator: Actor = { ...systemActor, name: 'Ola', system: false, language: 'de' };

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, poolSize: 1 });
  const { records } = database;
  for (const name of ['GD 1AAAA', 'GD 2BBBB'])
    links[name] = (await records.create(systemActor, 'vehicle', { name })).id;
  firm = (
    await records.create(systemActor, 'counterparty', {
      name: 'Firm',
      otherAccounts: [{ account: 'PL61109010140000071219812874' }],
    })
  ).id;
  disposition = (await records.create(systemActor, 'disposition', { vehicle: links['GD 1AAAA'] })).id;
});
afterAll(() => database?.close());

const changed = async (actor: Actor, object: string, id: number, input: RecordInput) => {
  const { records } = database;
  const answer = await records.update(actor, object, id, input);
  return { answer, read: await records.get(actor, object, id) };
};

describe('the answer to a change is the record as it is then read', () => {
  it.each<[string, () => RecordInput]>([
    ['the field that names it', () => ({ name: 'Renamed' })],
    ['a text that is tidied', () => ({ region: '  Pomorze  ' })],
    ['nothing', () => ({})],
    ['a table part alone', () => ({ otherAccounts: [] })],
    [
      'a table part and a field',
      () => ({ otherAccounts: [{ account: 'PL27114020040000300201355387' }], region: null }),
    ],
  ])('after a change of a firm: %s', async (_what, input) => {
    for (const actor of [systemActor, operator]) {
      const { answer, read } = await changed(actor, 'counterparty', firm, input());
      expect(answer).toEqual(read);
    }
  });

  it.each<[string, () => RecordInput]>([
    ['a reference', () => ({ vehicle: links['GD 2BBBB'] })],
    ['a reference that is taken away', () => ({ vehicle: null })],
    ['times, weights and texts', () => ({ netto: '1.5', comment: 'x', date: '2026-11-26T10:00:00+01:00' })],
  ])('after a change of a disposition: %s', async (_what, input) => {
    const { answer, read } = await changed(systemActor, 'disposition', disposition, input());
    expect(answer).toEqual(read);
  });
});
