import { taskWorkflowId } from '#workflows/processes/task.messages.ts';
import { tasksOf } from '#workflows/testing/commandTask.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const taskId = 1;
const executor = 7;
const checker = 8;
const workflowId = taskWorkflowId(taskId);
/** A task that any user with a role may claim, and that somebody checks. */
const taskOfRole = {
  stage: 'NotStarted',
  executorId: null,
  executorRoleId: 3,
  checkExecution: true,
} as const;

/** @param tiredAfter the number of events after which a task continues as new */
const tasks = ({ environment, worker }: Stage, tiredAfter?: number) =>
  tasksOf(environment, worker, tiredAfter ? { tiredAfter } : {});

/**
 * The workflow of a task, played so that later releases can replay its histories. A move begins the workflow if it does not run
 * yet.
 */
export const taskCases: readonly Case[] = [
  {
    workflow: 'processes/task',
    name: 'claimed-rejected-and-accepted',
    play: async (stage) => {
      const { give, move } = tasks(stage);
      give(taskId, taskOfRole);
      await move(taskId, 'claim', { by: executor });
      await move(taskId, 'execute', { by: executor });
      await move(taskId, 'reject', { by: checker });
      await move(taskId, 'execute', { by: executor });
      await move(taskId, 'accept', { by: checker });
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'processes/task',
    name: 'reminded-three-times-and-cancelled',
    skipsTime: true,
    play: async (stage) => {
      const { environment } = stage;
      const { give, begin, move } = tasks(stage);
      const due = new Date((await environment.currentTimeMs()) + 10 * 24 * 3_600_000).toISOString();
      give(taskId, taskOfRole, { due });
      await begin(taskId);
      await environment.sleep('30 days');
      await move(taskId, 'cancel', { by: checker });
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'processes/task',
    name: 'continued-as-new',
    play: async (stage) => {
      const { give, begin, move, handleOf } = tasks(stage, 12);
      give(taskId, taskOfRole);
      const { firstExecutionRunId } = await begin(taskId);
      await move(taskId, 'claim', { by: executor });
      await move(taskId, 'start', { by: executor });
      await move(taskId, 'execute', { by: executor });
      await move(taskId, 'accept', { by: checker });
      await handleOf(taskId).result();
      // The history of the first run is kept, because it ends with the continuation.
      return { workflowId, runId: firstExecutionRunId };
    },
  },
];
