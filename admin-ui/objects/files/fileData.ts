import { useQuery } from '@tanstack/react-query';
import type { Served } from '#domain/kernel/recordShape.ts';
import { file } from '#domain/platform/file.ts';
import { apiAddress } from '../../data/client.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useRefetchOnChange } from '../../data/live.ts';

export type FileRecord = Served<typeof file>;

/**
 * Whose files: of one record, of all records of an object (`objectId` is absent), of no record (`objectName` is null), or
 * all files (`objectName` is absent).
 */
export interface FilePlace {
  readonly objectName?: string | null;
  readonly objectId?: number;
}

/** The largest number of files that one request returns. */
export const mostFilesShown = 500;

export interface FilesSought {
  readonly files: readonly FileRecord[];
  /** Whether there are more than `mostFilesShown`; `files` has only the newest then. */
  readonly more: boolean;
  readonly isPending: boolean;
}

const filterOf = ({ objectName, objectId }: FilePlace, search: string) => ({
  markedToDelete: false,
  ...(objectName === undefined ? {} : { objectName: objectName ?? { notFilled: true } }),
  ...(objectId === undefined ? {} : { objectId }),
  ...(search === '' ? {} : { searchStr: search }),
});

/** The files of a place, newest first; the list is updated when others add or remove files. */
export function useFiles(place: FilePlace, search = ''): FilesSought {
  const queryKey = ['files', place, search];
  useRefetchOnChange(['file'], ['files']);
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      recordCalls.list(file, {
        query: {
          filter: JSON.stringify(filterOf(place, search)),
          sort: 'id',
          desc: true,
          limit: mostFilesShown,
        },
        signal,
      }),
    // While another search is answered, the files of the search before stay on the screen.
    placeholderData: (before) => before,
  });
  return { files: data?.rows ?? [], more: (data?.count ?? 0) > mostFilesShown, isPending };
}

/** Where the browser downloads a file. */
export function contentAddress({ id }: FileRecord): string {
  return apiAddress('GET /file/:id/content', { params: { id } });
}
/** Where the browser shows a file; the server refuses types that a browser cannot show. */
export function previewAddress({ id }: FileRecord): string {
  return apiAddress('GET /file/:id/preview', { params: { id } });
}

/** Marks a file for deletion, or restores it. */
export function markFile({ id }: FileRecord, markedToDelete: boolean): Promise<unknown> {
  return recordCalls.mark(file, id, markedToDelete);
}

/** Changes what people write about a file. Refused if somebody else has changed the file since it was read (`updatedAt`). */
export function describeFile(
  { id, updatedAt }: FileRecord,
  words: {
    readonly name: string;
    readonly description: string | null;
    readonly verificationProtocol: boolean;
  },
): Promise<unknown> {
  return recordCalls.write(file, id, { ...words, updatedAt });
}
