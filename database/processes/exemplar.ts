import { sql } from 'kysely';
import type { EnumValue } from '#domain/kernel/enumeration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Named } from '#domain/kernel/named.ts';
import type { processStatus, stageResult } from '#domain/processes/enums.ts';
import { processGraph, type ProcessGraph } from '#domain/processes/processGraph.ts';
import type { Sql } from '../sql.ts';

/** A process instance with the version of the definition that it runs by. */
export interface Exemplar extends Named {
  readonly id: number;
  readonly definitionId: number;
  readonly versionId: number;
  readonly versionNumber: number;
  readonly graph: ProcessGraph;
  readonly status: EnumValue<typeof processStatus>;
  readonly stageId: number | null;
  /** The task that the process waits for. */
  readonly taskId: number | null;
  /** Since when the process has waited for this task; ISO in UTC. */
  readonly waitingSince: string | null;
  readonly result: EnumValue<typeof stageResult> | null;
  /** The object of the record that the process is about; null if it is about none. */
  readonly objectName: string | null;
  readonly objectId: number | null;
  readonly authorId: number | null;
  /** Whether it is marked for deletion. */
  readonly marked: boolean;
}

type Row = Omit<Exemplar, 'graph' | 'waitingSince'> & {
  readonly graph: unknown;
  readonly waitingSince: string | Date | null;
};

/** The process instance; with `locked` its row is locked until the transaction ends. @throws record_not_found */
export async function exemplarOf(db: Sql, id: number, lock?: 'locked'): Promise<Exemplar> {
  const { rows } = await sql<Row>`
    select e.id, e.name, e.lang, e.definition_id as "definitionId", e.version_id as "versionId",
      v.version_number as "versionNumber", v.graph, e.status, e.stage_id as "stageId", e.task_id as "taskId",
      e.waiting_since as "waitingSince", e.result, e.owner_object_name as "objectName",
      e.owner_object_id as "objectId", e.author_id as "authorId", e.marked_to_delete as marked
    from bp_exemplar e join bp_definition_version v on v.id = e.version_id
    where e.id = ${id} ${lock ? sql`for update of e` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw fail('record_not_found', { object: 'bpExemplar', id });
  return {
    ...row,
    graph: processGraph.parse(row.graph),
    waitingSince: row.waitingSince && new Date(row.waitingSince).toISOString(),
  };
}

/** Whether a process instance has stopped and waits for a person to decide how it continues. */
export function isStuck({ status, result }: Pick<Exemplar, 'status' | 'result'>): boolean {
  return status === 'Active' && result !== null && result !== 'success';
}
