import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firmPlaces } from '#database/partners/firmPlaces.ts';
import { mergeFirms } from '#database/partners/mergeFirms.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import type { AnswerAt } from '#domain/contracts.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let sales: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  [admin, sales] = await Promise.all([api.signedIn('admin'), api.signedIn('sales')]);
});
afterAll(() => api?.close());

const make = async (object: string, input: RecordInput): Promise<number> =>
  (await api.database.records.create(systemActor, object, input)).id;
const firm = (name: string, more: RecordInput = {}) =>
  make('counterparty', { name, isCustomer: true, ...more });
const read = (object: string, id: number): Promise<AnyRecord> =>
  api.database.records.get(systemActor, object, id);
const preview = async (into: number, from: number, who = sales) => {
  const { status, body } = await who.get(`/counterparties/${into}/merge`, { from });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as AnswerAt<'GET /counterparties/:id/merge'>;
};
const merge = (into: number, from: number, more: object = {}, who = sales) =>
  who.post(`/counterparties/${into}/merge`, { from, take: [], ...more });
const merged = async (into: number, from: number, more: object = {}): Promise<number> => {
  const { status, body } = await merge(into, from, more);
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as { id: number }).id;
};
const undoPreview = async (id: number) => {
  const { status, body } = await sales.get(`/counterparties/merges/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as AnswerAt<'GET /counterparties/merges/:id'>;
};
const undo = (id: number, who = sales) => who.post(`/counterparties/merges/${id}/undo`, {});

const anybody = async (): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from "user" limit 1`.execute(api.database.sql);
  return Number(rows[0]?.id);
};

/** Records of every kind of reference to a firm. */
const everythingOf = async (customerId: number) => ({
  spare: await make('customerRequest', { customerId, reference: 'Drugie pytanie' }),
  request: await make('customerRequest', { customerId, reference: 'Pytanie o rury' }),
  truck: await make('disposition', { customerId, vendorId: customerId }),
  contact: await make('contactPerson', { name: 'Anna', counterpartyId: customerId }),
  schedule: await make('deliverySchedule', { counterparties: [{ counterpartyId: customerId }] }),
  reminder: await make('reminder', {
    userId: await anybody(),
    date: '2027-01-01T10:00:00.000Z',
    title: 'Zadzwonić',
    objectName: 'counterparty',
    objectId: customerId,
  }),
});

describe('merging two firms', () => {
  it('moves what names the losing firm, in records, table parts and by name and id; the losing firm says where it went', async () => {
    const [into, from] = [await firm('Rury Północ'), await firm('Rury Polnoc')];
    const { request, truck, contact, schedule, reminder } = await everythingOf(from);
    const told = await preview(into, from);
    // References are counted: there are two requests, and one disposition with two of them.
    expect(Object.fromEntries(told.moves.map(({ object, count }) => [object, count]))).toMatchObject({
      customerRequest: 2,
      disposition: 2,
      contactPerson: 1,
      deliverySchedule: 1,
      reminder: 1,
    });
    const id = await merged(into, from);
    expect((await read('firmMerge', id)).presentation).toBe('Rury Polnoc Rury Północ');
    expect(await read('customerRequest', request)).toMatchObject({ customerId: into });
    expect(await read('disposition', truck)).toMatchObject({ customerId: into, vendorId: into });
    expect(await read('contactPerson', contact)).toMatchObject({ counterpartyId: into });
    expect(await read('deliverySchedule', schedule)).toMatchObject({
      counterparties: [{ counterpartyId: into }],
    });
    expect(await read('reminder', reminder)).toMatchObject({ objectId: into });
    expect(await read('counterparty', from)).toMatchObject({ mergedIntoId: into, markedToDelete: true });
    const closed = await sales.put(`/vendor_and_customer/${from}`, { name: 'Znowu' });
    expect(closed).toMatchObject({ status: 409, body: { code: 'firm_merged' } });
    expect((await sales.post('/vendor_and_customer/change_deletion_mark', { id: from })).status).toBe(409);
  });

  it('moves every declared reference to a counterparty, and leaves out only what tells of merges', () => {
    const declared = registry.all.flatMap((object) =>
      Object.entries(object.fields).flatMap(([name, field]) => {
        const cells = field.type === 'rows' ? Object.entries(field.fields) : [[name, field] as const];
        return cells.flatMap(([cell, { type, ...more }]) =>
          type === 'reference' && 'to' in more && more.to === 'counterparty'
            ? [field.type === 'rows' ? `${object.name}.${name}.${cell}` : `${object.name}.${cell}`]
            : [],
        );
      }),
    );
    const places = firmPlaces(registry.all).map(({ name }) => name);
    expect(declared.filter((name) => !places.includes(name)).toSorted()).toEqual([
      'counterparty.mergedInto',
      'firmMerge.from',
      'firmMerge.into',
    ]);
    expect(places).toEqual(
      expect.arrayContaining([
        'file.objectId',
        'reminder.objectId',
        'task.ownerId',
        'incomingEmailLinkedDoc.objectId',
      ]),
    );
  });

  it('takes the chosen values, and the accounts of both', async () => {
    const account = 'PL61109010140000071219812874';
    const into = await firm('Z telefonem', { phone: '+48600100200', otherAccounts: [{ account }] });
    const from = await firm('Z adresem', {
      phone: '+48600100300',
      email: 'biuro@adres.pl',
      bankAccount: 'PL27114020040000300201355387',
      otherAccounts: [{ account, bank: 'Ten sam' }],
    });
    const { differs } = await preview(into, from);
    expect(differs).toEqual(expect.arrayContaining(['name', 'phone', 'email', 'bankAccount']));
    expect(differs).not.toContain('mergedInto');
    await merged(into, from, { take: ['email'] });
    expect(await read('counterparty', into)).toMatchObject({
      name: 'Z telefonem',
      phone: '+48600100200',
      email: 'biuro@adres.pl',
      otherAccounts: [{ account }, { account: 'PL27114020040000300201355387' }],
    });
  });

  it('is undone for a day: what moved goes back, and what was changed since is told and stays', async () => {
    const [into, from, third] = [
      await firm('Główna', { phone: '+48600100200' }),
      await firm('Druga', { phone: '+48600100300', email: 'a@b.pl' }),
      await firm('Trzecia'),
    ];
    const own = await make('customerRequest', { customerId: into, reference: 'Od zawsze głównej' });
    const { request, truck, reminder } = await everythingOf(from);
    const id = await merged(into, from, { take: ['phone', 'email'] });
    await api.database.records.update(systemActor, 'customerRequest', request, { customerId: third });
    await api.database.records.update(systemActor, 'counterparty', into, { phone: '+48600100999' });
    const told = await undoPreview(id);
    expect(told.changed).toEqual([expect.objectContaining({ object: 'customerRequest', id: request })]);
    expect(told.stays).toEqual(['phone']);
    expect(await undo(id)).toMatchObject({ status: 200 });
    expect(await read('counterparty', from)).toMatchObject({ mergedInto: null, markedToDelete: false });
    expect(await read('disposition', truck)).toMatchObject({ customerId: from, vendorId: from });
    expect(await read('reminder', reminder)).toMatchObject({ objectId: from });
    expect(await read('customerRequest', request)).toMatchObject({ customerId: third });
    expect(await read('customerRequest', own)).toMatchObject({ customerId: into });
    expect(await read('counterparty', into)).toMatchObject({ phone: '+48600100999', email: null });
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'merge_undone' } });
  });

  it('is not undone after a day, nor before a later merge of the remaining firm', async () => {
    const [first, second, third] = [await firm('A'), await firm('B'), await firm('C')];
    const early = await merged(second, first);
    const late = await merged(third, second);
    expect(await undo(early)).toMatchObject({ status: 409, body: { code: 'merge_followed' } });
    await sql`update firm_merge set created_at = created_at - interval '25 hours' where id = ${late}`.execute(
      api.database.sql,
    );
    expect(await undo(late)).toMatchObject({ status: 409, body: { code: 'merge_too_old' } });
  });

  it('refuses itself, a marked firm, one that was changed meanwhile, and whoever may not write', async () => {
    const [into, from] = [await firm('Jedna'), await firm('Inna')];
    expect(await merge(into, into)).toMatchObject({ status: 422, body: { code: 'merge_with_itself' } });
    const old = (await read('counterparty', from)).updatedAt;
    await api.database.records.update(systemActor, 'counterparty', from, { name: 'Inna nazwa' });
    expect(await merge(into, from, { fromUpdatedAt: old })).toMatchObject({ body: { code: 'stale_record' } });
    const forwarder = await api.signedIn('forwarder');
    expect((await merge(into, from, {}, forwarder)).status).toBe(403);
    expect((await forwarder.get(`/counterparties/${into}/merge`, { from })).status).toBe(403);
    await api.database.records.changeDeletionMark(systemActor, 'counterparty', from, true);
    expect(await merge(into, from)).toMatchObject({ status: 409, body: { code: 'merge_marked' } });
  });

  it('lets only full rights merge firms whose people have accounts', async () => {
    const { rows } = await sql<{ id: number }>`
      select counterparty_id as id from "user" where counterparty_id is not null limit 1`.execute(
      api.database.sql,
    );
    const withAccounts = Number(rows[0]?.id);
    const into = await firm('Następca spedytora');
    expect(await preview(into, withAccounts)).toMatchObject({ refused: true });
    expect(await merge(into, withAccounts)).toMatchObject({
      status: 403,
      body: { code: 'merge_moves_accounts' },
    });
    expect(await preview(into, withAccounts, admin)).toMatchObject({ refused: false });
    expect((await merge(into, withAccounts, {}, admin)).status).toBe(201);
  });
});

