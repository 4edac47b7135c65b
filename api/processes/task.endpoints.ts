import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { taskMoves, type TaskMove } from '#domain/processes/task.rules.ts';
import type { TaskMoveCommand } from '#workflows/processes/task.messages.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { given } from '../http/given.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';

interface TaskParts {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'processes';
const params = z.object({ id: recordId });
const words = z.string().trim().max(10_000).optional();
const task = z.looseObject({ taskId: z.number(), stage: z.string(), allowed: z.array(z.string()) });

/** What people do with a task. Who sees a task may ask; whether they may make the move its workflow decides. */
export const taskEndpoints = ({ database, processes }: TaskParts): AnyEndpoint[] => {
  const move = async (
    actor: Actor,
    taskId: number,
    name: TaskMove,
    command: Omit<TaskMoveCommand, 'by'>,
    requestId: string,
  ) => {
    await database.records.mustSee(actor, 'task', taskId);
    return processes.tasks.move(taskId, name, { ...command, by: actor.userId }, requestId);
  };

  return [
    endpoint({
      method: 'put',
      path: '/execute_task/:id',
      tag,
      summary: 'Says that a task is executed and with what result, or takes that back with `cancel`',
      access: 'signedIn',
      refuses: [503],
      params,
      body: z.strictObject({ executionResult: words, cancel: z.boolean().optional() }),
      answer: task,
      handle: ({ actor, params: { id }, body, requestId }) => {
        const { executionResult, cancel } = body;
        const said = executionResult ? { comment: executionResult } : {};
        return move(actor, id, cancel ? 'cancelExecution' : 'execute', said, requestId);
      },
    }),
    endpoint({
      method: 'put',
      path: '/accept_exec_task/:id',
      tag,
      summary: 'Accepts the execution of a task, or rejects it with `accepted: false`',
      access: 'signedIn',
      refuses: [503],
      params,
      body: z.strictObject({ accepted: z.boolean().optional(), checkResult: words }),
      answer: task,
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(
          actor,
          id,
          body.accepted === false ? 'reject' : 'accept',
          body.checkResult ? { comment: body.checkResult } : {},
          requestId,
        ),
    }),
    endpoint({
      method: 'post',
      path: '/task/:id/moves/:move',
      tag,
      summary: 'Does a move of a task; 409 with its present stage when it is not allowed now',
      access: 'signedIn',
      refuses: [503],
      params: params.extend({ move: z.string() }),
      body: z.strictObject({
        comment: words,
        executorId: recordId.nullish(),
        executorRoleId: recordId.nullish(),
      }),
      answer: task,
      handle: ({ actor, params: { id, move: wanted }, body, requestId }) => {
        const known = taskMoves.find((name) => name === wanted);
        if (!known) throw fail('query_invalid', { parameter: 'move' });
        return move(actor, id, known, given(body), requestId);
      },
    }),
  ];
};
