import { WithStartWorkflowOperation } from '@temporalio/client';
import { randomUUID } from 'node:crypto';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import {
  taskStart,
  taskUpdates,
  taskWorkflow,
  taskWorkflowId,
  type TaskMoveCommand,
  type TaskView,
} from '#workflows/processes/task.messages.ts';
import { ended, type Case, type Stage } from './case.ts';

const taskId = 1;
const executor = 7;
const checker = 8;
const workflowId = taskWorkflowId(taskId);

const options = ({ worker }: Stage) =>
  taskStart({ taskId, numberStr: 'ZN-000001', taskQueue: worker.taskQueue, link: '' });

const give = ({ worker }: Stage, due: string | null): void => {
  const state = { stage: 'NotStarted', executorId: null, executorRoleId: 3, checkExecution: true } as const;
  worker.world.tasks.set(taskId, { numberStr: 'ZN-000001', due, marked: false, state });
};

const move = (stage: Stage, name: TaskMove, by: number): Promise<TaskView> =>
  stage.environment.client.workflow.executeUpdateWithStart<never, TaskView, [TaskMoveCommand]>(
    taskUpdates[name],
    {
      startWorkflowOperation: new WithStartWorkflowOperation(taskWorkflow, options(stage)) as never,
      args: [{ by }],
      updateId: randomUUID(),
    },
  );

export const taskCases: readonly Case[] = [
  {
    workflow: 'processes/task',
    name: 'claimed-rejected-and-accepted',
    play: async (stage) => {
      give(stage, null);
      await move(stage, 'claim', executor);
      await move(stage, 'execute', executor);
      await move(stage, 'reject', checker);
      await move(stage, 'execute', executor);
      await move(stage, 'accept', checker);
      return ended(stage, workflowId);
    },
  },
  {
    workflow: 'processes/task',
    name: 'reminded-three-times-and-cancelled',
    skipsTime: true,
    play: async (stage) => {
      const { environment } = stage;
      give(stage, new Date((await environment.currentTimeMs()) + 10 * 24 * 3_600_000).toISOString());
      await environment.client.workflow.start(taskWorkflow, options(stage));
      await environment.sleep('30 days');
      await move(stage, 'cancel', checker);
      return ended(stage, workflowId);
    },
  },
];
