import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import {
  kioskFirm,
  kioskFirmInput,
  kioskPayInput,
  kioskPayment,
} from '#domain/terminal/kioskPaymentMessages.ts';
import type { Throttle } from '../auth/throttle.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';
import { createKioskPayments, knownFirms, type FirmRegister } from './kioskPayments.ts';
import { kioskPlace } from './kioskPlace.ts';
import { createKioskSessions } from './kioskSessions.ts';

interface PaymentParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly processes: Processes;
  readonly publicUrl: string;
  readonly firmRegister?: FirmRegister;
}

/** Registers of firms count what they are asked. */
const firmsAsked = { name: 'kiosk-firms', points: 20, seconds: 3600 } as const;
const tag = 'kiosk';

/** Penalties and services that a driver pays at the kiosk, and the invoice for them. */
export const kioskPaymentEndpoints = (parts: PaymentParts): AnyEndpoint[] => {
  const { database, throttle, processes, publicUrl } = parts;
  const sessions = createKioskSessions(database, publicUrl);
  const payments = createKioskPayments(database, parts.firmRegister ?? knownFirms(database));

  return [
    endpoint({
      method: 'get',
      path: '/kiosk/payment',
      tag,
      summary: 'What the driver’s truck owes, and what has become of the last attempt to pay it',
      access: 'anyone',
      refuses: [401],
      answer: kioskPayment,
      handle: async ({ request }) =>
        payments.show(await sessions.dispositionOf(request), await kioskPlace(database, request)),
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/payment/firm',
      tag,
      summary: 'The firm that an invoice is for, by its tax number',
      access: 'anyone',
      refuses: [401, 429],
      body: kioskFirmInput,
      answer: kioskFirm,
      handle: async ({ request, body: { number } }) => {
        await throttle.spend(firmsAsked, String(await sessions.dispositionOf(request)));
        return payments.firm(number);
      },
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/payment/card',
      tag,
      summary: 'Begins to take what the truck owes from a card, at the terminal of this kiosk',
      access: 'anyone',
      refuses: [401],
      body: kioskPayInput,
      answer: kioskPayment,
      handle: async ({ request, requestId, body: { buyer } }) => {
        const dispositionId = await sessions.dispositionOf(request);
        const place = await kioskPlace(database, request);
        await payments.pay(dispositionId, place, buyer, requestId);
        return payments.show(dispositionId, place);
      },
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/payment/cancel',
      tag,
      summary: 'Calls the card payment off; what the terminal has booked by then stays booked',
      access: 'anyone',
      refuses: [401, 503],
      answer: kioskPayment,
      handle: async ({ request }) => {
        const dispositionId = await sessions.dispositionOf(request);
        const attempt = await payments.openAttempt(dispositionId);
        if (attempt !== undefined) await processes.cardPayments.cancel(attempt);
        return payments.show(dispositionId, await kioskPlace(database, request));
      },
    }),
    endpoint({
      method: 'post',
      path: '/card_payments/:id/settle',
      tag: 'payments',
      summary:
        'Says what became of a card payment that nobody can find out about, read off the terminal’s slips',
      access: ['operator'],
      params: z.object({ id: recordId }),
      refuses: [503],
      body: z.strictObject({
        outcome: z.enum(['taken', 'notTaken']),
        why: z.string().trim().min(3).max(200),
      }),
      answer: z.object({ result: z.boolean() }),
      handle: async ({ actor, params: { id }, body, requestId }) => {
        await database.records.mustSee(actor, 'cardPayment', id);
        await processes.cardPayments.settle(id, { ...body, by: actor.userId ?? 0 }, requestId);
        return { result: true };
      },
    }),
  ];
};
