import { creationTimes, lastNumberOf, skipNumbersUpTo } from '#database/recordNumbers.ts';
import { searchKeys } from '#workflows/searchAttributes.ts';
import type { Dependencies } from '../dependencies.ts';

type StoreDependencies = Pick<Dependencies, 'database' | 'client'>;

/** A workflow of a record, as the visibility store lists it. */
export interface ListedWorkflow {
  readonly workflowId: string;
  readonly runId: string;
  readonly object: string;
  readonly id: number;
  /** The status of the run, as Temporal names it. */
  readonly status: string;
  readonly startedAt: Date;
}

/** The clocks of the two stores may differ by this much. */
const clocksApartMs = 60_000;

/** Workflows that were begun or ended after a moment, by the object of their records. Workflows of no record are left out. */
export async function workflowsSince(
  { client, database }: StoreDependencies,
  since: Date,
): Promise<Map<string, ListedWorkflow[]>> {
  const moment = `'${since.toISOString()}'`;
  const query = `StartTime > ${moment} or CloseTime > ${moment}`;
  const listed = new Map<string, ListedWorkflow[]>();
  for await (const each of client.workflow.list({ query, pageSize: 500 })) {
    const object = each.typedSearchAttributes.get(searchKeys.object) ?? '';
    const id = Number(each.typedSearchAttributes.get(searchKeys.objectId));
    if (!Number.isInteger(id) || !database.registry.has(object)) continue;
    const { workflowId, runId, startTime: startedAt } = each;
    const workflows = listed.get(object) ?? [];
    workflows.push({ workflowId, runId, object, id, status: each.status.name, startedAt });
    listed.set(object, workflows);
  }
  return listed;
}

export interface Strangers {
  /**
   * Workflows with numbers that this database has not given out yet, because it was restored from an older copy. It must not
   * give these numbers to other records.
   */
  readonly unknown: readonly ListedWorkflow[];
  /** Workflows that began before the record with their number was created, so they belong to another record. */
  readonly taken: readonly ListedWorkflow[];
}

/**
 * The workflows of one object that belong to no record that this database has or had. The records are read after the workflows
 * were listed, so a record that was made meanwhile is found.
 */
export async function strangersAmong(
  { database }: StoreDependencies,
  object: string,
  listed: readonly ListedWorkflow[],
): Promise<Strangers> {
  const lastNumber = await lastNumberOf(database.sql, object);
  // Without a sequence of its numbers it is not known which of them were given out.
  if (lastNumber === undefined) return { unknown: [], taken: [] };
  const createdAt = await creationTimes(
    database.sql,
    object,
    listed.map(({ id }) => id),
  );
  // A record that does not exist has the time 0, which is before the start of any workflow.
  const isTaken = ({ id, startedAt }: ListedWorkflow): boolean =>
    (createdAt.get(id) ?? 0) - startedAt.getTime() > clocksApartMs;
  return { unknown: listed.filter(({ id }) => id > lastNumber), taken: listed.filter(isTaken) };
}

/** The next record of this object gets a number above all of these. */
export async function skipNumbers(
  { database }: StoreDependencies,
  object: string,
  unknown: readonly ListedWorkflow[],
): Promise<void> {
  const highest = Math.max(...unknown.map(({ id }) => id));
  await skipNumbersUpTo(database.sql, object, highest);
}
