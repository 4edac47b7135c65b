import smpp, { type Pdu, type Session } from 'smpp';
import { fail } from '#domain/kernel/fail.ts';
import { smsSize } from '#domain/terminal/gsm7.ts';
import type { SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import { NotTaken, type SmsProvider } from './provider.ts';

/** Statuses of SMPP 3.4 that no second attempt can mend: the destination is no telephone. */
const invalidDestinations: ReadonlySet<number> = new Set([0x0b, 0x33]);
/** Alphabet of the message: the centre's own, which is GSM 03.38, or UCS-2. */
const alphabets = { gsm7: 0, ucs2: 8 } as const;
/** International number in the ISDN plan; our own name is alphanumeric. */
const addresses = { source_addr_ton: 5, source_addr_npi: 0, dest_addr_ton: 1, dest_addr_npi: 1 } as const;
const aliveEveryMs = 30_000;

export interface SmppSettings {
  /** `smpp://host:2775`, or `ssmpp://` through TLS. */
  readonly url: string;
  readonly systemId: string;
  readonly password: string;
  readonly sender: string;
  readonly timeoutMs?: number;
}

/** What a delivery receipt says; nothing for a message that is none. */
export function receiptOf(
  pdu: Partial<Pick<Pdu, 'short_message' | 'receipted_message_id'>>,
): SmsReceipt | undefined {
  const text = String(pdu.short_message?.message ?? '');
  const state = /\bstat:(\w+)/i.exec(text)?.[1]?.toUpperCase();
  const providerId = pdu.receipted_message_id || /\bid:(\S+)/i.exec(text)?.[1];
  if (!state || !providerId) return undefined;
  if (state === 'DELIVRD') return { providerId, status: 'delivered' };
  const lost = ['EXPIRED', 'DELETED', 'UNDELIV', 'REJECTD'].includes(state);
  return { providerId, status: lost ? 'undelivered' : 'onTheWay' };
}

/**
 * An SMS centre over SMPP 3.4. It knows no ids of ours, so that nothing is handed over a second time once it may have
 * been taken. Its receipts come over the same connection, which is opened with the first message or listener.
 */
export function smppCentre(settings: SmppSettings): SmsProvider {
  const { timeoutMs = 15_000 } = settings;
  let bound: Promise<Session> | undefined;
  let tell: (receipt: SmsReceipt) => Promise<void> = async () => undefined;

  const open = (): Promise<Session> => {
    const forget = () => (bound = undefined);
    bound ??= bind(settings, timeoutMs, { lost: forget, heard: (receipt) => tell(receipt) }).catch(
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return bound;
  };

  return {
    refusesRepeats: false,
    send: async (sms) => submit(await open(), messageOf(sms, settings.sender), timeoutMs),
    listen: (heard) => {
      tell = heard;
      open().catch(() => undefined);
    },
    close: async () => {
      const session = await bound?.catch(() => undefined);
      session?.close();
    },
  };
}

interface Listener {
  readonly lost: () => void;
  readonly heard: (receipt: SmsReceipt) => Promise<void>;
}

/** A session of ours at the centre. @throws NotTaken where it cannot be reached, hangs up or refuses us */
const bind = (settings: SmppSettings, timeoutMs: number, { lost, heard }: Listener): Promise<Session> =>
  new Promise((resolve, reject) => {
    const session = smpp.connect({ url: settings.url, auto_enquire_link_period: aliveEveryMs });
    const lose = (why: string) => {
      lost();
      clearTimeout(timer);
      session.destroy();
      reject(new NotTaken(why));
    };
    const timer = setTimeout(() => lose('the SMS centre does not answer'), timeoutMs);
    session.on('error', (error) => lose(`the SMS centre cannot be reached: ${error.message}`));
    session.on('close', () => lose('the SMS centre has hung up'));
    session.on('enquire_link', (pdu) => session.send(pdu.response()));
    session.on('deliver_sm', (pdu) => void acknowledge(session, pdu, heard));
    session.on('connect', () =>
      session.bind_transceiver({ system_id: settings.systemId, password: settings.password }, (pdu) => {
        clearTimeout(timer);
        if (pdu.command_status === 0) resolve(session);
        else lose(`the SMS centre refuses us with status ${pdu.command_status}`);
      }),
    );
  });

/** A receipt that we could not pass on is asked for again: 0x08 is a fault of ours that may be over soon. */
const acknowledge = async (session: Session, pdu: Pdu, heard: Listener['heard']): Promise<void> => {
  const receipt = receiptOf(pdu);
  const told = receipt ? heard(receipt) : Promise.resolve();
  const status = await told.then(
    () => 0,
    () => 0x08,
  );
  session.send(pdu.response({ command_status: status }));
};

type Sms = Parameters<SmsProvider['send']>[0];

const messageOf = ({ to, body }: Sms, sender: string) => {
  const { encoding, parts } = smsSize(body);
  return {
    ...addresses,
    source_addr: sender,
    destination_addr: to.replace('+', ''),
    // What one message does not hold, the centre divides.
    ...(parts === 1 ? { short_message: body } : { short_message: '', message_payload: body }),
    data_coding: alphabets[encoding],
    registered_delivery: 1,
  };
};

/** @throws phone_invalid, or NotTaken where the centre refused the message; any other error leaves it open whether it was taken */
const submit = (
  session: Session,
  message: ReturnType<typeof messageOf>,
  timeoutMs: number,
): ReturnType<SmsProvider['send']> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the SMS centre took too long')), timeoutMs);
    session.on('close', () => reject(new Error('the SMS centre has hung up')));
    session.submit_sm(message, ({ command_status, message_id }) => {
      clearTimeout(timer);
      if (command_status === 0 && message_id) return resolve({ providerId: message_id });
      if (invalidDestinations.has(command_status)) return reject(fail('phone_invalid', { provider: 'smpp' }));
      reject(new NotTaken(`the SMS centre refused the message with status ${command_status}`));
    });
  });
