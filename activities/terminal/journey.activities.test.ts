import { sql } from 'kysely';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import type { CountryCode } from 'libphonenumber-js/max';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryCodesOf, localeOf } from '#domain/kernel/language.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { driverLanguage, type DriverLanguage } from '#domain/terminal/driverLanguage.ts';
import { smsTemplates, smsText } from '#domain/terminal/smsTemplates.ts';
import { typeWeight } from '#database/weighing/enteredWeights.ts';
import type {
  JourneyActivities,
  TransitionStep,
  WeighingStep,
} from '#workflows/terminal/journey.activities.ts';
import { refusedWith } from '../testing/refusedWith.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { journeyActivities } from './journey.activities.ts';

let terminal: TestTerminal;
let activities: JourneyActivities;

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = journeyActivities(terminal.dependencies);
});
afterAll(() => terminal.close());

let steps = 0;
/** A step. It writes `carsQueueStatus`, the status in the queue, and `statuses`, one after the other, of the disposition. */
const step = (dispositionId: number, some: Partial<TransitionStep> = {}): TransitionStep => ({
  key: `journey-${dispositionId}:step-${(steps += 1)}`,
  dispositionId,
  move: 'arrive',
  by: null,
  at: '2026-11-20T08:00:00.000Z',
  carsQueueStatus: 'Accepted',
  statuses: ['OnTheWay'],
  leaveUntil: null,
  sms: null,
  ...some,
});
const weighing = (
  dispositionId: number,
  captureId: string,
  some: Partial<WeighingStep> = {},
): WeighingStep => ({
  ...step(dispositionId, {
    move: 'recordWeighing',
    carsQueueStatus: 'ParkingExit',
    statuses: ['SecondWeighing'],
  }),
  captureId,
  scaleId: terminal.scaleId,
  kind: 'tare',
  tonnes: '14.520',
  weights: { gross: null, tare: '14.520', net: null },
  numberOfWeighted: 1,
  complete: false,
  ...some,
});
const twice = async (work: () => Promise<void>): Promise<void> => {
  await work();
  await work();
};
const countOf = async (table: string, dispositionId: number): Promise<number> => {
  const [row] = await terminal.rows(
    sql<{ count: string }>`select count(*) from ${sql.table(table)} where disposition_id = ${dispositionId}`,
  );
  return Number(row?.count);
};

