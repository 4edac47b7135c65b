import {
  condition,
  continueAsNew,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { createInbox } from '../kernel/inbox.ts';
import { keyOf } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { MailingRecords } from './mailing.activities.ts';
import { mailingChanged, mailingState, type MailingInput, type MailingState } from './mailing.messages.ts';
import { newMailing, stateOf, type MailingCarried } from './mailing.state.ts';

/** The timeout is longer than usual, because a page of people and a portion of letters are many records. */
const db = databasePort<MailingRecords>('1 minute');

/**
 * Writes to all people of a list. First all of them are stored as recipients. Then their letters are queued, a few at a time, at
 * the pace of the mailing. People pause, resume or stop the mailing in its record. The signal `mailingChanged` then wakes the
 * workflow, and its next step reads from the record what they did.
 */
export async function mailing(input: Continued<MailingInput, MailingCarried>): Promise<MailingState> {
  const self = input.carried ?? newMailing(input.mailingId);
  const inbox = createInbox<null>(self.handled);
  setHandler(mailingChanged, ({ messageId }) => inbox.enqueue(messageId, null));
  setHandler(mailingState, () => stateOf(self));

  for (;;) {
    for (let pending = inbox.take(); pending; pending = inbox.take()) pending.resolve();
    if (shouldContinueAsNew(input) && (await inbox.allAnswered()))
      await continueAsNew<typeof mailing>({ ...input, carried: self });
    const startedAt = Date.now();
    const waitSeconds = await (self.isGathered ? queueNextPortion(self) : storeNextPage(self));
    if (hasEnded(self) && (await inbox.allAnswered())) return stateOf(self);
    const hasMessage = () => !inbox.isEmpty();
    if (self.status === 'paused') await condition(hasMessage);
    else if (!hasEnded(self) && waitSeconds > 0)
      await condition(hasMessage, remainingMs(waitSeconds, startedAt));
  }
}

/**
 * The milliseconds of a wait, less the time that the work took, because long work must not slow the pace. At least 1, because
 * Temporal treats a wait of 0 in another way.
 */
const remainingMs = (seconds: number, startedAt: number): number =>
  Math.max(1, startedAt + seconds * 1000 - Date.now());

/** @returns how long to wait, in seconds */
const storeNextPage = async (self: MailingCarried): Promise<number> => {
  const { mailingId } = self;
  const key = keyOfStep(self, `people:${self.pages}`);
  const { status, after } = await db.gatherPeople({ key, mailingId, after: self.after });
  self.pages += 1;
  self.after = after;
  // `after` is null after the last page, but also if the mailing was paused or stopped before its first page.
  self.isGathered = status === 'sending' && after === null;
  updateStatus(self, status);
  return 0;
};

/** @returns how long to wait, in seconds */
const queueNextPortion = async (self: MailingCarried): Promise<number> => {
  const { mailingId } = self;
  const { status, waitSeconds } = await db.sendPortion({
    key: keyOfStep(self, `letters:${self.portions}`),
    mailingId,
  });
  self.portions += 1;
  updateStatus(self, status);
  return waitSeconds;
};

/**
 * The key of a step contains the id of the last message. Without the id this could happen: while the mailing is paused, a worker
 * does the step in the database and dies before it reports the answer `paused`. The message that resumes the mailing comes. The
 * step is done again under the same key, so the database gives the old answer, and the workflow waits for a message that it has
 * already handled.
 */
const keyOfStep = ({ handled }: MailingCarried, step: string): string =>
  keyOf(`${step}:${handled.at(-1) ?? 'start'}`);

const hasEnded = ({ status }: MailingCarried): boolean => status === 'done' || status === 'stopped';

const updateStatus = (self: MailingCarried, status: string): void => {
  if (self.status === status) return;
  self.status = status;
  upsertSearchAttributes([{ key: searchKeys.stage, value: status }]);
  setCurrentDetails(status);
};
