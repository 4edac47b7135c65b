import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

/** The most people, or calendars, of one request. */
const mostIds = 30;
const moment = z.iso.datetime({ offset: true });
/** Ids separated by commas, as `12,7`. */
const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .refine((written) => written.split(',').length <= mostIds)
  .optional();

/** Something that takes the time of a person or of a calendar. */
const takenTime = z.object({
  from: moment,
  to: moment,
  title: z.string().nullable().describe('null where the caller may not see what it is'),
  object: z.enum(['calendarEvent', 'crmEvent']).nullable(),
  id: z.int().nullable(),
});
const row = z.object({ id: z.int(), name: z.string(), taken: z.array(takenTime) });

/** When people and calendars are busy. */
export const freeTimeContracts = {
  taken: contract({
    method: 'get',
    path: '/calendar_events/taken',
    query: z.object({
      users: ids.describe('Ids of people, separated by commas'),
      calendars: ids.describe('Ids of calendars, separated by commas'),
      from: moment,
      to: moment,
    }),
    answer: z.object({
      users: z.array(row),
      calendars: z.array(row),
      isCut: z.boolean().describe('There are more events than an answer holds'),
    }),
  }),
};

export type TakenTimes = z.infer<typeof freeTimeContracts.taken.answer>;
