import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import smpp, { type Session } from 'smpp';
import type { MessageStore, TakenMessage } from './messages.ts';

/** Reports the final state of a message to its sender. */
export type ReportState = (message: TakenMessage) => Promise<unknown>;

export interface SmppCentre {
  readonly port: number;
  close(): Promise<void>;
}

interface SmppCentreOptions {
  readonly port: number;
  readonly host: string;
  readonly token: string;
  readonly store: MessageStore;
  /** Called with each accepted message. It must call `report` when the state of the message is final. */
  readonly onTaken: (message: TakenMessage, report: ReportState) => void;
}

/** The `command_status` of an answer, as SMPP numbers them. */
const statuses = { ok: 0, bindFailed: 0x0d, invalidDestination: 0x0b } as const;
/** The `esm_class` of a delivery receipt. */
const receiptClass = 4;

/** The password for SMPP, made from the gateway's token, because SMPP allows only eight characters. */
export function smppPasswordOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 8);
}

/** Starts an SMS centre that speaks SMPP. Its messages go to the same store and page as those of the gateway. */
export async function startSmppCentre({
  port,
  host,
  token,
  store,
  onTaken,
}: SmppCentreOptions): Promise<SmppCentre> {
  const sessions = new Set<Session>();
  const server = smpp.createServer({}, (session) => {
    sessions.add(session);
    // Without this, a cut connection would end the whole simulator.
    session.on('error', () => undefined);
    session.on('close', () => sessions.delete(session));
    session.on('enquire_link', (pdu) => session.send(pdu.response()));
    session.on('bind_transceiver', (pdu) => {
      const isKnown = pdu.password === smppPasswordOf(token);
      session.send(pdu.response({ command_status: isKnown ? statuses.ok : statuses.bindFailed }));
    });
    session.on('submit_sm', (pdu) => {
      const outcome = store.take({
        to: `+${pdu.destination_addr ?? ''}`,
        message: String((pdu.message_payload ?? pdu.short_message)?.message ?? ''),
        from: pdu.source_addr ?? '',
        // Only the gateway's HTTP interface has these three.
        idx: null,
        checkIdx: false,
        notifyUrl: null,
      });
      if ('error' in outcome)
        return session.send(pdu.response({ command_status: statuses.invalidDestination }));
      session.send(pdu.response({ message_id: outcome.id }));
      onTaken(outcome, (message) => sendReceipt(session, message));
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sessions.forEach((session) => session.destroy());
      }),
  };
}

/** Sends a delivery receipt. Its text has the usual form of SMPP centres: counts of messages, the state, and no error. */
const sendReceipt = (session: Session, { id, status }: TakenMessage): Promise<unknown> =>
  new Promise((resolve) => {
    const state = status === 'DELIVERED' ? 'DELIVRD' : 'UNDELIV';
    session.deliver_sm(
      { esm_class: receiptClass, short_message: `id:${id} sub:001 dlvrd:001 stat:${state} err:000` },
      resolve,
    );
  });
