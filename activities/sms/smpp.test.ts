import type { AddressInfo, Server } from 'node:net';
import smpp, { type Pdu, type Session } from 'smpp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import { smppCentre, type SmppSettings } from './smpp.ts';
import { receiptOf } from './smppConnection.ts';
import type { SmsProvider } from './provider.ts';

/** An SMS centre made of the library's server: takes what it is told to, and says so later. */
let centre: Server;
let sessions: Session[];
/** How often somebody asked to be let in. */
let bound: number;
let taken: Pdu[];
let answers: (number | 'hang up' | 'silence' | 'no id')[];
/** Whether the centre says that it is still there. */
let isAlive: boolean;
let provider: SmsProvider;
let url = '';

const message = { to: '+48600100200', body: 'Bilet 17: wjazd', idx: 'sms-1-1', notifyUrl: '' };
const connect = (password = 'secret', more: Partial<SmppSettings> = {}) =>
  smppCentre({ url, systemId: 'keja', password, sender: 'Keja', timeoutMs: 2_000, ...more });

beforeEach(async () => {
  bound = 0;
  [sessions, taken, answers, isAlive] = [[], [], [], true];
  centre = smpp.createServer({}, (session) => {
    sessions.push(session);
    session.on('error', () => undefined);
    session.on('bind_transceiver', (pdu) => {
      bound += 1;
      // 0e: invalid password.
      session.send(pdu.response({ command_status: pdu.password === 'secret' ? 0 : 0x0e }));
    });
    session.on('enquire_link', (pdu) => void (isAlive && session.send(pdu.response())));
    session.on('submit_sm', (pdu) => {
      const answer = answers.shift() ?? 0;
      if (answer === 0 || answer === 'hang up' || answer === 'no id') taken.push(pdu);
      if (answer === 'hang up') return session.destroy();
      if (answer === 'silence') return;
      if (answer === 'no id') return void session.send(pdu.response({ command_status: 0, message_id: '' }));
      session.send(
        pdu.response({ command_status: answer, message_id: answer === 0 ? `m${taken.length}` : '' }),
      );
    });
  });
  await new Promise<void>((resolve) => centre.listen(0, '127.0.0.1', resolve));
  url = `smpp://127.0.0.1:${(centre.address() as AddressInfo).port}`;
  provider = connect();
});
afterEach(async () => {
  await provider.close?.();
  sessions.forEach((session) => session.destroy());
  await new Promise((resolve) => centre.close(resolve));
});

