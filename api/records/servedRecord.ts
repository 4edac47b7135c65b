import type { Database } from '#database/connect.ts';
import { isKnownEmpty } from '#database/reading/listFlags.ts';
import { withOtherNames } from '#domain/kernel/alsoNamed.ts';
import type { Declaration, HangingRecords } from '#domain/kernel/declaration.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** The most records of a list that are served with the record they belong to; more can be read from their own list. */
const mostHanging = 500;

/** A single record as it is served: under all its names, with the records that belong to it and that the actor may read. */
export async function servedRecord(
  database: Database,
  actor: Actor,
  declaration: Declaration,
  record: AnyRecord,
): Promise<AnyRecord> {
  const served = withOtherNames(declaration, record);
  const hanging = Object.entries(declaration.answersWith ?? {});
  const lists = await Promise.all(
    hanging.map(async ([name, each]) => [
      name,
      // A list that was empty when the record was read is not read again.
      isKnownEmpty(record, name) ? [] : await recordsOn(database, actor, declaration, each, record.id),
    ]),
  );
  return { ...served, ...Object.fromEntries(lists) };
}

/** The records that hang on the record `id` of a declaration, as far as the actor may read them. */
const recordsOn = async (
  { records, registry }: Database,
  actor: Actor,
  { name }: Declaration,
  hanging: HangingRecords,
  id: number,
): Promise<AnyRecord[]> => {
  const declaration = registry.byName(hanging.object);
  if (!may(actor, 'read', declaration)) return [];
  const ownerFilter =
    'by' in hanging ? { [hanging.by]: id } : { [hanging.ownerObject]: name, [hanging.ownerId]: id };
  const filter = parseFilter(registry, declaration, { ...ownerFilter, markedToDelete: false });
  const page = await records.list(actor, declaration.name, {
    filter,
    sort: [],
    limit: mostHanging,
    offset: 0,
    uncounted: true,
    keepsPlan: true,
  });
  return page.rows;
};
