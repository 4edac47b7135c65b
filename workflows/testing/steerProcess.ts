import type { Client } from '@temporalio/client';
import {
  processStart,
  processUpdates,
  processWorkflow,
  processWorkflowId,
  stageExecuted,
  type ProcessCommands,
  type ProcessInput,
  type ProcessCommandName,
  type ProcessView,
} from '../processes/process.messages.ts';
import { updateWithStart } from './updateWithStart.ts';

/** Commands to processes, as the API and the outbox give them. */
export function steerProcess(client: Client, taskQueue: string, input: Partial<ProcessInput> = {}) {
  const optionsOf = (exemplarId: number) => ({
    ...processStart({ exemplarId, name: `Process ${exemplarId}`, taskQueue, link: '' }),
    args: [{ exemplarId, ...input }] as [ProcessInput],
  });
  return {
    begin: (exemplarId: number) => client.workflow.start(processWorkflow, optionsOf(exemplarId)),
    command: <M extends ProcessCommandName>(
      exemplarId: number,
      move: M,
      command: ProcessCommands[M],
      updateId?: string,
    ): Promise<ProcessView> =>
      updateWithStart<ProcessView>(client, {
        workflow: processWorkflow,
        start: optionsOf(exemplarId),
        update: processUpdates[move],
        command,
        updateId,
      }),
    stageIsOver: (exemplarId: number, taskId: number) =>
      client.workflow.signalWithStart(processWorkflow, {
        ...optionsOf(exemplarId),
        signal: stageExecuted,
        signalArgs: [{ taskId }],
      }),
    handleOf: (exemplarId: number) => client.workflow.getHandle(processWorkflowId(exemplarId)),
  };
}
