import { forgetLetterFacts } from '#database/mail/outgoingEmails.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { MailDelivery, MailRecords } from '#workflows/mail/sendMail.activities.ts';
import type { MailOutcome } from '#workflows/mail/sendMail.messages.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { readMail } from './readMail.ts';

const shortened = (words: string): string => words.slice(0, 255);

/** What the outcome leaves on the record: a failed one waits for an operator. */
const marks = (outcome: MailOutcome): Record<string, unknown> =>
  outcome.sent
    ? {
        status: 'sent',
        sent: true,
        sentAt: new Date().toISOString(),
        messageId: outcome.messageId,
        failure: outcome.rejected.length > 0 ? shortened(outcome.rejected.join('; ')) : null,
      }
    : { status: 'failed', failure: shortened(outcome.reason) };

/** The sending's port: to the mail server over SMTP, and to the record of the message. */
export function sendMailActivities(dependencies: Dependencies): MailDelivery & MailRecords {
  const { database, mail } = dependencies;
  return withRefusals<MailDelivery & MailRecords>({
    deliverMail: async ({ outgoingEmailId }) => {
      const { message, server } = await readMail(database, dependencies, outgoingEmailId);
      const { rejected } = await mail.send(message, server);
      return { messageId: message.messageId, rejected };
    },
    closeMail: ({ key, outgoingEmailId, outcome }) =>
      database.once(key, async (tx) => {
        await tx.records.updateOnly(systemActor, 'outgoingEmail', outgoingEmailId, marks(outcome));
        // Its reader has the link or code, or nobody ever will.
        await forgetLetterFacts(tx.sql, outgoingEmailId);
      }),
  });
}
