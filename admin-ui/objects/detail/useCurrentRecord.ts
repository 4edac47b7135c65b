import { useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { newerOf } from './heldDuringSaves.ts';

/**
 * The present record, read again after changes, while the form beside it keeps what is being typed. A colleague may change
 * the record before our own save is answered: what was read then is newer than the answer.
 */
export function useCurrentRecord(meta: ObjectMeta, loaded: AnyRecord): AnyRecord {
  useRefetchOnChange([meta.name], [meta.path, 'current', loaded.id]);
  const { data } = useQuery({
    queryKey: [meta.path, 'current', loaded.id],
    queryFn: ({ signal }) => recordCalls.read(meta, loaded.id, { signal }),
    initialData: loaded,
    staleTime: Infinity,
  });
  return newerOf(data, loaded);
}
