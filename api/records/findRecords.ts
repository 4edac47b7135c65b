import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { RecordService } from '#database/recordService.ts';

interface Dependencies {
  readonly records: RecordService;
  readonly registry: Registry;
}

const pageSize = 1000;

/**
 * All records that match a filter and that the actor may see, sorted by the field `sort`, the smallest first. The filter is an
 * object like the `filter` parameter of a list.
 */
export async function findRecords(
  { records, registry }: Dependencies,
  actor: Actor,
  object: string,
  filter: object,
  sort = 'id',
): Promise<AnyRecord[]> {
  const declaration = registry.byName(object);
  const query = {
    filter: parseFilter(registry, declaration, filter),
    sort: [{ path: parsePath(registry, declaration, sort), desc: false }],
    limit: pageSize,
    offset: 0,
    uncounted: true,
  };
  let page = await records.list(actor, object, query);
  const rows = [...page.rows];
  while (page.next !== undefined) {
    page = await records.list(actor, object, { ...query, after: page.next });
    rows.push(...page.rows);
  }
  return rows;
}
