import { z } from 'zod';
import { requestIdHeader } from '#domain/kernel/requestId.ts';
import type { DriverMove } from '#domain/terminal/kiosk.rules.ts';
import { kioskCodeSent, kioskJourney, kioskTicket } from '#domain/terminal/kioskMessages.ts';
import {
  kioskFirm,
  kioskPayment,
  kioskSlip,
  type KioskBuyer,
  type SlipKind,
} from '#domain/terminal/kioskPaymentMessages.ts';
import { api, createKioskCall, type CallOptions, type Connection } from './kioskCall.ts';
import type { KioskLanguage } from './texts/texts.ts';

/** A move waits for the truck's process; the API itself gives up after 15 seconds. */
const moveWithinMs = 20_000;

const named = (key: string) => ({ [requestIdHeader]: key });
const done = z.object({ result: z.boolean() });

const movePaths: Record<DriverMove, string> = {
  arrive: 'arrive',
  leaveParking: 'leave-parking',
  exitTerminal: 'exit',
};

/** What a driver can ask of the API. */
export const createKioskClient = (onConnection: (connection: Connection) => void) => {
  const call = createKioskCall(onConnection);
  return {
    ticket: (ticket: string, { signal }: CallOptions) =>
      call({ path: 'ticket', body: { ticket }, answer: kioskTicket, signal }),
    sendCode: (ticket: string, language: KioskLanguage, { signal }: CallOptions) =>
      call({ path: 'code', body: { ticket, language }, answer: kioskCodeSent, signal }),
    confirm: (ticket: string, code: string, ownDevice: boolean, { signal }: CallOptions) =>
      call({ path: 'confirm', body: { ticket, code, ownDevice }, answer: kioskJourney, signal }),
    journey: ({ signal }: CallOptions) =>
      call({ path: 'journey', method: 'GET', answer: kioskJourney, signal }),
    /** `key` names this press of the button: the same press sent again is the same move. */
    move: (move: DriverMove, key: string, { signal }: CallOptions) =>
      call({
        path: movePaths[move],
        headers: named(key),
        withinMs: moveWithinMs,
        answer: kioskJourney,
        signal,
      }),
    payment: ({ signal }: CallOptions) =>
      call({ path: 'payment', method: 'GET', answer: kioskPayment, signal }),
    firm: (number: string, { signal }: CallOptions) =>
      call({ path: 'payment/firm', body: { number }, answer: kioskFirm, signal }),
    /** `key` names this press of the button: sent again, no second payment begins. */
    payByCard: (buyer: KioskBuyer | null, key: string, { signal }: CallOptions) =>
      call({ path: 'payment/card', body: { buyer }, headers: named(key), answer: kioskPayment, signal }),
    cancelCard: ({ signal }: CallOptions) =>
      call({ path: 'payment/cancel', withinMs: moveWithinMs, answer: kioskPayment, signal }),
    showDocument: (lines: readonly string[], key: string, { signal }: CallOptions) =>
      call({ path: 'document', body: { lines }, headers: named(key), answer: kioskJourney, signal }),
    answerDocument: (confirmed: boolean, { signal }: CallOptions) =>
      call({ path: 'document/answer', body: { confirmed }, answer: kioskJourney, signal }),
    printSlip: (kind: SlipKind, language: KioskLanguage, key: string, { signal }: CallOptions) =>
      call({ path: 'slips', body: { kind, language }, headers: named(key), answer: kioskSlip, signal }),
    slip: (id: number, { signal }: CallOptions) =>
      call({ path: `slips/${id}`, method: 'GET', answer: kioskSlip, signal }),
    slipAddress: (id: number): string => `${api}/slips/${id}/pdf`,
    leave: (key: string, { signal }: CallOptions) =>
      call({ path: 'leave', headers: named(key), withinMs: moveWithinMs, answer: kioskJourney, signal }),
    exitWithoutDisposition: (plate: string, key: string, { signal }: CallOptions) =>
      call({
        path: 'exit-without-disposition',
        body: { plate, entryTicket: null },
        headers: named(key),
        answer: done,
        signal,
      }),
    /** Nobody waits for this: a session that is not signed off ends by itself. */
    signOff: () => void fetch(`${api}/sign-off`, { method: 'POST', keepalive: true }).catch(() => undefined),
  };
};
