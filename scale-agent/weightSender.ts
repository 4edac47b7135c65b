import type { Logger } from 'pino';
import type { Socket } from 'socket.io-client';
import { agentEvents, weightAnswer, type AcceptedWeight } from '#domain/weighing/scaleMessages.ts';
import type { WeightStore } from './weightStore.ts';

const acknowledgeWithinMs = 5000;
const mostAtOnce = 20;
/** Refusals that the API would repeat at every attempt. */
const finalRefusals = new Set(['scale_not_owned', 'body_invalid']);

interface SenderParts {
  readonly store: WeightStore;
  readonly socket: Socket;
  readonly log: Logger;
  /** Whether the agent has ended, and its store with it: then an answer that still comes is dropped. */
  readonly isClosed: () => boolean;
}

/** Sends the waiting weights to the API until it has acknowledged or finally refused them. */
export function weightSender({ store, socket, log, isClosed }: SenderParts) {
  let sending = false;

  /**
   * Sends waiting weights one after another, oldest first: so the weight memory has them in the order of acceptance. One call
   * sends at most `mostAtOnce`; the agent calls again at intervals.
   */
  const sendWaiting = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    try {
      for (const weight of store.waiting(mostAtOnce)) {
        if (!socket.connected || !(await send(weight))) return;
      }
    } catch (error) {
      // For example a full disk: a weight that could not be marked as sent is sent again, and the API recognises it.
      log.error({ error: String(error) }, 'the memory on disk does not answer');
    } finally {
      sending = false;
    }
  };

  /** Sends one weight. Returns whether the next one may be sent: not if this one must be sent again later. */
  const send = async (weight: AcceptedWeight): Promise<boolean> => {
    const answer = weightAnswer.safeParse(
      await socket
        .timeout(acknowledgeWithinMs)
        .emitWithAck(agentEvents.weight, weight)
        .catch(() => undefined),
    );
    if (isClosed() || !answer.success) return false;
    if (answer.data.ok) store.acknowledged(weight.captureId);
    else if (finalRefusals.has(answer.data.code)) store.refused(weight.captureId, answer.data.code);
    else return false;
    if (!answer.data.ok)
      log.error(
        { captureId: weight.captureId, code: answer.data.code },
        'the API refused a weight; it is kept aside',
      );
    return true;
  };

  return { sendWaiting };
}