describe('a step of the journey', () => {
  it('done twice is one change of both statuses, one line of history and one SMS', async () => {
    const id = await terminal.newDisposition();
    const call = step(id, {
      move: 'allowEntry',
      carsQueueStatus: 'EntryAllowed',
      leaveUntil: '2026-11-20T08:20:00.000Z',
      sms: { template: 'allowEntry', minutes: 20, required: false },
    });
    await twice(() => activities.moveDisposition(call));
    expect(await terminal.disposition(id)).toMatchObject({
      carsQueueStatus: 'EntryAllowed',
      state: 'OnTheWay',
      entryAllowedAt: '2026-11-20T08:00:00.000Z',
      leaveParkingUntil: '2026-11-20T08:20:00.000Z',
    });
    expect(await countOf('disposition_status_history', id)).toBe(1);
    expect(await countOf('outgoing_sms', id)).toBe(1);
  });

  it('done by two workers at once is done once', async () => {
    const id = await terminal.newDisposition();
    const start = step(id, {
      move: 'sendStartSms',
      carsQueueStatus: 'OnTheWay',
      sms: { template: 'start', minutes: 0, required: true },
    });
    await Promise.all([1, 2, 3].map(() => activities.moveDisposition(start)));
    expect(await countOf('outgoing_sms', id)).toBe(1);
    const outbox = await terminal.rows(sql`
      select 1 from outbox o join outgoing_sms s on (o.payload->>'outgoingSmsId')::int = s.id
      where o.kind = 'sendSms' and s.disposition_id = ${id}`);
    expect(outbox).toHaveLength(1);
  });

  it('a step of the journey that comes late, from where the record does not stand any more, is refused and writes nothing', async () => {
    const id = await terminal.newDisposition();
    const waiting = { queue: 'Accepted', disposition: 'OnTheWay' } as const;
    await activities.moveDisposition(step(id));
    await activities.moveDisposition(step(id, { move: 'remove', carsQueueStatus: 'Deleted', from: waiting }));
    const late = step(id, { move: 'allowEntry', carsQueueStatus: 'EntryAllowed', from: waiting });
    expect(await refusedWith(activities.moveDisposition(late))).toBe('truck_moved_on');
    expect(await terminal.disposition(id)).toMatchObject({ carsQueueStatus: 'Deleted' });
    expect(await countOf('disposition_status_history', id)).toBe(2);
  });

  it('a step of the journey that fails leaves nothing behind', async () => {
    const id = await terminal.newDisposition({ driverPhoneNumber: '12345678' });
    const start = step(id, { move: 'sendStartSms', sms: { template: 'start', minutes: 0, required: true } });
    expect(await refusedWith(activities.moveDisposition(start))).toBe('phone_invalid');
    expect(await countOf('disposition_status_history', id)).toBe(0);
    expect(await terminal.disposition(id)).toMatchObject({ carsQueueStatus: 'OnTheWay' });
  });

  it('goes on without a message when there is no telephone, unless the message is the step', async () => {
    const [driver] = await terminal.rows(
      sql<{
        id: number;
      }>`insert into driver (created_at, updated_at, name) values (now(), now(), 'Bez Telefonu') returning id`,
    );
    const id = await terminal.newDisposition({ driver: driver?.id, driverPhoneNumber: '' });
    await activities.moveDisposition(
      step(id, { sms: { template: 'allowEntry', minutes: 20, required: false } }),
    );
    expect(await countOf('outgoing_sms', id)).toBe(0);
    const start = step(id, { move: 'sendStartSms', sms: { template: 'start', minutes: 0, required: true } });
    expect(await refusedWith(activities.moveDisposition(start))).toBe('phone_missing');
  });

  it.each(['customer', 'vendor', 'forwarder'] as const)(
    'texts no driver of a %s that does not want it, unless the message is the step',
    async (party) => {
      const { records } = terminal.database;
      const quiet = await records.create(systemActor, 'counterparty', {
        name: `Quiet ${party}`,
        sendDriversSms: false,
        isVendor: party === 'vendor',
        isForwarder: party === 'forwarder',
      });
      const id = await terminal.newDisposition({ [party]: quiet.id });
      const call = { template: 'allowEntry', minutes: 20, required: false } as const;
      await activities.moveDisposition(
        step(id, { move: 'allowEntry', carsQueueStatus: 'EntryAllowed', sms: call }),
      );
      expect(await countOf('outgoing_sms', id)).toBe(0);
      const start = { template: 'start', minutes: 0, required: true } as const;
      await activities.moveDisposition(
        step(id, { move: 'sendStartSms', carsQueueStatus: 'OnTheWay', sms: start }),
      );
      expect(await countOf('outgoing_sms', id)).toBe(1);
    },
  );

  it('leaves who did it, and how long what went before had lasted', async () => {
    const id = await terminal.newDisposition();
    const [user] = await terminal.rows(sql<{ id: number }>`select id from "user" where login = 'operator'`);
    await activities.moveDisposition(step(id, { at: '2026-11-20T08:00:00.000Z' }));
    await activities.moveDisposition(
      step(id, { move: 'reserve', carsQueueStatus: 'EntryReserved', at: '2026-11-20T08:05:00.000Z' }),
    );
    await activities.moveDisposition(
      step(id, {
        move: 'allowEntry',
        carsQueueStatus: 'EntryAllowed',
        at: '2026-11-20T08:15:30.000Z',
        by: user?.id ?? null,
      }),
    );
    await activities.moveDisposition(
      step(id, {
        move: 'leaveParking',
        carsQueueStatus: 'ParkingExit',
        statuses: ['ParkingExit'],
        at: '2026-11-20T08:20:00.000Z',
      }),
    );
    const history = await terminal.rows(sql`
      select move, duration, st_duration, author_id from disposition_status_history where disposition_id = ${id} order by id`);
    // In seconds: `duration` of the status in the queue before this move, `st_duration` of the status of the disposition.
    expect(history).toEqual([
      { move: 'arrive', duration: null, st_duration: null, author_id: null },
      { move: 'reserve', duration: 300, st_duration: null, author_id: null },
      { move: 'allowEntry', duration: 630, st_duration: null, author_id: user?.id },
      { move: 'leaveParking', duration: 270, st_duration: 1200, author_id: null },
    ]);
  });

  const countryOf = (language: DriverLanguage) => localeOf(language).split('-')[1] as CountryCode;
  /** A valid telephone number in the country of each language. */
  const phoneOf = Object.fromEntries(
    driverLanguage.values.map((language) => [
      language,
      `${countryCodesOf(language)[0]}${examples[countryOf(language)]}`,
    ]),
  ) as Record<DriverLanguage, string>;
  /** Wherever a driver's language may be known from; what counts less says something else. */
  const sources: Record<
    'chosen at the kiosk' | 'on the card' | 'of the phone',
    (language: DriverLanguage) => Record<'driverLanguage' | 'card' | 'driverPhoneNumber', string | null>
  > = {
    'chosen at the kiosk': (language) => ({
      driverLanguage: language,
      card: language === 'it' ? 'es' : 'it',
      driverPhoneNumber: phoneOf.fr,
    }),
    'on the card': (card) => ({ driverLanguage: null, card, driverPhoneNumber: phoneOf.fr }),
    'of the phone': (language) => ({
      driverLanguage: null,
      card: null,
      driverPhoneNumber: phoneOf[language],
    }),
  };
  const messages = smsTemplates.filter((template) => template !== 'authCode');

  it.each(Object.entries(sources))(
    'writes every message in the driver’s language %s',
    async (_source, valuesOf) => {
      for (const language of driverLanguage.values) {
        const { card, ...values } = valuesOf(language);
        const driver = await terminal.database.records.create(systemActor, 'driver', {
          name: 'Somebody',
          language: card,
        });
        const id = await terminal.newDisposition({ ...values, driver: driver.id });
        const { driverTicket, numberStr } = await terminal.disposition(id);
        const ticket = String(driverTicket);
        const link = `http://terminal.example/kiosk/?ticket=${ticket}&lang=${language}`;
        const minutes = 20;
        const facts = { ticket, number: String(numberStr), link, minutes, code: '' };
        for (const template of messages) {
          await activities.moveDisposition(step(id, { sms: { template, minutes, required: false } }));
        }
        const written = await terminal.rows(sql<{ body: string; template: string }>`
          select body, template from outgoing_sms where disposition_id = ${id} order by id`);
        expect(written).toEqual(
          messages.map((template) => ({
            template,
            body: smsText(template, facts, language, 'plain'),
          })),
        );
      }
    },
  );
});

