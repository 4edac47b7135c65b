import { useQuery } from '@tanstack/react-query';
import { file } from '#domain/platform/file.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { mostShown, type FileRecord } from '../files/fileData.ts';

/** The files of comments by the id of the comment, read with one request for all comments that are shown. */
export function useCommentFiles(
  objectName: string,
  ids: readonly number[],
): ReadonlyMap<number | null, readonly FileRecord[]> {
  const queryKey = ['files', 'of comments', objectName, ids];
  useRefetchOnChange(['file'], queryKey);
  const { data } = useQuery({
    queryKey,
    enabled: ids.length > 0,
    queryFn: ({ signal }) => {
      const filter = { objectName, objectId: { inList: ids }, markedToDelete: false };
      const query = { filter: JSON.stringify(filter), sort: 'id', limit: mostShown };
      return recordCalls.list(file, { query, signal });
    },
    placeholderData: (before) => before,
  });
  return Map.groupBy(data?.rows ?? [], ({ objectId }) => objectId);
}
