import { systemActor } from '#domain/platform/actor.ts';
import { processGraph, type ProcessGraph } from '#domain/processes/processGraph.ts';
import type { Transaction } from '../transaction.ts';
import { inDefaultLanguage } from './stageNames.ts';

interface Newest {
  readonly id: number;
  readonly version_number: number;
  readonly graph: unknown;
}

/**
 * The id of the version with this graph: the newest, or a new one if the newest differs. The caller must have locked the
 * definition's row, so that no version number is given twice.
 */
export async function storeDefinitionVersion(
  tx: Transaction,
  definitionId: number,
  drawn: ProcessGraph,
): Promise<number> {
  const graph = await inDefaultLanguage(tx.sql, drawn);
  const newest = await newestVersion(tx, definitionId);
  if (newest && isSame(graph, processGraph.parse(newest.graph))) return newest.id;
  const version = await tx.records.create(systemActor, 'bpDefinitionVersion', {
    definition: definitionId,
    versionNumber: (newest?.version_number ?? 0) + 1,
    graph,
  });
  return version.id;
}

export function newestVersion(tx: Transaction, definitionId: number): Promise<Newest | undefined> {
  return tx.sql
    .selectFrom('bp_definition_version')
    .select(['id', 'version_number', 'graph'])
    .where('definition_id', '=', definitionId)
    .orderBy('version_number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Compares as JSON; parsing by the schema gives both the same order of names. */
const isSame = (one: ProcessGraph, other: ProcessGraph): boolean =>
  JSON.stringify(processGraph.parse(one)) === JSON.stringify(other);
