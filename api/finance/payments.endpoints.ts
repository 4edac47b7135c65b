import type { Database } from '#database/connect.ts';
import { cancelPunishment } from '#database/finance/cancelPunishment.ts';
import { markPaid, preparePayment } from '#database/finance/deliveryPayments.ts';
import { preparePunishmentPayment } from '#database/finance/punishmentPayment.ts';
import { paymentContracts } from '#domain/finance/payment.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

const tag = 'finance';

interface PaymentDependencies {
  readonly database: Database;
}

const prepareEndpoints = ({ database }: PaymentDependencies): AnyEndpoint[] => [
  serve(paymentContracts.prepare, {
    tag,
    summary: 'The one open payment of a truck, with everything that it owes now',
    access: ['operator'],
    handle: async ({ actor, body, request }) => {
      await database.records.mustSee(actor, 'disposition', body.dispositionId, 'modify');
      return doOnce(database, actor, request, body, async (tx) => {
        const payment = await preparePayment(tx, body.dispositionId, {
          by: actor.userId,
          workingPlaceId: body.workingPlaceId ?? null,
        });
        // The types of these copies are JSON, as `doOnce` wants; the interface of a row is not.
        return { ...payment, rows: payment.rows.map((row) => ({ ...row })) };
      });
    },
  }),
  serve(paymentContracts.preparePunishment, {
    tag,
    summary: 'The open payment in which a penalty or service is paid, as its slip is scanned',
    access: ['operator'],
    handle: async ({ actor, params, request }) => {
      await database.records.mustSee(actor, 'punishment', params.id, 'modify');
      return doOnce(database, actor, request, null, async (tx) => {
        const payment = await preparePunishmentPayment(tx, params.id, actor.userId);
        return { ...payment, rows: payment.rows.map((row) => ({ ...row })) };
      });
    },
  }),
];

const payEndpoints = ({ database }: PaymentDependencies): AnyEndpoint[] => [
  serve(paymentContracts.pay, {
    tag,
    summary:
      'Notes that the money of a payment was taken at the desk, in cash, by a card or a transfer: all of it, and once',
    access: ['operator'],
    handle: async ({ actor, params, body, requestId }) => {
      await database.records.mustSee(actor, 'deliveryPayment', params.id, 'modify');
      const at = new Date().toISOString();
      // The key makes a repeated request harmless; a longer one would not fit into its column.
      const attempt = {
        key: `desk-${actor.userId}-${requestId}`.slice(0, 120),
        at,
        by: actor.userId,
        ...body,
      };
      await database.transaction((tx) => markPaid(tx, params.id, attempt));
      return { id: params.id, isPaid: true as const };
    },
  }),
  serve(paymentContracts.cancelPunishment, {
    tag,
    summary: 'Cancels a penalty or service, with the reason; refused once it is paid',
    access: ['operator'],
    handle: async ({ actor, params, body, request }) => {
      const at = new Date().toISOString();
      await doOnce(database, actor, request, body, async (tx) => {
        // Refuses an actor who may not change the penalty.
        await cancelPunishment(tx, actor, { punishmentId: params.id, reason: body.reason, at });
        return params.id;
      });
      return { id: params.id, isCanceled: true as const };
    },
  }),
];

/**
 * The payments of trucks at the cash desk. A payment of all that a truck owes, or of one penalty or service, is prepared and then
 * noted as paid; a penalty or service may also be cancelled.
 */
export function paymentEndpoints(dependencies: PaymentDependencies): AnyEndpoint[] {
  return [...prepareEndpoints(dependencies), ...payEndpoints(dependencies)];
}
