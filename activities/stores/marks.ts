import type { Database } from '#database/connect.ts';
import { keepResult, keptResult } from '#database/keptResult.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * What one store says of the last pass. The stores are the database and Temporal's own store; a pass is one call of `writeMarks`,
 * every five minutes, which counts in both. If one store has counted further, the other was restored from an earlier moment.
 */
interface Mark {
  readonly count: number;
  /** ISO in UTC: when it was written. */
  readonly at: string;
}
/** In each pass the database is marked first. `pending` is set until Temporal is marked too. */
interface DatabaseMark extends Mark {
  readonly pending?: boolean;
}
/** A mark is undefined if its store has never been marked. */
export interface Marks {
  readonly database: DatabaseMark | undefined;
  readonly temporal: Mark | undefined;
}

type StoreDependencies = Pick<Dependencies, 'database' | 'client' | 'taskQueue'>;

/** The key of the mark in the database. */
const rowKey = 'stores:mark';
/**
 * The key of the mark in the data of Temporal's namespace. It names the task queue, so that a mark that another installation left in
 * the namespace is not taken for ours.
 */
const dataKey = ({ taskQueue }: StoreDependencies): string => `keja-mark-${taskQueue}`;

/** Reads a mark of Temporal: the count and the time, with a blank between them. */
const markIn = (text: string | undefined): Mark | undefined => {
  const [count, at] = (text ?? '').split(' ');
  return count && at ? { count: Number(count), at } : undefined;
};

const markOfDatabase = (database: Database): Promise<DatabaseMark | undefined> =>
  keptResult<{ count: number; at: string; pending?: boolean }>(database.sql, rowKey);

const markOfTemporal = async (dependencies: StoreDependencies): Promise<Mark | undefined> => {
  const { client } = dependencies;
  const { namespaceInfo } = await client.workflowService.describeNamespace({
    namespace: client.options.namespace,
  });
  return markIn(namespaceInfo?.data?.[dataKey(dependencies)]);
};

export async function readMarks(dependencies: StoreDependencies): Promise<Marks> {
  return {
    database: await markOfDatabase(dependencies.database),
    temporal: await markOfTemporal(dependencies),
  };
}

const markDatabase = ({ database }: StoreDependencies, mark: DatabaseMark): Promise<void> =>
  keepResult(database.sql, rowKey, { ...mark });

/**
 * Counts one more pass in both stores, in the database first. After a crash in between, the mark of the database is one ahead and
 * has `pending`, so that `olderStore` does not take Temporal for older.
 */
export async function writeMarks(
  dependencies: StoreDependencies,
  { database, temporal }: Marks,
): Promise<void> {
  const count = Math.max(database?.count ?? 0, temporal?.count ?? 0) + 1;
  const mark: Mark = { count, at: new Date().toISOString() };
  await markDatabase(dependencies, { ...mark, pending: true });
  const { client } = dependencies;
  await client.workflowService.updateNamespace({
    namespace: client.options.namespace,
    updateInfo: { data: { [dataKey(dependencies)]: `${mark.count} ${mark.at}` } },
  });
  await markDatabase(dependencies, mark);
}

/** Which store comes from an earlier moment than the other, or neither. */
export function olderStore({ database, temporal }: Marks): 'database' | 'temporal' | undefined {
  const [inDatabase, inTemporal] = [database?.count ?? 0, temporal?.count ?? 0];
  if (inTemporal > inDatabase) return 'database';
  // A pending mark may not have reached Temporal.
  const maybeUnwritten = database?.pending ? 1 : 0;
  return inDatabase > inTemporal + maybeUnwritten ? 'temporal' : undefined;
}
