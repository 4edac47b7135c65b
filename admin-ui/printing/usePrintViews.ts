import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useObjectPath } from '../data/metadata.ts';

export type PrintView = RecordNamed<'printView'>;

/** The printed forms that are offered for an object: those whose screen is its path, written with a slash or without. */
export function usePrintViews(path: string) {
  const allowed = useObjectPath('printView') !== undefined;
  const { data, isPending } = useQuery({
    queryKey: [objects.printView.path, 'of', path],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.printView, {
        query: {
          limit: 100,
          sort: 'name',
          filter: JSON.stringify({ routeOwner: [path, `/${path}`], markedToDelete: false }),
        },
        signal,
      }),
    enabled: allowed,
  });
  return { views: data?.rows ?? [], isPending: allowed && isPending };
}
