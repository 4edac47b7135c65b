import type { RecordService } from '#database/recordService.ts';
import { fieldOf, translatedName, type Declaration } from '#domain/kernel/declaration.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { everyMatch } from './everyMatch.ts';

/** Fields that people write instead of what a record is called. */
const codes = ['code', 'key', 'numberStr', 'nip', 'login', 'email', 'predefinedName'];

/** So many words are looked for in one query. */
const atOnce = 50;

/**
 * The ids of the records that some words may mean: what they are called, in any language, comes first, then codes and
 * numbers. What is marked for deletion is meant only where nothing else is.
 */
export const findReferences = async (
  records: RecordService,
  actor: Actor,
  target: Declaration,
  words: readonly string[],
): Promise<ReadonlyMap<string, number[]>> => {
  const called = new Map<string, AnyRecord[]>();
  const coded = new Map<string, AnyRecord[]>();
  const wanted = [...new Set(words)];
  for (let from = 0; from < wanted.length; from += atOnce) {
    const filter: Filter = {
      kind: 'any',
      of: wanted.slice(from, from + atOnce).flatMap((word) => mayBeMeant(target, word)),
    };
    for await (const record of everyMatch(records, actor, target.name, filter)) {
      for (const word of namesOf(target, record)) put(called, word, record);
      for (const word of codesOf(record)) put(coded, word, record);
    }
  }
  return new Map(wanted.map((word) => [word, standing(called.get(word) ?? coded.get(word) ?? [])]));
};

const mayBeMeant = (target: Declaration, word: string): Filter[] => {
  const textFields = [...new Set([...target.presentation, 'name', ...codes])].filter(
    (name) => fieldOf(target, name)?.type === 'text',
  );
  const inParts = target.presentation.length > 1 || textFields.length === 0;
  return [
    ...textFields.map((name) => compare(target, name, 'eq', word)),
    ...(translatedName(target) ? [compare(target, 'lang', 'iLike', word)] : []),
    ...(inParts ? [{ kind: 'search', words: word.split(/\s+/) } as const] : []),
  ];
};

const compare = (target: Declaration, name: string, operator: FilterOperator, word: string): Filter => ({
  kind: 'compare',
  path: { names: [name], field: fieldOf(target, name) ?? { type: 'text' } },
  operator,
  values: [word],
});

const namesOf = (target: Declaration, record: AnyRecord): Set<string> =>
  new Set([
    String(record.presentation),
    ...(target.presentation.length === 1 ? [String(record[target.presentation[0] ?? 'id'])] : []),
    ...(translatedName(target) ? Object.values((record.lang ?? {}) as Record<string, string>) : []),
  ]);

const codesOf = (record: AnyRecord): Set<string> =>
  new Set(['name', ...codes].map((name) => record[name]).filter((code) => typeof code === 'string'));

const put = (words: Map<string, AnyRecord[]>, word: string, record: AnyRecord): void => {
  const before = words.get(word) ?? [];
  if (!before.some(({ id }) => id === record.id)) words.set(word, [...before, record]);
};

const standing = (meant: readonly AnyRecord[]): number[] => {
  const unmarked = meant.filter(({ markedToDelete }) => !markedToDelete);
  return (unmarked.length > 0 ? unmarked : meant).map(({ id }) => id);
};