describe('a driver whose time is nearly over', () => {
  const warnings = async (id: number) =>
    terminal.rows(sql<{ body: string }>`
      select body from outgoing_sms where disposition_id = ${id} and template = 'leaveSoon'`);

  it('is told so once, and not when the truck has gone on meanwhile', async () => {
    const stay = 'EntryAllowed';
    const id = await terminal.newDisposition();
    const warning = { key: `journey-${id}:leaveSoon`, dispositionId: id, stay, minutes: 5 } as const;
    await activities.warnBeforeDeadline({ ...warning, key: `${warning.key}:early` });
    expect(await warnings(id)).toEqual([]);
    await activities.moveDisposition(step(id, { move: 'allowEntry', carsQueueStatus: stay }));
    await twice(() => activities.warnBeforeDeadline(warning));
    expect(await warnings(id)).toEqual([{ body: expect.stringContaining('-> TERMINAL, 5 min') }]);
  });
});

describe('opening a journey', () => {
  it('answers the same for the same key, whatever the record has become', async () => {
    const id = await terminal.newDisposition();
    const first = await activities.openJourney({ key: `journey-${id}:open:1`, dispositionId: id });
    expect(first).toMatchObject({
      queue: 'OnTheWay',
      disposition: 'OnTheWay',
      weighingStationId: terminal.stationId,
      plan: { scalesType: 'GrossAndTara', type: 'Loading', loadCapacity: '26.000' },
    });
    await activities.moveDisposition(step(id));
    expect(await activities.openJourney({ key: `journey-${id}:open:1`, dispositionId: id })).toEqual(first);
    expect(await activities.openJourney({ key: `journey-${id}:open:2`, dispositionId: id })).toMatchObject({
      queue: 'Accepted',
    });
  });

  it('is refused for a disposition that is not there', async () => {
    expect(await refusedWith(activities.openJourney({ key: 'journey-0:open', dispositionId: 0 }))).toBe(
      'record_not_found',
    );
  });
});

