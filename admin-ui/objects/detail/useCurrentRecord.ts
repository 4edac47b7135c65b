import { useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useRefetchOnChange } from '../../data/live.ts';

/** The present record, read again after changes, while the form beside it keeps what is being typed. */
export function useCurrentRecord(meta: ObjectMeta, read: AnyRecord): AnyRecord {
  useRefetchOnChange([meta.name], [meta.path, 'current', read.id]);
  const { data } = useQuery({
    queryKey: [meta.path, 'current', read.id, read.updatedAt],
    queryFn: ({ signal }) => recordCalls.read(meta, read.id, { signal }),
    initialData: read,
    staleTime: Infinity,
  });
  return data;
}
