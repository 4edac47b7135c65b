import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { timeTrackingItem } from './timeTrackingItem.ts';

/** The time that staff spent on one record, and the measurement of time while somebody works on one. */
export const timeSpentContracts = {
  timeSpent: contract({
    method: 'get',
    path: '/objects_time_tracking/spent/:objectType/:objectId',
    params: z.object({ objectType: z.enum(['customerRequest', 'interaction']), objectId: recordId }),
    answer: z.object({
      seconds: z.int().describe('Of all people, without times that still run'),
      people: z.array(z.object({ userId: z.int(), name: z.string(), seconds: z.int() })),
    }),
  }),
  startTime: contract({
    method: 'post',
    path: '/objects_time_tracking/start',
    // Time may run on a record of any object; only for the two above it is added up by person.
    body: z.strictObject({ objectType: z.string().min(1).max(60), objectId: recordId }),
    answer: z.object({
      isNew: z.boolean().describe('False where the caller’s time on this record ran already'),
      time: recordShape(timeTrackingItem),
    }),
  }),
  stopTime: contract({
    method: 'post',
    path: '/objects_time_tracking/:id/stop',
    params: z.object({ id: recordId }),
    body: z.strictObject({
      comment: z
        .string()
        .trim()
        .max(2000)
        .optional()
        .describe('What was done; added to the comment that the time has, unless it is there already'),
    }),
    answer: z.object({
      isStopped: z.boolean().describe('False where the time had ended before: its end and length stay'),
      time: recordShape(timeTrackingItem),
    }),
  }),
};
