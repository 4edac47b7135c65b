import { hashKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import { isPictureAddress } from '#domain/kernel/pictureAddress.ts';
import { isReference, type AnyRecord, type Reference } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { readFilterFor } from '../../data/useProductsNotFor.ts';
import type { Choice, Found } from './typedLookup.ts';

/** The most records that a picker offers at once. */
export const pickerLimit = 50;
/** An answer up to this age may still be used to choose; an older one is requested again. */
const freshMs = 1_000;

/** The sorting of the list at a path: by name, or else by the first sortable field of the presentation of its object. */
const byName = (path: string | undefined): { readonly sort?: string; readonly desc?: boolean } => {
  const declaration = registry.all.find((each) => each.path === path);
  const sortField =
    declaration && ['name', ...declaration.presentation].find((name) => isSortable(declaration, name));
  return sortField === undefined ? {} : { sort: sortField, desc: false };
};

const isSortable = (declaration: Declaration, name: string): boolean => {
  const field = fieldOf(declaration, name);
  return field?.type === 'text' || field?.type === 'integer';
};

/**
 * The text of a row at a searched path. Of a referenced record a row has only the presentation, so `customer.name` gives
 * the presentation of the customer.
 */
const textAt = (row: AnyRecord, path: string): string | undefined => {
  const value = row[path.split('.')[0] ?? path];
  const name = isReference(value) ? value.presentation : value;
  return typeof name === 'string' && name !== '' ? name : undefined;
};

/** A record with all names that it can be found by. */
export type RecordChoice = Reference & Choice;

/** A record as an option of a picker. @param searched the paths of the fields by which it is found */
export function choiceOf(row: AnyRecord, searched: readonly string[]): RecordChoice {
  const presentation = String(row.presentation ?? row.id);
  return {
    ...(isPictureAddress(row.imgUrl) ? { picture: row.imgUrl } : {}),
    id: row.id,
    presentation,
    names: [presentation, ...searched.flatMap((path) => textAt(row, path) ?? [])],
  };
}

/**
 * The query for the options of a picker: the first `pickerLimit` records that match `extra` and the words.
 * @param notFor the customer; the products that are hidden from it are read first, and left out
 */
export function choicesQuery(
  path: string,
  words: string,
  extra: Readonly<Record<string, unknown>>,
  notFor?: number,
) {
  return queryOptions({
    queryKey: [path, 'choices', words, extra, notFor],
    queryFn: async ({ client, signal }): Promise<Found<RecordChoice> & { readonly words: string }> => {
      const page = await recordCalls.list(
        { path },
        {
          query: {
            limit: pickerLimit,
            ...byName(path),
            filter: JSON.stringify({
              ...extra,
              ...(await readFilterFor(client, notFor)),
              markedToDelete: false,
              ...(words ? { searchStr: words } : {}),
            }),
          },
          signal,
        },
      );
      const searched = registry.all.find((each) => each.path === path)?.search ?? [];
      return { choices: page.rows.map((row) => choiceOf(row, searched)), count: page.count, words };
    },
  });
}

/** The options of a picker for the typed words, among the records that match the filter `extra`; see `choicesQuery`. */
export function useChoices(
  path: string | undefined,
  words: string,
  isEnabled: boolean,
  extra: Readonly<Record<string, unknown>> = {},
  notFor?: number,
) {
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery({
    ...choicesQuery(path ?? '', words, extra, notFor),
    enabled: isEnabled && path !== undefined,
    // While other words are looked up, the last choices stay on the screen. Choices found by another filter do not stay.
    placeholderData: (previous, query) => {
      // The key ends with `extra` and `notFor`; before them are the path, `choices` and the words.
      const [, , , ...filterBefore] = query?.queryKey ?? [];
      return hashKey(filterBefore) === hashKey([extra, notFor]) ? previous : undefined;
    },
  });
  return {
    choices: data?.choices ?? [],
    /** The words that the choices were found by; undefined if nothing was found yet. */
    answeredWords: data?.words,
    more: (data?.count ?? 0) > pickerLimit,
    count: data?.count ?? 0,
    isFetching,
    /** Why the choices could not be read; null if they were. */
    error,
    /** Resolves with the answer to these words, even if other text was typed since; waits for a request that is running. */
    ask: (askedWords: string): Promise<Found> =>
      client.fetchQuery({ ...choicesQuery(path ?? '', askedWords, extra, notFor), staleTime: freshMs }),
  };
}
