import { sql } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import type { Named } from '#domain/kernel/named.ts';
import { graphIn } from '#domain/processes/graphNames.ts';
import type { GraphStage, ProcessGraph } from '#domain/processes/processGraph.ts';
import type { Sql } from '../sql.ts';

/** What a stage is called: as its version kept it, and in other languages as the catalog of stages says now. */
export const stageNamed = async (db: Sql, { stageId, name }: GraphStage): Promise<Named> => {
  const { rows } = await sql<Pick<Named, 'lang'>>`select lang from stage where id = ${stageId}`.execute(db);
  return { name, lang: rows[0]?.lang ?? null };
};

const stageNames = async (db: Sql, { stages }: ProcessGraph): Promise<ReadonlyMap<number, Named>> => {
  const ids = stages.map(({ stageId }) => stageId);
  const { rows } = await sql<Named & { readonly id: number }>`
    select id, name, lang from stage where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** A graph with its stages as the house calls them, whoever drew it in whatever language: so versions keep them. */
export const namedByHouse = async (db: Sql, graph: ProcessGraph): Promise<ProcessGraph> => {
  const names = await stageNames(db, graph);
  return {
    ...graph,
    stages: graph.stages.map((stage) => ({ ...stage, name: names.get(stage.stageId)?.name ?? stage.name })),
  };
};

/** `graphIn`, by what the catalog of stages says now. */
export const namedFor = async (db: Sql, language: Language, graph: ProcessGraph): Promise<ProcessGraph> =>
  graphIn(language, graph, await stageNames(db, graph));

/** What a stage is called by a reader; empty where there is none. */
export const stageNameFor = async (
  db: Sql,
  language: Language,
  graph: ProcessGraph,
  stageId: number | null,
): Promise<string> => {
  const { stages } = await namedFor(db, language, {
    ...graph,
    stages: graph.stages.filter((stage) => stage.stageId === stageId),
  });
  return stages[0]?.name ?? '';
};
