import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCardTerminal, type CardTerminal } from '#tools/simulator/cardTerminal/server.ts';
import type { PaymentTerminal } from '../paymentTerminal.ts';
import { createApduReader, encodeApdu } from './apdu.ts';
import { zvtTerminal } from './zvtTerminal.ts';

let simulator: CardTerminal;
let terminal: PaymentTerminal;

beforeEach(async () => {
  simulator = await startCardTerminal();
  terminal = zvtTerminal({ host: '127.0.0.1', port: simulator.port, password: '000000' });
});
afterEach(() => simulator.close());

const allowed = { mayBeSent: () => Promise.resolve(true) };

describe('a card terminal that speaks ZVT', () => {
  it('takes money once, and returns the receipt, the card and the slip', async () => {
    expect(await terminal.authorize('20.40', allowed)).toEqual({
      kind: 'booked',
      receipt: {
        receiptNo: '0001',
        amount: '20.40',
        booked: true,
        traceNo: '000001',
        cardNumber: '6799********1234',
        cardName: 'Visa',
        resultCode: '00',
        slip: ['TERMINAL 28004869', 'ZAAKCEPTOWANO'],
      },
    });
    expect(simulator.till.taken()).toBe(2040);
  });

  // The codes of ZVT: 64 that the bank refused, 6C that the payment was stopped, B4 that nothing can be reversed.
  it.each([
    ['isDeclined', { kind: 'refused', code: '64' }],
    ['walksAway', { kind: 'refused', code: '6C' }],
  ] as const)(
    'a card terminal that speaks ZVT whose customer %s takes nothing',
    async (customer, outcome) => {
      simulator.behave({ customer });
      expect(await terminal.authorize('20.40', allowed)).toEqual(outcome);
      expect(simulator.till.taken()).toBe(0);
    },
  );

  it.each(['whenAsked', 'whileAtBank', 'beforeStatus', 'beforeCompletion'] as const)(
    'cut off %s leaves the outcome unknown, and is asked for its last receipt',
    async (cut) => {
      simulator.behave({ cut, customerMs: 20 });
      expect(await terminal.authorize('20.40', allowed)).toMatchObject({ kind: 'unknown' });
      await expect.poll(() => simulator.till.taken()).toBe(2040);
      expect(await terminal.status()).toMatchObject({
        busy: false,
        lastReceipt: { receiptNo: '0001', amount: '20.40', booked: true },
      });
    },
  );

  it('a card terminal that speaks ZVT that serves a customer says that it is busy', async () => {
    simulator.behave({ cut: 'whenAsked', customer: 'wait' });
    await terminal.authorize('20.40', allowed);
    // `84 9C`: busy.
    await expect(terminal.status()).rejects.toThrow('registration refused: 849C');
    simulator.act('pays');
    await expect.poll(async () => (await terminal.status()).lastReceipt?.booked).toBe(true);
  });

  it('is not sent a request whose permission was withdrawn, after its last receipt was read', async () => {
    await terminal.authorize('20.40', allowed);
    const lastReceipts: (string | null)[] = [];
    const outcome = await terminal.authorize('5.00', {
      mayBeSent: (lastReceipt) => {
        lastReceipts.push(lastReceipt);
        return Promise.resolve(false);
      },
    });
    expect(outcome).toEqual({ kind: 'unheard', why: 'withdrawn' });
    expect(lastReceipts).toEqual(['0001']);
    expect(simulator.till.taken()).toBe(2040);
  });

  it('gives the money back by the receipt, once', async () => {
    await terminal.authorize('20.40', allowed);
    expect(await terminal.reverse('0001', allowed)).toMatchObject({
      kind: 'booked',
      receipt: { receiptNo: '0002' },
    });
    expect(await terminal.reverse('0001', allowed)).toEqual({ kind: 'refused', code: 'B4' });
    expect(simulator.till.taken()).toBe(0);
  });

  it('stops waiting for a card when the driver says so', async () => {
    simulator.behave({ customer: 'wait' });
    const stop = new AbortController();
    const waiting = terminal.authorize('20.40', { ...allowed, cancelled: stop.signal });
    await expect.poll(() => simulator.state().amount).toBe(2040);
    stop.abort();
    expect(await waiting).toEqual({ kind: 'refused', code: '6C' });
  });

  it('closes its day and returns the sum', async () => {
    await terminal.authorize('20.40', allowed);
    await terminal.authorize('9.60', allowed);
    expect(await terminal.endOfDay()).toEqual({ total: '30.00' });
    expect(await terminal.endOfDay()).toEqual({ total: '0.00' });
  });

  it('says that a terminal that is away was not asked', async () => {
    await simulator.close();
    expect(await terminal.authorize('20.40', allowed)).toMatchObject({ kind: 'unheard' });
    await expect(terminal.status()).rejects.toThrow(/ECONNREFUSED/);
    simulator = await startCardTerminal();
  });
});

type Answers = Readonly<Record<string, readonly Buffer[]>>;
const accepted = encodeApdu('8000');
const completion = encodeApdu('060F');
const message = (command: string, data: string) => encodeApdu(command, Buffer.from(data, 'hex'));

/** Does the work with a terminal that answers each command always in the same way. */
const withScripted = async (answers: Answers, work: (scripted: PaymentTerminal) => Promise<void>) => {
  const server = createServer((socket) => {
    const read = createApduReader();
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      for (const { command } of read(chunk))
        for (const answer of answers[command] ?? []) socket.write(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await work(zvtTerminal({ host: '127.0.0.1', port, password: '000000' }));
  } finally {
    server.close();
  }
};

it('a payment that a card terminal breaks off after its success has an unknown outcome', async () => {
  const answers: Answers = {
    '0600': [accepted, completion],
    // It has no receipt yet.
    '0620': [accepted, message('061E', '64')],
    // Result 00, amount 20.40, receipt 0001; then the payment is broken off.
    '0601': [accepted, message('040F', '270004000000002040870001'), message('061E', 'CC')],
  };
  await withScripted(answers, async (scripted) => {
    expect(await scripted.authorize('20.40', allowed)).toMatchObject({ kind: 'unknown' });
  });
});

it('the last receipt of a card terminal that tells no result is neither booked nor refused', async () => {
  const receipt = message('040F', '04000000002040870001');
  const answers: Answers = { '0600': [accepted, completion], '0620': [accepted, receipt, completion] };
  await withScripted(answers, async (scripted) => {
    const { lastReceipt } = await scripted.status();
    expect(lastReceipt).toMatchObject({ receiptNo: '0001', booked: null });
  });
});

it('a card terminal that does not number its last receipt cannot tell an outcome', async () => {
  const receipt = message('040F', '270004000000002040');
  const answers: Answers = { '0600': [accepted, completion], '0620': [accepted, receipt, completion] };
  await withScripted(answers, async (scripted) => {
    await expect(scripted.status()).rejects.toThrow('the last receipt has no number');
  });
});
