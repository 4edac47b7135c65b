import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { mostMovedAtOnce, landingIn } from '#domain/processes/migration.rules.ts';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import { processGraph } from '#domain/processes/processGraph.ts';
import type { Sql } from '../sql.ts';

interface Row {
  readonly id: number;
  readonly versionId: number;
  readonly stageId: number | null;
  readonly running: boolean;
}

/** Which instances are to be moved, and to which version of their definition. */
export interface MoveWish {
  readonly definitionId: number;
  readonly toVersionId: number;
  /** Restricts the move to instances of one version or to these ids; by default all that run by another version. */
  readonly fromVersionId?: number | undefined;
  readonly exemplarIds?: readonly number[] | undefined;
  /** The target stage for instances at a stage, by the id of that stage. */
  readonly landings: Readonly<Record<string, number>>;
}

/**
 * The stage at which each instance would continue in another version of its definition. For instances named by id, it also
 * says which are finished or already run by that version. @throws record_not_found
 */
export async function movable(db: Sql, request: MoveWish): Promise<MoveItem[]> {
  const { definitionId, toVersionId, fromVersionId = null, exemplarIds, landings } = request;
  const { rows: versions } = await sql<{ id: number; graph: unknown }>`
    select id, graph from bp_definition_version where definition_id = ${definitionId}`.execute(db);
  const graphs = new Map(versions.map(({ id, graph }) => [id, processGraph.parse(graph)]));
  const to = graphs.get(toVersionId);
  if (!to) throw fail('record_not_found', { object: 'bpDefinitionVersion', id: toVersionId });
  const isSelected = exemplarIds
    ? sql`id = any(${[...exemplarIds]}::int[])`
    : sql`status = 'Active' and version_id <> ${toVersionId}`;
  const { rows } = await sql<Row>`
    select id, version_id as "versionId", stage_id as "stageId", status = 'Active' as running from bp_exemplar
    where definition_id = ${definitionId} and ${isSelected}
      and (${fromVersionId}::int is null or version_id = ${fromVersionId})
    order by id limit ${mostMovedAtOnce}`.execute(db);
  const landingOf = ({ versionId, stageId, running }: Row): MoveItem['landing'] => {
    // The instance has ended, or runs by this version already, or has not found its first stage yet.
    if (!running) return { kind: 'over' };
    if (versionId === toVersionId) return { kind: 'there' };
    const from = graphs.get(versionId);
    if (!from || stageId === null) return { kind: 'not_begun' };
    return landingIn(from, to, stageId, landings[stageId] ?? null);
  };
  return rows.map((row) => ({
    exemplarId: row.id,
    stageId: row.stageId,
    landing: landingOf(row),
    moved: false,
  }));
}