describe('an SMS centre over SMPP', () => {
  it('takes messages over one connection and gives each an id', async () => {
    expect(await provider.send(message)).toEqual({ providerId: 'm1' });
    expect(await provider.send({ ...message, body: 'Квиток 17' })).toEqual({ providerId: 'm2' });
    expect(taken.map(({ destination_addr, source_addr }) => [source_addr, destination_addr])).toEqual([
      ['Keja', '48600100200'],
      ['Keja', '48600100200'],
    ]);
    expect(taken.map(({ short_message }) => String(short_message?.message))).toEqual([
      message.body,
      'Квиток 17',
    ]);
    expect(sessions).toHaveLength(1);
  });

  // The statuses of SMPP: 0b for an invalid address, 58 for too many messages.
  it.each([
    ['refuses a number', 0x0b, 'phone_invalid', undefined],
    ['is too busy', 0x58, undefined, 'NotTaken'],
  ])(
    'an SMS centre over SMPP that %s says so, and whether it may be tried again',
    async (_what, status, code, name) => {
      answers = [status];
      const error = await provider.send(message).catch((caught: unknown) => caught as Error);
      if (code) expect(error).toMatchObject({ code });
      if (name) expect(error.constructor.name).toBe(name);
      expect(await provider.send(message)).toEqual({ providerId: 'm1' });
    },
  );

  it('an SMS centre over SMPP that hangs up after a message may have taken it: nobody may say that it has not', async () => {
    answers = ['hang up'];
    const error = await provider.send(message).catch((caught: unknown) => caught as Error);
    // `NotTaken` would say that the centre has certainly not taken it.
    expect(error.constructor.name).toBe('Error');
    expect(await provider.send(message)).toEqual({ providerId: 'm2' });
  });

  it('an SMS centre over SMPP that takes a message without an id has taken it: nobody may say that it has not', async () => {
    answers = ['no id'];
    const error = await provider.send(message).catch((caught: unknown) => caught as Error);
    expect(error.constructor.name).toBe('Error');
    expect(await provider.send(message)).toEqual({ providerId: 'm2' });
    expect(sessions).toHaveLength(1);
  });

  it('an SMS centre over SMPP that falls silent may have taken one message; the next goes over a new connection', async () => {
    answers = ['silence'];
    const error = await provider.send(message).catch((caught: unknown) => caught as Error);
    expect(error.constructor.name).toBe('Error');
    expect(await provider.send(message)).toEqual({ providerId: 'm1' });
    expect(sessions).toHaveLength(2);
  });

  it('an SMS centre over SMPP that answers no enquiry is connected to again, though no message is sent', async () => {
    isAlive = false;
    const watchful = connect('secret', { timeoutMs: 300, aliveEveryMs: 50, againAfterMs: 50 });
    watchful.listen?.(async () => undefined);
    await expect.poll(() => sessions.length).toBeGreaterThan(1);
    isAlive = true;
    await watchful.close?.();
  });

  it('an SMS centre over SMPP that hung up is connected to again until we close, though no message is sent', async () => {
    const listening = connect('secret', { againAfterMs: 20 });
    listening.listen?.(async () => undefined);
    await expect.poll(() => bound).toBe(1);
    sessions[0]?.destroy();
    await expect.poll(() => bound).toBe(2);
    await listening.close?.();
    await expect.poll(() => (centre as Server & { sessions: unknown[] }).sessions.length).toBe(0);
    expect(bound).toBe(2);
  });

  it('an SMS centre over SMPP that cannot be reached is not ready', async () => {
    await provider.ready?.();
    expect(bound).toBe(1);
    const stranger = await connect('wrong')
      .ready?.()
      .catch((caught: unknown) => caught as Error);
    expect(stranger?.constructor.name).toBe('NotTaken');
  });

  it('is listened to once, however many messages go over the connection', async () => {
    const warned: string[] = [];
    const warn = ({ name }: Error) => void warned.push(name);
    process.on('warning', warn);
    for (let sent = 0; sent < 20; sent += 1) await provider.send(message);
    await new Promise(setImmediate);
    process.off('warning', warn);
    expect(warned).toEqual([]);
    expect(sessions).toHaveLength(1);
  });

  it('an SMS centre over SMPP that does not know us, or is not there, has taken nothing', async () => {
    const stranger = await connect('wrong')
      .send(message)
      .catch((caught: unknown) => caught as Error);
    const nobody = await smppCentre({ url: 'smpp://127.0.0.1:1', systemId: 'k', password: 'p', sender: 'K' })
      .send(message)
      .catch((caught: unknown) => caught as Error);
    expect([stranger, nobody].map((error) => error.constructor.name)).toEqual(['NotTaken', 'NotTaken']);
  });

  it('tells over the same connection what became of a message, and is answered', async () => {
    const heard: SmsReceipt[] = [];
    provider.listen?.(async (receipt) => void heard.push(receipt));
    const { providerId } = await provider.send(message);
    const answered = await new Promise<Pdu>((resolve) =>
      // `esm_class` 4: a delivery receipt.
      sessions[0]?.deliver_sm(
        { esm_class: 4, short_message: `id:${providerId} sub:001 dlvrd:001 stat:DELIVRD err:000` },
        resolve,
      ),
    );
    expect(answered.command_status).toBe(0);
    expect(heard).toEqual([{ providerId: 'm1', status: 'delivered' }]);
  });
});

it.each([
  ['id:7 stat:DELIVRD err:000', { providerId: '7', status: 'delivered' }],
  ['id:7 stat:UNDELIV err:001', { providerId: '7', status: 'undelivered' }],
  ['id:7 stat:ENROUTE err:000', { providerId: '7', status: 'onTheWay' }],
  ['Dzień dobry', undefined],
])('a receipt that says %s', (text, receipt) => {
  expect(receiptOf({ short_message: { message: text } })).toEqual(receipt);
});
