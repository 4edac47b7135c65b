import { useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useObjectPath } from '../../data/metadata.ts';

const fiveMinutes = 300_000;
const mostDefinitions = 200;

/**
 * All definitions: empty for people who may not read them, undefined until they are read. They are cached for long, because the
 * page of every record needs them.
 */
export function useDefinitions() {
  const path = useObjectPath(objects.bpDefinition.name);
  const { data } = useQuery({
    queryKey: [path, 'all definitions'],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.bpDefinition, {
        query: { filter: JSON.stringify({ markedToDelete: false }), sort: 'name', limit: mostDefinitions },
        signal,
      }),
    enabled: path !== undefined,
    staleTime: fiveMinutes,
  });
  return path === undefined ? [] : data?.rows;
}
