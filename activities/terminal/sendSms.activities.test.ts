import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startSmsGateway, type SmsGateway } from '#tools/simulator/smsGateway/server.ts';
import type { SmsDelivery, SmsRecords } from '#workflows/terminal/sendSms.activities.ts';
import { NotTaken, type SmsProvider } from '../sms/provider.ts';
import { smsapi } from '../sms/smsapi.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { sendSmsActivities } from './sendSms.activities.ts';

let terminal: TestTerminal;
let gateway: SmsGateway;
let activities: SmsDelivery & SmsRecords;

beforeAll(async () => {
  terminal = await createTestTerminal();
});
afterAll(() => terminal.close());
beforeEach(async () => {
  gateway = await startSmsGateway({ port: 0, token: 'secret' });
  const sms = smsapi({ url: gateway.url, token: 'secret', sender: 'Keja' });
  activities = sendSmsActivities({ ...terminal.dependencies, sms });
});
afterEach(() => gateway.close());

const written = async (body: string, ...phoneNumbers: string[]): Promise<number> => {
  const recipients = phoneNumbers.map((phoneNumber) => ({ phoneNumber }));
  return (await terminal.database.records.create(systemActor, 'outgoingSms', { body, recipients })).id;
};
const recordOf = (id: number) => terminal.database.records.get(systemActor, 'outgoingSms', id);

describe('a provider that knows no ids of ours', () => {
  const message = async () => ({ outgoingSmsId: await written('Bilet 18', '600100209') });
  /** Takes messages as it is told to: `lost` takes one and its answer never arrives. */
  const centre = (...answers: ('taken' | 'lost' | 'not taken')[]) => {
    let taken = 0;
    const sms: SmsProvider = {
      refusesRepeats: false,
      send: async () => {
        const answer = answers.shift() ?? 'taken';
        if (answer === 'not taken') throw new NotTaken('busy');
        taken += 1;
        if (answer === 'lost') throw new Error('cut off');
        return { providerId: `m${taken}` };
      },
    };
    const delivery = sendSmsActivities({ ...terminal.dependencies, sms });
    return {
      deliver: (input: { outgoingSmsId: number }) => delivery.deliverSms(input),
      taken: () => taken,
    };
  };

  it('is handed a message once, however often the step is asked for, and its id is kept', async () => {
    const { deliver, taken } = centre();
    const sms = await message();
    const first = await deliver(sms);
    expect(await deliver(sms)).toEqual(first);
    expect(first.messages).toMatchObject([{ providerId: 'm1' }]);
    expect(taken()).toBe(1);
  });

  it('is not handed it again when it may have taken it: nobody is called twice', async () => {
    const { deliver, taken } = centre('lost');
    const sms = await message();
    await expect(deliver(sms)).rejects.toThrow('cut off');
    const { messages } = await deliver(sms);
    // The id of the provider is not known: ours stands in its place.
    expect(messages[0]?.providerId).toMatch(/^sms-\d+-\d+$/);
    expect(taken()).toBe(1);
  });

  it('is handed it again when it has certainly not taken it', async () => {
    const { deliver, taken } = centre('not taken');
    const sms = await message();
    await expect(deliver(sms)).rejects.toThrow('busy');
    expect((await deliver(sms)).messages).toMatchObject([{ providerId: 'm1' }]);
    expect(taken()).toBe(1);
  });
});

it('a message is not noted as handed over before its provider is ready', async () => {
  const id = await written('Bilet 18', '600100209');
  const asked = Promise.withResolvers<void>();
  // As if the process ended while it waits for the connection.
  const waits = () => {
    asked.resolve();
    return new Promise<never>(() => undefined);
  };
  const away: SmsProvider = { refusesRepeats: false, ready: waits, send: waits };
  void sendSmsActivities({ ...terminal.dependencies, sms: away }).deliverSms({ outgoingSmsId: id });
  await asked.promise;
  let taken = 0;
  const back: SmsProvider = {
    refusesRepeats: false,
    ready: async () => undefined,
    send: async () => ({ providerId: `m${(taken += 1)}` }),
  };
  const delivery = sendSmsActivities({ ...terminal.dependencies, sms: back });
  expect((await delivery.deliverSms({ outgoingSmsId: id })).messages).toMatchObject([{ providerId: 'm1' }]);
  expect(taken).toBe(1);
});

