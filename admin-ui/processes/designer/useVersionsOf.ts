import { useQuery } from '@tanstack/react-query';
import type { Language } from '#domain/kernel/language.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { graphIn } from '#domain/processes/graphNames.ts';
import { processGraph, type ProcessGraph } from '#domain/processes/processGraph.ts';
import { readByIds } from '../../data/readByIds.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useLanguage } from '../../data/useLanguage.ts';

/** A version whose graph is parsed. */
type Version = Omit<RecordNamed<'bpDefinitionVersion'>, 'graph'> & { readonly graph: ProcessGraph };
/** How many versions are listed. */
const mostVersions = 30;

/** The versions of a definition, newest first, with their stages in the reader's language. */
export function useVersionsOf(definitionId: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['process versions', definitionId, language],
    queryFn: ({ signal }) => versionsOf(definitionId, language, signal),
  });
}

const versionsOf = async (
  definitionId: number,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Version[]> => {
  const { rows } = await recordCalls.list(objects.bpDefinitionVersion, {
    query: {
      filter: JSON.stringify({ definition: definitionId }),
      sort: 'versionNumber',
      desc: true,
      limit: mostVersions,
    },
    signal,
  });
  const versions = rows.map((row) => ({ ...row, graph: processGraph.parse(row.graph) }));
  const currentStages = await stagesIn(
    versions.map(({ graph }) => graph),
    signal,
  );
  return versions.map((version) => ({ ...version, graph: graphIn(language, version.graph, currentStages) }));
};

/** The records of the stages of these graphs, by their ids; they have the names in all languages. */
const stagesIn = async (graphs: readonly ProcessGraph[], signal: AbortSignal) => {
  const ids = [...new Set(graphs.flatMap(({ stages }) => stages.map(({ stageId }) => stageId)))];
  const rows = await readByIds(ids, async (part) => {
    const query = { filter: JSON.stringify({ id: { inList: part } }), limit: part.length };
    return (await recordCalls.list(objects.stage, { query, signal })).rows;
  });
  return new Map(rows.map((stage) => [stage.id, stage]));
};
