import type { Database } from '#database/connect.ts';
import { keepBody, receiverOf, weighingForReceiver } from '#database/weighing/sendings.ts';
import { fail } from '#domain/kernel/fail.ts';
import { beginningOfBody } from '#domain/kernel/limitedBody.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { WeighingDelivery, WeighingSendings } from '#workflows/weighing/sendWeighing.activities.ts';
import { sendWeighingId } from '#workflows/weighing/sendWeighing.messages.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { basicAuthorization } from './digestAuth.ts';

const timeoutMs = 20_000;
/** In characters. So much of the receiver's answer is kept with the sending. */
const longestAnswer = 500;
/** Statuses below 500 that are temporary, so that another attempt may succeed. */
const askAgainStatuses = new Set([408, 409, 425, 429]);

/** Where a weighing is sent, and with what credentials; the password is not sealed any more. */
interface Addressee {
  readonly address: string;
  readonly login: string | null;
  readonly password: string | null;
}

const addresseeOf = async (database: Database, weightSendingId: number): Promise<Addressee> => {
  const receiver = await receiverOf(database.sql, weightSendingId);
  if (!receiver) throw fail('weighing_refused', { answer: 'the receiver is switched off' });
  return {
    ...receiver,
    password: receiver.password === null ? null : database.secrets.open(receiver.password),
  };
};

/**
 * The body that is sent to a receiver. It is the same at each attempt, because the idempotency key is the same. A later change of
 * the weighing is sent by itself under another key, and `changedAt` says which of the two is newer.
 */
const bodyOf = async ({ sql }: Database, weightSendingId: number): Promise<string> => {
  const weighing = await weighingForReceiver(sql, weightSendingId);
  return keepBody(sql, weightSendingId, JSON.stringify({ id: sendWeighingId(weightSendingId), ...weighing }));
};

/** The activities of `sendWeighing`: they use the receiver over HTTP and the record of the sending. */
export function sendWeighingActivities({ database }: Dependencies): WeighingDelivery & WeighingSendings {
  return withRefusals<WeighingDelivery & WeighingSendings>({
    postWeighing: async ({ weightSendingId }) => {
      const { address, login, password } = await addresseeOf(database, weightSendingId);
      const response = await fetch(address, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': sendWeighingId(weightSendingId),
          ...(login !== null && {
            authorization: basicAuthorization({ user: login, password: password ?? '' }),
          }),
        },
        body: await bodyOf(database, weightSendingId),
      });
      // A character has at most four bytes.
      const text = (await beginningOfBody(response, 4 * longestAnswer)).replaceAll(/\s+/g, ' ').trim();
      const answer = beginningOf(`${response.status} ${text}`.trim(), longestAnswer);
      if (response.ok) return { answer };
      if (response.status >= 500 || askAgainStatuses.has(response.status)) throw new Error(answer);
      throw fail('weighing_refused', { answer });
    },
    closeSending: async ({ key, weightSendingId, state, answer }) => {
      await database.once(key, async (tx) => {
        await tx.records.updateOnly(systemActor, 'weightSending', weightSendingId, {
          sendingState: state,
          endedAt: new Date().toISOString(),
          answer: answer || null,
        });
      });
    },
  });
}
