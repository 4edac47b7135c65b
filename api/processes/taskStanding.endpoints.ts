import type { Database } from '#database/connect.ts';
import { relationToTask, rolesOf } from '#database/processes/taskPeople.ts';
import { stateOf, taskRow } from '#database/processes/taskRow.ts';
import { taskContracts } from '#domain/processes/task.contracts.ts';
import { allowedTaskMoves, mayMoveTask } from '#domain/processes/task.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

interface StandingDependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'processes';

/** What a screen needs to show people their tasks, each with the moves that they may make. */
export function taskStandingEndpoints({ database, processes }: StandingDependencies): AnyEndpoint[] {
  return [
    serve(taskContracts.ownRoles, {
      tag,
      summary: 'The executor roles that the caller takes tasks of',
      access: 'signedIn',
      handle: async ({ actor }) => ({ rows: await rolesOf(database.sql, actor.userId) }),
    }),
    serve(taskContracts.state, {
      tag,
      summary: 'Where a task stands, which moves the caller may make, and when somebody is next reminded',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'task', id);
        const row = await taskRow(database.sql, id);
        const state = stateOf(row);
        // No user has the id 0: a caller who is no user has no relation to the task.
        const relation = await relationToTask(database.sql, row, actor.userId ?? 0);
        const allowed = allowedTaskMoves(state);
        // `running` is null if Temporal does not answer: it is then unknown whether the workflow of the task runs.
        const { running, view } = await processes.tasks.view(id).then(
          (taskView) => ({ running: taskView !== undefined, view: taskView }),
          () => ({ running: null, view: undefined }),
        );
        return {
          ...view,
          taskId: id,
          ...state,
          allowed,
          // `allowed` are the moves that the state allows to anybody, `mine` those that the caller may make.
          mine: allowed.filter((move) => mayMoveTask(state, move, relation)),
          running,
          updatedAt: new Date(row.updated_at).toISOString(),
        };
      },
    }),
  ];
}
