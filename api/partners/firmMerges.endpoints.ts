import type { Database } from '#database/connect.ts';
import { countPlaces, firmPlaces, stateOfMoved, type FirmPlace } from '#database/partners/firmPlaces.ts';
import { accountsOf, mergeFirms } from '#database/partners/mergeFirms.ts';
import { keptValues, undoableUntil, undoMerge } from '#database/partners/undoMerge.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { fail } from '#domain/kernel/fail.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { firmMergeContracts } from '#domain/partners/firmMerge.contracts.ts';
import { differingFields, undoneValues, valuesOf } from '#domain/partners/firmMerge.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

/** An answer lists at most this many of the records that were changed since a merge. */
const mostListed = 50;

/** Merging two counterparties that are one firm, and undoing it. */
export function firmMergeEndpoints({ database }: Pick<ApiDependencies, 'database'>): AnyEndpoint[] {
  const { registry } = database;
  const tools = { database, places: firmPlaces(registry.all) };
  const common = { tag: 'partners', access: ['operator', 'sales'] } as const;
  return [
    serve(firmMergeContracts.preview, {
      ...common,
      summary: 'What merging another firm into this one would move, and which of their values differ',
      handle: ({ params, query, actor, language }) =>
        previewOf(tools, { into: params.id, from: query.from }, actor, language),
    }),
    serve(firmMergeContracts.merge, {
      ...common,
      refuses: [409, 422],
      summary: 'Merges another firm into this one, in one transaction; it can be undone for a day',
      handle: ({ params: { id: into }, body, actor, request }) =>
        doOnce(database, actor, request, body, (tx) => mergeFirms(tx, registry, actor, { ...body, into })),
    }),
    serve(firmMergeContracts.undoPreview, {
      ...common,
      summary: 'What undoing a merge would move back, and what was changed since',
      handle: ({ params: { id }, actor, language }) => undoPreviewOf(tools, id, actor, language),
    }),
    serve(firmMergeContracts.undo, {
      ...common,
      refuses: [409],
      summary: 'Undoes a merge of two firms, in one transaction',
      handle: ({ params: { id }, actor, body, request }) =>
        doOnce(database, actor, request, body, (tx) => undoMerge(tx, registry, actor, id)),
    }),
  ];
}

interface Tools {
  readonly database: Database;
  /** All columns that may name a counterparty. */
  readonly places: readonly FirmPlace[];
}

/** What a merge of two firms would move. */
const previewOf = async (
  { database: { records, sql }, places }: Tools,
  ids: { readonly into: number; readonly from: number },
  actor: Actor,
  language: Language,
) => {
  if (ids.into === ids.from) throw fail('merge_with_itself');
  await records.mustSee(actor, 'counterparty', ids.into, 'modify');
  await records.mustSee(actor, 'counterparty', ids.from, 'modify');
  const [into, from] = await Promise.all(
    [ids.into, ids.from].map((id) => records.get(actor, 'counterparty', id)),
  );
  if (!into || !from) throw fail('record_not_found');
  const differs = differingFields(from, into);
  /** How many people of the two firms have an account. */
  const accounts = await accountsOf(sql, [into.id, from.id]);
  return {
    into: comparedFirm(into, differs),
    from: comparedFirm(from, differs),
    differs,
    moves: byObject(places, await countPlaces(sql, places, from.id), language),
    accounts,
    // If people of one of the firms have accounts, only somebody with full rights may merge the two.
    refused: accounts > 0 && !actor.fullRights,
  };
};

/** What undoing a merge would move back. */
const undoPreviewOf = async (
  { database: { records, sql }, places }: Tools,
  id: number,
  actor: Actor,
  language: Language,
) => {
  const merge = await records.get(actor, 'firmMerge', id);
  const into = await records.get(systemActor, 'counterparty', Number(merge.intoId));
  // For each place: how many of the moved records still name the remaining firm (`still`), and the ids of those that were changed
  // since (`changed`).
  const movedRecords = await stateOfMoved(sql, places, id, into.id);
  // The names of the fields that somebody has changed since the merge: undoing it does not change them.
  const { stayed } = undoneValues(into, keptValues(merge.valuesBefore), keptValues(merge.valuesAfter));
  const changed = movedRecords.flatMap(({ name, changed: ids }) => {
    const place = places.find((each) => each.name === name);
    return place ? ids.map((recordId) => changedRecord(place, recordId, language)) : [];
  });
  return {
    id,
    from: merge.from as Reference,
    into: merge.into as Reference,
    mergedAt: merge.createdAt,
    until: undoableUntil(merge).toISOString(),
    undoneAt: typeof merge.undoneAt === 'string' ? merge.undoneAt : null,
    back: byObject(places, new Map(movedRecords.map(({ name, still }) => [name, still])), language),
    changed: changed.slice(0, mostListed),
    changedCount: changed.length,
    stays: stayed,
  };
};

/** A firm with its values in the fields in which the two firms differ. */
const comparedFirm = (firm: AnyRecord, differs: readonly string[]) => ({
  id: firm.id,
  presentation: String(firm.presentation),
  updatedAt: firm.updatedAt,
  values: valuesOf(firm, differs),
});

/** The counts of places added up by object, the largest first. */
const byObject = (places: readonly FirmPlace[], counts: ReadonlyMap<string, number>, language: Language) => {
  const sums = new Map<string, number>();
  for (const { name, object } of places) {
    const count = counts.get(name) ?? 0;
    if (count > 0) sums.set(object.name, (sums.get(object.name) ?? 0) + count);
  }
  return [...sums]
    .map(([object, count]) => ({ object, title: objectLabel(language, object).many, count }))
    .toSorted((one, other) => other.count - one.count || one.title.localeCompare(other.title));
};

const changedRecord = ({ object, field }: FirmPlace, id: number, language: Language) => ({
  object: object.name,
  title: objectLabel(language, object.name).one,
  id,
  field,
});
