import type { Pdu, Session } from 'smpp';
import { fail } from '#domain/kernel/fail.ts';
import type { SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import { NotTaken, type SmsProvider } from './provider.ts';

/** Statuses of SMPP 3.4 for a destination that is not valid. A second attempt would not help. */
const invalidDestinations: ReadonlySet<number> = new Set([0x0b, 0x33]);

interface Listener {
  /** Called if the connection is lost or could not be opened. */
  readonly onLost: () => void;
  readonly onReceipt: (receipt: SmsReceipt) => Promise<void>;
}

interface ConnectionSettings {
  readonly url: string;
  readonly systemId: string;
  readonly password: string;
  /** How long the centre may take for each answer. */
  readonly timeoutMs: number;
  /** So long after its last answer, the centre is asked again whether it is still there. */
  readonly aliveEveryMs: number;
}

/** A session of ours at an SMS centre. */
export interface SmppConnection {
  /**
   * Sends a message, given as the fields of `submit_sm`.
   * @throws phone_invalid, or NotTaken if the centre has certainly not taken the message. After any other error it may have taken it
   */
  submit(message: Record<string, unknown>): ReturnType<SmsProvider['send']>;
  close(): void;
}

/** Opens a session at the centre. @throws NotTaken if the centre cannot be reached, hangs up or refuses us */
export async function connectSmpp(
  { url, systemId, password, timeoutMs, aliveEveryMs }: ConnectionSettings,
  { onLost, onReceipt }: Listener,
): Promise<SmppConnection> {
  // Loaded only if it is used, because it takes 12 MB.
  const { default: smpp } = await import('smpp');
  return new Promise((resolve, reject) => {
    const session = smpp.connect({ url });
    const end = (why: string) => {
      clearTimeout(timer);
      session.destroy();
      // Once the session is open, `reject` does nothing, and only `onLost` tells that it has ended.
      reject(new NotTaken(why));
      onLost();
    };
    const timer = setTimeout(() => end('the SMS centre does not answer'), timeoutMs);
    session.on('error', (error) => end(`the SMS centre cannot be reached: ${error.message}`));
    session.on('close', () => end('the SMS centre has hung up'));
    // The centre asks in the same way whether we are still there.
    session.on('enquire_link', (pdu) => session.send(pdu.response()));
    session.on('deliver_sm', (pdu) => void acknowledge(session, pdu, onReceipt));
    session.on('connect', () =>
      session.bind_transceiver({ system_id: systemId, password }, ({ command_status }) => {
        clearTimeout(timer);
        if (command_status !== 0) return end(`the SMS centre refuses us with status ${command_status}`);
        const onSilence = () => end('the SMS centre does not answer');
        keepAlive(session, { everyMs: aliveEveryMs, timeoutMs, onSilence });
        resolve({ submit: submitter(session, timeoutMs, onSilence), close: () => session.close() });
      }),
    );
  });
}

interface KeepAlive {
  readonly everyMs: number;
  readonly timeoutMs: number;
  /** Called once if the centre does not answer. */
  readonly onSilence: () => void;
}

/**
 * Asks the centre from time to time whether it is still there, and ends the session if it does not answer. Otherwise a connection
 * that broke without notice would stay open on our side for a quarter of an hour.
 */
const keepAlive = (session: Session, { everyMs, timeoutMs, onSilence }: KeepAlive): void => {
  let timer: ReturnType<typeof setTimeout>;
  const ask = () => {
    timer = setTimeout(onSilence, timeoutMs);
    // The answer of the centre calls `rest`.
    session.enquire_link(rest);
  };
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, everyMs);
  };
  session.on('close', () => clearTimeout(timer));
  rest();
};

/**
 * The receipt in a message of the centre; undefined if the message is no delivery receipt. A receipt is a text such as
 * `id:4711 sub:001 dlvrd:001 … stat:DELIVRD err:000 …`; some centres give the id in a field of its own.
 */
export function receiptOf(
  pdu: Partial<Pick<Pdu, 'short_message' | 'receipted_message_id'>>,
): SmsReceipt | undefined {
  const text = String(pdu.short_message?.message ?? '');
  const state = /\bstat:(\w+)/i.exec(text)?.[1]?.toUpperCase();
  const providerId = pdu.receipted_message_id || /\bid:(\S+)/i.exec(text)?.[1];
  if (!state || !providerId) return undefined;
  if (state === 'DELIVRD') return { providerId, status: 'delivered' };
  const isLost = ['EXPIRED', 'DELETED', 'UNDELIV', 'REJECTD'].includes(state);
  return { providerId, status: isLost ? 'undelivered' : 'onTheWay' };
}

/**
 * Answers a message of the centre. Only a receipt is passed on. If that fails, the status 0x08 (system error) asks the centre to
 * send the receipt again. The status 0 means success.
 */
const acknowledge = async (session: Session, pdu: Pdu, onReceipt: Listener['onReceipt']): Promise<void> => {
  const receipt = receiptOf(pdu);
  const handling = receipt ? onReceipt(receipt) : Promise.resolve();
  const status = await handling.then(
    () => 0,
    () => 0x08,
  );
  session.send(pdu.response({ command_status: status }));
};

/** Submits messages over a session. If a message is not answered, the session ends, and the next message gets a new session. */
const submitter = (session: Session, timeoutMs: number, onSilence: () => void): SmppConnection['submit'] => {
  /** For each message under way, the function that gives it up. The session has one listener for all of them. */
  const underWay = new Set<(error: Error) => void>();
  const giveUp = (why: string) => underWay.forEach((drop) => drop(new Error(why)));
  session.on('close', () => giveUp('the SMS centre has hung up'));

  return (message) =>
    new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        underWay.delete(drop);
      };
      const drop = (error: Error) => {
        settle();
        reject(error);
      };
      const timer = setTimeout(() => {
        drop(new Error('the SMS centre took too long'));
        onSilence();
      }, timeoutMs);
      underWay.add(drop);
      const isWritten = session.submit_sm(message, ({ command_status, message_id }) => {
        if (command_status === 0 && message_id) {
          settle();
          return resolve({ providerId: message_id });
        }
        // The centre has taken the message, so it must not be sent again. Without an id, no receipt can be matched with it.
        if (command_status === 0) return drop(new Error('the SMS centre took the message without an id'));
        if (invalidDestinations.has(command_status)) return drop(fail('phone_invalid', { provider: 'smpp' }));
        drop(new NotTaken(`the SMS centre refused the message with status ${command_status}`));
      });
      if (isWritten) return;
      drop(new NotTaken('the connection to the SMS centre is closed'));
      onSilence();
    });
};
