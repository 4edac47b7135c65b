import { sql } from 'kysely';
import { systemActor } from '#domain/platform/actor.ts';
import type { MailDelivery, MailRecords } from '#workflows/mail/sendMail.activities.ts';
import type { MailOutcome } from '#workflows/mail/sendMail.messages.ts';
import { withRefusals } from '../refusals.ts';
import type { Surroundings } from '../surroundings.ts';
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
export const sendMailActivities = (surroundings: Surroundings): MailDelivery & MailRecords => {
  const { database, mail } = surroundings;
  return withRefusals<MailDelivery & MailRecords>({
    deliverMail: async ({ outgoingEmailId }) => {
      const { message, server } = await readMail(database, surroundings, outgoingEmailId);
      const { rejected } = await mail.send(message, server);
      return { messageId: message.messageId, rejected };
    },
    closeMail: ({ key, outgoingEmailId, outcome }) =>
      database.once(key, async (tx) => {
        await tx.records.update(systemActor, 'outgoingEmail', outgoingEmailId, marks(outcome));
        // Its reader has the link or code, or nobody ever will.
        await sql`update outgoing_email set letter_facts = null where id = ${outgoingEmailId}`.execute(
          tx.sql,
        );
      }),
  });
};
