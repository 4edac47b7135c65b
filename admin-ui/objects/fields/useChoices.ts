import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Reference } from '#domain/kernel/record.ts';
import type { Page } from '../../data/dataProvider.ts';
import { call } from '../../data/http.ts';

export const pickerLimit = 50;

/** What a picker offers for the words typed, in the object's own order. */
export const useChoices = (path: string | undefined, words: string, wanted: boolean) => {
  const { data, isFetching } = useQuery({
    queryKey: [path, 'choices', words],
    queryFn: ({ signal }) =>
      call<Page>(`/${path}`, {
        query: {
          limit: pickerLimit,
          filter: JSON.stringify({ markedToDelete: false, ...(words ? { searchStr: words } : {}) }),
        },
        signal,
      }),
    enabled: wanted && path !== undefined,
    placeholderData: keepPreviousData,
  });
  const choices = (data?.rows ?? []).map(({ id, presentation }): Reference => ({
    id,
    presentation: String(presentation ?? id),
  }));
  return { choices, more: (data?.count ?? 0) > pickerLimit, isFetching };
};
