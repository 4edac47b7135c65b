import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { crmEvent } from './crmEvent.ts';
import { crmEventType } from './enums.ts';

const moment = z.iso.datetime({ offset: true });

/** Calls of events with customers besides those of every record. */
export const crmEventContracts = {
  closeEvent: contract({
    method: 'post',
    path: '/events/:id/moves/close',
    params: z.object({ id: recordId }),
    body: z.strictObject({
      updatedAt: seenVersion,
      outcome: z.string().trim().min(1).max(10_000),
      next: z
        .strictObject({
          begin: moment,
          ending: moment.nullable().optional(),
          eventType: z.enum(crmEventType.values).optional(),
          howToContact: z.string().nullable().optional(),
          description: z.string().nullable().optional(),
        })
        .optional()
        .describe('The event that follows; it takes over whom and what this one is about'),
    }),
    answer: z.object({ event: recordShape(crmEvent), next: recordShape(crmEvent).nullable() }),
  }),
};
