import type { Language } from '../kernel/language.ts';
import { nameIn, type Named } from '../kernel/named.ts';
import type { ProcessGraph } from './processGraph.ts';

/** A version's graph for a reader: its stages in their language, else by the names that the version kept. */
export const graphIn = (
  language: Language,
  graph: ProcessGraph,
  stages: ReadonlyMap<number, Pick<Named, 'lang'>>,
): ProcessGraph => ({
  ...graph,
  stages: graph.stages.map((stage) => ({
    ...stage,
    name: nameIn(language, { name: stage.name, lang: stages.get(stage.stageId)?.lang ?? null }),
  })),
});
