import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, type Identifier, type SortPayload } from 'ra-core';
import type { ObjectName, RecordNamed } from '#domain/objects.ts';
import { recordCalls } from './recordCalls.ts';
import { listQuery } from './listQuery.ts';
import { useRefetchOnChange } from './live.ts';
import { useObjectPath } from './metadata.ts';

const mostRows = 50;

interface OwnRows<Name extends ObjectName> {
  /** The path of the object, once it is known. */
  readonly path: string | undefined;
  /** The first page of the records: `mostRows` of them at most. */
  readonly rows: readonly RecordNamed<Name>[];
  /** How many there are on all pages. */
  readonly count: number;
}

/** The filter of a list that holds a person's own records, without those that are marked for deletion. */
export function ofPerson(user: Identifier | undefined, filter: Readonly<Record<string, unknown>>) {
  return { ...filter, user, markedToDelete: false };
}

/** The signed-in person's own records of an object, updated live. `key` is the query key under which they are cached. */
export function useOwnRows<Name extends ObjectName>(
  objectName: Name,
  key: readonly string[],
  filter: Readonly<Record<string, unknown>>,
  sort: SortPayload,
): OwnRows<Name> {
  const { data: identity } = useGetIdentity();
  const path = useObjectPath(objectName);
  const user = identity?.id;
  useRefetchOnChange([objectName], key);
  const { data } = useQuery({
    queryKey: [...key, user],
    enabled: path !== undefined && user !== undefined,
    queryFn: ({ signal }) =>
      recordCalls.list(
        { path },
        {
          query: listQuery({
            filter: ofPerson(user, filter),
            sort,
            pagination: { page: 1, perPage: mostRows },
          }),
          signal,
        },
      ),
  });
  // The path is that of `objectName`, so these are its records.
  const rows = (data?.rows ?? []) as unknown as readonly RecordNamed<Name>[];
  return { path, rows, count: data?.count ?? 0 };
}
