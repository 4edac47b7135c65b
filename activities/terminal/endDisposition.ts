import { WithStartWorkflowOperation } from '@temporalio/client';
import { endDispositionOutbox, isStillAwaited, type EndedDisposition } from '#database/sales/endWithOrder.ts';
import { journeyRecord } from '#database/terminal/journeyRecords.ts';
import { z } from 'zod';
import { recordLink } from '#domain/platform/recordLink.ts';
import { kejaErrorFrom } from '#workflows/kernel/failures.ts';
import { journeyStart, journeyUpdates, journeyWorkflow } from '#workflows/terminal/journey.messages.ts';
import type { Dependencies } from '../dependencies.ts';

const endPayload = z.object({
  dispositionId: z.int().positive(),
  by: z.int().nullable(),
  order: z.string(),
}) satisfies z.ZodType<EndedDisposition>;

/** Removes a disposition of a canceled order if its truck has not come. The journey of a truck that came meanwhile continues. */
export function endDispositionHandler({ database, client, taskQueue, publicUrl }: Dependencies) {
  return {
    [endDispositionOutbox]: async (payload: unknown, { id }: { readonly id: string }): Promise<void> => {
      const { dispositionId, by, order } = endPayload.parse(payload);
      if (!(await isStillAwaited(database.sql, dispositionId))) return;
      const record = await journeyRecord(database.sql, dispositionId);
      if (!record) return;
      const start = journeyStart({
        dispositionId,
        numberStr: record.number_str,
        weighingStationId: record.weighing_station_id,
        taskQueue,
        link: recordLink(publicUrl, 'disposition', dispositionId),
      });
      try {
        await client.workflow.executeUpdateWithStart(journeyUpdates.remove, {
          updateId: `outbox:${id}`,
          args: [{ by, comment: order }],
          startWorkflowOperation: new WithStartWorkflowOperation(journeyWorkflow, start),
        });
      } catch (error) {
        // If the journey refuses the removal, trying again would not help.
        if (!kejaErrorFrom(error)) throw error;
      }
    },
  };
}
