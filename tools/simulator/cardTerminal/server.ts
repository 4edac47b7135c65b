import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as bytes from './bytes.ts';
import { createTill, type Booking, type Till } from './till.ts';

/** What the customer does once asked for a card. `wait`: nothing, until a button on the page is pressed. */
export type Customer = 'pays' | 'isDeclined' | 'walksAway' | 'wait';
/** Where the line is cut, once: before the bank, after it, or when the result has been told but not completed. */
export type Cut = 'whenAsked' | 'whileAtBank' | 'beforeStatus' | 'beforeCompletion';

export interface TerminalBehaviour {
  readonly customer: Customer;
  /** How long the customer takes. */
  readonly customerMs: number;
  /** The line is cut there in the next transaction. */
  readonly cut: Cut | null;
  /** Nothing is answered at all. */
  readonly silent: boolean;
}

export interface CardTerminal {
  readonly port: number;
  readonly till: Till;
  readonly state: () => { readonly amount: number | null; readonly behaviour: TerminalBehaviour };
  behave(change: Partial<TerminalBehaviour>): void;
  /** What the customer does now, where the terminal waits. */
  act(customer: Exclude<Customer, 'wait'>): void;
  close(): Promise<void>;
}

/** A card terminal that speaks ZVT's bytes, keeps its bookings like a bank, and fails as lines and people do. */
export async function startCardTerminal({
  port = 0,
  host = '127.0.0.1',
  onChange = () => {},
} = {}): Promise<CardTerminal> {
  const till = createTill();
  let behaviour: TerminalBehaviour = { customer: 'pays', customerMs: 0, cut: null, silent: false };
  let line: Socket | undefined;
  let atWork: { readonly grosze: number; act: (customer: Customer) => void } | undefined;

  const say = (socket: Socket, ...messages: Buffer[]) => {
    if (!socket.destroyed) socket.write(Buffer.concat(messages));
  };
  const cutAt = (point: Cut, socket: Socket): void => {
    if (behaviour.cut !== point) return;
    behaviour = { ...behaviour, cut: null };
    socket.destroy();
  };

  /** A transaction goes on when its line is cut: the customer stands there with the card. */
  const transact = async (
    socket: Socket,
    kind: Booking['kind'],
    grosze: number,
    undo?: Booking,
  ): Promise<void> => {
    const acted = Promise.withResolvers<Customer>();
    atWork = { grosze, act: acted.resolve };
    onChange();
    say(socket, bytes.accepted, bytes.insertCard);
    cutAt('whenAsked', socket);
    const customer = kind === 'reversal' ? 'pays' : behaviour.customer;
    if (customer !== 'wait') void pause(behaviour.customerMs).then(() => acted.resolve(customer));
    const done = await acted.promise;
    if (done === 'walksAway') {
      atWork = undefined;
      onChange();
      return say(socket, bytes.aborted('6C'));
    }
    cutAt('whileAtBank', socket);
    const booking = till.write(kind, grosze, done === 'pays');
    if (undo) undo.reversed = true;
    atWork = undefined;
    onChange();
    cutAt('beforeStatus', socket);
    say(
      socket,
      bytes.statusOf(booking),
      bytes.printed('TERMINAL 28004869'),
      bytes.printed(booking.booked ? 'ZAAKCEPTOWANO' : 'ODMOWA'),
    );
    cutAt('beforeCompletion', socket);
    say(socket, booking.booked ? bytes.completion : bytes.aborted('64'));
  };

  const answer = (socket: Socket, command: string, data: Buffer): void => {
    if (behaviour.silent || command === '8000') return;
    if (command === '06B0') return atWork?.act('walksAway');
    if (atWork) return say(socket, bytes.busy);
    if (command === '0600') return say(socket, bytes.accepted, bytes.completion);
    if (command === '0601') return void transact(socket, 'payment', bytes.amountIn(data));
    if (command === '0630') {
      const undo = till.reversible(bytes.receiptIn(data));
      if (!undo) return say(socket, bytes.accepted, bytes.aborted('B4'));
      return void transact(socket, 'reversal', undo.grosze, undo);
    }
    if (command === '0620') {
      const last = till.last();
      return last
        ? say(socket, bytes.accepted, bytes.statusOf(last), bytes.completion)
        : say(socket, bytes.accepted, bytes.aborted('64'));
    }
    if (command === '0650')
      return say(socket, bytes.accepted, bytes.dayTotal(till.closeDay()), bytes.completion);
    if (command === '0501') return say(socket, bytes.accepted, bytes.completion);
    return say(socket, bytes.unknownCommand);
  };

  const server = createServer((socket) => {
    // One register at a time: a newer line ends the older one.
    line?.destroy();
    line = socket;
    let rest: Buffer = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      // Registers send short messages only: the length is one byte.
      while (rest.length >= 3 && rest.length >= 3 + (rest[2] ?? 0)) {
        const end = 3 + (rest[2] ?? 0);
        answer(socket, rest.toString('hex', 0, 2).toUpperCase(), rest.subarray(3, end));
        rest = rest.subarray(end);
      }
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    till,
    state: () => ({ amount: atWork?.grosze ?? null, behaviour }),
    behave: (change) => {
      behaviour = { ...behaviour, ...change };
      onChange();
    },
    act: (customer) => atWork?.act(customer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        line?.destroy();
      }),
  };
}
