import { sql } from 'kysely';
import type { GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';

interface Invited {
  readonly id: number;
  readonly title: string;
  readonly start: Date;
  readonly authorId: number | null;
  readonly sequence: number;
}

/**
 * Notes on an event what a guest has answered by mail, and tells whoever made the event. Only the guest may answer, from an
 * address of the same domain; what answers an older version, or comes after a later answer, changes nothing.
 * @param from the sender of the message
 */
export async function noteGuestAnswer(tx: Transaction, answer: GuestAnswer, from: unknown): Promise<void> {
  if (domainOf(String(from ?? '')) !== domainOf(answer.email)) return;
  const event = await invitedTo(tx, answer);
  if (!event || answer.sequence < event.sequence) return;
  const { guests } = await tx.records.get(systemActor, 'calendarEvent', event.id);
  const known = guests as readonly Guest[];
  const guest = known.find(({ email }) => email.toLowerCase() === answer.email);
  if (!guest || (guest.answeredAt !== null && Date.parse(guest.answeredAt) >= Date.parse(answer.at))) return;
  await tx.records.updateOnly(systemActor, 'calendarEvent', event.id, {
    guests: known.map((one) =>
      one === guest ? { ...one, answer: answer.answer, answeredAt: answer.at } : one,
    ),
  });
  await notify(tx, {
    to: event.authorId === null ? [] : [event.authorId],
    notice: 'guestAnswered',
    facts: async (language) => ({
      who: guest.name || guest.email,
      answer: enumLabel(language, 'guestAnswer', answer.answer),
      title: event.title,
      at: dateTimeText(event.start.toISOString()),
    }),
    about: { object: 'calendarEvent', id: event.id },
  });
}

interface Guest {
  readonly id: number;
  readonly email: string;
  readonly name: string | null;
  readonly answeredAt: string | null;
}

const domainOf = (address: string): string => address.trim().toLowerCase().replace(/^.*@/, '');

/** The event of ours that is answered, locked: the changed date of a series, or the series. */
const invitedTo = async (tx: Transaction, { uid, occurrence }: GuestAnswer): Promise<Invited | undefined> => {
  const { rows } = await sql<Invited>`
    select id, title, start, author_id as "authorId", coalesce(sequence, 0) as sequence from calendar_event
    where uid = ${uid} and invited_by is null and organizer is not null and not marked_to_delete
      and occurrence is not distinct from ${occurrence}::timestamptz
    order by id limit 1 for no key update`.execute(tx.sql);
  const [row] = rows;
  return row && { ...row, start: new Date(row.start) };
};
