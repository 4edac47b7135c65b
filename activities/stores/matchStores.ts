import { isGrpcServiceError, WorkflowNotFoundError } from '@temporalio/client';
import { waitForTurn } from '#database/transaction.ts';
import type { Logger } from 'pino';
import { administrators, notify } from '#database/platform/notify.ts';
import type { Dependencies } from '../dependencies.ts';
import { olderStore, readMarks, writeMarks } from './marks.ts';
import { closedTooEarly } from './closedTooEarly.ts';
import { skipNumbers, strangersAmong, workflowsSince, type Listed } from './unknownWorkflows.ts';

type StoreDependencies = Pick<Dependencies, 'database' | 'client' | 'taskQueue'>;

/** A pass writes the marks every five minutes; what happened since, and a little before it, is looked at. */
const marginMs = 10 * 60_000;

/** What was found and put right. */
export interface Matched {
  readonly older: 'database' | 'temporal' | undefined;
  /** Workflows of records that this database does not have: they were ended, and their numbers are not given out again. */
  readonly unknown: number;
  /** Workflows with the id that another record needs for its own: they were removed. */
  readonly removed: number;
}

/**
 * Looks whether the database and Temporal's store are of the same moment, before the first step of any workflow is made,
 * and puts right what a restore of one without the other leaves: numbers that would be given out twice, and workflows
 * that have ended although their records go on. Journeys and queues are held against the records afterwards. One worker
 * does it at a time.
 */
export function matchStores(dependencies: StoreDependencies, log: Logger): Promise<Matched> {
  return dependencies.database.transaction(async (tx) => {
    await waitForTurn(tx, 'stores');
    const marks = await readMarks(dependencies);
    const older = olderStore(marks);
    const since = new Date(Date.parse(marks.database?.at ?? new Date(0).toISOString()) - marginMs);
    // A database that never had a mark is new, or of a release before there were any: what is then in Temporal is looked at too.
    const begun =
      marks.database || marks.temporal
        ? await workflowsSince(dependencies, since)
        : new Map<string, Listed[]>();
    let unknown = 0;
    let removed = 0;
    for (const [object, listed] of begun) {
      const strangers = await strangersAmong(dependencies, object, listed);
      if (strangers.unknown.length > 0) await skipNumbers(dependencies, object, strangers.unknown);
      for (const each of strangers.unknown) await end(dependencies, each);
      const inTheWay = [
        ...strangers.taken,
        ...(await closedTooEarly(dependencies, object, listed, older === 'database')),
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
    await notify(tx, { to, notice: 'storesApart', facts: { older: older ?? 'database', unknown } });
    return matched;
  });
}

const wordsOf = ({ older }: Matched): string =>
  older === 'temporal'
    ? "Temporal's store is from an earlier moment than the database; journeys go on from their records (docs/backup.md)"
    : "the database is from an earlier moment than Temporal's store; journeys go on from their records (docs/backup.md)";

const end = async ({ client }: StoreDependencies, { workflowId, runId, status }: Listed): Promise<void> => {
  if (status !== 'RUNNING') return;
  const reason = 'its record was lost when the database was restored from an earlier moment';
  await client.workflow.getHandle(workflowId, runId).terminate(reason).catch(unlessGone);
};

const remove = async ({ client }: StoreDependencies, { workflowId, runId }: Listed): Promise<void> => {
  await client.workflowService
    .deleteWorkflowExecution({
      namespace: client.options.namespace,
      workflowExecution: { workflowId, runId },
    })
    .catch(unlessGone);
};

const unlessGone = (error: unknown): void => {
  const gone =
    error instanceof WorkflowNotFoundError ||
    (isGrpcServiceError(error) && error.details.includes('not found'));
  if (!gone) throw error;
};
