import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { mailingLeftOut } from './enums.ts';
import { mailing } from './mailing.ts';
import { mailingMoveNames } from './mailing.rules.ts';

const params = z.object({ id: recordId });
/** Letters to many people: what they will read, and how far they are. */
export const mailingContracts = {
  preview: contract({
    method: 'get',
    path: '/mailings/:id/preview',
    params,
    answer: z.object({
      people: z
        .array(
          z.object({
            contactPersonId: z.int(),
            name: z.string(),
            email: z.string(),
            language: z.enum(languages),
            leftOut: z.enum(mailingLeftOut.values).nullable(),
          }),
        )
        .describe('The first ones of the list'),
      more: z.boolean().describe('The list has further people, who are looked at while it is sent'),
    }),
  }),
  /** The letter as one person will get it. */
  letter: contract({
    method: 'get',
    path: '/mailings/:id/preview/:contactPersonId',
    params: z.object({ id: recordId, contactPersonId: recordId }),
    answer: z.object({
      leftOut: z.enum(mailingLeftOut.values).nullable(),
      subject: z.string(),
      body: z.string().describe('HTML'),
      language: z.enum(languages),
    }),
  }),
  progress: contract({
    method: 'get',
    path: '/mailings/:id/progress',
    params,
    answer: z.object({
      /** People whose letter is not written yet. */
      waiting: z.int(),
      /** Letters that are written, and neither sent nor failed yet. */
      queued: z.int(),
      sent: z.int(),
      failed: z.int(),
      leftOut: z.int(),
    }),
  }),
  move: contract({
    method: 'post',
    path: '/mailings/:id/moves/:move',
    params: z.object({ id: recordId, move: z.enum(mailingMoveNames) }),
    answer: recordShape(mailing),
  }),
  /** The page asks whether to unsubscribe; its button and mail programs (RFC 8058) then post to the same address. */
  unsubscribePage: contract({
    method: 'get',
    path: '/unsubscribe/:token',
    params: z.object({ token: z.string().max(100) }),
  }),
  unsubscribe: contract({
    method: 'post',
    path: '/unsubscribe/:token',
    params: z.object({ token: z.string().max(100) }),
  }),
};
