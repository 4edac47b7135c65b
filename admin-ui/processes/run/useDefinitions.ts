import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useObjectPath } from '../../data/metadata.ts';

const fiveMinutes = 300_000;
const most = 200;

/** All definitions, for who may read them: asked rarely, because every record's page asks. */
export const useDefinitions = () => {
  const path = useObjectPath(objects.bpDefinition.name);
  const { data } = useQuery({
    queryKey: [path, 'all definitions'],
    queryFn: ({ signal }) =>
      call<{ rows: readonly RecordNamed<'bpDefinition'>[] }>(`/${path}`, {
        query: { filter: JSON.stringify({ markedToDelete: false }), sort: 'name', limit: most },
        signal,
      }),
    enabled: path !== undefined,
    staleTime: fiveMinutes,
  });
  return data?.rows ?? [];
};
