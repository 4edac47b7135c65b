import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { processStandingOf } from '#database/processes/processStanding.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import {
  actionAnswer,
  processActions,
  processStanding,
  type ActionAnswer,
  type ProcessStanding,
} from '#domain/processes/processAnswers.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import type { Processes } from '../temporal/processes.ts';
import { envelope, enveloped, envelopedRecord } from './envelope.ts';

interface Parts {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'processes';
const named = recordId.nullish().transform((id) => id ?? null);
const action = z.strictObject({
  exemplarId: recordId,
  action: z.enum(processActions).default('complete'),
  /** The next stage, where it is chosen; where to, of a redirection. */
  stageId: named,
  executorId: named,
  executorRoleId: named,
  /** What came of the stage's task. */
  executionResult: z.string().trim().max(10_000).optional(),
  comment: z.string().trim().max(10_000).optional(),
});
type Wish = z.infer<typeof action>;

/** What people do with a running process, and where it stands. */
export const bpExemplarEndpoints = ({ database, processes }: Parts): AnyEndpoint[] => {
  const { records } = database;
  const standing = async (actor: Actor, exemplarId: number): Promise<ProcessStanding> => {
    await records.mustSee(actor, 'bpExemplar', exemplarId);
    return processStandingOf(database.sql, actor, exemplarId);
  };

  /** By the stage's task, where it is still to be executed; after a stop, by looking for the way on once more. */
  const complete = async (
    { exemplarId, taskId, allowed, result }: ProcessStanding,
    { stageId, executorId, executorRoleId, executionResult, comment }: Wish,
    by: number,
    requestId: string,
  ): Promise<void> => {
    if (!allowed.includes('complete')) throw fail('no_access');
    const choice = { stageId, executorId, executorRoleId };
    const said = executionResult ?? comment;
    if (taskId === null || (result !== null && result !== 'success'))
      return processes.exemplars.command(
        exemplarId,
        'tryAgain',
        { by, choice, comment: said ?? null },
        requestId,
      );
    await processes.tasks.move(
      taskId,
      'execute',
      { by, choice, ...(said ? { comment: said } : {}) },
      requestId,
    );
    await processes.exemplars.command(exemplarId, 'completeStage', { taskId }, `task-${taskId}:${requestId}`);
  };

  const act = async (before: ProcessStanding, wish: Wish, by: number, requestId: string): Promise<void> => {
    const { exemplarId, stageId, executorId, executorRoleId, comment = null } = wish;
    if (wish.action === 'complete') return complete(before, wish, by, requestId);
    if (!before.allowed.includes(wish.action)) throw fail('no_access');
    if (wish.action === 'cancel')
      return processes.exemplars.command(exemplarId, 'cancel', { by, comment }, requestId);
    if (stageId === null) throw fail('next_stage_missing', { stage: '–' });
    const command = { by, stageId, executorId, executorRoleId, comment };
    return processes.exemplars.command(exemplarId, 'redirect', command, requestId);
  };

  return [
    endpoint({
      method: 'get',
      path: '/bp_exemplar/:id/standing',
      tag,
      summary: 'Where a process stands, the way it has come, and what the caller may do with it',
      access: 'signedIn',
      params: z.object({ id: recordId }),
      answer: processStanding,
      handle: ({ actor, params: { id } }) => standing(actor, id),
    }),
    endpoint({
      method: 'post',
      path: '/bp_exemplar/execute_action',
      tag,
      summary: 'Executes the stage on which a process stands, sends it elsewhere, or cancels it',
      access: ['operator', 'sales'],
      refuses: [503],
      body: action,
      answer: envelope(actionAnswer),
      handle: async ({ actor, body, requestId }) => {
        const { exemplarId } = body;
        await records.mustSee(actor, 'bpExemplar', exemplarId, 'modify');
        const before = await standing(actor, exemplarId);
        if (before.status !== 'Active') throw fail('process_not_active');
        if (actor.userId === null) throw fail('no_access');
        await act(before, body, actor.userId, requestId);
        const now = await standing(actor, exemplarId);
        return enveloped<ActionAnswer>({ result: now.result ?? 'success', standing: now });
      },
    }),
    endpoint({
      method: 'post',
      path: '/bp_exemplar',
      tag,
      summary: 'Begins a process by the newest version of its definition, for a record',
      access: ['operator', 'sales'],
      status: 201,
      body: z.looseObject({}),
      answer: envelope(z.looseObject({ id: z.int() })),
      handle: async ({ actor, body, request }) => {
        const { id, now } = await writeOnce(database, actor, request, (tx) =>
          tx.records.create(actor, 'bpExemplar', body),
        );
        return envelopedRecord(now ?? (await records.get(actor, 'bpExemplar', id)));
      },
    }),
  ];
};
