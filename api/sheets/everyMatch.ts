import type { RecordService } from '#database/recordService.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** All matching records that the actor may see, page by page. */
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
