import { sql } from 'kysely';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noChoice, type Choice } from '#domain/processes/standing.rules.ts';
import { processActivities } from '../processes/process.activities.ts';
import { taskActivities } from '../processes/task.activities.ts';
import type { TestTerminal } from './terminal.ts';

const at = '2026-11-20T10:00:00.000Z';

export type ProcessDriver = ReturnType<typeof processDriver>;

/** Moves processes as their workflows do, each step with a key of its own. */
export function processDriver(terminal: TestTerminal) {
  const { records } = terminal.database;
  const processes = processActivities(terminal.dependencies);
  const tasks = taskActivities(terminal.dependencies);
  let steps = 0;
  const step = (exemplarId: number) => ({ key: `process-${exemplarId}:${(steps += 1)}`, exemplarId, at });
  const make = async (object: string, input: RecordInput): Promise<number> =>
    (await records.create(systemActor, object, input)).id;

  return {
    processes,
    tasks,
    step,
    make,
    /** Makes users. Those in `fullRights` have full rights, the others none. Returns a function from login to id. */
    people: async (logins: readonly string[], fullRights: readonly string[] = []) =>
      makeEach(logins, (login) =>
        make('user', {
          login,
          name: login,
          email: `${login}@terminal.example`,
          fullRights: fullRights.includes(login),
        }),
      ),
    stages: async (names: readonly string[]) => makeEach(names, (name) => make('stage', { name })),

    /** A process of somebody for a record, as far as its first task. */
    begin: async (by: number, definition: number, owner: { object: string; id: number }): Promise<number> => {
      const author = { ...systemActor, system: false, userId: by };
      const about = { definition, ownerObjectName: owner.object, ownerObjectId: owner.id };
      const { id } = await records.create(author, 'bpExemplar', about);
      await processes.beginProcess(step(id));
      return id;
    },

    /** What the executor of the open task does, and the signal that the process gets about it. */
    execute: async (exemplarId: number, by: number, choice: Choice = noChoice) => {
      const { taskId } = await processes.readProcess({ exemplarId });
      if (taskId === null) throw new Error(`The process ${exemplarId} has no open task`);
      const { state } = await tasks.readTask({ taskId });
      const key = `task-${taskId}:${(steps += 1)}`;
      const to = { ...state, stage: 'Accepted' } as const;
      await tasks.moveTask({ key, taskId, move: 'execute', by, at, from: state, to, choice });
      return processes.completeStage({ ...step(exemplarId), taskId });
    },

    tasksOf: (exemplarId: number) =>
      terminal.rows(
        sql<{ id: number; name: string; executor_id: number; stage_id: number | null; canceled: boolean }>`
          select id, name, executor_id, stage_id, canceled from task
          where bp_exemplar_id = ${exemplarId} order by id`,
      ),
  };
}

const makeEach = async (
  names: readonly string[],
  make: (name: string) => Promise<number>,
): Promise<(name: string) => number> => {
  const ids = new Map<string, number>();
  for (const name of names) ids.set(name, await make(name));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`Nobody made ${name}`);
    return id;
  };
};
