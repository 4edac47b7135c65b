import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { landingIn } from '#domain/processes/migration.rules.ts';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import { processGraph } from '#domain/processes/processGraph.ts';
import type { Sql } from '../sql.ts';

/** How many are moved in one call; whoever moves more calls again. */
export const movedAtOnce = 500;

export interface MoveWish {
  readonly definitionId: number;
  readonly toVersionId: number;
  /** Those of one version, or those that are named; else all that run by another version. */
  readonly fromVersionId?: number | undefined;
  readonly exemplarIds?: readonly number[] | undefined;
  /** Where those go on that stand on a stage: by its id. */
  readonly landings: Readonly<Record<string, number>>;
}

/** Where each running instance would land in another version of its definition. @throws record_not_found */
export const movable = async (db: Sql, wish: MoveWish): Promise<MoveItem[]> => {
  const { definitionId, toVersionId, fromVersionId = null, exemplarIds, landings } = wish;
  const { rows: versions } = await sql<{ id: number; graph: unknown }>`
    select id, graph from bp_definition_version where definition_id = ${definitionId}`.execute(db);
  const graphs = new Map(versions.map(({ id, graph }) => [id, processGraph.parse(graph)]));
  const to = graphs.get(toVersionId);
  if (!to) throw fail('record_not_found', { object: 'bpDefinitionVersion', id: toVersionId });
  const { rows } = await sql<{ id: number; versionId: number; stageId: number | null }>`
    select id, version_id as "versionId", stage_id as "stageId" from bp_exemplar
    where definition_id = ${definitionId} and status = 'Active' and version_id <> ${toVersionId}
      and (${fromVersionId}::int is null or version_id = ${fromVersionId})
      and (${exemplarIds === undefined} or id = any(${[...(exemplarIds ?? [])]}::int[]))
    order by id limit ${movedAtOnce}`.execute(db);
  return rows.map(({ id, versionId, stageId }): MoveItem => {
    const from = graphs.get(versionId);
    const landing =
      from && stageId !== null
        ? landingIn(from, to, stageId, landings[stageId] ?? null)
        : ({ kind: 'must_choose' } as const);
    return { exemplarId: id, stageId, landing, moved: false };
  });
};
