import { isGrpcServiceError, WorkflowNotFoundError } from '@temporalio/client';
import { waitForTurn } from '#database/transaction.ts';
import type { Logger } from 'pino';
import { administrators, notify } from '#database/platform/notify.ts';
import type { Dependencies } from '../dependencies.ts';
import { olderStore, readMarks, writeMarks } from './marks.ts';
import { closedTooEarly } from './closedTooEarly.ts';
import { skipNumbers, strangersAmong, workflowsSince, type ListedWorkflow } from './unknownWorkflows.ts';

type StoreDependencies = Pick<Dependencies, 'database' | 'client' | 'taskQueue'>;

/**
 * The database and Temporal's store both keep a mark, a count with its time, which is written every five minutes (`marks.ts`).
 * Workflows are compared from this time before the last mark of the database.
 */
const marginMs = 10 * 60_000;

/** What was found and corrected. */
export interface Matched {
  /** The store that was restored from an earlier moment than the other, if one was. */
  readonly older: 'database' | 'temporal' | undefined;
  /** Workflows of records that this database does not have: they were ended, and their numbers are not given out again. */
  readonly unknown: number;
  /** Workflows whose id a record needs for a workflow of its own: they were removed. */
  readonly removed: number;
}

/**
 * Checks whether the database and Temporal's store are of the same moment, before any workflow makes a step. If one of them was
 * restored without the other, corrects what follows from that: numbers that would be given out twice, and workflows that have
 * ended although their records have not. The reconciler compares journeys and queues with the records afterwards. One worker does
 * this at a time.
 */
export function matchStores(dependencies: StoreDependencies, log: Logger): Promise<Matched> {
  return dependencies.database.transaction(async (tx) => {
    await waitForTurn(tx, 'stores');
    const marks = await readMarks(dependencies);
    const older = olderStore(marks);
    const databaseIsOlder = older === 'database';
    const since = new Date(Date.parse(marks.database?.at ?? new Date(0).toISOString()) - marginMs);
    // If only the database has no mark, it is new or of an old release, and all workflows are compared. If neither store has a
    // mark, there is nothing to compare with.
    const workflowsByObject =
      marks.database || marks.temporal
        ? await workflowsSince(dependencies, since)
        : new Map<string, ListedWorkflow[]>();
    let unknown = 0;
    let removed = 0;
    for (const [object, listed] of workflowsByObject) {
      const strangers = await strangersAmong(dependencies, object, listed);
      if (strangers.unknown.length > 0) await skipNumbers(dependencies, object, strangers.unknown);
      for (const each of strangers.unknown) await end(dependencies, each);
      // If these workflows stayed, the workflow of a record could not begin under its own id.
      const inTheWay = [
        ...strangers.taken,
        ...(await closedTooEarly(dependencies, object, listed, databaseIsOlder)),
      ];
      for (const each of inTheWay) await remove(dependencies, each);
      unknown += strangers.unknown.length;
      removed += inTheWay.length;
    }
    await writeMarks(dependencies, marks);
    const matched: Matched = { older, unknown, removed };
    if (older === undefined && unknown === 0) return matched;
    log.warn({ ...matched, marks }, wordsOf(matched));
    const to = await administrators(tx);
    // Only an older database lacks records whose workflows exist, so unknown workflows are enough to name it.
    await notify(tx, { to, notice: 'storesApart', facts: { older: older ?? 'database', unknown } });
    return matched;
  });
}

const wordsOf = ({ older }: Matched): string =>
  older === 'temporal'
    ? "Temporal's store is from an earlier moment than the database; journeys go on from their records (docs/backup.md)"
    : "the database is from an earlier moment than Temporal's store; journeys go on from their records (docs/backup.md)";

/** Ends a workflow that still runs. */
const end = async (
  { client }: StoreDependencies,
  { workflowId, runId, status }: ListedWorkflow,
): Promise<void> => {
  if (status !== 'RUNNING') return;
  const reason = 'its record was lost when the database was restored from an earlier moment';
  await client.workflow.getHandle(workflowId, runId).terminate(reason).catch(unlessGone);
};

const remove = async (
  { client }: StoreDependencies,
  { workflowId, runId }: ListedWorkflow,
): Promise<void> => {
  await client.workflowService
    .deleteWorkflowExecution({
      namespace: client.options.namespace,
      workflowExecution: { workflowId, runId },
    })
    .catch(unlessGone);
};

/** Passes on every error but the one that says that the workflow is gone already. */
const unlessGone = (error: unknown): void => {
  const isGone =
    error instanceof WorkflowNotFoundError ||
    (isGrpcServiceError(error) && error.details.includes('not found'));
  if (!isGone) throw error;
};
