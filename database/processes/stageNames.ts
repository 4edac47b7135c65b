import { sql } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import type { Named } from '#domain/kernel/named.ts';
import { graphIn } from '#domain/processes/graphNames.ts';
import type { GraphStage, ProcessGraph } from '#domain/processes/processGraph.ts';
import type { Sql } from '../sql.ts';

/** The names of a stage: the default name from the version, translations from the present catalog of stages. */
export async function stageNamed(db: Sql, { stageId, name }: GraphStage): Promise<Named> {
  const stage = await db.selectFrom('stage').select('lang').where('id', '=', stageId).executeTakeFirst();
  return { name, lang: stage?.lang ?? null };
}

const stageNames = async (db: Sql, { stages }: ProcessGraph): Promise<ReadonlyMap<number, Named>> => {
  const ids = stages.map(({ stageId }) => stageId);
  const { rows } = await sql<Named & { readonly id: number }>`
    select id, name, lang from stage where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** A graph with stage names in the default language, as versions store it. */
export async function inDefaultLanguage(db: Sql, graph: ProcessGraph): Promise<ProcessGraph> {
  const names = await stageNames(db, graph);
  return {
    ...graph,
    stages: graph.stages.map((stage) => ({ ...stage, name: names.get(stage.stageId)?.name ?? stage.name })),
  };
}

/** A graph with stage names in a language, from the present catalog of stages. */
export async function namedFor(db: Sql, language: Language, graph: ProcessGraph): Promise<ProcessGraph> {
  return graphIn(language, graph, await stageNames(db, graph));
}

/** The name of a stage in a language; empty if `stageId` is null or the graph has no such stage. */
export async function stageNameFor(
  db: Sql,
  language: Language,
  graph: ProcessGraph,
  stageId: number | null,
): Promise<string> {
  const { stages } = await namedFor(db, language, {
    ...graph,
    stages: graph.stages.filter((stage) => stage.stageId === stageId),
  });
  return stages[0]?.name ?? '';
}
