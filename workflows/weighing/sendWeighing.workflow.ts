import { log, proxyActivities, setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { keyOf } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { WeighingDelivery, WeighingSendings } from './sendWeighing.activities.ts';
import type { SendingOutcome, SendWeighingInput } from './sendWeighing.messages.ts';

const db = databasePort<WeighingSendings>();

/** Sends one weighing to one receiver until it is accepted, refused, or the time for it is over. Returns the final state. */
export async function sendWeighing({ weightSendingId, hoursToTry }: SendWeighingInput): Promise<string> {
  const outcome = await deliver(weightSendingId, hoursToTry);
  await db.closeSending({ key: keyOf('closed'), weightSendingId, ...outcome });
  upsertSearchAttributes([
    { key: searchKeys.stage, value: outcome.state },
    { key: searchKeys.needsAttention, value: outcome.state !== 'Taken' },
  ]);
  setCurrentDetails(`${outcome.state}: ${outcome.answer}`);
  return outcome.state;
}

const deliver = async (weightSendingId: number, hoursToTry: number): Promise<SendingOutcome> => {
  const outside = proxyActivities<WeighingDelivery>({
    startToCloseTimeout: '30 seconds',
    scheduleToCloseTimeout: `${hoursToTry} hours`,
    retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '10 minutes' },
    summary: 'tell the receiver',
  });
  try {
    return { state: 'Taken', ...(await outside.postWeighing({ weightSendingId })) };
  } catch (error) {
    log.warn('a weighing could not be delivered', { weightSendingId, error });
    const refusal = refusalIn(error);
    const params = refusal?.details?.[0] as { readonly answer?: string } | undefined;
    return refusal
      ? { state: 'Refused', answer: params?.answer ?? refusal.type ?? '' }
      : { state: 'GivenUp', answer: '' };
  }
};
