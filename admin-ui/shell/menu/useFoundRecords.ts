import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerAt } from '#domain/contracts.ts';
import type { AppObject } from '#domain/kernel/meta.ts';
import { callApi } from '../../data/client.ts';
import { useAppObjects } from '../../data/metadata.ts';
import type { Named } from '../../objects/fields/singleMatch.ts';
import { useDebounced } from '../../parts/useDebounced.ts';

/** Fewer typed characters than this are not searched for. */
const fewestCharacters = 3;
/** The server is asked when nothing was typed for this time. */
const delayMs = 150;
/** An answer that is not older than this is used again when Enter asks for the same words. */
const freshMs = 1_000;

/** A record that Enter may open. */
interface FoundRecord extends Named {
  readonly to: string;
  readonly presentation: string;
}

interface FoundGroup {
  readonly title: string;
  readonly path: string;
  readonly records: readonly FoundRecord[];
  /** Whether there are more matches than are shown. */
  readonly more: boolean;
}

export interface FoundRecords {
  /** The words to which this is the answer. The person may have typed more since. */
  readonly words: string;
  readonly groups: readonly FoundGroup[];
  /** Whether nothing contains the words: these records have names that resemble them. */
  readonly alike: boolean;
}

/** @param first whether a quick answer is enough, which may not have searched all objects */
const foundQuery = (words: string, first = false) =>
  queryOptions({
    queryKey: ['search', words, first],
    // Not repeated after a failure: the next typed character asks anew.
    retry: false,
    queryFn: async ({ signal }) => ({
      words,
      ...(await callApi('GET /search', { query: { q: words, ...(first ? { first: 'true' } : {}) }, signal })),
    }),
  });

const noRecords: FoundRecords = { words: '', groups: [], alike: false };
const noObjects: readonly AppObject[] = [];

/**
 * The records of all objects that match what is typed: `found` is what is shown now, `isLooking` says whether an answer to the
 * typed words is still awaited, `ask` requests the records for Enter.
 */
export function useFoundRecords(typed: string) {
  const client = useQueryClient();
  const words = useDebounced(typed.trim(), delayMs);
  const { data: objects = noObjects } = useAppObjects();
  // `words` are what was typed a moment ago, so both texts must be long enough.
  const isLongEnough = typed.trim().length >= fewestCharacters && words.length >= fewestCharacters;
  const full = useQuery({ ...foundQuery(words), enabled: isLongEnough, placeholderData: keepPreviousData });
  const isWaiting = isLongEnough && (full.isPending || full.isPlaceholderData);
  // While the full answer is awaited, a quick first answer is shown if it has found anything.
  const first = useQuery({
    ...foundQuery(words, true),
    enabled: isWaiting,
    placeholderData: keepPreviousData,
  });
  const showsFirst = isWaiting && !first.isPlaceholderData && (first.data?.groups.length ?? 0) > 0;
  // The records for the previous words stay until there is an answer to the present ones, even if only the first answer to
  // the previous words came.
  const kept = full.data ?? (isWaiting ? first.data : undefined);
  const data = showsFirst ? first.data : kept;
  const found = useMemo(
    () => (data && isLongEnough ? foundRecordsOf(data, objects) : noRecords),
    [data, isLongEnough, objects],
  );

  /**
   * Requests the records that match these words. `count` is their number, plus one for each object that has more matches than
   * the answer contains. Records that only resemble the words do not count.
   */
  const ask = async (requestedWords: string) => {
    const { groups, alike } = foundRecordsOf(
      await client.fetchQuery({ ...foundQuery(requestedWords), staleTime: freshMs }),
      objects,
    );
    const records = alike ? [] : groups.flatMap((group) => group.records);
    return { records, count: records.length + groups.filter(({ more }) => more).length };
  };
  const isLooking = typed.trim().length >= fewestCharacters && (words !== typed.trim() || isWaiting);
  return { found, isLooking, ask };
}

const foundRecordsOf = (
  { words, groups, alike }: AnswerAt<'GET /search'> & { readonly words: string },
  objects: readonly AppObject[],
): FoundRecords => ({
  words,
  alike,
  groups: groups.flatMap(({ object, rows, more }) => {
    const appObject = objects.find(({ name }) => name === object);
    if (!appObject) return [];
    const records = rows.map(({ id, presentation, names }) => ({
      to: `/${appObject.path}/${id}`,
      presentation,
      names,
    }));
    // A group with more matches gets a link to its list. The list would find nothing for words that records only resemble.
    return [{ title: appObject.title, path: appObject.path, records, more: more && !alike }];
  }),
});
