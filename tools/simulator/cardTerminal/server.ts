import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as bytes from './bytes.ts';
import { createTill, type Booking, type Till } from './till.ts';

/** What the customer does when the terminal asks for a card. `wait`: nothing until a button on the page is pressed. */
export type Customer = 'pays' | 'isDeclined' | 'walksAway' | 'wait';
/**
 * When the connection is cut: before the bank is asked, before it has booked, before the result is sent, or after the result but
 * before the end of the transaction.
 */
export type Cut = 'whenAsked' | 'whileAtBank' | 'beforeStatus' | 'beforeCompletion';

export interface TerminalBehaviour {
  readonly customer: Customer;
  /** How long the customer takes (ms). */
  readonly customerMs: number;
  /** Where the connection of the next transaction is cut. It is cut only once. */
  readonly cut: Cut | null;
  /** Whether the terminal answers nothing at all. */
  readonly silent: boolean;
}

export interface CardTerminal {
  readonly port: number;
  readonly till: Till;
  /** `amount` is that of the transaction that runs, in grosze; null if none does. */
  readonly state: () => { readonly amount: number | null; readonly behaviour: TerminalBehaviour };
  behave(change: Partial<TerminalBehaviour>): void;
  /** Makes the customer act now, if the terminal waits for a card. */
  act(customer: Exclude<Customer, 'wait'>): void;
  close(): Promise<void>;
}

/** The terminal as the functions of this file share it; `CardTerminal` is what callers of this file get. */
interface Terminal {
  readonly till: Till;
  readonly onChange: () => void;
  behaviour: TerminalBehaviour;
  /** The transaction that runs, if any; `act` tells what the customer does. */
  atWork: { readonly grosze: number; readonly act: (customer: Customer) => void } | undefined;
}

/** Starts a card terminal that speaks ZVT and remembers its bookings as a bank does. Connection and customer can fail. */
export async function startCardTerminal({
  port = 0,
  host = '127.0.0.1',
  onChange = () => {},
} = {}): Promise<CardTerminal> {
  const till = createTill();
  const behaviour: TerminalBehaviour = { customer: 'pays', customerMs: 0, cut: null, silent: false };
  const terminal: Terminal = { till, behaviour, atWork: undefined, onChange };
  let connection: Socket | undefined;

  const answer = (socket: Socket, command: string, data: Buffer): void => {
    // The register is the program that asks for payments. 8000: the register confirms a message. 06B0: abort. 0601: payment.
    // 0630: reversal.
    if (terminal.behaviour.silent || command === '8000') return;
    if (command === '06B0') return terminal.atWork?.act('walksAway');
    if (terminal.atWork) return send(socket, bytes.busy);
    if (command === '0601') return void transact(terminal, socket, 'payment', bytes.amountIn(data));
    if (command === '0630') {
      const payment = till.reversible(bytes.receiptIn(data));
      // B4: this payment cannot be reversed.
      if (!payment) return send(socket, bytes.accepted, bytes.aborted('B4'));
      return void transact(terminal, socket, 'reversal', payment.grosze, payment);
    }
    send(socket, ...answerAtOnce(command, till));
  };

  const server = createServer((socket) => {
    // One register at a time: a newer connection ends the older one.
    connection?.destroy();
    connection = socket;
    readMessages(socket, (command, data) => answer(socket, command, data));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    till,
    state: () => ({ amount: terminal.atWork?.grosze ?? null, behaviour: terminal.behaviour }),
    behave: (change) => {
      terminal.behaviour = { ...terminal.behaviour, ...change };
      onChange();
    },
    act: (customer) => terminal.atWork?.act(customer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        connection?.destroy();
      }),
  };
}

const send = (socket: Socket, ...messages: readonly Buffer[]): void => {
  if (!socket.destroyed) socket.write(Buffer.concat(messages));
};

/** The answer to a command that needs no card: registration (0600), status (0501), end of day (0650), last receipt (0620). */
const answerAtOnce = (command: string, till: Till): readonly Buffer[] => {
  if (command === '0600' || command === '0501') return [bytes.accepted, bytes.completion];
  if (command === '0650') return [bytes.accepted, bytes.dayTotal(till.closeDay()), bytes.completion];
  if (command !== '0620') return [bytes.unknownCommand];
  const last = till.last();
  // 64: there is no last receipt.
  if (!last) return [bytes.accepted, bytes.aborted('64')];
  return [bytes.accepted, bytes.statusOf(last), bytes.completion];
};

/** Calls `onMessage` with each whole message of a connection: its command in hexadecimal, and its data. */
const readMessages = (socket: Socket, onMessage: (command: string, data: Buffer) => void): void => {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    // Two bytes of a command, one byte with the length of the data, and the data. Registers send short messages only, so one
    // byte is enough.
    while (rest.length >= 3 && rest.length >= 3 + (rest[2] ?? 0)) {
      const end = 3 + (rest[2] ?? 0);
      onMessage(rest.toString('hex', 0, 2).toUpperCase(), rest.subarray(3, end));
      rest = rest.subarray(end);
    }
  });
};

const cutAt = (terminal: Terminal, point: Cut, socket: Socket): void => {
  if (terminal.behaviour.cut !== point) return;
  terminal.behaviour = { ...terminal.behaviour, cut: null };
  socket.destroy();
};

/**
 * Runs a transaction. It continues when the connection is cut, because the customer is still there with the card.
 * @param payment the payment that a reversal gives back; a reversal needs no card
 */
const transact = async (
  terminal: Terminal,
  socket: Socket,
  kind: Booking['kind'],
  grosze: number,
  payment?: Booking,
): Promise<void> => {
  const { till, behaviour, onChange } = terminal;
  const customerAction = Promise.withResolvers<Customer>();
  terminal.atWork = { grosze, act: customerAction.resolve };
  onChange();
  send(socket, bytes.accepted, bytes.insertCard);
  cutAt(terminal, 'whenAsked', socket);
  const customer = kind === 'reversal' ? 'pays' : behaviour.customer;
  if (customer !== 'wait') void pause(behaviour.customerMs).then(() => customerAction.resolve(customer));
  const action = await customerAction.promise;
  if (action === 'walksAway') {
    terminal.atWork = undefined;
    onChange();
    // 6C: the customer went away.
    return send(socket, bytes.aborted('6C'));
  }
  cutAt(terminal, 'whileAtBank', socket);
  const booking = till.write(kind, grosze, action === 'pays');
  if (payment) payment.reversed = true;
  terminal.atWork = undefined;
  onChange();
  cutAt(terminal, 'beforeStatus', socket);
  // The result, and two lines of the slip: the number of the terminal and what the bank said.
  send(
    socket,
    bytes.statusOf(booking),
    bytes.printed('TERMINAL 28004869'),
    bytes.printed(booking.booked ? 'ZAAKCEPTOWANO' : 'ODMOWA'),
  );
  cutAt(terminal, 'beforeCompletion', socket);
  // 64: the bank refused.
  send(socket, booking.booked ? bytes.completion : bytes.aborted('64'));
};
