import type { Database } from '#database/connect.ts';
import { searchEverywhere, type SearchHit } from '#database/reading/searchEverywhere.ts';
import { searchWish } from '#database/reading/searchWish.ts';
import { ownSearch } from '#domain/kernel/declaration.ts';
import { foldPlate } from '#domain/goods/plate.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { foldedName } from '#domain/kernel/folded.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { searchContracts } from '#domain/search.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** The most rows of one object in an answer. */
const rowsOfOne = 5;
const mostGroups = 12;
/**
 * The objects that people look for most often. A search with `first` searches only these, to answer sooner. Among groups with
 * equally good hits they come first.
 */
export const oftenSought = [
  'disposition',
  'vehicle',
  'driver',
  'counterparty',
  'salesOrder',
  'customerRequest',
  'weighingRecord',
];

/** One search for records of every object that the caller may read. */
export function searchEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return [
    serve(searchContracts.everything, {
      tag: 'app',
      summary:
        'Records of all objects by number, name, plate, NIP, telephone number or reference of an order',
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        // Undefined if what was typed is too short for the indexes.
        const search = searchWish(query.q);
        if (!search) return { groups: [], alike: false };
        const only = query.first ? oftenSought : undefined;
        const hits = await searchEverywhere(
          database.sql,
          database.registry,
          actor,
          search,
          // One more than is shown tells whether an object has more.
          rowsOfOne + 1,
          only,
        );
        const groups = groupsOf(hits, search.typed).slice(0, mostGroups);
        const readGroups = await Promise.all(groups.map((group) => readGroup(database, actor, group)));
        return {
          groups: readGroups.filter(({ rows }) => rows.length > 0),
          alike: hits.some(({ likeness }) => likeness !== null),
        };
      },
    }),
  ];
}

interface Group {
  readonly object: string;
  /** The best first; of equally good ones, the newest. */
  readonly ids: readonly number[];
  /** The rank of the best hit, as `rankOf` gives it. */
  readonly rank: number;
}

/**
 * The rank of a hit; the lowest is the best. 0: a text of the record is exactly what was typed. 1: a text begins with it. 2: a
 * text contains it. 3: the record only refers to a record that matches. A hit whose name merely resembles the typed words has a
 * rank from 0 (most alike) to 1.
 */
const rankOf = ({ texts, likeness }: SearchHit, typed: string): number => {
  if (likeness !== null) return 1 - likeness;
  if (texts === null) return 3;
  // Each text is compared as a name, and as a plate, that is without blanks and dashes.
  const ranks = texts.split('\n').flatMap((text) =>
    [foldedName, foldPlate].map((fold) => {
      const [name, searched] = [fold(text), fold(typed)];
      // What was typed may be empty as a plate; every text would begin with it.
      if (searched === '') return 2;
      if (name === searched) return 0;
      return name.startsWith(searched) ? 1 : 2;
    }),
  );
  return Math.min(2, ...ranks);
};

/** Groups the hits by object; each record appears once. The groups with the best hits come first. */
const groupsOf = (hits: readonly SearchHit[], typed: string): Group[] => {
  const ranked = hits
    .map((hit) => ({ object: hit.object, id: hit.id, rank: rankOf(hit, typed) }))
    .toSorted((one, other) => one.rank - other.rank || other.id - one.id);
  const places = new Map(oftenSought.map((object, place) => [object, place]));
  const placeOf = ({ object }: Group) => places.get(object) ?? oftenSought.length;
  return [...Map.groupBy(ranked, ({ object }) => object)]
    .map(([object, found]): Group => ({
      object,
      ids: [...new Set(found.map(({ id }) => id))],
      rank: found[0]?.rank ?? 0,
    }))
    .toSorted((one, other) => one.rank - other.rank || placeOf(one) - placeOf(other));
};

/** Reads the records as the person: a name or number that they may not read is not returned. */
const readGroup = async ({ records, registry }: Database, actor: Actor, { object, ids }: Group) => {
  const declaration = registry.byName(object);
  const firstIds = ids.slice(0, rowsOfOne);
  const searchedFields = ownSearch(declaration);
  const { rows } = await records.list(actor, object, {
    filter: parseFilter(registry, declaration, { id: { inList: firstIds }, markedToDelete: false }),
    sort: [],
    limit: rowsOfOne,
    offset: 0,
    only: searchedFields,
    uncounted: true,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    object,
    rows: firstIds.flatMap((id) => {
      const row = byId.get(id);
      return row ? [foundRow(row, searchedFields)] : [];
    }),
    more: ids.length > rowsOfOne,
  };
};

/** A record of the answer: its presentation, and all texts by which it can be found. */
const foundRow = (row: AnyRecord, searchedFields: readonly string[]) => {
  const presentation = String(row.presentation ?? row.id);
  const texts = searchedFields
    .map((name) => row[name])
    .filter((text) => typeof text === 'string' && text !== '');
  return { id: row.id, presentation, names: [...new Set([presentation, ...texts.map(String)])] };
};