describe('an SMS', () => {
  it('handed over twice reaches each recipient once', async () => {
    const id = await written('Bilet 17', '600 100 201', '+48 600 100 202');
    const first = await activities.deliverSms({ outgoingSmsId: id });
    expect(first.messages).toHaveLength(2);
    await activities.deliverSms({ outgoingSmsId: id });
    expect(gateway.messages.map(({ number, body }) => [number, body])).toEqual([
      ['48600100201', 'Bilet 17'],
      ['48600100202', 'Bilet 17'],
    ]);
  });

  it('goes out in letters that telephones have', async () => {
    await activities.deliverSms({
      outgoingSmsId: await written('Wjedź na wagę nr 2 — dziękujemy', '600100201'),
    });
    expect(gateway.messages[0]?.body).toBe('Wjedz na wage nr 2 - dziekujemy');
  });

  it('keeps its letters where an administrator wants that, and says how many messages it took', async () => {
    const { records } = terminal.database;
    const [item] = await terminal.rows<{ id: number }>(
      sql`select id from app_setting_item where name = 'smsLetters'`,
    );
    const set = await records.create(systemActor, 'appSetting', { setting: item?.id, value: 'kept' });
    const body = 'Wjedź na wagę nr 2. Zgłoś się do obsługi, gdy waga pokaże wynik ważenia.';
    const id = await written(body, '600100201');
    const { messages } = await activities.deliverSms({ outgoingSmsId: id });
    await activities.markSmsSent({ key: `sms-${id}:sent`, outgoingSmsId: id, messages });
    await records.update(systemActor, 'appSetting', set.id, { value: 'plain' });
    expect(gateway.messages[0]).toMatchObject({ body, parts: 2 });
    expect(await recordOf(id)).toMatchObject({ parts: 2 });
  });

  it('an SMS to no telephone is refused for good', async () => {
    const id = await written('Bilet', '+48 11 222 33');
    await expect(activities.deliverSms({ outgoingSmsId: id })).rejects.toMatchObject({
      type: 'phone_invalid',
      nonRetryable: true,
    });
    expect(gateway.messages).toEqual([]);
  });

  it.each([
    ['first', ['+48 11 222 33', '600100203'], [false, true]],
    ['last', ['600100203', '+48 11 222 33'], [true, false]],
  ])(
    'an SMS whose %s recipient has no telephone reaches the other, and says who was not reached',
    async (_which, numbers, sent) => {
      const id = await written('Bilet 17', ...numbers);
      const { messages, unreachable } = await activities.deliverSms({ outgoingSmsId: id });
      expect(gateway.messages.map(({ number }) => number)).toEqual(['48600100203']);
      expect([messages.length, unreachable?.length]).toEqual([1, 1]);
      await activities.markSmsSent({ key: `sms-${id}:sent`, outgoingSmsId: id, messages });
      const { recipients } = (await recordOf(id)) as unknown as { recipients: { sent: boolean }[] };
      expect(recipients.map((recipient) => recipient.sent)).toEqual(sent);
    },
  );

  it('is marked sent and delivered once, with its parts and the provider’s id', async () => {
    const id = await written('Bilet 17', '600100201');
    const { messages } = await activities.deliverSms({ outgoingSmsId: id });
    for (let times = 0; times < 2; times += 1) {
      await activities.markSmsSent({ key: `sms-${id}:sent`, outgoingSmsId: id, messages });
    }
    const sent = await recordOf(id);
    expect(sent).toMatchObject({
      sent: true,
      status: 'sent',
      parts: 1,
      providerId: messages[0]?.providerId,
      recipients: [{ sent: true }],
    });
    for (let times = 0; times < 2; times += 1)
      await activities.closeSms({ key: `sms-${id}:closed`, outgoingSmsId: id, outcome: 'delivered' });
    expect(await recordOf(id)).toMatchObject({ status: 'delivered', failure: null });
  });

  /** @returns the ids of so many messages with the code of one truck, of which each has replaced the one before */
  const codeTexted = async (minutesLeft: number, times = 1): Promise<number[]> => {
    const { database } = terminal;
    const truck = await database.records.create(systemActor, 'disposition', {});
    await sql`insert into kiosk_code (disposition_id, sealed_code, attempts, created_at, expires_at)
      values (${truck.id}, ${database.secrets.seal('482913')}, 0, now(),
        now() + make_interval(mins => ${minutesLeft}))`.execute(database.sql);
    const ids: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const { id } = await database.records.create(systemActor, 'outgoingSms', {
        body: 'Kod potwierdzenia: ******. Ważny 10 minut.',
        template: 'authCode',
        disposition: truck.id,
        recipients: [{ phoneNumber: '600100201' }],
      });
      ids.push(id);
    }
    return ids;
  };

  it('an SMS with a code is written without it, and goes out with it', async () => {
    const [id = 0] = await codeTexted(5);
    const { messages } = await activities.deliverSms({ outgoingSmsId: id });
    await activities.markSmsSent({ key: `sms-${id}:sent`, outgoingSmsId: id, messages });
    expect(gateway.messages[0]?.body).toContain('482913');
    expect(await recordOf(id)).toMatchObject({ body: 'Kod potwierdzenia: ******. Ważny 10 minut.' });
  });

  it('an SMS whose code has expired or was replaced, while the provider was away, goes to nobody', async () => {
    const [expired = 0] = await codeTexted(-1);
    const [replaced = 0, last = 0] = await codeTexted(5, 2);
    for (const outgoingSmsId of [expired, replaced])
      await expect(activities.deliverSms({ outgoingSmsId })).rejects.toMatchObject({
        type: 'sms_code_expired',
        nonRetryable: true,
      });
    expect(gateway.messages).toEqual([]);
    expect((await activities.deliverSms({ outgoingSmsId: last })).messages).toHaveLength(1);
  });

  it.each([
    ['undelivered', 'failed', 'undelivered'],
    ['givenUp', 'failed', 'givenUp'],
    ['unknown', 'sent', 'noReceipt'],
  ] as const)('an SMS that ended %s stands as %s with the reason', async (outcome, status, failure) => {
    const id = await written('Bilet 17', '600100201');
    await activities.closeSms({ key: `sms-${id}:closed`, outgoingSmsId: id, outcome });
    expect(await recordOf(id)).toMatchObject({ status, failure });
  });

  it('asks for its sending in the transaction that writes it', async () => {
    const id = await written('Bilet 17', '600100201');
    const rows = await terminal.rows(
      sql`select kind from outbox where (payload->>'outgoingSmsId')::int = ${id}`,
    );
    expect(rows).toEqual([{ kind: 'sendSms' }]);
  });
});
