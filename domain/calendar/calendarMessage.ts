import ICAL from 'ical.js';
import { calendarsIn, momentOf, propertyText } from './calendarParts.ts';
import { isTooLargeFile } from './importedEvent.ts';
import type { Answer } from './invitationCalendar.ts';

interface Attendee {
  readonly email: string;
  readonly name: string;
  /** `PARTSTAT` in capitals, such as `ACCEPTED`; empty if there is none. */
  readonly status: string;
  /** Who writes in the name of the attendee (`SENT-BY`). */
  readonly sentBy?: string;
}

/** A message that a calendar program has sent by e-mail (iTIP, RFC 5546). */
export interface CalendarMessage {
  /** The iTIP method in capitals; `PUBLISH`, which asks for no answer, if the message names none. */
  readonly method: string;
  /** The id that the event has in all calendar programs; empty if the message names none. */
  readonly uid: string;
  /** The number of the revision of the event that the message is about; the first one is 0. */
  readonly sequence: number;
  /** The one date of a series that is meant; null for all. ISO. */
  readonly occurrence: string | null;
  /** Whether `occurrence` is given by the message as a day, without an hour. */
  readonly isOfWholeDays: boolean;
  /** When the message was written, ISO; null if it does not say. */
  readonly stamp: string | null;
  /** The e-mail address of the person who invites; null if the message names none. */
  readonly organizer: string | null;
  readonly attendees: readonly Attendee[];
}

/** Reads a message; undefined if it is no iCalendar, has no event, or is too long. */
export function calendarMessage(content: string): CalendarMessage | undefined {
  const { calendar, events } = partsOf(content) ?? {};
  // If the message contains a series and its changed dates, in any order, it is about the whole series.
  const event = events?.find((part) => !part.hasProperty('recurrence-id')) ?? events?.[0];
  return calendar && event && orNothing(() => messageOf(calendar, event));
}

/** The result of `read`; undefined if it throws, as the library does when it cannot read a text. */
const orNothing = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** The calendar of a message and its events. */
const partsOf = (content: string) => {
  if (isTooLargeFile(content)) return undefined;
  // A file may hold several calendars. The message is the first one with an event; the others only come with it.
  const calendar = orNothing(() =>
    calendarsIn(content).find((each) => each.getFirstSubcomponent('vevent') !== null),
  );
  return calendar && { calendar, events: calendar.getAllSubcomponents('vevent') };
};

const messageOf = (calendar: ICAL.Component, event: ICAL.Component): CalendarMessage | undefined => {
  const recurrenceId = event.getFirstProperty('recurrence-id');
  const momentIn = (name: string) => {
    const property = event.getFirstProperty(name);
    return (property && momentOf(property, property.getFirstValue())) ?? null;
  };
  // A date that cannot be read must not become an answer to the whole series.
  if (recurrenceId && momentIn('recurrence-id') === null) return undefined;
  const organizer = event.getFirstProperty('organizer');
  return {
    method: propertyText(calendar, 'method').toUpperCase() || 'PUBLISH',
    uid: propertyText(event, 'uid'),
    sequence: Math.max(0, Number(event.getFirstPropertyValue('sequence')) || 0),
    occurrence: momentIn('recurrence-id'),
    isOfWholeDays: recurrenceId?.type === 'date',
    stamp: momentIn('dtstamp'),
    organizer: organizer ? addressOf(organizer) : null,
    attendees: event.getAllProperties('attendee').slice(0, mostAttendees).map(attendeeOf),
  };
};

/** Further attendees are not read, so that a hostile message cannot occupy the process. */
const mostAttendees = 1000;

const attendeeOf = (attendee: ICAL.Property): Attendee => {
  const sentBy = plainAddress(parameterOf(attendee, 'sent-by'));
  return {
    email: addressOf(attendee),
    name: parameterOf(attendee, 'cn'),
    status: parameterOf(attendee, 'partstat').toUpperCase(),
    ...(sentBy ? { sentBy } : {}),
  };
};

const plainAddress = (value: unknown): string =>
  String(value ?? '')
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase();
const addressOf = (property: ICAL.Property): string => plainAddress(property.getFirstValue());
const parameterOf = (property: ICAL.Property, name: string): string =>
  String(property.getParameter(name) ?? '');

/** The answer of a guest to one of our invitations. */
export interface GuestAnswer {
  readonly uid: string;
  readonly sequence: number;
  readonly occurrence: string | null;
  readonly email: string;
  /** The address of the person who answers for the guest; null if the guest answers. */
  readonly sentBy: string | null;
  readonly answer: Answer;
  /** When it was given, ISO. */
  readonly at: string;
}

/** Our answer for each `PARTSTAT`; other ones, such as `NEEDS-ACTION`, are no answer. */
const answers: Readonly<Record<string, Answer>> = {
  ACCEPTED: 'Accepted',
  TENTATIVE: 'Tentative',
  DECLINED: 'Declined',
};

/** The most answers that are read in one message. The person who invited is notified of each of them. */
const mostAnswers = 100;

/**
 * The answers in a message of a calendar program (METHOD:REPLY); none in any other message. A message may answer several dates of
 * a series, each by an event of its own. The answers are sorted by event and date, so that two letters that are handled at the
 * same time lock the events in the same order and none waits for the other forever.
 */
export function guestAnswersIn(content: string): readonly GuestAnswer[] {
  const parts = partsOf(content);
  if (!parts) return [];
  const sortKeyOf = ({ uid, occurrence }: GuestAnswer): string => `${uid} ${occurrence ?? ''}`;
  return parts.events
    .slice(0, mostAnswers)
    .flatMap((event) => {
      const message = orNothing(() => messageOf(parts.calendar, event));
      return (message && answerIn(message)) ?? [];
    })
    .toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1));
}

const answerIn = (message: CalendarMessage): GuestAnswer | undefined => {
  // A reply has one attendee: the guest who answers (RFC 5546).
  const [guest] = message.attendees;
  const answer = guest && answers[guest.status];
  if (message.method !== 'REPLY' || !guest || !answer || !message.uid) return undefined;
  const { uid, sequence, occurrence, stamp } = message;
  // An answer without a time counts as older than every other, so it replaces none.
  const at = stamp ?? new Date(0).toISOString();
  const { email, sentBy = null } = guest;
  return { uid, sequence, occurrence, email, sentBy, answer, at };
};
