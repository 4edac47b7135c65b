import type { Database } from '#database/connect.ts';
import { firmTimeline, timelineCursor, type TimelinePlace } from '#database/partners/timeline.ts';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { timelineSources, type TimelineSource } from '#domain/partners/timeline.ts';
import { timelineContracts } from '#domain/partners/timeline.contracts.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { writtenCell } from '#domain/platform/sheets/writtenCell.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const pageSize = 20;

/** The events of a firm, read with the rights of the caller. */
export function timelineEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { sql, registry, records } = database;
  return [
    serve(timelineContracts.timeline, {
      tag: 'partners',
      summary:
        'What has happened with a firm: its documents, e-mails, events, tasks and trucks, newest first',
      access: 'signedIn',
      handle: async ({ params: { id }, query, actor, language }) => {
        // Refuses callers who may not see the firm.
        await records.get(actor, 'counterparty', id);
        const placesAndOneMore = await firmTimeline(sql, registry, actor, id, pageSize + 1, query.after);
        const places = placesAndOneMore.slice(0, pageSize);
        const last = places.at(-1);
        return {
          rows: await timelineRows(database, actor, language, places),
          ...(last && placesAndOneMore.length > pageSize ? { next: timelineCursor(last) } : {}),
        };
      },
    }),
  ];
}

/**
 * The rows of a page, in the order of `places`. The records are read with the rights of the actor, by one statement for each
 * object; a record that the actor may not see is left out.
 */
const timelineRows = async (
  { records, registry }: Database,
  actor: Actor,
  language: Language,
  places: readonly TimelinePlace[],
) => {
  const recordsOfObjects = await Promise.all(
    timelineSources.map(async (source): Promise<[string, Map<number, AnyRecord>]> => {
      const ids = places.filter(({ object }) => object === source.object).map(({ id }) => id);
      if (ids.length === 0) return [source.object, new Map()];
      const { rows } = await records.list(actor, source.object, {
        filter: parseFilter(registry, registry.byName(source.object), { id: { inList: ids } }),
        sort: [],
        limit: ids.length,
        offset: 0,
        only: source.tells,
        uncounted: true,
      });
      return [source.object, new Map(rows.map((row) => [row.id, row]))];
    }),
  );
  const byObject = new Map(recordsOfObjects);
  return places.flatMap(({ object, id, at }) => {
    const record = byObject.get(object)?.get(id);
    const source = timelineSources.find((each) => each.object === object);
    if (!record || !source) return [];
    const facts = factsOf(registry.byName(object), source, record, language);
    return [
      {
        object,
        title: objectLabel(language, object).one,
        id,
        at: new Date(at).toISOString(),
        presentation: String(record.presentation ?? id),
        facts,
      },
    ];
  });
};

/** The fields that a source tells of its records, as texts. Empty fields are left out; no source tells a number or a date. */
const factsOf = (
  declaration: Declaration,
  { tells }: TimelineSource,
  record: AnyRecord,
  language: Language,
): string[] =>
  tells.flatMap((name) => {
    const field = fieldOf(declaration, name);
    const text = field && writtenCell(field, record[name], language);
    return typeof text === 'string' ? [text] : [];
  });
