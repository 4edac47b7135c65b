import { gatherPeople } from '#database/mail/gatherPeople.ts';
import { sendPortion } from '#database/mail/sendPortion.ts';
import { unsubscribeLink } from '#database/mail/unsubscribeLink.ts';
import type { MailingRecords } from '#workflows/mail/mailing.activities.ts';
import type { Dependencies } from '../dependencies.ts';
import { withRefusals } from '../refusals.ts';

/** The activities of `mailing`. Each call is one transaction, and has its effect once for its key. */
export function mailingActivities({
  database,
  publicUrl,
}: Pick<Dependencies, 'database' | 'publicUrl'>): MailingRecords {
  const linkFor = (recipientId: number) => unsubscribeLink(database.secrets, publicUrl, recipientId);
  return withRefusals<MailingRecords>({
    gatherPeople: ({ key, mailingId, after }) =>
      database.once(key, (tx) => gatherPeople(tx, mailingId, after)),
    sendPortion: ({ key, mailingId }) => database.once(key, (tx) => sendPortion(tx, mailingId, linkFor)),
  });
}
