import type { Request } from 'express';
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
import type { Choice } from '#domain/processes/standing.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { doOnce, writeOnce } from '../http/writeOnce.ts';
import type { Processes } from '../temporal/processes.ts';
import { envelope, enveloped, envelopedRecord } from '../http/envelope.ts';

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

/** The stage that was meant by its task, and whether it is the way on that is looked for once more. */
type Meaning = { readonly taskId: number | null; readonly again: boolean };

interface Said {
  readonly by: number;
  readonly choice: Choice;
  readonly comment: string | null;
  readonly requestId: string;
}

const saidIn = (wish: Wish, by: number, requestId: string): Said => {
  const { stageId, executorId, executorRoleId, executionResult, comment } = wish;
  return {
    by,
    choice: { stageId, executorId, executorRoleId },
    comment: executionResult ?? comment ?? null,
    requestId,
  };
};

/** What people do with a running process, and where it stands. */
export const bpExemplarEndpoints = ({ database, processes }: Parts): AnyEndpoint[] => {
  const { records } = database;
  const standing = async (actor: Actor, exemplarId: number): Promise<ProcessStanding> => {
    await records.mustSee(actor, 'bpExemplar', exemplarId);
    return processStandingOf(database.sql, actor, exemplarId);
  };

  /** What the caller meant when they first sent this: sent again, it is not done to the stage that came after. */
  const meaning = (actor: Actor, wish: Wish, before: ProcessStanding, request: Request): Promise<Meaning> =>
    doOnce(database, actor, request, wish, async () => {
      if (before.status !== 'Active') throw fail('process_not_active');
      if (!before.allowed.includes(wish.action)) throw fail('no_access');
      const stopped = before.result !== null && before.result !== 'success';
      return { taskId: before.taskId, again: before.taskId === null || stopped };
    });

  /** By the stage's task, where it is still to be executed; after a stop, by looking for the way on once more. */
  const complete = async (before: ProcessStanding, meant: Meaning, said: Said): Promise<void> => {
    const { exemplarId, allowed } = before;
    const { by, choice, comment, requestId } = said;
    if (meant.again)
      return processes.exemplars.command(exemplarId, 'tryAgain', { by, choice, comment }, requestId);
    const { taskId } = meant;
    if (taskId === null || taskId !== before.taskId) return;
    if (allowed.includes('complete'))
      await processes.tasks.move(
        taskId,
        'execute',
        { by, choice, ...(comment ? { comment } : {}) },
        requestId,
      );
    await processes.exemplars.command(exemplarId, 'completeStage', { taskId }, `task-${taskId}:${requestId}`);
  };

  const act = async (before: ProcessStanding, meant: Meaning, wish: Wish, said: Said): Promise<void> => {
    const { exemplarId } = before;
    const { by, comment, requestId } = said;
    // Over already: this was sent before, and done.
    if (before.status !== 'Active') return;
    if (wish.action === 'complete') return complete(before, meant, said);
    if (wish.action === 'cancel')
      return processes.exemplars.command(exemplarId, 'cancel', { by, comment }, requestId);
    const { stageId, executorId, executorRoleId } = wish;
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
      handle: async ({ actor, body, request, requestId }) => {
        const { exemplarId } = body;
        await records.mustSee(actor, 'bpExemplar', exemplarId, 'modify');
        if (actor.userId === null) throw fail('no_access');
        const before = await standing(actor, exemplarId);
        const meant = await meaning(actor, body, before, request);
        await act(before, meant, body, saidIn(body, actor.userId, requestId));
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
