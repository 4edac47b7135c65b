import {
  log,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  sleep,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { notSentInTime } from '#domain/mail/enums.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { keyOf } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { MailDelivery, MailRecords } from './sendMail.activities.ts';
import { mailProgress, type MailOutcome, type SendMailInput, type TakenMail } from './sendMail.messages.ts';
import { untilDue } from './sendMail.wait.ts';

const db = databasePort<MailRecords>();

/**
 * Sends one e-mail from its record to the mail server, or gives up after `lifeMinutes`. Until the time `sendAt`, if there is one,
 * people can take the message back.
 */
export async function sendMail(input: SendMailInput): Promise<MailOutcome> {
  const { outgoingEmailId, lifeMinutes, sendAt } = input;
  let outcome: MailOutcome | null = null;
  const progress = () => ({ outgoingEmailId, outcome });
  setHandler(mailProgress, progress);
  // Called without `sendAt` too, because it registers the handlers.
  const isDue = untilDue(progress, sendAt);
  if (sendAt !== undefined && !(await isDue)) return endTakenBack();
  outcome = await deliver(outgoingEmailId, lifeMinutes);
  // The letter is no longer needed, such as an invitation to a removed event. Its record is a draft again, so nothing is written.
  if (!outcome.sent && outcome.reason === withdrawn) return endTakenBack();
  await db.closeMail({ key: keyOf('closed'), outgoingEmailId, outcome });
  show(outcome);
  if (outcome.sent && outcome.isCopied) await keepCopy(outgoingEmailId);
  return outcome;
}

/** The reason that `deliverMail` gives for a letter that is a draft again, and the stage that a search for workflows finds. */
const withdrawn = 'withdrawn';

const endTakenBack = (): MailOutcome => {
  setCurrentDetails('taken back');
  upsertSearchAttributes([{ key: searchKeys.stage, value: withdrawn }]);
  return { sent: false, reason: withdrawn };
};

/** A missing copy is only logged, because the letter itself was sent. */
const keepCopy = async (outgoingEmailId: number): Promise<void> => {
  const { keepSentCopy } = proxyActivities<MailDelivery>({
    startToCloseTimeout: '2 minutes',
    scheduleToCloseTimeout: '1 day',
    retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '10 minutes' },
    summary: 'put a copy into the folder of sent mail',
  });
  try {
    await keepSentCopy({ outgoingEmailId });
  } catch (error) {
    log.warn('the copy of a sent e-mail is given up', { outgoingEmailId, error });
    setCurrentDetails('sent, without a copy in the folder of sent mail');
  }
};

/** A large letter on a slow line takes minutes. If an attempt timed out while it still runs, the letter would be sent twice. */
const attempt = { startToCloseTimeout: '30 minutes', heartbeatTimeout: '1 minute' } as const;

const deliver = async (outgoingEmailId: number, lifeMinutes: number): Promise<MailOutcome> => {
  const mailServer = proxyActivities<MailDelivery>({
    ...attempt,
    scheduleToCloseTimeout: `${lifeMinutes} minutes`,
    retry: {
      initialInterval: '2 seconds',
      backoffCoefficient: 2,
      maximumInterval: '5 minutes',
    },
    summary: 'hand the message to the mail server',
  });
  try {
    const answer = await mailServer.deliverMail({ outgoingEmailId });
    return { sent: true, ...(await deliverLater(outgoingEmailId, lifeMinutes, answer)) };
  } catch (error) {
    log.warn('the e-mail is given up', { outgoingEmailId, error });
    return { sent: false, reason: reasonOf(error) };
  }
};

/** How long the letter is tried for recipients whom the server does not accept at first. It counts as sent in any case. */
const deferredMinutes = 60;

/**
 * Sends the letter again, but only to the recipients whom the server did not accept at first.
 * @returns the whole answer; its `rejected` includes the recipients who never got the letter
 */
const deliverLater = async (
  outgoingEmailId: number,
  lifeMinutes: number,
  { deferred = [], ...answer }: TakenMail,
): Promise<TakenMail> => {
  if (deferred.length === 0) return answer;
  setCurrentDetails(`sent, but not to ${deferred.length} yet`);
  const { deliverMail } = proxyActivities<MailDelivery>({
    ...attempt,
    scheduleToCloseTimeout: `${Math.min(lifeMinutes, deferredMinutes)} minutes`,
    retry: { initialInterval: '5 minutes', backoffCoefficient: 2, maximumInterval: '20 minutes' },
    summary: 'hand the message over for those who did not get it',
  });
  try {
    await sleep('2 minutes');
    const only = deferred.map(({ address }) => address);
    const { rejected, deferred: stillDeferred = [] } = await deliverMail({ outgoingEmailId, only });
    const neverTaken = stillDeferred.map(({ words }) => words);
    return { ...answer, rejected: [...answer.rejected, ...rejected, ...neverTaken] };
  } catch (error) {
    log.warn('an e-mail is given up for some of its recipients', { outgoingEmailId, error });
    return { ...answer, rejected: [...answer.rejected, ...deferred.map(({ words }) => words)] };
  }
};

/** Why the letter was not sent: the words of the refusal or its code, or `notSentInTime` if the activity has not refused it. */
const reasonOf = (error: unknown): string => {
  const refusal = refusalIn(error);
  const params = refusal?.details?.[0] as { readonly reason?: string } | undefined;
  return params?.reason ?? refusal?.type ?? notSentInTime;
};

const show = (outcome: MailOutcome): void => {
  const stage = outcome.sent ? 'sent' : 'failed';
  upsertSearchAttributes([
    { key: searchKeys.stage, value: stage },
    { key: searchKeys.needsAttention, value: !outcome.sent },
  ]);
  setCurrentDetails(outcome.sent ? stage : `${stage}: ${outcome.reason}`);
};
