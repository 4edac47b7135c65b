import { z } from 'zod';
import { reclamationRow } from '#database/service/reclamationRow.ts';
import { requestTermOutbox } from '#database/service/requestTerm.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import {
  reclamationChanged,
  reclamationStart,
  reclamationWorkflow,
  reclamationWorkflowId,
} from '#workflows/service/reclamation.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { signalTermWorkflow } from './signalTermWorkflow.ts';
import { ifRunning } from '../ifRunning.ts';
import { unlessRemoved } from '../unlessRemoved.ts';
import { unlessStarted } from '../unlessStarted.ts';

const termPayload = z.object({ object: z.enum(['customerRequest', 'interaction']), id: z.int().positive() });
const reclamationPayload = z.object({ reclamationId: z.int().positive() });

/** Starts the workflow of a reclamation or of a term, or signals it that the record has changed. */
export function serviceOutboxHandlers({ database, client, taskQueue, publicUrl }: Dependencies) {
  return {
    reclamation: async (payload: unknown): Promise<void> => {
      const { reclamationId } = reclamationPayload.parse(payload);
      const row = await unlessRemoved(reclamationRow(database.sql, reclamationId));
      // The workflow of a reclamation that was deleted for good reads that it is over.
      if (!row)
        return ifRunning(
          client.workflow.getHandle(reclamationWorkflowId(reclamationId)).signal(reclamationChanged),
        );
      const { numberStr } = row;
      const link = recordLink(publicUrl, 'reclamation', reclamationId);
      const start = reclamationStart({ reclamationId, numberStr, taskQueue, link });
      await unlessStarted(
        client.workflow.signalWithStart(reclamationWorkflow, { ...start, signal: reclamationChanged }),
      );
    },
    [requestTermOutbox]: async (payload: unknown): Promise<void> => {
      const { object, id } = termPayload.parse(payload);
      await signalTermWorkflow({ client, taskQueue, publicUrl }, object, id);
    },
  };
}
