import { registry } from '#domain/objects.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { Fields } from '#domain/kernel/field.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { predefinedRows } from './predefined/rows.ts';
import type { RecordService } from './recordService.ts';
import type { SeedRow } from './seedRow.ts';

/**
 * Adds missing rows and leaves existing ones as they are: people may have changed them since. A row can refer only to records
 * that exist or come before it.
 */
export async function seedRows(records: RecordService, rows: readonly SeedRow[]): Promise<void> {
  const keys = new Map(rows.map(({ object, by }) => [object, by]));
  for (const { object, by, values } of rows) {
    const { fields } = registry.byName(object);
    const key = await withIds(records, fields, { [by]: values[by] }, keys);
    if (await findRow(records, object, by, key[by], [])) continue;
    await records.createOnly(systemActor, object, await withIds(records, fields, values, keys));
  }
}

/** The record of an object whose field has this value. @param only the fields to read besides the id; without it, all */
export async function findRow(
  records: RecordService,
  object: string,
  by: string,
  value: unknown,
  only?: readonly string[],
): Promise<AnyRecord | undefined> {
  const declaration = registry.byName(object);
  const filter = parseFilter(registry, declaration, { [by]: value });
  const page = await records.list(systemActor, object, {
    filter,
    sort: [{ path: parsePath(registry, declaration, 'id'), desc: false }],
    limit: 1,
    offset: 0,
    uncounted: true,
    ...(only ? { only } : {}),
  });
  return page.rows[0];
}

/**
 * The values, with each reference as the id of its record.
 * @param keys the field that identifies a record, by object
 */
const withIds = async (
  records: RecordService,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  keys: ReadonlyMap<string, string>,
): Promise<Record<string, unknown>> => {
  const resolved: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    resolved[name] = value;
    if (field?.type === 'reference' && typeof value === 'string')
      resolved[name] = await idOf(records, field.to, keys, value);
    if (field?.type === 'rows')
      resolved[name] = await Promise.all(
        (value as Record<string, unknown>[]).map((row) => withIds(records, field.fields, row, keys)),
      );
  }
  return resolved;
};

const idOf = async (
  records: RecordService,
  object: string,
  keys: ReadonlyMap<string, string>,
  value: string,
): Promise<number> => {
  const by = keys.get(object) ?? predefinedRows.find((row) => row.object === object)?.by ?? 'name';
  const found = await findRow(records, object, by, value, []);
  if (!found) throw new Error(`Seed rows name ${object} "${value}", which is not there`);
  return found.id;
};
