import { allHandlersFinished, condition, setHandler } from '@temporalio/workflow';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalFailure } from '../kernel/failures.ts';
import { keyOf } from '../kernel/step.ts';
import type { MailRecords } from './sendMail.activities.ts';
import { postponeMail, withdrawMail, type MailProgress } from './sendMail.messages.ts';

const db = databasePort<MailRecords>();

/**
 * Waits until it is time to send, and lets people take the letter back or choose another time meanwhile. Messages are
 * judged one after the other, so either the letter is taken back or it is sent.
 * @param sendAt when to send, as ISO text; undefined for a letter that is sent at once and cannot be taken back here
 * @returns whether the letter is to be sent
 */
export function untilDue(progress: () => MailProgress, sendAt: string | undefined): Promise<boolean> {
  const { outgoingEmailId } = progress();
  let due = sendAt;
  let changes = 0;
  let isWaiting = sendAt !== undefined;
  let isTakenBack = false;
  const validator = (_input: unknown) => {
    if (!isWaiting) throw refusalFailure({ code: 'message_gone_out', params: {} });
  };
  setHandler(
    withdrawMail,
    async () => {
      isWaiting = false;
      isTakenBack = true;
      await db.reopenMail({ key: keyOf('withdrawn'), outgoingEmailId });
      return progress();
    },
    { validator },
  );
  setHandler(
    postponeMail,
    async ({ sendAt: newSendAt }) => {
      due = newSendAt;
      changes += 1;
      await db.postponeMail({ key: keyOf(`postponed-${changes}`), outgoingEmailId, sendAt: newSendAt });
      return progress();
    },
    { validator },
  );
  const wait = async (): Promise<boolean> => {
    while (isWaiting) {
      // A change of the time ends the wait for the old one.
      const changesSeen = changes;
      const waitMs = Date.parse(due ?? '') - Date.now();
      const isChanged = waitMs > 0 && (await condition(() => !isWaiting || changes !== changesSeen, waitMs));
      if (!isChanged) isWaiting = false;
    }
    // Without `sendAt` every message is refused above, so no handler runs.
    if (sendAt !== undefined) await condition(allHandlersFinished);
    return !isTakenBack;
  };
  return wait();
}
