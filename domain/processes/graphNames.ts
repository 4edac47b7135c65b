import type { Language } from '../kernel/language.ts';
import { nameIn, type Named } from '../kernel/named.ts';
import type { ProcessGraph } from './processGraph.ts';

/** A version's graph with stage names in the reader's language, else with the names stored in the version. */
export function graphIn(
  language: Language,
  graph: ProcessGraph,
  stages: ReadonlyMap<number, Pick<Named, 'lang'>>,
): ProcessGraph {
  return {
    ...graph,
    stages: graph.stages.map((stage) => ({
      ...stage,
      name: nameIn(language, { name: stage.name, lang: stages.get(stage.stageId)?.lang ?? null }),
    })),
  };
}
