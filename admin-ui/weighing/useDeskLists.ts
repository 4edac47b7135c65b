import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { call } from '../data/http.ts';
import type { Disposition } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';

export const deskLists = ['first', 'second', 'weighed'] as const;
export type DeskList = (typeof deskLists)[number];

interface Rows {
  readonly rows: readonly Disposition[];
  readonly count: number;
}

const none: Rows = { rows: [], count: 0 };
const weighedLimit = 50;

const weighed = (weighingStationId: number, searchStr: string) => ({
  path: `/${objects.disposition.path}`,
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
});

const awaiting = (path: string, scaleId: number, searchStr: string) => ({
  path,
  query: { scaleId, searchStr },
});

interface Request {
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | boolean>>;
}

/** Empty while there is nothing to ask for. */
const useList = (list: DeskList, request: Request | undefined): Rows => {
  const { data } = useQuery({
    queryKey: ['desk', list, request],
    queryFn: ({ signal }) => call<Rows>(request?.path ?? '', { query: request?.query ?? {}, signal }),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
  });
  return request ? (data ?? none) : none;
};

/** The trucks that await their first and their second weighing at a scale, and those weighed at its station last. */
export const useDeskLists = (
  scaleId: number | undefined,
  weighingStationId: number | null | undefined,
  searchStr: string,
): Readonly<Record<DeskList, Rows>> => {
  useRefetchOnChange(['disposition', 'weighingRecord'], ['desk']);
  const at = (path: string) => (scaleId === undefined ? undefined : awaiting(path, scaleId, searchStr));
  return {
    first: useList('first', at('/disposition_first_weighting')),
    second: useList('second', at('/disposition_second_weighting')),
    weighed: useList('weighed', weighingStationId ? weighed(weighingStationId, searchStr) : undefined),
  };
};
