import { pino } from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import { standingsOf } from '#database/terminal/standings.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { allowedMoves } from '#domain/terminal/journey.rules.ts';
import type { KioskJourney } from '#domain/terminal/kioskMessages.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { startServer, type RunningServer } from '../server.ts';

let database: Database;
let server: RunningServer;
let truck: AnyRecord;
/** Counts the vehicles. It also makes the codes of other records unique. */
let plate = 10_000;

/** One screen with a cookie of its own. */
const screen = () => {
  let cookie = '';
  const send = async (method: string, path: string, body?: object, language?: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/kiosk/${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(cookie ? { cookie } : {}),
        ...(language ? { 'accept-language': language } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const [given] = response.headers.getSetCookie();
    if (given) cookie = given.split(';')[0] ?? '';
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      setCookie: given,
    };
  };
  return {
    post: (path: string, body: object = {}) => send('POST', path, body),
    get: (path: string, language?: string) => send('GET', path, undefined, language),
  };
};

const aTruck = async (values: object = {}): Promise<AnyRecord> => {
  const vehicle = await database.records.create(systemActor, 'vehicle', { name: `GDA ${plate++}` });
  return database.records.create(systemActor, 'disposition', {
    vehicle: vehicle.id,
    driverPhoneNumber: '+48600700123',
    ...values,
  });
};

const messages = async (dispositionId: number): Promise<string[]> => {
  const rows = await database.sql
    .selectFrom('outgoing_sms')
    .select(['body'])
    .where('disposition_id', '=', dispositionId)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
};

const lastCode = async (dispositionId: number): Promise<string> => {
  const rows = await database.sql
    .selectFrom('kiosk_code')
    .select(['sealed_code'])
    .where('disposition_id', '=', dispositionId)
    .execute();
  return database.secrets.open(String(rows[0]?.sealed_code));
};
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Moves the clock of the last code instead of waiting. */
const codeSent = (dispositionId: number, ago: string) =>
  sql`update kiosk_code
      set created_at = now() - ${ago}::interval, expires_at = now() - ${ago}::interval + interval '5 minutes'
      where disposition_id = ${dispositionId}`.execute(database.sql);

const signedIn = async (ofTruck: AnyRecord, ownDevice = false) => {
  const kiosk = screen();
  const ticket = String(ofTruck.driverTicket);
  await kiosk.post('code', { ticket });
  const confirmed = await kiosk.post('confirm', { ticket, code: await lastCode(ofTruck.id), ownDevice });
  expect(confirmed.status).toBe(200);
  return kiosk;
};

const journeyOf = async (kiosk: ReturnType<typeof screen>): Promise<KioskJourney> =>
  (await kiosk.get('journey')).body as unknown as KioskJourney;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
  // Nobody listens there: what the kiosk shows must not need Temporal.
  const settings = readSettings(
    { DATABASE_URL: url, SECRET_KEY: secretKey, API_PORT: '0', TEMPORAL_ADDRESS: '127.0.0.1:9' },
    'api',
  );
  server = await startServer(settings, pino({ level: 'silent' }));
});
afterAll(async () => {
  await server?.close();
  await database?.close();
});
beforeEach(async () => {
  truck = await aTruck();
});

