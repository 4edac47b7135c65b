import { useQuery } from '@tanstack/react-query';
import type { ObjectName, RecordNamed } from '#domain/objects.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectPath } from '../data/metadata.ts';

interface Related<N extends ObjectName> {
  /** Undefined until they are known. */
  readonly rows: readonly RecordNamed<N>[] | undefined;
  /** Whether the reader may read such records at all. */
  readonly allowed: boolean;
}

/** More than the records of one disposition. */
const limit = 200;

/** The records of another object that belong to this disposition, in their usual order; updated live. */
export function useRelated<N extends ObjectName>(objectName: N, dispositionId: number): Related<N> {
  const allowed = useObjectPath(objectName) !== undefined;
  useRefetchOnChange([objectName], ['related', objectName]);
  const { data } = useQuery({
    queryKey: ['related', objectName, dispositionId],
    queryFn: ({ signal }) =>
      recordCalls.list(objects[objectName], {
        query: { limit, filter: JSON.stringify({ disposition: dispositionId, markedToDelete: false }) },
        signal,
      }),
    enabled: allowed,
  });
  return {
    rows: data?.rows as readonly RecordNamed<N>[] | undefined,
    allowed,
  };
}

/** A record with its table parts, which lists leave out; the list's row until it is loaded. */
export function useWhole<N extends ObjectName>(objectName: N, row: RecordNamed<N>): RecordNamed<N> {
  const { data } = useQuery({
    queryKey: ['related', objectName, 'whole', row.id, row.updatedAt],
    queryFn: ({ signal }) => recordCalls.read(objects[objectName], row.id, { signal }),
  });
  return (data as RecordNamed<N> | undefined) ?? row;
}
