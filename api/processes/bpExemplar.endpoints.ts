import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { mayMeanEarlierStage } from '#database/processes/earlierStage.ts';
import { isStuck } from '#database/processes/exemplar.ts';
import { processStandingOf } from '#database/processes/processStanding.ts';
import type { Sql } from '#database/sql.ts';
import type { Read } from '#domain/kernel/contract.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { processContracts } from '#domain/processes/process.contracts.ts';
import type { ActionAnswer, ProcessStanding } from '#domain/processes/processAnswers.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import type { Choice } from '#domain/processes/standing.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce, writeRecordOnce } from '../http/writeOnce.ts';
import type { Processes } from '../temporal/processes.ts';
import { enveloped, envelopedRecord } from '../http/envelope.ts';

interface Dependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'processes';
type ActBody = Read<typeof processContracts.act, 'body'>;

/** The stage that the caller means, by its task. `again`: the process has stopped and shall look for its next stage once more. */
type Intent = { readonly taskId: number | null; readonly again: boolean };

interface ActCommand {
  readonly by: number;
  readonly choice: Choice;
  readonly comment: string | null;
  readonly requestId: string;
  /**
   * The revision that the caller saw, to be spread into a command; empty if the caller named none. The workflow refuses the
   * command if the process has moved since.
   */
  readonly seen: { readonly seen?: number };
}

const commandOf = (body: ActBody, by: number, requestId: string): ActCommand => {
  const { stageId, executorId, executorRoleId, executionResult, comment, seen } = body;
  return {
    by,
    choice: { stageId, executorId, executorRoleId },
    // An empty result says nothing, so the comment then counts.
    comment: executionResult || comment || null,
    requestId,
    seen: seen === undefined ? {} : { seen },
  };
};

/**
 * Decides which stage the caller means. It is the stage that they saw. If they do not say what they saw (`seen`), there must be
 * no doubt that they mean the present one.
 * @throws process_not_active, process_move_illegal, no_access, process_stage_unnamed
 */
const intentOf = async (db: Sql, by: Actor, body: ActBody, before: ProcessStanding): Promise<Intent> => {
  const { exemplarId, status, revision, allowed, taskId, stageId, graph } = before;
  if (status !== 'Active') throw fail('process_not_active');
  if (body.seen !== undefined && body.seen !== revision) throw fail('process_move_illegal');
  if (!allowed.includes(body.action)) throw fail('no_access');
  const again = taskId === null || isStuck(before);
  const isUnnamed = body.action === 'complete' && body.seen === undefined && !again;
  const { userId, fullRights } = by;
  if (
    isUnnamed &&
    userId !== null &&
    (await mayMeanEarlierStage(db, { exemplarId, taskId, userId, fullRights }))
  )
    throw fail('process_stage_unnamed', { stage: (stageId && stageOf(graph, stageId)?.name) || '–' });
  return { taskId, again };
};

/** What the groups of endpoints below share. */
const toolsOf = ({ database, processes }: Dependencies) => {
  const { records } = database;
  const readStanding = async (actor: Actor, exemplarId: number): Promise<ProcessStanding> => {
    await records.mustSee(actor, 'bpExemplar', exemplarId);
    return processStandingOf(database.sql, actor, exemplarId);
  };

  /** What the first request meant, so that a repeated request does not complete the next stage. */
  const intentOnce = (
    actor: Actor,
    body: ActBody,
    before: ProcessStanding,
    request: Request,
  ): Promise<Intent> => doOnce(database, actor, request, body, (tx) => intentOf(tx.sql, actor, body, before));

  /** Completes the stage by its open task. A process that has stopped looks for its next stage once more. */
  const complete = async (before: ProcessStanding, intent: Intent, command: ActCommand): Promise<void> => {
    const { exemplarId, allowed } = before;
    const { by, choice, comment, requestId, seen } = command;
    if (intent.again)
      return processes.exemplars.command(exemplarId, 'tryAgain', { by, choice, comment, ...seen }, requestId);
    const { taskId } = intent;
    // A repeated request: the stage that it meant is already completed.
    if (taskId === null || taskId !== before.taskId) return;
    // When a request is repeated, its first attempt may have ended the task already. Then only the process is told.
    if (allowed.includes('complete'))
      await processes.tasks.move(
        taskId,
        'execute',
        { by, choice, ...(comment ? { comment } : {}) },
        requestId,
      );
    // The outbox tells the process that the task is over, too. This command waits until the process has moved, so that the
    // answer shows its new stage.
    await processes.exemplars.command(exemplarId, 'completeStage', { taskId }, `task-${taskId}:${requestId}`);
  };

  /** Makes the move that the caller asks for. */
  const act = async (
    before: ProcessStanding,
    intent: Intent,
    body: ActBody,
    command: ActCommand,
  ): Promise<void> => {
    const { exemplarId } = before;
    const { by, comment, requestId, seen } = command;
    // The process is over: this is a repeated request that was already carried out.
    if (before.status !== 'Active') return;
    if (body.action === 'complete') return complete(before, intent, command);
    if (body.action === 'cancel')
      return processes.exemplars.command(exemplarId, 'cancel', { by, comment, ...seen }, requestId);
    const { stageId, executorId, executorRoleId } = body;
    if (stageId === null) throw fail('next_stage_missing', { stage: '–' });
    const redirect = { by, stageId, executorId, executorRoleId, comment, ...seen };
    return processes.exemplars.command(exemplarId, 'redirect', redirect, requestId);
  };

  return { database, records, readStanding, intentOnce, act };
};

type Tools = ReturnType<typeof toolsOf>;

const standingEndpoint = ({ readStanding }: Tools): AnyEndpoint[] => [
  serve(processContracts.standing, {
    tag,
    summary: 'Where a process stands, the way it has come, and what the caller may do with it',
    access: 'signedIn',
    handle: ({ actor, params: { id } }) => readStanding(actor, id),
  }),
];

const moveEndpoints = ({ database, records, readStanding, intentOnce, act }: Tools): AnyEndpoint[] => [
  serve(processContracts.act, {
    tag,
    summary: 'Executes the stage on which a process stands, sends it elsewhere, or cancels it',
    access: ['operator', 'sales'],
    refuses: [503],
    handle: async ({ actor, body, request, requestId }) => {
      const { exemplarId } = body;
      await records.mustSee(actor, 'bpExemplar', exemplarId, 'modify');
      if (actor.userId === null) throw fail('no_access');
      const before = await readStanding(actor, exemplarId);
      const intent = await intentOnce(actor, body, before, request);
      await act(before, intent, body, commandOf(body, actor.userId, requestId));
      const after = await readStanding(actor, exemplarId);
      return enveloped<ActionAnswer>({ result: after.result ?? 'success', standing: after });
    },
  }),
  serve(processContracts.begin, {
    tag,
    summary: 'Begins a process by the newest version of its definition, for a record',
    access: ['operator', 'sales'],
    handle: async ({ actor, body, request }) => {
      const record = await writeRecordOnce(database, actor, request, 'bpExemplar', (tx) =>
        tx.records.create(actor, 'bpExemplar', body),
      );
      return envelopedRecord(record);
    },
  }),
];

/** The moves of a running process, and its state. */
export function bpExemplarEndpoints(dependencies: Dependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...standingEndpoint(tools), ...moveEndpoints(tools)];
}
