import { addressKey } from '#domain/kernel/addresses.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import type { MailingStatus } from '#domain/mail/enums.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { attempt } from '../attempt.ts';
import type { Transaction } from '../transaction.ts';
import { audienceOf, endMailing, lockMailing, pauseMailing } from './mailings.ts';
import { peopleOf, type MailingPerson } from './mailingPeople.ts';

/**
 * The state of a mailing after a page of its people was noted. `after` is where the next page begins, or null if this was the last
 * page. If nobody was noted, it is the `after` of the call.
 */
export type GatheredPage = { readonly status: MailingStatus; readonly after: string | null };

/**
 * Notes the people of one page of a mailing, each person and each address once, with the reason if they get no letter. Nobody
 * is noted while the mailing is paused or after its end. If its list cannot be read, it is paused.
 * @param after the `after` of the page before; null for the first page
 */
export async function gatherPeople(
  tx: Transaction,
  mailingId: number,
  after: string | null,
): Promise<GatheredPage> {
  const { mailing, sender } = await lockMailing(tx, mailingId);
  const status = mailing.status as MailingStatus;
  if (status !== 'sending') return { status, after };
  // The person who began the mailing may not send it any more.
  if (!sender) return { status: await endMailing(tx, mailingId, 'stopped'), after };
  const page = await attempt(tx, () => peopleOf(tx, sender, audienceOf(mailing), after));
  if (page instanceof KejaError) return { status: await pauseMailing(tx, mailingId, sender, page), after };
  await noteAll(tx, mailingId, page.people);
  return { status, after: page.next };
}

/**
 * Stores those of the people who are not noted yet. A person whose address another page has taken is noted as left out; within
 * a page `peopleOf` has done that.
 */
const noteAll = async (
  tx: Transaction,
  mailingId: number,
  people: readonly MailingPerson[],
): Promise<void> => {
  if (people.length === 0) return;
  const ids = people.map(({ contactPersonId }) => contactPersonId);
  const addresses = people.map(({ email }) => addressKey(email));
  const recipients = await tx.sql
    .selectFrom('mailing_recipient')
    .select(['contact_person_id as id', 'email', 'status'])
    .where('mailing_id', '=', mailingId)
    .where((eb) => eb.or([eb('contact_person_id', 'in', ids), eb('email', 'in', addresses)]))
    .execute();
  const notedIds = new Set(recipients.map(({ id }) => id));
  const takenAddresses = new Set(
    recipients.filter(({ status }) => status !== 'leftOut').map(({ email }) => email),
  );
  for (const person of people.filter(({ contactPersonId }) => !notedIds.has(contactPersonId))) {
    const email = addressKey(person.email);
    const leftOut = person.leftOut ?? (takenAddresses.has(email) ? 'doubled' : null);
    await tx.records.createOnly(systemActor, 'mailingRecipient', {
      mailing: mailingId,
      contactPerson: person.contactPersonId,
      name: person.name,
      email,
      status: leftOut === null ? 'waiting' : 'leftOut',
      leftOut,
    });
  }
};
