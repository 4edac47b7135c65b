import type { DeviceAddress } from '../../deviceNetworks.ts';
import {
  TerminalAway,
  type PaymentTerminal,
  type Sending,
  type TerminalOutcome,
  type TerminalReceipt,
} from '../paymentTerminal.ts';
import * as command from './commands.ts';
import { openConnection, type Connection } from './connection.ts';
import { converse, type Ending } from './dialogue.ts';

export interface ZvtAddress {
  readonly host: string;
  readonly port: number;
  /** Six digits; `000000` if none was set. */
  readonly password: string;
  /** Resolves the host to an address that may be connected to. */
  readonly deviceAddress?: DeviceAddress;
}

/** A permitted request is sent within this time or never, so that a later query about it is reliable (ms). */
const sendWithinMs = 3_000;
/** The result code that says that a request was done. */
const successful = '00';

/** A card terminal that speaks ZVT over TCP. */
export function zvtTerminal({ host, port, password, deviceAddress }: ZvtAddress): PaymentTerminal {
  const talk = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await openConnection(deviceAddress ? await deviceAddress(host) : host, port);
    try {
      return await work(connection);
    } finally {
      connection.close();
    }
  };

  const signOn = async (connection: Connection): Promise<void> => {
    const { how, code } = await converse(connection, command.registration(password));
    if (how !== 'completed') throw new TerminalAway(`registration refused: ${code}`);
  };

  /**
   * The last receipt, or null on a terminal that has none yet. `busy`: the terminal serves a customer. `unnumbered`: there is a
   * receipt, but its number cannot be read.
   */
  const lastReceipt = async (
    connection: Connection,
  ): Promise<TerminalReceipt | null | 'busy' | 'unnumbered'> => {
    const ending = await converse(connection, command.repeatReceipt(password));
    if (ending.how === 'unheard') return 'busy';
    if (ending.how === 'aborted') return null;
    return ending.fields.receiptNo ? receiptOf(ending) : 'unnumbered';
  };

  /** Sends a request that moves money. An error before it was sent gives `unheard`; an error after that gives `unknown`. */
  const request = async (bytes: Buffer, { mayBeSent, cancelled }: Sending): Promise<TerminalOutcome> => {
    let isSent = false;
    try {
      return await talk(async (connection) => {
        await signOn(connection);
        const last = await lastReceipt(connection);
        if (last === 'busy') return { kind: 'unheard', why: 'busy' };
        const receiptNo = last === 'unnumbered' ? null : (last?.receiptNo ?? null);
        if (!(await isAllowed(mayBeSent, receiptNo))) return { kind: 'unheard', why: 'withdrawn' };
        isSent = true;
        return outcomeOf(await converse(connection, bytes, cancelled));
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { kind: isSent ? 'unknown' : 'unheard', why };
    }
  };

  return {
    authorize: (amount, sending) => request(command.authorization(amount), sending),
    reverse: (receiptNo, sending) => request(command.reversal(password, receiptNo), sending),
    status: () =>
      talk(async (connection) => {
        await signOn(connection);
        const last = await lastReceipt(connection);
        if (last === 'unnumbered') throw new TerminalAway('the last receipt has no number');
        return last === 'busy' ? { busy: true, lastReceipt: null } : { busy: false, lastReceipt: last };
      }),
    endOfDay: () =>
      talk(async (connection) => {
        await signOn(connection);
        const { how, code, fields } = await converse(connection, command.endOfDay(password));
        if (how !== 'completed') throw new TerminalAway(`the end of day was refused: ${code}`);
        return { total: fields.amount ?? null };
      }),
  };
}

/** A permission that came too late is not used, because it may have been withdrawn meanwhile. */
const isAllowed = async (mayBeSent: Sending['mayBeSent'], lastReceipt: string | null): Promise<boolean> => {
  const askedAt = performance.now();
  const allowed = await mayBeSent(lastReceipt);
  if (!allowed) return false;
  if (performance.now() - askedAt > sendWithinMs) throw new TerminalAway('permission came too late');
  return true;
};

const outcomeOf = (ending: Ending): TerminalOutcome => {
  const { how, code, fields } = ending;
  if (how === 'unheard') return { kind: 'unheard', why: code ?? 'refused' };
  // A terminal may break off after the bank has booked, for instance when its own paper is out.
  if (how === 'aborted' && fields.resultCode === successful)
    return { kind: 'unknown', why: 'aborted after a success' };
  if (how === 'aborted') return { kind: 'refused', code: code ?? 'aborted' };
  if (fields.resultCode === undefined) return { kind: 'unknown', why: 'completed without a result' };
  if (fields.resultCode !== successful) return { kind: 'refused', code: fields.resultCode };
  return { kind: 'booked', receipt: receiptOf(ending) };
};

const receiptOf = ({ fields, slip }: Ending): TerminalReceipt => ({
  receiptNo: fields.receiptNo ?? '',
  amount: fields.amount ?? null,
  booked: fields.resultCode === undefined ? null : fields.resultCode === successful,
  traceNo: fields.traceNo ?? null,
  cardNumber: fields.cardNumber ?? null,
  cardName: fields.cardName ?? null,
  resultCode: fields.resultCode ?? null,
  slip,
});
