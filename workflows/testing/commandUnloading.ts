import { WithStartWorkflowOperation, type Client } from '@temporalio/client';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import {
  shipUnloadingStart,
  shipUnloadingWorkflow,
  unloadingUpdates,
  type ShipUnloadingInput,
  type UnloadingCommands,
  type UnloadingView,
} from '../ships/shipUnloading.messages.ts';

/** Gives a command as the API does: update-with-start under the request's id. */
export function commandUnloading<M extends UnloadingMove>(
  client: Client,
  taskQueue: string,
  unloadingId: number,
  move: M,
  command: UnloadingCommands[M],
  updateId: string,
  input: Partial<ShipUnloadingInput> = {},
): Promise<UnloadingView> {
  const start = shipUnloadingStart({
    unloadingId,
    numberStr: `RZ-${unloadingId}`,
    taskQueue,
    link: `http://localhost/ship_unloading/${unloadingId}`,
  });
  // The casts are needed because the types of Temporal do not connect an update with its command while `M` is open.
  return client.workflow.executeUpdateWithStart<never, UnloadingView, [never]>(
    unloadingUpdates[move] as never,
    {
      updateId,
      args: [command as never],
      startWorkflowOperation: new WithStartWorkflowOperation(shipUnloadingWorkflow, {
        ...start,
        args: [{ unloadingId, ...input }],
      }) as never,
    },
  );
}
