import { taskOfStage } from '#workflows/testing/inMemoryProcesses.ts';
import { steerProcess } from '#workflows/testing/steerProcess.ts';
import { processWorkflowId } from '#workflows/processes/process.messages.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const exemplarId = 1;
const administrator = 7;
const workflowId = processWorkflowId(exemplarId);

/**
 * Prepares a process of this many stages. A command begins the process if it does not run yet.
 * @param tiredAfter the number of events after which the process continues as new
 */
const prepare = ({ environment, worker }: Stage, stages: number, tiredAfter?: number) => {
  worker.world.processes.stages.set(exemplarId, stages);
  return steerProcess(environment.client, worker.taskQueue, tiredAfter ? { tiredAfter } : {});
};

/** The workflow of a process, played so that later releases can replay its histories. */
export const processCases: readonly Case[] = [
  {
    workflow: 'processes/process',
    name: 'executed-to-the-end',
    play: async (stage) => {
      const { begin, stageIsOver, command } = prepare(stage, 3);
      await begin(exemplarId);
      await command(exemplarId, 'completeStage', { taskId: taskOfStage(exemplarId, 1) });
      // The outbox also signals that the task of a stage is over. Here the signal comes too late, and changes nothing.
      await stageIsOver(exemplarId, taskOfStage(exemplarId, 1));
      await command(exemplarId, 'completeStage', { taskId: taskOfStage(exemplarId, 2) });
      // For the last stage this signal is the only message, so it completes the stage.
      await stageIsOver(exemplarId, taskOfStage(exemplarId, 3));
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'processes/process',
    name: 'stopped-redirected-moved-and-cancelled',
    play: async (stage) => {
      const { command } = prepare(stage, 3);
      const by = { by: administrator, comment: null };
      // A process that finds no next stage stops until an administrator acts.
      stage.worker.world.processes.stuck.add(exemplarId);
      await command(exemplarId, 'completeStage', { taskId: taskOfStage(exemplarId, 1) });
      const choice = { stageId: null, executorId: null, executorRoleId: null };
      await command(exemplarId, 'tryAgain', { ...by, choice });
      await command(exemplarId, 'redirect', { ...by, stageId: 2, executorId: null, executorRoleId: null });
      const move = { by: administrator, toVersionId: 2, fromStageId: 2, chosenStageId: 3 };
      await command(exemplarId, 'move', move);
      await command(exemplarId, 'cancel', by);
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'processes/process',
    name: 'continued-as-new',
    play: async (stage) => {
      const { begin, command, handleOf } = prepare(stage, 3, 12);
      const { firstExecutionRunId } = await begin(exemplarId);
      for (const stageId of [1, 2, 3])
        await command(exemplarId, 'completeStage', { taskId: taskOfStage(exemplarId, stageId) });
      await handleOf(exemplarId).result();
      return { workflowId, runId: firstExecutionRunId };
    },
  },
];
