import { useQuery } from '@tanstack/react-query';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { FieldChange, RowChange } from '#domain/platform/versionValues.rules.ts';
import { call } from '../../data/http.ts';

/** A version as its timeline shows it. */
export interface VersionHead {
  readonly id: number;
  readonly version: number;
  readonly action: string;
  readonly at: string;
  readonly author: Reference | null;
  readonly presentation: string;
}

interface Versions {
  readonly rows: readonly VersionHead[];
  readonly more: boolean;
  readonly mayRestore: boolean;
}

type Labelled<T> = T & { readonly label: string };

export interface VersionDifference {
  readonly from: VersionHead;
  readonly to: VersionHead;
  readonly fields: readonly Labelled<FieldChange>[];
  readonly rows: readonly (Labelled<Omit<RowChange, 'changes'>> & {
    readonly changes: readonly Labelled<FieldChange>[];
  })[];
}

/** The versions of a record; asked anew when the record has changed. */
export const useVersions = (meta: ObjectMeta, record: AnyRecord) =>
  useQuery({
    queryKey: [meta.path, 'versions', record.id, record.updatedAt],
    queryFn: ({ signal }) => call<Versions>(`/object_versions/of/${meta.name}/${record.id}`, { signal }),
    placeholderData: (known) => known,
  });

export const useVersionDifference = (from: number | undefined, to: number | undefined, language: string) =>
  useQuery({
    queryKey: ['versions', 'difference', from, to, language],
    queryFn: ({ signal }) =>
      call<VersionDifference>('/object_versions/compare', {
        query: { from, to },
        signal,
      }),
    enabled: from !== undefined && to !== undefined,
    placeholderData: (known) => known,
  });

export interface Restored {
  readonly left: readonly { readonly label: string; readonly name: string }[];
}

export const restoreVersion = (id: number, updatedAt: string): Promise<Restored> =>
  call<Restored>(`/object_versions/${id}/restore`, { method: 'POST', body: { updatedAt } });
