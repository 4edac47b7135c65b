import { call } from '../../../data/http.ts';
import { listQuery, type ListFilter } from '../../../data/listQuery.ts';
import type { ListPage } from '../useListPage.ts';
import type { Picked } from './inBulk.ts';
import { asPicked } from './useSelection.ts';

const perCall = 1000;

interface Watch {
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
}

/** All records of a list, read on and on; what is worked on must not depend on which pages were looked at. */
export const everyMatch = async (
  path: string,
  filter: ListFilter,
  { onProgress, signal }: Watch,
): Promise<readonly Picked[]> => {
  const found: Picked[] = [];
  let after: string | undefined;
  do {
    const query = listQuery({
      filter,
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: perCall },
    });
    const page = await call<ListPage>(`/${path}`, { query: { ...query, after }, signal });
    found.push(...page.rows.map(asPicked));
    onProgress(found.length);
    after = page.next;
  } while (after !== undefined);
  return found;
};
