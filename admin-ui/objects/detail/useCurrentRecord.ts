import { useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';

/** The record as it stands now, while the form beside it keeps what is being typed. */
export const useCurrentRecord = (meta: ObjectMeta, read: AnyRecord): AnyRecord => {
  useRefetchOnChange([meta.name], [meta.path, 'current', read.id]);
  const { data } = useQuery({
    queryKey: [meta.path, 'current', read.id, read.updatedAt],
    queryFn: ({ signal }) => call<AnyRecord>(`/${meta.path}/${read.id}`, { signal }),
    initialData: read,
    staleTime: Infinity,
  });
  return data;
};