describe('a weighing', () => {
  it('done twice is one record with one weight; the second weight completes it', async () => {
    const id = await terminal.newDisposition();
    const tare = weighing(id, await terminal.accept('14.520'));
    await twice(() => activities.recordWeighing(tare));
    expect(await terminal.disposition(id)).toMatchObject({
      numberOfWeighted: 1,
      tare: '14.520',
      netto: null,
      state: 'SecondWeighing',
    });
    const gross = weighing(id, await terminal.accept('39.080'), {
      kind: 'gross',
      tonnes: '39.080',
      statuses: ['Loaded'],
      weights: { gross: '39.080', tare: '14.520', net: '24.560' },
      numberOfWeighted: 2,
      complete: true,
    });
    await twice(() => activities.recordWeighing(gross));
    const disposition = await terminal.disposition(id);
    expect(disposition).toMatchObject({
      numberOfWeighted: 2,
      brutto: '39.080',
      netto: '24.560',
      state: 'Loaded',
    });
    expect(disposition.endWeighting).not.toBeNull();
    expect(await countOf('weighing_record', id)).toBe(1);
    const rows = await terminal.rows(sql`
      select w.kind, w.weight, w.capture_id from weighing_record_weighings w join weighing_record r on r.id = w.parent_id
      where r.disposition_id = ${id} order by w.row_number`);
    expect(rows).toEqual([
      { kind: 'tare', weight: '14.520', capture_id: tare.captureId },
      { kind: 'gross', weight: '39.080', capture_id: gross.captureId },
    ]);
  });

  it('keeps the plate, the identity document and the ticket that the truck was weighed with', async () => {
    const { records } = terminal.database;
    const vehicle = await records.create(systemActor, 'vehicle', { name: 'GD 1WEIGH' });
    const driver = await records.create(systemActor, 'driver', { name: 'Ewa', documentNumber: 'ABC 123456' });
    const id = await terminal.newDisposition({ vehicle: vehicle.id, driver: driver.id });
    const { driverTicket } = await terminal.disposition(id);
    await activities.recordWeighing(weighing(id, await terminal.accept('14.520')));
    await records.update(systemActor, 'vehicle', vehicle.id, { name: 'GD 2OTHER' });
    await records.update(systemActor, 'driver', driver.id, { documentNumber: 'XYZ 999999' });
    const gross = { kind: 'gross', tonnes: '39.080', numberOfWeighted: 2 } as const;
    await activities.recordWeighing(weighing(id, await terminal.accept('39.080'), gross));
    expect(
      await terminal.rows(
        sql`select car_number, id_card, ticket_number from weighing_record where disposition_id = ${id}`,
      ),
    ).toEqual([{ car_number: 'GD 1WEIGH', id_card: 'ABC 123456', ticket_number: driverTicket }]);
  });

  it('gives the weighing a barcode by the prefix of the scale that weighed last, and is found by it', async () => {
    const { records } = terminal.database;
    const scaleId = (await records.create(systemActor, 'scale', { name: 'Waga 7', barCodePrefix: 'w-7' })).id;
    const id = await terminal.newDisposition();
    const weighingRecords = () =>
      terminal.rows(sql<{ id: number; number: string; code: string | null }>`
        select id, number_str as number, bar_code as code from weighing_record where disposition_id = ${id}`);
    await activities.recordWeighing(weighing(id, await terminal.accept('14.520')));
    expect(await weighingRecords()).toMatchObject([{ code: null }]);
    const gross = { kind: 'gross', tonnes: '39.080', numberOfWeighted: 2, scaleId } as const;
    await activities.recordWeighing(weighing(id, await terminal.accept('39.080', { scaleId }), gross));
    const [record] = await weighingRecords();
    expect(record?.code).toBe(`W7${record?.number}`);
    const scanned = {
      filter: { kind: 'search', words: [String(record?.code)] },
      sort: [],
      limit: 2,
      offset: 0,
    } as const;
    expect((await records.list(systemActor, 'weighingRecord', scanned)).rows).toMatchObject([
      { id: record?.id },
    ]);
  });

  it('a weighing where nothing is weighed leaves a ticket like any other at the exit, in the shift of the exit', async () => {
    const { records } = terminal.database;
    const weighingStation = (
      await records.create(systemActor, 'weighingStation', {
        name: 'By its papers',
        scalesType: 'WithoutWeighing',
      })
    ).id;
    const id = await terminal.newDisposition({ weighingStation, nettoRegistered: '22.000' });
    const { vehicleId, driverTicket } = await terminal.disposition(id);
    const exit = step(id, { move: 'exitTerminal', carsQueueStatus: 'TerminalExit' });
    await twice(() => activities.moveDisposition(exit));
    const plate = (await records.get(systemActor, 'vehicle', Number(vehicleId))).name;
    const tickets = await terminal.rows(sql`
      select netto, netto_time = ${exit.at} as at_exit, car_number, ticket_number
      from weighing_record where disposition_id = ${id}`);
    expect(tickets).toEqual([
      { netto: '22.000', at_exit: true, car_number: plate, ticket_number: driverTicket },
    ]);
  });

  it('asks for its weight again after a crash and gets the one it has recorded', async () => {
    const id = await terminal.newDisposition();
    const captureId = await terminal.accept('14.520');
    const recorded = weighing(id, captureId);
    await activities.recordWeighing(recorded);
    const wish = { dispositionId: id, captureId, scaleId: terminal.scaleId };
    expect(await activities.readCapturedWeight({ key: recorded.key, ...wish })).toEqual({ tonnes: '14.520' });
    expect(await refusedWith(activities.readCapturedWeight({ key: 'another step', ...wish }))).toBe(
      'weight_already_used',
    );
  });

  it('taken back twice is taken back once; the last one cancels the record, and the next makes a new one', async () => {
    const id = await terminal.newDisposition();
    await activities.recordWeighing(weighing(id, await terminal.accept('14.520')));
    const removal = {
      ...step(id, {
        move: 'removeWeighing',
        carsQueueStatus: 'ParkingExit',
        statuses: ['RemoveWeight', 'NaTerminalu'],
      }),
      kind: 'tare',
      weights: { gross: null, tare: null, net: null },
      numberOfWeighted: 0,
    } as const;
    await twice(() => activities.removeWeighing(removal));
    expect(await terminal.disposition(id)).toMatchObject({
      numberOfWeighted: 0,
      tare: null,
      state: 'NaTerminalu',
      beginWeighting: null,
    });
    const history = await terminal.rows(
      sql`select st_status from disposition_status_history where disposition_id = ${id} order by id`,
    );
    expect(history).toEqual([
      { st_status: 'SecondWeighing' },
      { st_status: 'RemoveWeight' },
      { st_status: 'NaTerminalu' },
    ]);
    await activities.recordWeighing(
      weighing(id, await terminal.accept('14.540'), {
        tonnes: '14.540',
        weights: { gross: null, tare: '14.540', net: null },
      }),
    );
    const records = await terminal.rows(
      sql`select cancel_weighting, tare from weighing_record where disposition_id = ${id} order by id`,
    );
    expect(records).toEqual([
      { cancel_weighting: true, tare: null },
      { cancel_weighting: false, tare: '14.540' },
    ]);
  });

  it('cargo in portions keeps the time of its net weight when only its last portion is taken back', async () => {
    const id = await terminal.newDisposition();
    const net = (tonnes: string) => ({ gross: null, tare: null, net: tonnes });
    const takenAt = new Date(Date.now() - 60_000).toISOString();
    const first = await terminal.accept('12.000', { at: takenAt });
    await activities.recordWeighing(
      weighing(id, first, { kind: 'net', tonnes: '12.000', weights: net('12.000') }),
    );
    const second = await terminal.accept('11.500');
    await activities.recordWeighing(
      weighing(id, second, { kind: 'net', tonnes: '11.500', weights: net('23.500'), numberOfWeighted: 2 }),
    );
    await activities.removeWeighing({
      ...step(id, {
        move: 'removeWeighing',
        carsQueueStatus: 'ParkingExit',
        statuses: ['RemoveWeight', 'SecondWeighing'],
      }),
      kind: 'net',
      weights: net('12.000'),
      numberOfWeighted: 1,
    });
    const tickets = await terminal.rows(sql`
      select netto, netto_time = ${takenAt} as as_taken, scale_netto_id
      from weighing_record where disposition_id = ${id}`);
    // The shift report counts a net weight by its time.
    expect(tickets).toEqual([{ netto: '12.000', as_taken: true, scale_netto_id: terminal.scaleId }]);
  });
});