describe('while two firms are being merged', () => {
  /** Merges in a transaction that stays open until it is let go. */
  const held = async (into: number, from: number) => {
    const mayEnd = Promise.withResolvers<void>();
    const isMerged = Promise.withResolvers<void>();
    const whole = api.database.transaction(async (tx) => {
      await mergeFirms(tx, registry, systemActor, { into, from, take: [] });
      isMerged.resolve();
      await mayEnd.promise;
    });
    await isMerged.promise;
    return async () => {
      mayEnd.resolve();
      await whole;
    };
  };
  const somebodyWaits = (people = 1) =>
    vi.waitFor(async () => expect(await waitingForLocks(api.database.sql)).toBeGreaterThanOrEqual(people), {
      timeout: 20_000,
    });

  it('a record that a person creates for the losing firm is refused by the name of the other', async () => {
    const [into, from] = [await firm('Pozostaje'), await firm('Odchodzi')];
    const finish = await held(into, from);
    const created = sales.post('/customer_request', { customer: from, reference: 'W trakcie łączenia' });
    await somebodyWaits();
    await finish();
    const { status, body } = await created;
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: [{ field: 'customer', code: 'reference_merged', params: { name: 'Pozostaje' } }],
    });
  });

  it('a record that a process creates for the losing firm names the remaining one', async () => {
    const [into, from] = [await firm('Zostaje'), await firm('Znika')];
    const finish = await held(into, from);
    const created = make('customerRequest', { customerId: from, reference: 'Z procesu' });
    await somebodyWaits();
    await finish();
    expect(await read('customerRequest', await created)).toMatchObject({ customerId: into });
  });

  it('a reminder and a file of the losing firm are refused', async () => {
    const [into, from] = [await firm('Przyjmuje'), await firm('Oddaje')];
    const finish = await held(into, from);
    const about = { objectName: 'counterparty', objectId: from };
    const reminded = sales.post('/reminder', { ...about, title: 'Oddzwonić', date: '2999-01-01T08:00:00Z' });
    const attached = upload(
      api.url,
      sales,
      '/file',
      [{ name: 'umowa.pdf', content: sampleFiles.pdf }],
      about,
    );
    await somebodyWaits(2);
    await finish();
    expect(await reminded).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'objectId', code: 'reference_merged', params: { name: 'Przyjmuje' } }] },
    });
    expect(await attached).toMatchObject({ status: 409, body: { code: 'firm_merged' } });
    expect(
      await sales.post('/reminder', { ...about, title: 'Po łączeniu', date: '2999-01-01T08:00:00Z' }),
    ).toMatchObject({ status: 422 });
  });

  it('a reminder whose writing has begun is finished first, and moves', async () => {
    const [into, from] = [await firm('Bierze'), await firm('Daje')];
    let merging: ReturnType<typeof merge> | undefined;
    let id = 0;
    await api.database.transaction(async (tx) => {
      const plan = { userId: await anybody(), title: 'W trakcie', date: '2999-01-01T08:00:00Z' };
      const about = { objectName: 'counterparty', objectId: from };
      id = await tx.records.createOnly(systemActor, 'reminder', { ...plan, ...about });
      merging = merge(into, from);
      merging.catch(() => {});
      await somebodyWaits();
    });
    expect((await merging)?.status).toBe(201);
    expect(await read('reminder', id)).toMatchObject({ objectId: into });
  });

  it('a record whose writing has begun is finished first, and moves', async () => {
    const [into, from] = [await firm('Czeka'), await firm('Czekana')];
    let merging: ReturnType<typeof merge> | undefined;
    let id = 0;
    await api.database.transaction(async (tx) => {
      id = await tx.records.createOnly(systemActor, 'customerRequest', {
        customerId: from,
        reference: 'Pierwsze',
      });
      merging = merge(into, from);
      merging.catch(() => {});
      await somebodyWaits();
    });
    expect((await merging)?.status).toBe(201);
    expect(await read('customerRequest', id)).toMatchObject({ customerId: into });
  });

  it('a second merge of the same firms is refused, whichever way round', async () => {
    const [one, other] = [await firm('W prawo'), await firm('W lewo')];
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 409]);
  });
});
