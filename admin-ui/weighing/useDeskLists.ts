import { useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import type { Disposition } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';

/** The lists: trucks before their first weighing, before their second one, and those that have been weighed. */
export const deskLists = ['first', 'second', 'weighed'] as const;
export type DeskList = (typeof deskLists)[number];

interface Rows {
  readonly rows: readonly Disposition[];
  /** How many trucks match; there may be fewer rows. */
  readonly count: number;
}

const none: Rows = { rows: [], count: 0 };
const weighedLimit = 50;

/** Sends a request whose list, scale or station, and words were given to `askWeighed` or `askAwaiting`. */
type Ask = (signal?: AbortSignal) => Promise<Rows>;

const askWeighed =
  (weighingStationId: number, searchStr: string): Ask =>
  (signal) =>
    recordCalls.list(objects.disposition, {
      query: {
        sort: 'endWeighting',
        desc: true,
        limit: weighedLimit,
        filter: JSON.stringify({
          weighingStation: weighingStationId,
          state: ['Loaded', 'Unloaded'],
          markedToDelete: false,
          ...(searchStr ? { searchStr } : {}),
        }),
      },
      signal,
    });

const routes = {
  first: 'GET /disposition_first_weighting',
  second: 'GET /disposition_second_weighting',
} as const;

const askAwaiting =
  (route: (typeof routes)[keyof typeof routes], scaleId: number, searchStr: string): Ask =>
  (signal) =>
    callApi(route, { query: { scaleId, searchStr }, signal });

/** Requests one list, filtered by these words. */
export type DeskSearch = (list: DeskList, words: string) => Promise<Rows>;

/**
 * The rows of a list at a place (a scale or a station). They are empty while the list cannot be requested, and undefined until
 * they are read. While new words are searched, the rows for the earlier words are shown, but never those of another place.
 */
const useList = (
  list: DeskList,
  place: number | null | undefined,
  words: string,
  ask: Ask | undefined,
): Rows | undefined => {
  const { data } = useQuery({
    queryKey: ['desk', list, place, words],
    queryFn: ({ signal }) => ask?.(signal) ?? none,
    enabled: ask !== undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === place ? before : undefined),
  });
  return ask ? data : none;
};

/** The trucks that wait for their first and their second weighing at a scale, and those last weighed at its station. */
export function useDeskLists(
  scaleId: number | undefined,
  weighingStationId: number | null | undefined,
  searchStr: string,
): { readonly lists: Readonly<Record<DeskList, Rows | undefined>>; readonly ask: DeskSearch } {
  useRefetchOnChange(['disposition', 'weighingRecord'], ['desk']);
  const askFor = (list: DeskList, words: string): Ask | undefined => {
    if (list === 'weighed') return weighingStationId ? askWeighed(weighingStationId, words) : undefined;
    return scaleId === undefined ? undefined : askAwaiting(routes[list], scaleId, words);
  };
  return {
    lists: {
      first: useList('first', scaleId, searchStr, askFor('first', searchStr)),
      second: useList('second', scaleId, searchStr, askFor('second', searchStr)),
      weighed: useList('weighed', weighingStationId, searchStr, askFor('weighed', searchStr)),
    },
    ask: async (list, words) => askFor(list, words)?.() ?? none,
  };
}
