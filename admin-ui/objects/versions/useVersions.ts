import { useQuery } from '@tanstack/react-query';
import type { AnswerAt } from '#domain/contracts.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { callApi } from '../../data/client.ts';

type Versions = AnswerAt<'GET /object_versions/of/:objectType/:id'>;
/** A version with its changes from the one before. */
export type ListedVersion = Versions['rows'][number];
export type VersionDifference = AnswerAt<'GET /object_versions/compare'>;
/** A version as the timeline shows it. */
export type VersionHead = VersionDifference['from'];

/** The versions of a record, read again when the record has changed. */
export function useVersions(meta: ObjectMeta, record: AnyRecord) {
  return useQuery({
    queryKey: [meta.path, 'versions', record.id, record.updatedAt],
    queryFn: ({ signal }) =>
      callApi('GET /object_versions/of/:objectType/:id', {
        params: { objectType: meta.name, id: record.id },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
}

/**
 * The comparison of two versions, which are given by their ids; nothing is read while one of them is undefined.
 * @param language of the labels in the answer; another language is another query
 */
export function useVersionDifference(from: number | undefined, to: number | undefined, language: string) {
  return useQuery({
    queryKey: ['versions', 'difference', from, to, language],
    queryFn: ({ signal }) =>
      callApi('GET /object_versions/compare', {
        query: { from: from ?? 0, to: to ?? 0 },
        signal,
      }),
    enabled: from !== undefined && to !== undefined,
    placeholderData: (previous) => previous,
  });
}

export type Restored = AnswerAt<'POST /object_versions/:id/restore'>;

/**
 * Gives a record the values of an earlier version.
 * @param id of the version
 * @param updatedAt of the record as the person saw it; the call is refused if the record was changed since
 */
export function restoreVersion(id: number, updatedAt: string): Promise<Restored> {
  return callApi('POST /object_versions/:id/restore', { params: { id }, body: { updatedAt } });
}
