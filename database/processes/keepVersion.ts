import { sql } from 'kysely';
import { systemActor } from '#domain/platform/actor.ts';
import { processGraph, type ProcessGraph } from '#domain/processes/processGraph.ts';
import type { Transaction } from '../transaction.ts';
import { namedByHouse } from './stageNames.ts';

interface Newest {
  readonly id: number;
  readonly version_number: number;
  readonly graph: unknown;
}

/**
 * The version that says what a definition says now: the newest, or a new one where that says something else. Whoever
 * calls holds the definition's row, so that two do not count the same number.
 */
export const keepVersion = async (
  tx: Transaction,
  definitionId: number,
  drawn: ProcessGraph,
): Promise<number> => {
  const graph = await namedByHouse(tx.sql, drawn);
  const newest = await newestVersion(tx, definitionId);
  if (newest && isSame(graph, processGraph.parse(newest.graph))) return newest.id;
  const version = await tx.records.create(systemActor, 'bpDefinitionVersion', {
    definition: definitionId,
    versionNumber: (newest?.version_number ?? 0) + 1,
    graph,
  });
  return version.id;
};

export const newestVersion = async (tx: Transaction, definitionId: number): Promise<Newest | undefined> => {
  const { rows } = await sql<Newest>`
    select id, version_number, graph from bp_definition_version where definition_id = ${definitionId}
    order by version_number desc limit 1`.execute(tx.sql);
  return rows[0];
};

/** Both have been through the schema, which puts their names in one order. */
const isSame = (one: ProcessGraph, other: ProcessGraph): boolean =>
  JSON.stringify(processGraph.parse(one)) === JSON.stringify(other);
