import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerAt } from '#domain/contracts.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

type Timeline = AnswerAt<'GET /counterparties/:id/timeline'>;

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

const make = async (object: string, input: RecordInput): Promise<number> =>
  (await api.database.records.create(systemActor, object, input)).id;
const firm = (name: string): Promise<number> => make('counterparty', { name, isCustomer: true });
const read = async (who: Visitor, id: number, after?: string): Promise<Timeline> => {
  const { status, body } = await who.get(`/counterparties/${id}/timeline`, after ? { after } : {});
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Timeline;
};
const day = (date: number): string => `2026-03-${String(date).padStart(2, '0')}T10:00:00.000Z`;

it('the timeline tells records of every kind newest first, each once, and none of another firm', async () => {
  const customerId = await firm('Z historią');
  const other = await firm('Inna firma');
  const request = await make('customerRequest', { customerId, reference: 'Pytanie o rury', date: day(1) });
  const truck = await make('disposition', {
    customerId,
    forwarderId: customerId,
    vendorId: customerId,
    date: day(2),
  });
  const call = await make('crmEvent', {
    counterpartyId: customerId,
    begin: day(3),
    description: 'Rozmowa o cenie',
    eventType: 'Meeting',
  });
  const letter = await make('outgoingEmail', {
    counterpartyId: customerId,
    date: day(4),
    subject: 'Oferta',
    to: 'a@b.pl',
  });
  await make('customerRequest', { customerId: other, reference: 'Cudze', date: day(5) });
  const marked = await make('customerRequest', { customerId, reference: 'Skreślone', date: day(6) });
  await api.database.records.changeDeletionMark(systemActor, 'customerRequest', marked, true);

  const { rows, next } = await read(admin, customerId);
  expect(rows.map(({ object, id }) => [object, id])).toEqual([
    ['outgoingEmail', letter],
    ['crmEvent', call],
    ['disposition', truck],
    ['customerRequest', request],
  ]);
  expect(next).toBeUndefined();
  expect(rows[0]).toMatchObject({ at: day(4), presentation: 'Oferta' });
  expect(rows[3]?.facts).toContain('Pytanie o rury');
});

it('the timeline is read page after page without losing or repeating a record of the same moment', async () => {
  const customerId = await firm('O jednej porze');
  const made: string[] = [];
  for (let number = 0; number < 24; number += 1) {
    const object = number % 2 === 0 ? 'customerRequest' : 'interaction';
    const id = await make(object, { customerId, reference: `Sprawa ${number}`, date: day(1) });
    made.push(`${object} ${id}`);
  }
  // A page has twenty rows.
  const first = await read(admin, customerId);
  expect(first.rows).toHaveLength(20);
  const second = await read(admin, customerId, first.next);
  expect(second.next).toBeUndefined();
  const told = [...first.rows, ...second.rows].map(({ object, id }) => `${object} ${id}`);
  expect(told.toSorted()).toEqual(made.toSorted());
});

it('the timeline leaves out what the reader may not see', async () => {
  const customerId = await firm('Dla wielu oczu');
  await make('customerRequest', { customerId, reference: 'Zapytanie', date: day(1) });
  await make('disposition', { customerId, date: day(2) });
  await make('reclamation', { customerId, date: day(3) });
  const objectsFor = async (login: 'sales' | 'operator') =>
    (await read(await api.signedIn(login), customerId)).rows.map(({ object }) => object);
  expect(await objectsFor('sales')).toEqual(['reclamation', 'disposition', 'customerRequest']);
  expect(await objectsFor('operator')).toEqual(['reclamation', 'disposition']);
  const forwarder = await api.signedIn('forwarder');
  expect((await forwarder.get(`/counterparties/${customerId}/timeline`)).status).toBe(404);
});

it('an e-mail account of others tells nobody else anything', async () => {
  const counterpartyId = await firm('Z prywatną pocztą');
  const account = await make('emailAccount', { name: 'Osobiste', user: 'osobiste@keja.example' });
  const mailbox = await make('mailbox', { name: 'INBOX', emailAccount: account });
  await make('incomingEmail', {
    emailAccount: account,
    mailbox,
    counterparty: counterpartyId,
    date: day(1),
    subject: 'Poufne',
  });
  expect((await read(admin, counterpartyId)).rows).toEqual([]);
  await api.database.records.update(systemActor, 'emailAccount', account, { isGeneral: true });
  expect((await read(admin, counterpartyId)).rows.map(({ presentation }) => presentation)).toEqual([
    'Poufne',
  ]);
});

const cursor = (...values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

it.each([
  ['is no JSON', 'x'],
  ['has no moment', cursor('now', 0, 1)],
  ['has a day that no calendar has', cursor('2026-02-30 10:00:00+00', 0, 1)],
  ['has an hour that no clock has', cursor('2026-02-28 25:00:00+00', 0, 1)],
  ['has an offset that no zone has', cursor('2026-02-28 10:00:00+99', 0, 1)],
  ['has too few values', cursor(1)],
])('the timeline refuses by name a cursor that %s', async (_what, after) => {
  const id = await firm('Bez kursora');
  expect(await admin.get(`/counterparties/${id}/timeline`, { after })).toMatchObject({
    status: 400,
    body: { code: 'query_invalid' },
  });
});
