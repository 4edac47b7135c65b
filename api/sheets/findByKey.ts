import type { RecordService } from '#database/recordService.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { everything, type Filter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { SheetColumn } from '#domain/platform/sheets/columns.ts';
import { everyMatch } from './everyMatch.ts';

/** The number of keys in one query. */
const keysPerQuery = 200;

/** One text for the values of a key, whatever their types. */
export function keyText(values: readonly unknown[]): string {
  return JSON.stringify(values.map(String));
}

/**
 * The records with these keys, by `keyText`: those that the actor may see and that match the filter `within`.
 * @param key the columns that together identify a record
 * @param keyValues the keys that are looked for, each with its values in the order of these columns
 */
export async function findByKey(
  records: RecordService,
  actor: Actor,
  { name }: Declaration,
  key: readonly SheetColumn[],
  keyValues: readonly (readonly unknown[])[],
  within: Filter = everything,
): Promise<ReadonlyMap<string, AnyRecord[]>> {
  const recordsByKey = new Map<string, AnyRecord[]>();
  for (let from = 0; from < keyValues.length; from += keysPerQuery) {
    const keys = keyValues.slice(from, from + keysPerQuery).map((values) => keyFilter(key, values));
    const filter: Filter = { kind: 'all', of: [within, { kind: 'any', of: keys }] };
    for await (const record of everyMatch(records, actor, name, filter)) {
      const text = keyText(key.map(({ path }) => record[path]));
      recordsByKey.set(text, [...(recordsByKey.get(text) ?? []), record]);
    }
  }
  return recordsByKey;
}

const keyFilter = (key: readonly SheetColumn[], values: readonly unknown[]): Filter => ({
  kind: 'all',
  of: key.map(({ names, field }, index) => ({
    kind: 'compare',
    path: { names, field },
    operator: 'eq',
    values: [values[index] as string | number],
  })),
});
