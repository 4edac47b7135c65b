import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, type SortPayload } from 'ra-core';
import type { ObjectName, RecordNamed } from '#domain/objects.ts';
import type { Page } from './dataProvider.ts';
import { call } from './http.ts';
import { listQuery } from './listQuery.ts';
import { useRefetchOnChange } from './live.ts';
import { useObjectPath } from './metadata.ts';

const shown = 50;

interface OwnRows<Name extends ObjectName> {
  /** Where the object is asked for, once that is known. */
  readonly path: string | undefined;
  /** The first of them. */
  readonly rows: readonly RecordNamed<Name>[];
  readonly count: number;
}

/** Records that say whose they are, of the signed-in person alone; live. `key` is what the query is forgotten by. */
export const useOwnRows = <Name extends ObjectName>(
  objectName: Name,
  key: readonly string[],
  filter: Readonly<Record<string, unknown>>,
  sort: SortPayload,
): OwnRows<Name> => {
  const { data: identity } = useGetIdentity();
  const path = useObjectPath(objectName);
  const user = identity?.id;
  useRefetchOnChange([objectName], key);
  const { data } = useQuery({
    queryKey: [...key, user],
    enabled: path !== undefined && user !== undefined,
    queryFn: ({ signal }) =>
      call<Page>(`/${path}`, {
        query: listQuery({
          filter: { ...filter, user, markedToDelete: false },
          sort,
          pagination: { page: 1, perPage: shown },
        }),
        signal,
      }),
  });
  const rows = (data?.rows ?? []) as unknown as readonly RecordNamed<Name>[];
  return { path, rows, count: data?.count ?? 0 };
};