describe('before the driver has confirmed', () => {
  it('a ticket shows a masked plate and a masked phone, and nothing else of the journey', async () => {
    const { status, body } = await screen().post('ticket', { ticket: truck.driverTicket });
    expect(status).toBe(200);
    expect(body).toEqual({
      ticket: truck.driverTicket,
      plate: expect.stringMatching(/^GD•+\d\d$/),
      phone: '•••\u00a0•••\u00a0123',
      step: 'checkIn',
      language: 'pl',
      endedAt: null,
    });
  });

  it.each(['TerminalExit', 'Deleted'])(
    'a ticket of a visit that is %s says so, and its driver is texted nothing',
    async (carsQueueStatus) => {
      const exitedAt = carsQueueStatus === 'Deleted' ? null : '2026-11-22T17:20:00.000Z';
      await database.records.update(systemActor, 'disposition', truck.id, { carsQueueStatus, exitedAt });
      const { driverTicket: ticket } = truck;
      expect(await screen().post('ticket', { ticket })).toMatchObject({
        status: 200,
        body: { step: carsQueueStatus === 'Deleted' ? 'cancelled' : 'left', endedAt: exitedAt },
      });
      expect((await screen().post('code', { ticket })).status).toBe(409);
      expect(await messages(truck.id)).toEqual([]);
    },
  );

  it('a ticket is known as it is read off paper, in small letters and with gaps', async () => {
    const read = `${String(truck.driverTicket).slice(0, 4).toLowerCase()}-${String(truck.driverTicket).slice(4)} `;
    expect((await screen().post('ticket', { ticket: read })).status).toBe(200);
  });

  it.each([['ticket'], ['code'], ['confirm']])(
    'an unknown ticket is answered by %s with ticket_not_found',
    async (path) => {
      const body = { ticket: 'NOSUCH22', ...(path === 'confirm' ? { code: '123456' } : {}) };
      expect(await screen().post(path, body)).toMatchObject({
        status: 404,
        body: { code: 'ticket_not_found' },
      });
    },
  );

  it('nothing can be seen or moved', async () => {
    const kiosk = screen();
    expect(await kiosk.get('journey')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    for (const move of ['arrive', 'leave-parking', 'exit']) {
      expect(await kiosk.post(move)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    }
  });

  it.each([[{}], [{ ticket: '' }], [{ ticket: 7 }], [{ ticket: 'A', more: 1 }]])(
    'a malformed question %j is refused',
    async (body) => {
      expect(await screen().post('ticket', body)).toMatchObject({
        status: 422,
        body: { code: 'validation_failed' },
      });
    },
  );
});

describe('the code', () => {
  it('is texted to the driver in the chosen language, once within half a minute', async () => {
    const kiosk = screen();
    const first = await kiosk.post('code', { ticket: truck.driverTicket, language: 'de' });
    const second = await kiosk.post('code', { ticket: truck.driverTicket, language: 'de' });
    expect(first).toMatchObject({ status: 200, body: { phone: '•••\u00a0•••\u00a0123' } });
    expect(second.body.resendAt).toBe(first.body.resendAt);
    expect(await messages(truck.id)).toEqual([expect.stringMatching(/Bestätigungscode: \*{6}/)]);
  });

  it('is in the language chosen before, else that of the phone', async () => {
    const foreign = await aTruck({ driverPhoneNumber: '+380501234567' });
    await screen().post('code', { ticket: foreign.driverTicket });
    expect(await messages(foreign.id)).toEqual([expect.stringContaining('Код підтвердження')]);
    await codeSent(foreign.id, '31 seconds');
    await screen().post('code', { ticket: foreign.driverTicket, language: 'fr' });
    await codeSent(foreign.id, '31 seconds');
    await screen().post('code', { ticket: foreign.driverTicket });
    expect((await messages(foreign.id)).slice(1)).toEqual([
      expect.stringContaining('code de confirmation'),
      expect.stringContaining('code de confirmation'),
    ]);
    expect(await database.records.get(systemActor, 'disposition', foreign.id)).toMatchObject({
      driverLanguage: 'fr',
    });
  });

  it('is said to be on its way until it has been handed over, and to have failed when it has', async () => {
    const { driverTicket: ticket } = truck;
    expect((await screen().post('code/state', { ticket })).body).toEqual({ state: 'none' });
    expect((await screen().post('code', { ticket })).body).toMatchObject({ state: 'sending' });
    for (const [status, state] of [
      ['queued', 'sending'],
      ['sent', 'sent'],
      ['delivered', 'sent'],
      ['failed', 'failed'],
    ]) {
      await sql`update outgoing_sms set status = ${status} where disposition_id = ${truck.id}`.execute(
        database.sql,
      );
      expect((await screen().post('code/state', { ticket })).body).toEqual({ state });
    }
  });

  it('is sent on by the outbox', async () => {
    await screen().post('code', { ticket: truck.driverTicket });
    const [sms] = await database.sql
      .selectFrom('outgoing_sms')
      .select(['id', 'template'])
      .where('disposition_id', '=', truck.id)
      .execute();
    expect(sms?.template).toBe('authCode');
    const sent = await database.sql
      .selectFrom('outbox')
      .select(['payload'])
      .where('kind', '=', 'sendSms')
      .execute();
    expect(sent.map(({ payload }) => payload)).toContainEqual({ outgoingSmsId: sms?.id });
  });

  it('is not kept readable beside the ticket', async () => {
    await screen().post('code', { ticket: truck.driverTicket });
    const [kept] = await database.sql
      .selectFrom('kiosk_code')
      .selectAll()
      .where('disposition_id', '=', truck.id)
      .execute();
    expect(JSON.stringify(kept)).not.toContain(await lastCode(truck.id));
  });

  it('is sent anew after half a minute, and the old one no longer counts', async () => {
    const kiosk = screen();
    await kiosk.post('code', { ticket: truck.driverTicket });
    const old = await lastCode(truck.id);
    await codeSent(truck.id, '31 seconds');
    await kiosk.post('code', { ticket: truck.driverTicket });
    const fresh = await lastCode(truck.id);
    expect(await messages(truck.id)).toHaveLength(2);
    if (old !== fresh)
      expect((await kiosk.post('confirm', { ticket: truck.driverTicket, code: old })).status).toBe(422);
    expect((await kiosk.post('confirm', { ticket: truck.driverTicket, code: fresh })).status).toBe(200);
  });

  it('asked for twice at the same moment is one SMS', async () => {
    await Promise.all([1, 2, 3, 4].map(() => screen().post('code', { ticket: truck.driverTicket })));
    expect(await messages(truck.id)).toHaveLength(1);
  });

  it('a wrong code says how many attempts are left, and after five the right one no longer helps', async () => {
    const kiosk = screen();
    const { driverTicket: ticket } = truck;
    await kiosk.post('code', { ticket });
    const code = await lastCode(truck.id);
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      expect(await kiosk.post('confirm', { ticket, code: otherThan(code) })).toMatchObject({
        status: 422,
        body: { code: 'sms_code_invalid', params: { attemptsLeft } },
      });
    }
    expect(await kiosk.post('confirm', { ticket, code })).toMatchObject({
      status: 410,
      body: { code: 'sms_code_expired' },
    });
  });

  it('a right code uses up no attempt, however often it is repeated', async () => {
    const { driverTicket: ticket } = truck;
    await screen().post('code', { ticket });
    const code = await lastCode(truck.id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => screen().post('confirm', { ticket, code })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('guessed from many screens at once has five attempts in all', async () => {
    const { driverTicket: ticket } = truck;
    await screen().post('code', { ticket });
    const wrong = otherThan(await lastCode(truck.id));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => screen().post('confirm', { ticket, code: wrong })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('is valid for five minutes', async () => {
    await screen().post('code', { ticket: truck.driverTicket });
    await codeSent(truck.id, '301 seconds');
    expect(
      await screen().post('confirm', { ticket: truck.driverTicket, code: await lastCode(truck.id) }),
    ).toMatchObject({
      status: 410,
      body: { code: 'sms_code_expired' },
    });
  });

  it('opens once; a repeated request whose answer was lost still gets in, a later one does not', async () => {
    const { driverTicket: ticket } = truck;
    await screen().post('code', { ticket });
    const code = await lastCode(truck.id);
    expect((await screen().post('confirm', { ticket, code })).status).toBe(200);
    expect((await screen().post('confirm', { ticket, code })).status).toBe(200);
    // A used code is accepted again for a minute (`graceSeconds`).
    await sql`update kiosk_code set used_at = now() - interval '61 seconds' where disposition_id = ${truck.id}`.execute(
      database.sql,
    );
    expect((await screen().post('confirm', { ticket, code })).status).toBe(410);
  });

  it('cannot be asked for without end', async () => {
    const kiosk = screen();
    const answers: number[] = [];
    // The limit is ten codes an hour for one truck.
    for (let asked = 0; asked < 12; asked++) {
      await codeSent(truck.id, '31 seconds');
      answers.push((await kiosk.post('code', { ticket: truck.driverTicket })).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    expect(answers.at(-1)).toBe(429);
  });

  it('cannot be sent to a driver whose number nobody knows', async () => {
    const nameless = await aTruck({ driverPhoneNumber: null });
    const answer = await screen().post('code', { ticket: nameless.driverTicket });
    expect(answer).toMatchObject({ status: 409, body: { code: 'phone_missing' } });
    expect(await messages(nameless.id)).toEqual([]);
  });

  it('goes to the number on the driver’s record when the disposition has none', async () => {
    const driver = await database.records.create(systemActor, 'driver', {
      name: 'Jan Nowak',
      phoneNumber: '+48600700999',
      language: 'uk',
    });
    const other = await aTruck({ driverPhoneNumber: null, driver: driver.id });
    expect(await screen().post('code', { ticket: other.driverTicket })).toMatchObject({
      status: 200,
      body: { phone: '•••\u00a0•••\u00a0999' },
    });
    expect(await messages(other.id)).toEqual([expect.stringMatching(/Код підтвердження: \*{6}/)]);
  });
});

describe('a confirmed driver', () => {
  it('sees the journey with the full plate and the next step', async () => {
    const kiosk = await signedIn(truck);
    expect(await journeyOf(kiosk)).toMatchObject({
      ticket: truck.driverTicket,
      plate: expect.stringMatching(/^GDA \d{5}$/),
      phone: '•••\u00a0•••\u00a0123',
      step: 'checkIn',
      move: 'arrive',
      unpaid: '0.00',
    });
  });

  it('reads goods, station and fees in the language of the screen', async () => {
    const make = (object: string, values: object) =>
      database.records.create(systemActor, object, { name: 'Po polsku', ...values });
    const product = await make('product', { lang: { uk: 'Пшениця', de: 'Weizen' } });
    const station = await make('weighingStation', { code: `L${plate}`, lang: { uk: 'Ваги' } });
    const scale = await make('scale', { code: `S${plate}`, scalesNumber: 2 });
    const fee = await make('punishmentType', { code: `fee${plate}`, lang: { uk: 'Миття' } });
    const owing = await aTruck({
      product: product.id,
      weighingStation: station.id,
      scale: scale.id,
    });
    await database.records.create(systemActor, 'punishment', {
      punishmentType: fee.id,
      disposition: owing.id,
      amount: '80.00',
    });
    const kiosk = await signedIn(owing);
    expect((await kiosk.get('journey', 'uk')).body).toMatchObject({
      product: 'Пшениця',
      station: 'Ваги',
      scaleNumber: 2,
      cards: false,
      punishments: [{ name: 'Миття' }],
    });
    expect((await kiosk.get('payment', 'uk')).body).toMatchObject({ rows: [{ name: 'Миття' }] });
    expect((await kiosk.get('journey', 'de')).body).toMatchObject({
      product: 'Weizen',
      station: 'Po polsku',
      punishments: [{ name: 'Po polsku' }],
    });
  });

  it('has a cookie that scripts cannot read, that only the kiosk is sent, and that ends with the totem’s browser', async () => {
    const { driverTicket: ticket } = truck;
    const kiosk = screen();
    await kiosk.post('code', { ticket });
    const { setCookie } = await kiosk.post('confirm', { ticket, code: await lastCode(truck.id) });
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/Path=\/api\/kiosk(;|$)/);
    expect(setCookie).toMatch(/SameSite=Strict/);
    expect(setCookie).not.toMatch(/Max-Age|Expires/);
  });

  it('has a cookie on the driver’s own phone that outlives twelve hours, because each call extends the session', async () => {
    const { driverTicket: ticket } = truck;
    const kiosk = screen();
    await kiosk.post('code', { ticket });
    const code = await lastCode(truck.id);
    const { setCookie } = await kiosk.post('confirm', { ticket, code, ownDevice: true });
    const [, seconds] = /Max-Age=(\d+)/.exec(setCookie ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(24 * 3600);
  });

  it('sees nothing any more after signing off, even with the old cookie', async () => {
    const kiosk = await signedIn(truck);
    const rows = () =>
      database.sql.selectFrom('kiosk_session').selectAll().where('disposition_id', '=', truck.id).execute();
    expect(await rows()).toHaveLength(1);
    await kiosk.post('sign-off');
    expect(await rows()).toHaveLength(0);
    expect((await kiosk.get('journey')).status).toBe(401);
  });

  it('is forgotten at a totem after three minutes without a call, on their own phone after twelve hours', async () => {
    const [totem, phone] = [await signedIn(truck), await signedIn(truck, true)];
    await sql`update kiosk_session set expires_at = expires_at - interval '181 seconds'
              where disposition_id = ${truck.id}`.execute(database.sql);
    expect((await totem.get('journey')).status).toBe(401);
    expect((await phone.get('journey')).status).toBe(200);
  });

  it('has no way into the staff’s part of the API', async () => {
    const kiosk = await signedIn(truck);
    const rows = await kiosk.get(`../disposition/${truck.id}`);
    expect(rows.status).toBe(401);
  });

  it('waiting sees how many arrived before at the same station, also while the queue cannot be asked', async () => {
    const station = await database.records.create(systemActor, 'weighingStation', {
      name: `Waga ${plate}`,
      code: `W${plate}`,
    });
    const arrivals = ['2026-03-02T10:00:00Z', '2026-03-02T10:05:00Z', '2026-03-02T10:10:00Z'];
    const line = await Promise.all(arrivals.map(() => aTruck({ weighingStation: station.id })));
    for (const [index, { id }] of line.entries()) {
      await database.records.update(systemActor, 'disposition', id, {
        carsQueueStatus: 'Accepted',
        arrivedAt: arrivals[index],
      });
    }
    const [, , last] = line;
    if (!last) throw new Error('three trucks wait');
    const kiosk = await signedIn(last);
    expect(await journeyOf(kiosk)).toMatchObject({ step: 'wait', move: null, carsAhead: 2, eta: null });
  });

  it('a driver who has been called sees until when to leave, and may leave', async () => {
    const leaveParkingUntil = '2026-03-02T10:20:00.000Z';
    await database.records.update(systemActor, 'disposition', truck.id, {
      carsQueueStatus: 'EntryAllowed',
      leaveParkingUntil,
    });
    expect(await journeyOf(await signedIn(truck))).toMatchObject({
      step: 'leaveParking',
      move: 'leaveParking',
      leaveBy: leaveParkingUntil,
    });
  });

  it('weighed after another disposition without the queue may leave, and does not arrive first', async () => {
    const earlier = await aTruck({});
    await sql`update disposition set weighed_after_id = ${earlier.id}, state = 'Loaded' where id = ${truck.id}`.execute(
      database.sql,
    );
    expect(await journeyOf(await signedIn(truck))).toMatchObject({ step: 'exit', move: 'exitTerminal' });
  });

  it.each([
    ['a loaded vehicle of the terminal', { typeOfDocument: 'Internal' }, { state: 'Loaded' }],
    [
      'a truck that resigns at a bunker',
      { typeOfDocument: 'Automobile', typeOfOperation: 'Resigning' },
      { state: 'NaTerminalu', carsQueueStatus: 'ParkingExit' },
    ],
  ])('%s may leave, as at the desk', async (_case, made, stands) => {
    const bunker = await database.records.create(systemActor, 'weighingStation', {
      name: 'Lej zasypowy',
      scalesType: 'Bunker',
    });
    const { id, driverTicket } = await aTruck({ type: 'Loading', weighingStation: bunker.id, ...made });
    await database.records.updateOnly(systemActor, 'disposition', id, stands);
    const desk = (await standingsOf(database.sql, [id])).get(id);
    expect(desk && allowedMoves(desk)).toContain('exitTerminal');
    const kiosk = await signedIn({ id, driverTicket } as unknown as AnyRecord);
    expect(await journeyOf(kiosk)).toMatchObject({ step: 'exit', move: 'exitTerminal' });
  });

  it('cannot leave the terminal before paying, and is told how much', async () => {
    await database.records.update(systemActor, 'disposition', truck.id, {
      carsQueueStatus: 'ParkingExit',
      state: 'Loaded',
    });
    const type = await database.records.create(systemActor, 'punishmentType', {
      name: 'Postój',
      code: `test${plate}`,
    });
    for (const [amount, more] of [
      ['50.00', {}],
      ['20.50', {}],
      ['99.00', { isCanceled: true }],
    ] as const) {
      await database.records.create(systemActor, 'punishment', {
        punishmentType: type.id,
        disposition: truck.id,
        amount,
        ...more,
      });
    }
    const kiosk = await signedIn(truck);
    expect(await journeyOf(kiosk)).toMatchObject({ step: 'exit', move: 'exitTerminal', unpaid: '70.50' });
    expect(await kiosk.post('exit')).toMatchObject({
      status: 409,
      body: { code: 'services_unpaid', params: { unpaid: '70.50' } },
    });
  });

  it('is told to try again when the process cannot be reached, and nothing is written', async () => {
    const kiosk = await signedIn(truck);
    expect(await kiosk.post('arrive')).toMatchObject({ status: 503, body: { code: 'temporal_unavailable' } });
    expect(await journeyOf(kiosk)).toMatchObject({ step: 'checkIn' });
  });
});
