import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { AppObject, ObjectMeta } from '#domain/kernel/meta.ts';
import type { MenuEntry } from '#domain/navigation.ts';
import { call } from './http.ts';
import { useRefetchOnChange } from './live.ts';

const hour = 3_600_000;

/** Asked once an hour in each language: declarations change only when the server does. */
const description = <T>(
  name: string,
  path: string,
  language: string,
  query: Record<string, string | undefined>,
) =>
  queryOptions({
    queryKey: ['description', name, language, query],
    queryFn: ({ signal }) => call<T>(path, { query: { lang: language, ...query }, signal }),
    staleTime: hour,
    gcTime: hour,
  });

const useDescription = <T>(
  name: string,
  path: string,
  query: Record<string, string | undefined>,
  enabled = true,
) => {
  const [language] = useLocaleState();
  return useQuery({ ...description<T>(name, path, language, query), enabled });
};

/** The objects that the signed-in person may read. */
export const useAppObjects = () => useDescription<readonly AppObject[]>('objects', '/app/app-objects', {});

export const objectMetaQuery = (language: string, objectName: string | undefined) =>
  description<ObjectMeta>('meta', '/app/object_meta', language, {
    objectType: objectName,
    withTableParts: 'true',
  });

/** Everything that the generic views of an object are made of; `objectName` undefined waits. */
export const useObjectMeta = (objectName: string | undefined) => {
  const [language] = useLocaleState();
  return useQuery({ ...objectMetaQuery(language, objectName), enabled: objectName !== undefined });
};

/** A parameter that an administrator adds is in every form, list and filter at once. */
export const useLiveParameters = (): void =>
  useRefetchOnChange(['additionalParameter'], ['description', 'meta']);

export const useNavigation = () => useDescription<readonly MenuEntry[]>('navigation', '/navigation', {});

/** The object whose records are found at this path. */
export const useObjectAt = (path: string): { object: AppObject | undefined; isPending: boolean } => {
  const { data, isPending } = useAppObjects();
  return { object: data?.find((known) => known.path === path), isPending };
};

/** Where records of the named object are found; undefined while unknown or not allowed. */
export const useObjectPath = (objectName: string | null): string | undefined => {
  const { data } = useAppObjects();
  return data?.find(({ name }) => name === objectName)?.path;
};
