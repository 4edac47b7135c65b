import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { rolesOf, standingOf } from '#database/processes/taskPeople.ts';
import { stateOf, taskRow } from '#database/processes/taskRow.ts';
import { allowedTaskMoves, mayMoveTask } from '#domain/processes/task.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';

interface StandingParts {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'processes';

/** What a screen must know to offer people their tasks, and with each the moves that are theirs. */
export const taskStandingEndpoints = ({ database, processes }: StandingParts): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/task/own_roles',
    tag,
    summary: 'The executor roles that the caller takes tasks of',
    access: 'signedIn',
    answer: z.object({ rows: z.array(z.object({ id: z.number(), name: z.string() })) }),
    handle: async ({ actor }) => ({ rows: await rolesOf(database.sql, actor.userId) }),
  }),
  endpoint({
    method: 'get',
    path: '/task/:id/state',
    tag,
    summary: 'Where a task stands, which moves the caller may make, and when somebody is next reminded',
    access: 'signedIn',
    params: z.object({ id: recordId }),
    answer: z.looseObject({
      taskId: z.number(),
      stage: z.string(),
      allowed: z.array(z.string()),
      /** Those of them that are the caller's to make. */
      mine: z.array(z.string()),
      /** Whether its workflow is under way; null when nobody can tell just now. */
      running: z.boolean().nullable(),
    }),
    handle: async ({ actor, params: { id } }) => {
      await database.records.mustSee(actor, 'task', id);
      const row = await taskRow(database.sql, id);
      const state = stateOf(row);
      const who = await standingOf(database.sql, row, actor.userId ?? 0);
      const allowed = allowedTaskMoves(state);
      const { running, view } = await processes.tasks.view(id).then(
        (found) => ({ running: found !== undefined, view: found }),
        () => ({ running: null, view: undefined }),
      );
      return {
        ...view,
        taskId: id,
        ...state,
        allowed,
        mine: allowed.filter((move) => mayMoveTask(state, move, who)),
        running,
      };
    },
  }),
];
