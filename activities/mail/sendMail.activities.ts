import { folderOfSent } from '#database/mail/folderOfSent.ts';
import { forgetLetterFacts } from '#database/mail/outgoingEmails.ts';
import { markCopies } from '#database/mail/letterReports.ts';
import { notifyOfRefused } from '#database/mail/notifyOfBounce.ts';
import { noteSendAt, reopenMail } from '#database/mail/waitingMail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { MailDelivery, MailRecords } from '#workflows/mail/sendMail.activities.ts';
import type { MailOutcome } from '#workflows/mail/sendMail.messages.ts';
import { alive } from '../alive.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { keepSentCopy } from './imap/keepSentCopy.ts';
import { withImap } from './imap/openImap.ts';
import { readMail } from './readMail.ts';
import { mailCredentials } from './signIn/mailCredentials.ts';

/** The fields that the outcome sets on the record. A failed e-mail waits for an operator. */
const outcomeFields = (outcome: MailOutcome): Record<string, unknown> =>
  outcome.sent
    ? {
        status: 'sent',
        sent: true,
        sentAt: new Date().toISOString(),
        messageId: outcome.messageId,
        failure: outcome.rejected.length > 0 ? outcome.rejected.join('; ') : null,
      }
    : { status: 'failed', failure: outcome.reason };

/** The activities of `sendMail`: they use the mail server over SMTP and the record of the e-mail. */
export function sendMailActivities(dependencies: Dependencies): MailDelivery & MailRecords {
  const { database, mail, openImap } = dependencies;
  return withRefusals<MailDelivery & MailRecords>({
    deliverMail: ({ outgoingEmailId, only }) =>
      alive(async (cancelled) => {
        const { message, server } = await readMail(dependencies, outgoingEmailId);
        // Whether the workflow must call keepSentCopy. An account without a server of its own sends by that of the installation,
        // and has no folder for a copy. This is read before the letter is sent: if reading failed after the server has taken the
        // letter, it would be sent again.
        const isCopied =
          server !== undefined && (await folderOfSent(database, outgoingEmailId)) !== undefined;
        // `only` are the addresses that have not got the letter yet; without it, all get it.
        const sentMail = await mail.send({ ...message, ...(only ? { only } : {}) }, server, cancelled);
        return { messageId: message.messageId, ...sentMail, ...(isCopied ? { isCopied } : {}) };
      }),
    keepSentCopy: async ({ outgoingEmailId }) => {
      const sentFolder = await folderOfSent(database, outgoingEmailId);
      if (!sentFolder) return;
      // By now the record has the status 'sent'.
      const { message } = await readMail(dependencies, outgoingEmailId, 'sent');
      const credentials = await mailCredentials(dependencies, sentFolder.accountId);
      if (credentials)
        await withImap(openImap, { ...sentFolder, credentials }, (client) => keepSentCopy(client, message));
    },
    closeMail: ({ key, outgoingEmailId, outcome }) =>
      database.once(key, async (tx) => {
        await tx.records.updateOnly(systemActor, 'outgoingEmail', outgoingEmailId, outcomeFields(outcome));
        // Some servers make the copy themselves, and a pass over the mailbox may have stored that copy already.
        if (outcome.sent) await markCopies(tx, outgoingEmailId);
        if (outcome.sent && outcome.rejected.length > 0) await notifyOfRefused(tx, outgoingEmailId);
        // The link or code is removed, because it was sent or will never be sent.
        await forgetLetterFacts(tx.sql, outgoingEmailId);
      }),
    reopenMail: ({ key, outgoingEmailId }) => database.once(key, (tx) => reopenMail(tx, outgoingEmailId)),
    postponeMail: ({ key, outgoingEmailId, sendAt }) =>
      database.once(key, (tx) => noteSendAt(tx, outgoingEmailId, sendAt)),
  });
}
