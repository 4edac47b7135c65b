import type { RecordService } from '#database/recordService.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** All records that match, page by page; as the actor sees them. */
export async function* everyMatch(
  records: RecordService,
  actor: Actor,
  object: string,
  filter: Filter,
): AsyncGenerator<AnyRecord> {
  let after: string | undefined;
  do {
    const page = await records.list(actor, object, {
      filter,
      sort: [],
      limit: 1000,
      offset: 0,
      uncounted: true,
      ...(after === undefined ? {} : { after }),
    });
    yield* page.rows;
    after = page.next;
  } while (after !== undefined);
}
