import { useQuery } from '@tanstack/react-query';
import type { RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';

export type FileRecord = RecordNamed<'file'>;

/** Where files hang: on one record, on any of an object, on none, or anywhere at all. */
export interface FilePlace {
  readonly objectName?: string | null;
  readonly objectId?: number;
}

/** As many files as one look takes in. */
export const mostShown = 500;

export interface FilesSought {
  readonly files: readonly FileRecord[];
  readonly more: boolean;
  readonly isPending: boolean;
}

const filterOf = ({ objectName, objectId }: FilePlace, search: string) => ({
  markedToDelete: false,
  ...(objectName === undefined ? {} : { objectName: objectName ?? { notFilled: true } }),
  ...(objectId === undefined ? {} : { objectId }),
  ...(search === '' ? {} : { searchStr: search }),
});

/** The files in a place, newest first; what others add and take away shows by itself. */
export const useFiles = (place: FilePlace, search = ''): FilesSought => {
  const queryKey = ['files', place, search];
  useRefetchOnChange(['file'], ['files']);
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call<{ rows: FileRecord[]; count: number }>('/file', {
        query: {
          filter: JSON.stringify(filterOf(place, search)),
          sort: 'id',
          desc: true,
          limit: mostShown,
        },
        signal,
      }),
    placeholderData: (before) => before,
  });
  return { files: data?.rows ?? [], more: (data?.count ?? 0) > mostShown, isPending };
};

export const contentAddress = ({ id }: FileRecord): string => `/api/file/${id}/content`;
export const previewAddress = ({ id }: FileRecord): string => `/api/file/${id}/preview`;

export const markFile = ({ id }: FileRecord, markedToDelete: boolean): Promise<unknown> =>
  call('/file/change_deletion_mark', { method: 'POST', body: { id, markedToDelete } });

export const describeFile = (
  { id, updatedAt }: FileRecord,
  words: {
    readonly name: string;
    readonly description: string | null;
    readonly verificationProtocol: boolean;
  },
): Promise<unknown> => call(`/file/${id}`, { method: 'PUT', body: { ...words, updatedAt } });
