import { foldPlate } from '#domain/goods/plate.ts';
import type { RecordService } from '#database/recordService.ts';
import { fieldOf, translatedName, type Declaration } from '#domain/kernel/declaration.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { tidied } from '#domain/kernel/shortText.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { everyMatch } from './everyMatch.ts';

/** Fields that people may write instead of the name of a record. */
const codeFields = ['code', 'key', 'numberStr', 'nip', 'login', 'email', 'predefinedName'];

/** At most this many words are sought in one query, because each word makes several conditions. */
const wordsPerQuery = 50;

/**
 * The ids of the records that each of some words may refer to. A word is the text of a whole cell, with its blanks. Names in
 * any language come first, then codes, then plates in any spelling. Records marked for deletion are found only if nothing else is.
 */
export async function findReferences(
  records: RecordService,
  actor: Actor,
  target: Declaration,
  words: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const byName = new Map<string, AnyRecord[]>();
  const byCode = new Map<string, AnyRecord[]>();
  const byPlate = new Map<string, AnyRecord[]>();
  // Records hold their names without doubled blanks and the like, so each word is also sought in this tidied form.
  const sought = [...new Set(words.flatMap((word) => [word, tidied(word)]))].filter(Boolean);
  for (let from = 0; from < sought.length; from += wordsPerQuery) {
    const filter: Filter = {
      kind: 'any',
      of: sought.slice(from, from + wordsPerQuery).flatMap((word) => filtersFor(target, word)),
    };
    for await (const record of everyMatch(records, actor, target.name, filter)) {
      for (const word of namesOf(target, record)) addTo(byName, word, record);
      for (const plate of platesOf(target, record)) addTo(byPlate, plate, record);
      for (const word of codesOf(record)) addTo(byCode, word, record);
    }
  }
  const recordsCalled = (name: string) =>
    byName.get(name) ?? byCode.get(name) ?? byPlate.get(foldPlate(name));
  const recordsFor = (word: string) => recordsCalled(word) ?? recordsCalled(tidied(word)) ?? [];
  return new Map([...new Set(words)].map((word) => [word, preferUnmarked(recordsFor(word))]));
}

const filtersFor = (target: Declaration, word: string): Filter[] => {
  const textFields = [...new Set([...target.presentation, 'name', ...codeFields])].filter(
    (name) => fieldOf(target, name)?.type === 'text',
  );
  // A presentation of several fields cannot be compared as one text.
  const needsSearch = target.presentation.length > 1 || textFields.length === 0;
  // Plates have no percent sign; it would make the value a pattern.
  const plate = foldPlate(word).replaceAll('%', '');
  // What the search is asked for: the parts between blanks and percent signs, if they hold a letter or a digit.
  const parts = word.split(/[\s%]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return [
    ...textFields.map((name) => compare(target, name, 'eq', word)),
    ...(plate === '' ? [] : platesIn(target)).map((name) => compare(target, name, 'iLike', plate)),
    ...(translatedName(target) ? [compare(target, 'lang', 'iLike', escapeWildcards(word))] : []),
    ...(needsSearch && parts.length > 0 ? [{ kind: 'search', words: parts } as const] : []),
  ];
};

const compare = (target: Declaration, name: string, operator: FilterOperator, word: string): Filter => ({
  kind: 'compare',
  path: { names: [name], field: fieldOf(target, name) ?? { type: 'text' } },
  operator,
  values: [word],
});

/**
 * A value with a percent sign would be read as a pattern, in which `%` means any text and `_` any character. A cell never means
 * that, so these signs are escaped with a backslash, and so is the backslash itself.
 */
const escapeWildcards = (word: string): string =>
  word.includes('%') ? word.replace(/[\\%_]/g, '\\$&') : word;

const namesOf = (target: Declaration, record: AnyRecord): Set<string> =>
  new Set([
    String(record.presentation),
    ...(target.presentation.length === 1 ? [String(record[target.presentation[0] ?? 'id'])] : []),
    ...(translatedName(target) ? Object.values((record.lang ?? {}) as Record<string, string>) : []),
  ]);

const platesIn = (target: Declaration): string[] =>
  Object.entries(target.fields).flatMap(([name, field]) =>
    field.type === 'text' && field.plate ? [name] : [],
  );

/** The plates of a record in normal form, so that they are found in any spelling. */
const platesOf = (target: Declaration, record: AnyRecord): string[] =>
  platesIn(target).map((name) => foldPlate(String(record[name] ?? '')));

const codesOf = (record: AnyRecord): Set<string> =>
  new Set(['name', ...codeFields].map((name) => record[name]).filter((code) => typeof code === 'string'));

const addTo = (recordsByWord: Map<string, AnyRecord[]>, word: string, record: AnyRecord): void => {
  const records = recordsByWord.get(word) ?? [];
  if (!records.some(({ id }) => id === record.id)) recordsByWord.set(word, [...records, record]);
};

const preferUnmarked = (records: readonly AnyRecord[]): number[] => {
  const unmarked = records.filter(({ markedToDelete }) => !markedToDelete);
  return (unmarked.length > 0 ? unmarked : records).map(({ id }) => id);
};
