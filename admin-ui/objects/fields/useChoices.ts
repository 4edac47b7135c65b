import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import type { Page } from '../../data/dataProvider.ts';
import { call } from '../../data/http.ts';

export const pickerLimit = 50;

/** Ascending by the name; by what else names a record where it has none. */
const byName = (path: string | undefined): { readonly sort?: string; readonly desc?: boolean } => {
  const declaration = registry.all.find((known) => known.path === path);
  const names =
    declaration && ['name', ...declaration.presentation].find((name) => isSortable(declaration, name));
  return names === undefined ? {} : { sort: names, desc: false };
};

const isSortable = (declaration: Declaration, name: string): boolean => {
  const field = fieldOf(declaration, name);
  return field?.type === 'text' || field?.type === 'integer';
};

/** What a picker offers for the words typed, among the records that `extra` leaves. */
export const useChoices = (
  path: string | undefined,
  words: string,
  wanted: boolean,
  extra: Readonly<Record<string, unknown>> = {},
) => {
  const { data, isFetching } = useQuery({
    queryKey: [path, 'choices', words, extra],
    queryFn: ({ signal }) =>
      call<Page>(`/${path}`, {
        query: {
          limit: pickerLimit,
          ...byName(path),
          filter: JSON.stringify({ ...extra, markedToDelete: false, ...(words ? { searchStr: words } : {}) }),
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
