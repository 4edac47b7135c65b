import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { AppObject } from '#domain/kernel/meta.ts';
import { callApi } from './client.ts';
import { useRefetchOnChange } from './live.ts';

const hour = 3_600_000;

/** A query of metadata, which is read once an hour in each language: declarations change only with a new version of the server. */
const descriptionQuery = <T>(
  name: string,
  language: string,
  parameters: object,
  read: (context: { readonly signal: AbortSignal }) => Promise<T>,
) =>
  queryOptions({
    queryKey: ['description', name, language, parameters],
    queryFn: read,
    staleTime: hour,
    gcTime: hour,
  });

const withRecords = JSON.stringify({ type: ['catalog', 'document', 'register'] });

/** The objects that the signed-in person may read, without reports, which have no records. */
export function appObjectsQuery(lang: string) {
  const query = { lang, filter: withRecords };
  return descriptionQuery('objects', lang, { filter: withRecords }, ({ signal }) =>
    callApi('GET /app/app-objects', { query, signal }),
  );
}

export function useAppObjects() {
  const [language] = useLocaleState();
  return useQuery(appObjectsQuery(language));
}

/** All metadata from which the generic views of an object are built. */
export function objectMetaQuery(lang: string, objectName: string | undefined) {
  const query = { lang, objectType: objectName ?? '', withTableParts: 'true' };
  return descriptionQuery('meta', lang, { objectType: objectName }, ({ signal }) =>
    callApi('GET /app/object_meta', { query, signal }),
  );
}

/** As `objectMetaQuery`; waits while `objectName` is undefined. */
export function useObjectMeta(objectName: string | undefined) {
  const [language] = useLocaleState();
  return useQuery({ ...objectMetaQuery(language, objectName), enabled: objectName !== undefined });
}

/** Reads metadata again when an administrator adds or changes a parameter: forms, lists and filters show the change at once. */
export function useLiveParameters(): void {
  return useRefetchOnChange(['additionalParameter'], ['description', 'meta']);
}

/** The menu of the signed-in person, as a tree of entries. */
export function useNavigation() {
  const [lang] = useLocaleState();
  return useQuery(
    descriptionQuery('navigation', lang, {}, ({ signal }) =>
      callApi('GET /navigation', { query: { lang }, signal }),
    ),
  );
}

/** The object whose records have this path. */
export function useObjectAt(path: string): {
  object: AppObject | undefined;
  isPending: boolean;
  error: Error | null;
} {
  const { data, isPending, error } = useAppObjects();
  return { object: data?.find((each) => each.path === path), isPending, error };
}

/** The path of the named object's records; undefined while unknown or not allowed. */
export function useObjectPath(objectName: string | null): string | undefined {
  const { data } = useAppObjects();
  return data?.find(({ name }) => name === objectName)?.path;
}
