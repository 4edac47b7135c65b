import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEvent,
} from 'ical-generator';
import type { EnumValue } from '../kernel/enumeration.ts';
import type { Language } from '../kernel/language.ts';
import type { guestAnswer } from './enums.ts';
import { businessZone } from '../kernel/time.ts';
import { inWarsaw } from '../kernel/warsawDay.ts';
import { addEvent, calendarText, emptyCalendar, type WrittenEvent } from './writtenCalendar.ts';

export interface Person {
  readonly email: string;
  readonly name: string;
}

export interface Invitation {
  /** Whether it withdraws an invitation: the event does not take place, or the guest is no longer invited. */
  readonly isOff: boolean;
  readonly event: WrittenEvent;
  /** The id of the event in all calendar programs. */
  readonly uid: string;
  /** The version of the event: a number that grows with each change that guests are told of. */
  readonly sequence: number;
  /** The changed occurrences of a repeated event. */
  readonly changed: readonly WrittenEvent[];
  /** The moments (ISO) at which the skipped occurrences of a repeated event would begin. */
  readonly leftOut: readonly string[];
  /** Whether the event is of whole days. */
  readonly isOfWholeDays: boolean;
  readonly organizer: Person;
  /** The one guest who gets this text: the other guests are not shown to them. */
  readonly guest: Person;
  readonly language: Language;
}

/** An invitation of one guest, or its withdrawal, as calendar programs read it (iTIP, RFC 5546: REQUEST, CANCEL). */
export function invitationCalendar({
  isOff,
  event,
  changed,
  organizer,
  guest,
  ...details
}: Invitation): string {
  const calendar = emptyCalendar(
    isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    details.language,
  );
  const addToCalendar = (occurrence: WrittenEvent, leftOut: readonly string[]) => {
    const added = addEvent(calendar, occurrence, { ...details, leftOut });
    added.status(isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED);
    // The time of the letter: of two letters with the same version, programs believe the later one.
    added.stamp(new Date());
    addParties(added, organizer, guest, ICalAttendeeStatus.NEEDSACTION);
  };
  addToCalendar(event, details.leftOut);
  // A withdrawal of the whole event withdraws its changed occurrences too.
  if (!isOff) for (const occurrence of changed) addToCalendar(occurrence, []);
  return calendarText(calendar);
}

/** Adds the organizer and the one guest to an event. An answer is asked for (`rsvp`) while the guest has given none. */
const addParties = (event: ICalEvent, organizer: Person, guest: Person, status: ICalAttendeeStatus): void => {
  event.organizer({ ...organizer, mailto: organizer.email });
  event.createAttendee({
    ...guest,
    status,
    role: ICalAttendeeRole.REQ,
    rsvp: status === ICalAttendeeStatus.NEEDSACTION,
  });
};

export type Answer = Exclude<EnumValue<typeof guestAnswer>, 'None'>;

const statuses: Readonly<Record<Answer, ICalAttendeeStatus>> = {
  Accepted: ICalAttendeeStatus.ACCEPTED,
  Tentative: ICalAttendeeStatus.TENTATIVE,
  Declined: ICalAttendeeStatus.DECLINED,
};

/** An answer to an invitation that came by e-mail. `uid` and `sequence` are those of the invitation. */
export interface AnswerToSend {
  readonly uid: string;
  readonly sequence: number;
  /** The one date of a series that is answered; null for all. ISO. */
  readonly occurrence: string | null;
  /** Whether the event is of whole days, so that its dates are named without an hour. */
  readonly isOfWholeDays: boolean;
  readonly title: string;
  /** When the answered event begins (ISO). */
  readonly start: string;
  readonly organizer: Person;
  readonly guest: Person;
  readonly answer: Answer;
  readonly language: Language;
}

/** The answer to an invitation as calendar programs read it (iTIP: REPLY). */
export function answerCalendar({
  uid,
  sequence,
  occurrence,
  isOfWholeDays,
  title,
  start,
  organizer,
  guest,
  answer,
  language,
}: AnswerToSend): string {
  const calendar = emptyCalendar(ICalCalendarMethod.REPLY, language);
  const event = calendar.createEvent({
    id: uid,
    sequence,
    summary: title,
    start: inWarsaw(start),
    ...(isOfWholeDays ? {} : { timezone: businessZone }),
    ...(occurrence === null ? {} : { recurrenceId: inWarsaw(occurrence) }),
  });
  addParties(event, organizer, guest, statuses[answer]);
  return calendarText(calendar);
}
