import { useQueries } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { file } from '#domain/platform/file.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { mostFilesShown, type FileRecord } from '../files/fileData.ts';

/** The files of comments by the id of the comment, read with one request for each page of comments. */
export function useCommentFiles(
  objectName: string,
  pages: readonly (readonly AnyRecord[])[],
): ReadonlyMap<number | null, readonly FileRecord[]> {
  const key = ['files', 'of comments', objectName];
  useRefetchOnChange(['file'], key);
  return useQueries({
    queries: pages.map((rows) => {
      const ids = rows.map(({ id }) => id);
      return {
        queryKey: [...key, ids],
        enabled: ids.length > 0,
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
          const filter = { objectName, objectId: { inList: ids }, markedToDelete: false };
          const query = { filter: JSON.stringify(filter), sort: 'id', limit: mostFilesShown };
          return recordCalls.list(file, { query, signal });
        },
        // While a page with other comments is read, its earlier files stay on the screen.
        placeholderData: (before: { readonly rows: FileRecord[] } | undefined) => before,
      };
    }),
    combine: (results) =>
      Map.groupBy(
        results.flatMap(({ data }) => data?.rows ?? []),
        ({ objectId }) => objectId,
      ),
  });
}
