import type { AnyRecord } from '#domain/kernel/record.ts';
import { dataProvider, type ListNews } from '../../../data/dataProvider.ts';
import { everyRow } from '../../../data/everyRow.ts';
import type { ListFilter } from '../../../data/listQuery.ts';
import type { Picked } from './inBulk.ts';
import { asPicked } from './useSelection.ts';

/** How many records one request reads. */
const perCall = 1000;

interface Watch {
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
}

/** All records of a list, read page by page, whether the person has seen those pages or not. */
export function everyMatch(
  path: string,
  filter: ListFilter,
  { onProgress, signal }: Watch,
): Promise<readonly Picked[]> {
  let readCount = 0;
  return everyRow(async (after) => {
    const { data, meta } = await dataProvider.getList<AnyRecord>(path, {
      filter,
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: perCall },
      meta: { after },
      signal,
    });
    readCount += data.length;
    onProgress(readCount);
    return { ...(meta as ListNews), rows: data.map(asPicked) };
  });
}
