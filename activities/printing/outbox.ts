import { sql } from 'kysely';
import { z } from 'zod';
import { slipOutbox } from '#database/printing/slips.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { printSlipStart, printSlipWorkflow } from '#workflows/printing/printSlip.messages.ts';
import type { Surroundings } from '../surroundings.ts';
import { unlessStarted } from '../unlessStarted.ts';

const payload = z.object({ printId: z.int().positive() });

/** Starts the printing of a slip that was asked for. */
export const printOutboxHandlers = ({ database, client, taskQueue, publicUrl }: Surroundings) => ({
  [slipOutbox]: async (given: unknown): Promise<void> => {
    const { printId } = payload.parse(given);
    const { rows } = await sql<{ number: string | null }>`
      select document_number as number from print_history where id = ${printId}`.execute(database.sql);
    const link = recordLink(publicUrl, 'printHistory', printId);
    const start = printSlipStart({ printId, number: rows[0]?.number ?? String(printId), taskQueue, link });
    await unlessStarted(client.workflow.start(printSlipWorkflow, start));
  },
});
