import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

const moment = z.iso.datetime();
const person = z.object({ id: z.int(), presentation: z.string() });

/** A personal account of the caller, and the people to whom it is open. */
const ownAccount = z.object({
  id: z.int(),
  name: z.string(),
  user: z.string().describe('The user name at the mail server, mostly an address'),
  openTo: z.array(z.object({ user: person, since: moment.nullable() })),
});

/** One time that somebody who is not a user of the account read letters of it. */
const foreignRead = z.object({
  id: z.int(),
  date: moment,
  user: person.nullable().describe('Who has read'),
  objectName: z.string().describe('The object of the letters: received or sent ones'),
  letters: z.int().describe('How many letters they saw'),
  subject: z.string().nullable().describe('The subject, if it was one letter of this account'),
});

const params = z.object({ id: recordId });

/** The calls by which people open their personal e-mail accounts to others, and see what others have read in them. */
export const openedAccountContracts = {
  own: contract({
    method: 'get',
    path: '/own_email_accounts',
    answer: z.object({ rows: z.array(ownAccount), count: z.int() }),
  }),
  open: contract({
    method: 'put',
    path: '/email_accounts/:id/open_to',
    params,
    body: z.strictObject({
      users: z.array(recordId).max(100).describe('All to whom it is open from now on; empty closes it'),
    }),
    answer: ownAccount,
  }),
  reads: contract({
    method: 'get',
    path: '/email_accounts/:id/foreign_reads',
    params,
    answer: z.object({ rows: z.array(foreignRead), count: z.int() }),
  }),
};
