import type { Database } from '#database/connect.ts';
import { exemplarOf } from '#database/processes/exemplar.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import {
  processStart,
  processUpdates,
  processWorkflow,
  processWorkflowId,
  type ProcessCommands,
  type ProcessCommandName,
} from '#workflows/processes/process.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';
import { wasMade } from '../temporal/madeOnce.ts';

/** Sends commands to the workflows of process instances, which the code calls exemplars. */
export interface Exemplars {
  /**
   * Sends a command to a process, and starts its workflow if it does not run yet. A repeated update id does not repeat the
   * command.
   * @param move the name of the command, such as `cancel`; `command` is its content
   * @throws process_not_active if the process has ended
   */
  command<M extends ProcessCommandName>(
    exemplarId: number,
    move: M,
    command: ProcessCommands[M],
    updateId: string,
  ): Promise<void>;
}

export function exemplars(temporal: Temporal, database: Database): Exemplars {
  return {
    command: async (exemplarId, move, command, updateId) => {
      const { name } = await exemplarOf(database.sql, exemplarId);
      const start = processStart({ exemplarId, name, ...temporal.startOf('bpExemplar', exemplarId) });
      try {
        // `as never`: the compiler cannot see that the command belongs to this move; the signature above ensures it.
        await temporal.commandBegun(processWorkflow, start, processUpdates[move], command as never, updateId);
      } catch (error) {
        // The command was carried out before, and only its answer was lost.
        if (await wasMade(database, { workflowId: processWorkflowId(exemplarId), updateId }, error)) return;
        const hasEnded = error instanceof KejaError && error.code === 'illegal_transition';
        if (!hasEnded) throw error;
        // The outbox also reports the end of the last stage. If its report came first, the report has ended the process.
        if (move === 'completeStage') return;
        throw fail('process_not_active');
      }
    },
  };
}
