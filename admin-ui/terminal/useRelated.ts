import { useQuery } from '@tanstack/react-query';
import type { ObjectName, RecordNamed } from '#domain/objects.ts';
import { objects } from '#domain/objects.ts';
import type { Page } from '../data/dataProvider.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectPath } from '../data/metadata.ts';

interface Related<N extends ObjectName> {
  readonly rows: readonly RecordNamed<N>[];
  readonly more: boolean;
  /** Whether the reader may see such records at all. */
  readonly allowed: boolean;
}

const limit = 200;

/** The records of another object that belong to this disposition, in their own order; renewed as they change. */
export const useRelated = <N extends ObjectName>(objectName: N, dispositionId: number): Related<N> => {
  const allowed = useObjectPath(objectName) !== undefined;
  useRefetchOnChange([objectName], ['related', objectName]);
  const { data } = useQuery({
    queryKey: ['related', objectName, dispositionId],
    queryFn: ({ signal }) =>
      call<Page>(`/${objects[objectName].path}`, {
        query: { limit, filter: JSON.stringify({ disposition: dispositionId, markedToDelete: false }) },
        signal,
      }),
    enabled: allowed,
  });
  return { rows: (data?.rows ?? []) as never, more: (data?.count ?? 0) > limit, allowed };
};

/** One such record with its table parts, which a list leaves out; the list's row until it has arrived. */
export const useWhole = <N extends ObjectName>(objectName: N, row: RecordNamed<N>): RecordNamed<N> => {
  const { data } = useQuery({
    queryKey: ['related', objectName, 'whole', row.id, row.updatedAt],
    queryFn: ({ signal }) => call<RecordNamed<N>>(`/${objects[objectName].path}/${row.id}`, { signal }),
  });
  return data ?? row;
};
