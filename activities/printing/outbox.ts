import { z } from 'zod';
import { numberOfPrint } from '#database/printing/printJobs.ts';
import { slipOutbox } from '#database/printing/slips.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { printSlipStart, printSlipWorkflow } from '#workflows/printing/printSlip.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlessStarted } from '../unlessStarted.ts';

const printPayload = z.object({ printId: z.int().positive() });

/** Starts the printing of a slip that was asked for. */
export function printOutboxHandlers({ database, client, taskQueue, publicUrl }: Dependencies) {
  return {
    [slipOutbox]: async (payload: unknown): Promise<void> => {
      const { printId } = printPayload.parse(payload);
      const number = (await numberOfPrint(database.sql, printId)) ?? String(printId);
      const link = recordLink(publicUrl, 'printHistory', printId);
      const start = printSlipStart({ printId, number, taskQueue, link });
      await unlessStarted(client.workflow.start(printSlipWorkflow, start));
    },
  };
}
