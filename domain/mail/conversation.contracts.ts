import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** A letter of a conversation. `who` is its sender, or its recipient if it was written here. */
const line = z.object({
  objectName: z.enum(['incomingEmail', 'outgoingEmail']),
  id: z.int(),
  date: z.iso.datetime(),
  mailboxId: z.int().nullable(),
  who: z.string().nullable(),
  subject: z.string().nullable(),
  excerpt: z.string().nullable().describe('How it begins'),
  seen: z.boolean(),
  hasAttachments: z.boolean(),
  // The state of sending and of delivery; null for a received letter.
  status: z.string().nullable(),
  delivery: z.string().nullable(),
});
const answerBegun = z.object({
  who: z.string(),
  at: z.iso.datetime().describe('When it was last written in'),
});
const answer = z.object({
  rows: z.array(line),
  count: z.int(),
  answersBegun: z.array(answerBegun).describe('Drafts of other people that answer one of the letters'),
});
const params = z.object({ id: recordId });

/** The calls for all letters of the conversation of one letter. */
export const conversationContracts = {
  ofReceived: contract({ method: 'get', path: '/email/:id/conversation', params, answer }),
  ofWritten: contract({ method: 'get', path: '/outgoing_email/:id/conversation', params, answer }),
};
