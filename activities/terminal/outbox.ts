import { journeyRecord } from '#database/terminal/journeyRecords.ts';
import { z } from 'zod';
import { approvalOutbox } from '#database/weighing/approvalOutbox.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlessRemoved } from '../unlessRemoved.ts';
import { beginJourney, signalToCompare } from './beginJourney.ts';
import { endDispositionHandler } from './endDisposition.ts';
import { followApproval } from '#database/terminal/followApproval.ts';

const approvalPayload = z.object({ dispositionId: z.int().positive(), by: z.int().nullable() });

/** The handlers for dispositions that are affected by a change of another record: a canceled order, an approved weighing. */
export function terminalOutboxHandlers(dependencies: Dependencies) {
  return {
    ...endDispositionHandler(dependencies),
    [approvalOutbox]: async (payload: unknown, { id }: { readonly id: string }): Promise<void> => {
      const { dispositionId, by } = approvalPayload.parse(payload);
      const { database } = dependencies;
      // A disposition that is marked for deletion counts as removed, so an approval changes nothing.
      const standing = await unlessRemoved(
        database.transaction((tx) => followApproval(tx, { dispositionId, by })),
      );
      if (standing === undefined) return;
      if (standing === 'ended') return signalToCompare(dependencies, dispositionId, `outbox:${id}`);
      const record = await journeyRecord(database.sql, dispositionId);
      if (record) await beginJourney(dependencies, record);
    },
  };
}
