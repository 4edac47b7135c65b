import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { withoutUndefined } from '#domain/kernel/withoutUndefined.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { taskContracts } from '#domain/processes/task.contracts.ts';
import { taskMoves, type TaskMove } from '#domain/processes/task.rules.ts';
import type { TaskMoveCommand } from '#workflows/processes/task.messages.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

interface TaskDependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'processes';

/** The moves of a task. Everyone who sees a task may send one; its workflow decides whether it is allowed. */
export function taskEndpoints({ database, processes }: TaskDependencies): AnyEndpoint[] {
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
    serve(taskContracts.execute, {
      tag,
      summary: 'Says that a task is executed and with what result, or takes that back with `cancel`',
      access: 'signedIn',
      refuses: [503],
      handle: ({ actor, params: { id }, body, requestId }) => {
        const { executionResult, cancel, updatedAt } = body;
        const command = {
          ...(executionResult ? { comment: executionResult } : {}),
          ...versionSeen(updatedAt),
        };
        return move(actor, id, cancel ? 'cancelExecution' : 'execute', command, requestId);
      },
    }),
    serve(taskContracts.acceptExecution, {
      tag,
      summary: 'Accepts the execution of a task, or rejects it with `accepted: false`',
      access: 'signedIn',
      refuses: [503],
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(
          actor,
          id,
          body.accepted === false ? 'reject' : 'accept',
          { ...(body.checkResult ? { comment: body.checkResult } : {}), ...versionSeen(body.updatedAt) },
          requestId,
        ),
    }),
    serve(taskContracts.move, {
      tag,
      summary: 'Does a move of a task; 409 with its present stage when it is not allowed now',
      access: 'signedIn',
      refuses: [503],
      handle: ({ actor, params: { id, move: wanted }, body: { updatedAt, ...body }, requestId }) => {
        const taskMove = taskMoves.find((name) => name === wanted);
        if (!taskMove) throw fail('query_invalid', { parameter: 'move' });
        return move(actor, id, taskMove, { ...withoutUndefined(body), ...versionSeen(updatedAt) }, requestId);
      },
    }),
  ];
}

const versionSeen = (seenAt: string | undefined): { readonly seenAt?: string } =>
  seenAt === undefined ? {} : { seenAt };
