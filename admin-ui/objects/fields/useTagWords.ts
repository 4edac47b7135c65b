import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Reference } from '#domain/kernel/record.ts';
import { everyRow } from '../../data/everyRow.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { watchSettling } from '../../parts/settledInputs.ts';
import { tagMeant, tagsLike } from './tagRows.ts';
import type { Fits } from './typedLookup.ts';
import type { LookupInput } from './useLookupInput.ts';
import { useUnmatched } from './useUnmatched.ts';

/** The most tags that one request reads. */
const tagsAtOnce = 1000;

/** All tags of a dictionary, with their colours: a name that is none of them is the name of a new tag. */
export function tagsQuery(path: string) {
  return queryOptions({
    queryKey: [path, 'tags'],
    queryFn: async ({ signal }): Promise<readonly Reference[]> => {
      const query = { limit: tagsAtOnce, sort: 'name', filter: JSON.stringify({ markedToDelete: false }) };
      const rows = await everyRow((after) =>
        recordCalls.list({ path }, { query: { ...query, after }, signal }),
      );
      return rows.map((row) => ({ id: row.id, presentation: String(row.presentation), color: row.color }));
    },
  });
}

interface TagWordsProps {
  /** The path of the field in the form. */
  readonly source: string;
  /** The path of the dictionary of tags. */
  readonly path: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The form has an error while the words of the field mean no single tag. */
  readonly lookup: Pick<LookupInput, 'isUnmatched' | 'onUnmatched'>;
  /** A new tag that is being stored. */
  readonly tagCreation: RefObject<Promise<void>>;
  /** The tags of the record now. */
  readonly currentTags: () => readonly Reference[];
  readonly setTags: (tags: readonly Reference[]) => void;
}

/**
 * The typed words in a field of tags. They become a tag by Enter, when the field loses the focus, and before a save.
 * Words that mean no single tag stay, with an error.
 */
export function useTagWords({
  source,
  path,
  input,
  lookup,
  tagCreation,
  currentTags,
  setTags,
}: TagWordsProps) {
  const client = useQueryClient();
  const { trigger } = useFormContext();
  const [words, setWords] = useState('');
  const [fits, setFits] = useState<Fits>();
  /** The words as they are now, even before the next rendering. */
  const latestWords = useRef('');
  /** @param count how many tags the words may mean, `unknown` if no tags were read; undefined if nothing is wrong with them */
  const sayFits = (count: Fits | undefined): void => {
    setFits(count);
    const wasWrong = lookup.isUnmatched();
    lookup.onUnmatched(count);
    // Checks the field again, so that its error disappears.
    if (wasWrong && count === undefined) void trigger(source);
  };
  const write = (next: string): void => {
    latestWords.current = next;
    setWords(next);
    sayFits(undefined);
  };
  /** Makes the words a tag. @returns whether no words are left */
  const settle = async (): Promise<boolean> => {
    await tagCreation.current;
    const settledWords = latestWords.current.trim();
    if (settledWords === '') return true;
    const allTags = await client.ensureQueryData(tagsQuery(path)).catch(() => undefined);
    // Other words were typed meanwhile.
    if (latestWords.current.trim() !== settledWords) return settle();
    const tag = allTags && tagMeant(settledWords, allTags, currentTags());
    if (!tag) {
      sayFits(allTags ? tagsLike(settledWords, allTags).length : 'unknown');
      return false;
    }
    write('');
    setTags([...currentTags(), tag]);
    return true;
  };
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => watchSettling({ element: () => input.current, settle: () => latest.current() }), [input]);
  return {
    words,
    write,
    settle,
    wordsNow: () => latestWords.current,
    /** Why the words are no tag. */
    fault: useUnmatched(words.trim(), fits),
  };
}
