import {
  condition,
  log,
  patched,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { databasePort } from '../kernel/databasePort.ts';
import { keyOf } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { HandedOver, SentMessage, SmsDelivery, SmsRecords } from './sendSms.activities.ts';
import {
  smsProgress,
  smsReceipt,
  type SendSmsInput,
  type SmsOutcome,
  type SmsReceipt,
} from './sendSms.messages.ts';

const db = databasePort<SmsRecords>();

/** For how long the SMS may be sent and its receipts are awaited: a driver called hours ago no longer waits for it. */
const defaultLifeMinutes = 240;

/** One SMS, from the record until it reaches the driver's telephone or is given up. */
export async function sendSms({
  outgoingSmsId,
  lifeMinutes = defaultLifeMinutes,
  sendBy,
}: SendSmsInput): Promise<SmsOutcome> {
  const receipts = new Map<string, SmsReceipt['status']>();
  let sent = false;
  let outcome: SmsOutcome | null = null;
  setHandler(smsReceipt, ({ providerId, status }) => {
    const lastStatus = receipts.get(providerId);
    if (lastStatus === 'delivered') return;
    // Receipts may overtake one another: one that is not final does not replace a final one.
    if (isFinal(lastStatus) && !isFinal(status) && patched('2026-11-lateReceipt')) return;
    receipts.set(providerId, status);
  });
  setHandler(smsProgress, () => ({ outgoingSmsId, sent, outcome }));

  const endOfLife = Date.now() + lifeMinutes * 60_000;
  const lastSending = sendBy === undefined ? endOfLife : Math.min(endOfLife, Date.parse(sendBy));
  const handover = await deliver(outgoingSmsId, lastSending - Date.now());
  if (handover) {
    const { messages } = handover;
    await db.markSmsSent({ key: keyOf('sent'), outgoingSmsId, messages });
    sent = true;
    show('sent', false);
    // At least 1 ms, because the SDK may take 0 as no limit.
    await condition(
      () => messages.every((message) => isFinal(statusByReceipts(message, messages, receipts))),
      Math.max(1, endOfLife - Date.now()),
    );
  }
  outcome = outcomeOf(handover, receipts);
  await db.closeSms({ key: keyOf('closed'), outgoingSmsId, outcome });
  show(outcome, outcome === 'undelivered' || outcome === 'givenUp');
  return outcome;
}

/** What the provider accepted; undefined when the SMS cannot be sent, or cannot be within these milliseconds. */
const deliver = async (outgoingSmsId: number, withinMs: number): Promise<HandedOver | undefined> => {
  if (withinMs <= 0) return undefined;
  const provider = proxyActivities<SmsDelivery>({
    startToCloseTimeout: '30 seconds',
    scheduleToCloseTimeout: withinMs,
    retry: {
      initialInterval: '1 second',
      backoffCoefficient: 2,
      maximumInterval: '1 minute',
    },
    summary: 'hand the message to the provider',
  });
  try {
    return await provider.deliverSms({ outgoingSmsId });
  } catch (error) {
    log.warn('the SMS is given up', { outgoingSmsId, error });
    return undefined;
  }
};

/**
 * The status of a message by its receipts. If a sending was repeated and the provider already had the message, `providerId` is our
 * own id, while receipts name that of the provider. If there is only one message, any final receipt then counts.
 */
const statusByReceipts = (
  { providerId }: SentMessage,
  messages: readonly SentMessage[],
  receipts: ReadonlyMap<string, SmsReceipt['status']>,
): SmsReceipt['status'] | undefined => {
  if (receipts.has(providerId) || messages.length > 1) return receipts.get(providerId);
  return [...receipts.values()].find(isFinal);
};

const isFinal = (status: SmsReceipt['status'] | undefined): boolean =>
  status === 'delivered' || status === 'undelivered';

const outcomeOf = (
  handover: HandedOver | undefined,
  receipts: ReadonlyMap<string, SmsReceipt['status']>,
): SmsOutcome => {
  if (!handover) return 'givenUp';
  const { messages, unreachable = [] } = handover;
  if (unreachable.length > 0) return 'undelivered';
  const statuses = messages.map((message) => statusByReceipts(message, messages, receipts));
  if (statuses.includes('undelivered')) return 'undelivered';
  return statuses.every((status) => status === 'delivered') ? 'delivered' : 'unknown';
};

/** Shows the stage in the search attributes and in the Temporal UI, and whether a person must look at this workflow. */
const show = (stage: string, needsAttention: boolean): void => {
  upsertSearchAttributes([
    { key: searchKeys.stage, value: stage },
    { key: searchKeys.needsAttention, value: needsAttention },
  ]);
  setCurrentDetails(stage);
};
