import type { AnyRecord } from '#domain/kernel/record.ts';
import { dataProvider, type ListNews } from '../../../data/dataProvider.ts';
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
export async function everyMatch(
  path: string,
  filter: ListFilter,
  { onProgress, signal }: Watch,
): Promise<readonly Picked[]> {
  const records: Picked[] = [];
  let after: string | undefined;
  do {
    const page = await dataProvider.getList<AnyRecord>(path, {
      filter,
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: perCall },
      meta: { after },
      signal,
    });
    records.push(...page.data.map(asPicked));
    onProgress(records.length);
    after = (page.meta as ListNews).next;
  } while (after !== undefined);
  return records;
}
