import type { Database } from '#database/connect.ts';
import { unloadingNumber } from '#database/ships/unloadings.ts';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import {
  shipUnloadingStart,
  shipUnloadingWorkflow,
  unloadingUpdates,
  type UnloadingCommands,
  type UnloadingView,
} from '#workflows/ships/shipUnloading.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Sends commands to the workflows that unload ships. */
export interface Unloadings {
  /** Sends a command, and starts the workflow if it does not run yet. A repeated update id does not repeat the command. */
  command<M extends UnloadingMove>(
    unloadingId: number,
    move: M,
    command: UnloadingCommands[M],
    updateId: string,
  ): Promise<UnloadingView>;
}

export function unloadings(temporal: Temporal, database: Database): Unloadings {
  return {
    command: async (unloadingId, move, command, updateId) => {
      const numberStr = (await unloadingNumber(database.sql, unloadingId)) ?? String(unloadingId);
      const start = shipUnloadingStart({
        unloadingId,
        numberStr,
        ...temporal.startOf('shipUnloading', unloadingId),
      });
      return temporal.commandBegun(shipUnloadingWorkflow, start, unloadingUpdates[move], command, updateId);
    },
  };
}