describe('a weight from the memory', () => {
  const read = async (captureId: string, some: { scaleId?: number; dispositionId?: number } = {}) => {
    const dispositionId = some.dispositionId ?? (await terminal.newDisposition());
    return refusedWith(
      activities.readCapturedWeight({
        key: `read-${captureId}`,
        dispositionId,
        captureId,
        scaleId: some.scaleId ?? terminal.scaleId,
      }),
    );
  };

  it('is refused if the memory does not have the weight', async () => {
    expect(await read('1b4e28ba-2fa1-11d2-883f-0016d3cca427')).toBe('weight_not_found');
  });

  it('is refused if the scale has a newer weight', async () => {
    const older = await terminal.accept('14.520');
    await terminal.accept('14.540');
    expect(await read(older)).toBe('weight_not_current');
  });

  // W2 is a scale of another station.
  it('is refused if the weight is older than ten minutes', async () => {
    const [other] = await terminal.rows(sql<{ id: number }>`select id from scale where code = 'W2'`);
    const longAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    const tooOld = await terminal.accept('14.520', { scaleId: other?.id ?? 0, at: longAgo });
    const unbound = await terminal.newDisposition({ weighingStation: null });
    expect(await read(tooOld, { scaleId: other?.id ?? 0, dispositionId: unbound })).toBe(
      'weight_not_current',
    );
  });

  it('must come from the scale that is named, and that scale must stand at the station', async () => {
    const [other] = await terminal.rows(sql<{ id: number }>`select id from scale where code = 'W2'`);
    const there = await terminal.accept('14.520', { scaleId: other?.id ?? 0 });
    expect(await read(there)).toBe('weight_not_found');
    expect(await read(there, { scaleId: other?.id ?? 0 })).toBe('weighing_not_expected');
    const sent = await terminal.newDisposition({ scaleTwo: other?.id });
    expect(await read(there, { scaleId: other?.id ?? 0, dispositionId: sent })).toBe('not refused');
  });

  it('is refused above what its scale measures, and taken at exactly that', async () => {
    const { records } = terminal.database;
    const scaleId = (
      await records.create(systemActor, 'scale', {
        name: 'Waga 60 t',
        maximumWeight: '60.000',
        weighingStation: terminal.stationId,
      })
    ).id;
    const on = (tonnes: string) => terminal.accept(tonnes, { scaleId });
    expect(await read(await on('60.001'), { scaleId })).toBe('weight_above_capacity');
    expect(await read(await on('60.000'), { scaleId })).toBe('not refused');
  });

  it('a weight from the memory that a person read off the broken indicator of a bunker is the cargo itself', async () => {
    const { database } = terminal;
    const protocol = await database.records.create(systemActor, 'scaleProtocol', {
      name: 'Bez odczytu',
      type: 'Mechanical',
    });
    const { id: scaleId } = await database.records.create(systemActor, 'scale', {
      name: 'Bunkier bez wskaźnika',
      scalesType: 'Bunker',
      scaleProtocol: protocol.id,
      maximumWeight: '30.000',
    });
    const typed = (tonnes: string) =>
      database.transaction((tx) => typeWeight(tx, { scaleId, by: null, why: 'wskaźnik', tonnes }));
    const dispositionId = await terminal.newDisposition({ weighingStation: null, scale: scaleId });
    expect(await read(await typed('12.340'), { scaleId, dispositionId })).toBe('not refused');
    await expect(typed('30.001')).rejects.toMatchObject({ code: 'weight_above_capacity' });
    const measured = await terminal.accept('11.000', { scaleId });
    expect(await read(measured, { scaleId, dispositionId })).toBe('batches_not_summed');
  });

  it('wanted by two desks at once is recorded by one', async () => {
    const captureId = await terminal.accept('14.520');
    const desks = await Promise.all([terminal.newDisposition(), terminal.newDisposition()]);
    const outcomes = await Promise.all(
      desks.map((id) => refusedWith(activities.recordWeighing(weighing(id, captureId)))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['not refused', 'weight_already_used']));
    expect(
      await terminal.rows(sql`select 1 from weighing_record_weighings where capture_id = ${captureId}`),
    ).toHaveLength(1);
  });
});

