import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';

type Version = RecordNamed<'bpDefinitionVersion'>;
const shown = 30;

/** The newest versions of a definition first. */
export const useVersionsOf = (definitionId: number) =>
  useQuery({
    queryKey: ['process versions', definitionId],
    queryFn: ({ signal }) =>
      call<{ rows: readonly Version[] }>(`/${objects.bpDefinitionVersion.path}`, {
        query: {
          filter: JSON.stringify({ definition: definitionId }),
          sort: 'versionNumber',
          desc: true,
          limit: shown,
        },
        signal,
      }),
  });
