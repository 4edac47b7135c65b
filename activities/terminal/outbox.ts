import { journeyRecord } from '#database/terminal/journeyRecords.ts';
import { z } from 'zod';
import { approvalOutbox } from '#database/weighing/approvalOutbox.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import type { Dependencies } from '../dependencies.ts';
import { beginJourney, pokeJourney } from './beginJourney.ts';
import { endDispositionHandler } from './endDisposition.ts';
import { followApproval } from '#database/terminal/followApproval.ts';

const approval = z.object({ dispositionId: z.int().positive(), by: z.int().nullable() });

/** What a disposition does because of something that was written elsewhere. */
export function terminalOutboxHandlers(dependencies: Dependencies) {
  return {
    ...endDispositionHandler(dependencies),
    [approvalOutbox]: async (payload: unknown, { id }: { readonly id: string }): Promise<void> => {
      const { dispositionId, by } = approval.parse(payload);
      const { database } = dependencies;
      const stands = await database
        .transaction((tx) => followApproval(tx, { dispositionId, by }))
        .catch(unlessMarked);
      if (stands === undefined) return;
      if (stands === 'ended') return pokeJourney(dependencies, dispositionId, `outbox:${id}`);
      const record = await journeyRecord(database.sql, dispositionId);
      if (record) await beginJourney(dependencies, record);
    },
  };
}

/** A disposition that was marked for deletion has no end to reach. */
const unlessMarked = (error: unknown): undefined => {
  if (error instanceof KejaError && error.code === 'record_not_found') return undefined;
  throw error;
};
