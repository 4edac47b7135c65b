import type { Client } from '@temporalio/client';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import {
  shipUnloadingStart,
  shipUnloadingWorkflow,
  unloadingUpdates,
  type ShipUnloadingInput,
  type UnloadingCommands,
  type UnloadingView,
} from '../ships/shipUnloading.messages.ts';
import { updateWithStart } from './updateWithStart.ts';

/**
 * Gives a command as the API does: update-with-start under the request's id.
 * @param input further input of the workflow, if the command starts it
 */
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
  return updateWithStart<UnloadingView>(client, {
    workflow: shipUnloadingWorkflow,
    start: { ...start, args: [{ unloadingId, ...input }] },
    update: unloadingUpdates[move],
    command,
    updateId,
  });
}
