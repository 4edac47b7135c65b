import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useAppObjects } from '../../data/metadata.ts';
import { choiceOf } from '../../objects/fields/useChoices.ts';
import { registry } from '#domain/objects.ts';
import type { Named } from '../../objects/fields/chosenBy.ts';
import { useDebounced } from '../../parts/useDebounced.ts';

/** The objects that are searched most often; others can be searched in their own lists. */
const searched = ['disposition', 'vehicle', 'driver', 'counterparty', 'salesOrder', 'weighingRecord'];
const fewestLetters = 3;
const mostOfOne = 3;
const delayMs = 250;

export interface FoundGroup {
  readonly title: string;
  readonly path: string;
  readonly records: readonly AnyRecord[];
  /** Whether there are more matches than are shown. */
  readonly more: boolean;
}

/** A record that Enter may open. */
export interface FoundRecord extends Named {
  readonly to: string;
}

const freshMs = 1_000;

const foundQuery = (path: string, words: string) =>
  queryOptions({
    queryKey: [path, 'found', words],
    retry: false,
    queryFn: ({ signal }) =>
      recordCalls.list(
        { path },
        {
          query: { filter: JSON.stringify({ searchStr: words, markedToDelete: false }), limit: mostOfOne },
          signal,
        },
      ),
  });

/** The matching records, grouped by object; only of objects that this person may read. */
export function useFoundRecords(typed: string) {
  const client = useQueryClient();
  const words = useDebounced(typed.trim(), delayMs);
  const { data: readable = [] } = useAppObjects();
  const objects = searched.flatMap((name) => readable.filter((each) => each.name === name));
  const wanted = words.length >= fewestLetters;
  const answers = useQueries({
    queries: objects.map(({ path }) => ({ ...foundQuery(path, words), enabled: wanted })),
  });
  const groups: readonly FoundGroup[] = objects.flatMap(({ title, path }, index) => {
    const page = wanted ? answers[index]?.data : undefined;
    if (!page || page.rows.length === 0) return [];
    return [{ title, path, records: page.rows, more: page.count > page.rows.length }];
  });

  /** Requests the matches of these words; there may be more than it returns. */
  const ask = async (asked: string) => {
    const pages = await Promise.all(
      objects.map(async ({ path, name }) => ({
        path,
        searchedBy: registry.all.find((known) => known.name === name)?.search ?? [],
        page: await client.fetchQuery({ ...foundQuery(path, asked), staleTime: freshMs }),
      })),
    );
    return {
      records: pages.flatMap(({ path, searchedBy, page }) =>
        page.rows.map((row): FoundRecord => ({
          to: `/${path}/${row.id}`,
          names: choiceOf(row, searchedBy).names,
        })),
      ),
      count: pages.reduce((sum, { page }) => sum + page.count, 0),
    };
  };
  return { groups, ask };
}
