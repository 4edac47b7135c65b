import type { RecordService } from '#database/recordService.ts';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** Fields that people write instead of what a record is called. */
const names = ['code', 'key', 'name', 'numberStr', 'nip', 'login', 'email', 'predefinedName'];

/** The ids of the records that some words may mean: what they are called comes first, then codes and numbers. */
export const findReferences = async (
  records: RecordService,
  actor: Actor,
  target: Declaration,
  words: readonly string[],
): Promise<ReadonlyMap<string, number[]>> => {
  const fields = [...new Set([...target.presentation, ...names])].filter(
    (name) => fieldOf(target, name)?.type === 'text',
  );
  const found = new Map<string, number[]>();
  for (const word of new Set(words)) {
    const candidates = await candidatesOf(records, actor, target, fields, word);
    const called = candidates.filter(({ presentation }) => presentation === word);
    const coded = candidates.filter((record) => fields.some((name) => record[name] === word));
    const meant = called.length > 0 ? called : coded;
    const standing = meant.filter(({ markedToDelete }) => !markedToDelete);
    found.set(
      word,
      (standing.length > 0 ? standing : meant).map(({ id }) => id),
    );
  }
  return found;
};

const candidatesOf = async (
  records: RecordService,
  actor: Actor,
  target: Declaration,
  fields: readonly string[],
  word: string,
): Promise<AnyRecord[]> => {
  const is: Filter[] = fields.map((name) => ({
    kind: 'compare',
    path: { names: [name], field: fieldOf(target, name) ?? { type: 'text' } },
    operator: 'eq',
    values: [word],
  }));
  const manyPartsName = target.presentation.length > 1 || is.length === 0;
  const search: Filter[] = manyPartsName ? [{ kind: 'search', words: word.split(/\s+/) }] : [];
  const { rows } = await records.list(actor, target.name, {
    filter: { kind: 'any', of: [...is, ...search] },
    sort: [],
    limit: 50,
    offset: 0,
    uncounted: true,
  });
  return rows;
};
