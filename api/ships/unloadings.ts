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

/** The unloadings of ships, as the API commands them. */
export interface Unloadings {
  /** Gives a command to the unloading of a ship, beginning it where it has not begun. The same update id is the same command. */
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
