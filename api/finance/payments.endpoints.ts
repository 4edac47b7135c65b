import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { cancelPunishment } from '#database/finance/cancelPunishment.ts';
import { markPaid, preparePayment } from '#database/finance/deliveryPayments.ts';
import { preparePunishmentPayment } from '#database/finance/punishmentPayment.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { doOnce } from '../http/writeOnce.ts';

const tag = 'finance';
const id = z.object({ id: recordId });
const amount = z.string().regex(/^\d+\.\d{2}$/);
const prepared = z.object({
  id: z.number(),
  numberStr: z.string(),
  amount: z.string(),
  rows: z.array(z.object({ punishmentId: z.number(), name: z.string(), amount: z.string() })),
});

/** What trucks owe, at the cash desk: penalties and services, paid by hand or taken back. */
export const paymentEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'post',
    path: '/delivery_payments/prepare',
    tag,
    summary: 'The one open payment of a truck, with everything that it owes now',
    access: ['operator'],
    body: z.strictObject({ dispositionId: recordId, workingPlaceId: recordId.nullish() }),
    answer: prepared,
    handle: async ({ actor, body, request }) => {
      await database.records.mustSee(actor, 'disposition', body.dispositionId, 'modify');
      return doOnce(database, actor, request, body, async (tx) => {
        const payment = await preparePayment(tx, body.dispositionId, {
          by: actor.userId,
          workingPlaceId: body.workingPlaceId ?? null,
        });
        return payment as unknown as JsonValue;
      });
    },
  }),
  endpoint({
    method: 'post',
    path: '/punishments/:id/prepare_payment',
    tag,
    summary: 'The open payment in which a penalty or service is paid, as its slip is scanned',
    access: ['operator'],
    params: id,
    answer: prepared,
    handle: async ({ actor, params, request }) => {
      await database.records.mustSee(actor, 'punishment', params.id, 'modify');
      return doOnce(database, actor, request, null, async (tx) => {
        const payment = await preparePunishmentPayment(tx, params.id, actor.userId);
        return payment as unknown as JsonValue;
      });
    },
  }),
  endpoint({
    method: 'post',
    path: '/delivery_payments/:id/pay',
    tag,
    summary: 'Notes that the money of a payment was taken by hand: all of it, and once',
    access: ['operator'],
    params: id,
    body: z.strictObject({ amount, means: z.enum(['cash', 'transfer']).default('cash') }),
    answer: z.object({ id: z.number(), isPaid: z.literal(true) }),
    handle: async ({ actor, params, body, requestId }) => {
      await database.records.mustSee(actor, 'deliveryPayment', params.id, 'modify');
      const at = new Date().toISOString();
      const attempt = {
        key: `desk-${actor.userId}-${requestId}`.slice(0, 120),
        at,
        by: actor.userId,
        ...body,
      };
      await database.transaction((tx) => markPaid(tx, params.id, attempt));
      return { id: params.id, isPaid: true };
    },
  }),
  endpoint({
    method: 'post',
    path: '/punishments/:id/cancel',
    tag,
    summary: 'Takes a penalty or service back, with the reason; refused once it is paid',
    access: ['operator'],
    params: id,
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    answer: z.object({ id: z.number(), isCanceled: z.literal(true) }),
    handle: async ({ actor, params, body, request }) => {
      const at = new Date().toISOString();
      await doOnce(database, actor, request, body, async (tx) => {
        await cancelPunishment(tx, actor, { punishmentId: params.id, reason: body.reason, at });
        return params.id;
      });
      return { id: params.id, isCanceled: true };
    },
  }),
];
