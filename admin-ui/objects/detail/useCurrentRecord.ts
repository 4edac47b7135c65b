import { useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useRefetchOnChange } from '../../data/live.ts';

/** The present record, read again after changes, while the form beside it keeps what is being typed. */
export function useCurrentRecord(meta: ObjectMeta, loaded: AnyRecord): AnyRecord {
  useRefetchOnChange([meta.name], [meta.path, 'current', loaded.id]);
  const { data } = useQuery({
    queryKey: [meta.path, 'current', loaded.id, loaded.updatedAt],
    queryFn: ({ signal }) => recordCalls.read(meta, loaded.id, { signal }),
    initialData: loaded,
    staleTime: Infinity,
  });
  return data;
}
