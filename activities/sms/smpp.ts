import { smsSize } from '#domain/terminal/gsm7.ts';
import type { SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import type { SmsProvider } from './provider.ts';
import { connectSmpp, type SmppConnection } from './smppConnection.ts';

/** The alphabet of a message (`data_coding`): the centre's own, which is GSM 03.38, or UCS-2. */
const alphabets = { gsm7: 0, ucs2: 8 } as const;
/**
 * The types (`ton`) and numbering plans (`npi`) of addresses: messages come from our name, which is alphanumeric, and go to an
 * international number in the ISDN plan.
 */
const addresses = { source_addr_ton: 5, source_addr_npi: 0, dest_addr_ton: 1, dest_addr_npi: 1 } as const;
const longestPauseMs = 60_000;

export interface SmppSettings {
  /** `smpp://host:2775`, or `ssmpp://` through TLS. */
  readonly url: string;
  readonly systemId: string;
  readonly password: string;
  readonly sender: string;
  /** 15 seconds if not given. */
  readonly timeoutMs?: number;
  /** How often the centre is asked whether it is still there: each 30 seconds if not given. */
  readonly aliveEveryMs?: number;
  /** The pause before a lost connection is opened again, doubled each time up to a minute; 5 seconds if not given. */
  readonly againAfterMs?: number;
}

/**
 * An SMS centre over SMPP 3.4. It does not know our ids, so a message that it may have taken must not be sent again. Its receipts
 * come over the same connection. The connection is opened for the first message or listener. If it is lost, it is opened again
 * after a pause where there is a listener, else for the next message.
 */
export function smppCentre(settings: SmppSettings): SmsProvider {
  const { sender, timeoutMs = 15_000, aliveEveryMs = 30_000, againAfterMs = 5_000, ...account } = settings;
  let current: Promise<SmppConnection> | undefined;
  let passReceipt: ((receipt: SmsReceipt) => Promise<void>) | undefined;
  let pauseMs = againAfterMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const open = (): Promise<SmppConnection> => {
    if (current) return current;
    const opening: Promise<SmppConnection> = connectSmpp(
      { ...account, timeoutMs, aliveEveryMs },
      { onLost: () => forget(opening), onReceipt: async (receipt) => passReceipt?.(receipt) },
    );
    current = opening;
    opening.then(() => (pauseMs = againAfterMs)).catch(() => undefined);
    return opening;
  };
  /**
   * Forgets a lost connection and, after a pause, opens a new one if there is a listener. Does nothing if another connection has
   * replaced the lost one already.
   */
  const forget = (lostConnection: Promise<SmppConnection>): void => {
    if (current !== lostConnection) return;
    current = undefined;
    if (!passReceipt || isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(listen, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  };
  const listen = (): void => void open().catch(() => undefined);

  return {
    refusesRepeats: false,
    ready: async () => void (await open()),
    send: async (sms) => (await open()).submit(messageOf(sms, sender)),
    listen: (onReceipt) => {
      passReceipt = onReceipt;
      listen();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const connection = await current?.catch(() => undefined);
      connection?.close();
    },
  };
}

type Sms = Parameters<SmsProvider['send']>[0];

const messageOf = ({ to, body }: Sms, sender: string) => {
  const { encoding, parts } = smsSize(body);
  return {
    ...addresses,
    source_addr: sender,
    destination_addr: to.replace('+', ''),
    // The centre divides a longer text into several messages.
    ...(parts === 1 ? { short_message: body } : { short_message: '', message_payload: body }),
    data_coding: alphabets[encoding],
    // Asks the centre for a receipt.
    registered_delivery: 1,
  };
};
