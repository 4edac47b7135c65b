import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { RecordService } from '#database/recordService.ts';

interface Ground {
  readonly records: RecordService;
  readonly registry: Registry;
}

/** The records that match a filter as it is written in an address, by `sort`; as many as one page holds. */
export const findRecords = async (
  { records, registry }: Ground,
  actor: Actor,
  object: string,
  filter: object,
  sort = 'id',
): Promise<AnyRecord[]> => {
  const declaration = registry.byName(object);
  const page = await records.list(actor, object, {
    filter: parseFilter(registry, declaration, filter),
    sort: [{ path: parsePath(registry, declaration, sort), desc: false }],
    limit: 1000,
    offset: 0,
  });
  return page.rows;
};
