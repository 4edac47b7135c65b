import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

/** Events with customers: planned, closed with an outcome, and followed by the next one. */
let api: TestApi;
let sales: Visitor;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const { records } = api.database;
  customerId = (
    await records.create(systemActor, 'counterparty', { name: 'Żwirownia Raba', isCustomer: true })
  ).id;
});
afterAll(() => api?.close());

type Row = Record<string, unknown> & { readonly id: number };
const made = ({ status, body }: Answer): Row => {
  if (status !== 201 && status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Row;
};
const planned = async (some: object = {}): Promise<Row> =>
  made(
    await sales.post('/events', {
      begin: '2026-12-01T09:00:00.000Z',
      eventType: 'Call',
      howToContact: '+48 601 200 300',
      counterpartyId: customerId,
      ...some,
    }),
  );
const close = (id: number, body: object): Promise<Answer> => sales.post(`/events/${id}/moves/close`, body);
const followersOf = async (id: number): Promise<readonly Row[]> =>
  ((await sales.get('/events', { filter: { follows: id } })).body as { rows: Row[] }).rows;

describe('an event with a customer', () => {
  it.each([
    [{}, 'Żwirownia Raba'],
    [{ counterpartyId: null }, '+48 601 200 300'],
    [{ counterpartyId: null, howToContact: null }, 'Rozmowa telefoniczna'],
    [{ description: 'Ceny na wiosnę' }, 'Ceny na wiosnę'],
  ])('an event with a customer that is described by %j is called %s', async (some, description) => {
    expect(await planned(some)).toMatchObject({ description, presentation: description });
  });

  it('is given to the person who plans it, unless another is named or the employee is removed later', async () => {
    const { rows } = (await sales.get('/employee', { filter: { 'user.login': 'sales' } })).body as {
      rows: Row[];
    };
    const mine = rows[0]?.id ?? 0;
    const other = await api.database.records.createOnly(systemActor, 'employee', { name: 'Zastępca' });
    expect(await planned()).toMatchObject({ employeeId: mine });
    expect(await planned({ employee: null })).toMatchObject({ employeeId: mine });
    expect(await planned({ employeeId: other })).toMatchObject({ employeeId: other });
    const { id } = await planned();
    expect(made(await sales.put(`/events/${id}`, { employee: null }))).toMatchObject({ employeeId: null });
    const byServer = await api.database.records.create(systemActor, 'crmEvent', {
      begin: '2026-12-01T09:00:00.000Z',
    });
    expect(byServer).toMatchObject({ employeeId: null });
  });

  it('is called after its counterparty again when its description is taken out', async () => {
    const { id } = await planned({ description: 'Ceny na wiosnę' });
    expect(made(await sales.put(`/events/${id}`, { description: '' }))).toMatchObject({
      description: 'Żwirownia Raba',
    });
  });

  it('is closed with its outcome, and the next one takes over whom and what it is about', async () => {
    const { id, updatedAt } = await planned({ description: 'Ceny na wiosnę' });
    const next = { begin: '2026-12-08T09:00:00.000Z', eventType: 'Visit', description: 'Podpisanie umowy' };
    const { status, body } = await close(id, { outcome: 'Prosi o ofertę na 24 t', updatedAt, next });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      event: { id, eventStatus: 'Done', outcome: 'Prosi o ofertę na 24 t' },
      next: {
        ...next,
        eventStatus: 'Planned',
        howToContact: '+48 601 200 300',
        counterpartyId: customerId,
        followsId: id,
      },
    });
  });

  it('is closed without a next one', async () => {
    const { id } = await planned();
    expect((await close(id, { outcome: 'Nie odbiera' })).body).toMatchObject({ next: null });
    expect(await followersOf(id)).toEqual([]);
  });

  it('is closed once, by whoever comes first; nothing is planned twice', async () => {
    const { id } = await planned();
    const body = { outcome: 'Omówiono', next: { begin: '2026-12-08T09:00:00.000Z' } };
    const answers = await Promise.all([close(id, body), close(id, body)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'crm_event_closed' });
    expect(await followersOf(id)).toHaveLength(1);
  });

  it('stays planned when the next one is refused, and the refusal names its field', async () => {
    const { id } = await planned();
    const next = { begin: '2026-12-08T09:00:00.000Z', ending: '2026-12-08T08:00:00.000Z' };
    const refused = await close(id, { outcome: 'Omówiono', next });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'begin' }] } });
    expect((await sales.get(`/events/${id}`)).body).toMatchObject({ eventStatus: 'Planned', outcome: null });
  });

  it('is not closed by somebody who has seen an older version, nor without an outcome', async () => {
    const { id, updatedAt } = await planned();
    await sales.put(`/events/${id}`, { howToContact: 'biuro' });
    expect((await close(id, { outcome: 'Omówiono', updatedAt })).status).toBe(409);
    expect((await close(id, { outcome: '  ' })).status).toBe(422);
  });

  it('is closed by nobody who may not change it', async () => {
    const { id } = await planned();
    const operator = await api.signedIn('operator');
    expect((await operator.post(`/events/${id}/moves/close`, { outcome: 'x' })).status).toBe(403);
  });

  it.each(['/events', '/sales_points'])(
    '%s: a contact person of another firm is refused by name',
    async (path) => {
      const { records } = api.database;
      const other = await records.create(systemActor, 'counterparty', { name: `Obca firma ${path}` });
      const contactOf = (firm: number, name: string) =>
        records.create(systemActor, 'contactPerson', { name, counterpartyId: firm });
      const strange = await contactOf(other.id, 'Obcy Człowiek');
      const own = await contactOf(customerId, 'Swój Człowiek');
      const field = path === '/events' ? 'contact' : 'contactPerson';
      const sent = (contact: number) =>
        sales.post(path, {
          name: 'Punkt',
          counterparty: customerId,
          [field]: contact,
          ...(path === '/events' ? { begin: '2026-12-01T09:00:00.000Z', name: undefined } : {}),
        });
      expect((await sent(own.id)).status).toBe(201);
      expect(await sent(strange.id)).toMatchObject({
        status: 422,
        body: { errors: [{ field, code: 'contact_of_other_firm', params: { name: 'Obcy Człowiek' } }] },
      });
    },
  );
});
