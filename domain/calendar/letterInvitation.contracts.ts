import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { guestAnswer } from './enums.ts';
import { importResults } from './importedEvent.ts';

const moment = z.iso.datetime({ offset: true });

const invitation = z.object({
  title: z.string(),
  start: moment,
  end: moment.nullable().describe('For whole days the last one'),
  allDay: z.boolean(),
  repeats: z.string().nullable(),
  organizer: z.string().nullable().describe('Who gets the answer'),
  isAnswered: z.boolean().describe('Whether it asks for an answer'),
  isOff: z.boolean().describe('The event was called off'),
  event: z
    .object({ id: z.int(), answer: z.enum(guestAnswer.values).nullable() })
    .nullable()
    .describe('The event of the caller’s calendars that was made from it'),
  result: z.enum(importResults).describe('What putting it into the calendar does'),
});

const guestAnswered = z.object({
  event: z.object({ id: z.int(), title: z.string() }),
  at: moment.describe('When the event begins, or the date of a repeated event that is meant'),
  guest: z.string().describe('Who was invited, by name or address'),
  who: z.string().describe('The address from which the answer came'),
  answer: z.enum(guestAnswer.values),
  // `asked`: a person is still to decide; `noted`: the event has this answer; `later`: the guest has answered otherwise since.
  state: z.enum(['asked', 'noted', 'later']).describe('Whether it is noted, or the guest has answered since'),
});

const answer = z.object({
  invitation: invitation.nullable(),
  guestAnswer: guestAnswered
    .nullable()
    .describe('What somebody else has answered for a guest of an event that the caller may change'),
});
const params = z.object({ id: recordId });

/** Invitations and events that come by mail. */
export const letterInvitationContracts = {
  read: contract({ method: 'get', path: '/email/:id/invitation', params, answer }),
  take: contract({
    method: 'post',
    path: '/email/:id/invitation',
    params,
    body: z.strictObject({
      answer: z
        .enum(['Accepted', 'Tentative', 'Declined'])
        .nullable()
        .describe('Null for what asks for no answer'),
      calendarId: recordId
        .nullable()
        .default(null)
        .describe('Null for the first calendar of one’s own, which is made where there is none'),
    }),
    answer,
  }),
  noteAnswer: contract({ method: 'post', path: '/email/:id/guest_answer', params, answer }),
};

export type LetterInvitation = z.infer<typeof invitation>;
export type LetterGuestAnswer = z.infer<typeof guestAnswered>;