describe('an overrun', () => {
  const lastMove = async (id: number): Promise<string | undefined> => {
    const [last] = await terminal.rows(
      sql<{
        move: string;
      }>`select move from disposition_status_history where disposition_id = ${id} order by id desc`,
    );
    return last?.move;
  };

  it('raised twice is one punishment at its configured price, and a line that operators see', async () => {
    const id = await terminal.newDisposition();
    await activities.moveDisposition(step(id, { move: 'allowEntry', carsQueueStatus: 'EntryAllowed' }));
    const overrun = {
      key: `journey-${id}:overrun:EntryAllowed`,
      dispositionId: id,
      stay: 'EntryAllowed',
      at: '2026-11-20T08:20:00.000Z',
    } as const;
    await twice(() => activities.raiseOverrun(overrun));
    const punishments = await terminal.rows(sql`
      select p.amount, p.is_paid, p.is_handcrafted, t.code from punishment p join punishment_type t on t.id = p.punishment_type_id
      where p.disposition_id = ${id}`);
    expect(punishments).toEqual([
      { amount: '50.00', is_paid: false, is_handcrafted: false, code: 'overstayMainParking' },
    ]);
    expect(await lastMove(id)).toBe('overrun');
  });

  it('an overrun of a kind that is not for drivers from outside costs nothing, and is in the history all the same', async () => {
    const { records } = terminal.database;
    const type = await records.predefined(systemActor, 'punishmentType', 'overstayExtraParking');
    await records.update(systemActor, 'punishmentType', type.id, { useForExternalDrivers: false });
    const id = await terminal.newDisposition();
    await activities.moveDisposition(
      step(id, { move: 'enterExtraParking', carsQueueStatus: 'EntryAddParking' }),
    );
    await activities.raiseOverrun({
      key: `journey-${id}:overrun:EntryAddParking`,
      dispositionId: id,
      stay: 'EntryAddParking',
      at: '2026-11-20T08:20:00.000Z',
    });
    expect(await countOf('punishment', id)).toBe(0);
    expect(await lastMove(id)).toBe('overrun');
  });

  it('an overrun that comes after the truck has left costs nothing and is not told', async () => {
    const id = await terminal.newDisposition();
    await activities.moveDisposition(step(id, { move: 'allowEntry', carsQueueStatus: 'EntryAllowed' }));
    await activities.moveDisposition(step(id, { move: 'leaveParking', carsQueueStatus: 'ParkingExit' }));
    await activities.raiseOverrun({
      key: `journey-${id}:overrun:EntryAllowed`,
      dispositionId: id,
      stay: 'EntryAllowed',
      at: '2026-11-20T08:20:00.000Z',
    });
    expect(await countOf('punishment', id)).toBe(0);
    expect(await lastMove(id)).toBe('leaveParking');
  });
});
