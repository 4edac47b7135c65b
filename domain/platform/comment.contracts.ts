import { z } from 'zod';
import { recordId } from '../kernel/recordId.ts';
import { longestComment } from './comment.ts';

/** A form sends a boolean as text. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((written) => written === 'true')])
  .optional();

/** A form sends ids as text, separated by commas. */
const ids = z.union([
  z.array(recordId).max(50),
  z
    .string()
    .regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/)
    .transform((written) => (written === '' ? [] : written.split(',').map(Number))),
]);

/** The fields of a comment on any record, as they are sent. */
export const sentCommentFields = {
  text: z.string().trim().min(1).max(longestComment),
  forCustomer: flag.describe('The customer reads it; only people who work here where nothing is said'),
};

export const mentionedInComment = {
  mentions: ids.optional().describe('Ids of colleagues who are notified; each must see the record'),
};

export const commentRemoved = z.object({ result: z.literal(true), id: z.int() });
