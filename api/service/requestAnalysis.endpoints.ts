import type { Database } from '#database/connect.ts';
import { requestAnalysis } from '#database/service/requestAnalysis.ts';
import { fail } from '#domain/kernel/fail.ts';
import { objects, type ObjectName } from '#domain/objects.ts';
import { isBound, may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { requestContracts } from '#domain/service/request.contracts.ts';
import type { RequestDimension, RequestPart } from '#domain/service/requestAnalysis.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { parseListQuery } from '../records/listQuery.ts';
import { mustBeSpan } from '../http/mustBeSpan.ts';

/** The object whose records are the rows of an analysis. A month has none. */
const rowObjects: Partial<Record<RequestDimension, ObjectName>> = {
  status: 'customerRequestStatus',
  executor: 'user',
  customer: 'counterparty',
  product: 'product',
};

/** The analysis of customer requests: how many came and were solved, and how long customers waited. */
export function requestAnalysisEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { sql, registry } = database;
  const declaration = objects.customerRequest;
  return [
    serve(requestContracts.analysis, {
      tag: 'service',
      access: ['sales'],
      summary:
        'Requests of a period by status, executor, customer, product or month: received, solved, open at its end, time to the first answer and to the solution',
      handle: async ({ actor, params: { type }, query }) => {
        const object = rowObjects[type];
        mustRead(actor, declaration.name);
        if (object) mustRead(actor, object);
        mustBeSpan(query);
        // `from` and `to` are parameters of this call; all others are those of every list.
        const { filter } = parseListQuery(registry, declaration, query, ['from', 'to']).query;
        // For the access log: null, because many records are read and not a single one.
        actor.noteRead?.(declaration.name, null);
        const analysis = await requestAnalysis(sql, registry, actor, { ...query, type, filter });
        return {
          ...analysis,
          rows: object ? await withNames(database, actor, object, analysis.rows) : analysis.rows,
        };
      },
    }),
  ];
}

/**
 * Refuses who may not read the object. People of a firm are always refused: customers must not learn how quickly others are
 * answered.
 * @throws no_access
 */
const mustRead = (actor: Actor, object: ObjectName): void => {
  if (isBound(actor) || !may(actor, 'read', objects[object])) throw fail('no_access', { object });
};

/** The rows with the names of their records, as far as the reader may see them. */
const withNames = async (
  database: Database,
  actor: Actor,
  object: ObjectName,
  rows: readonly RequestPart[],
): Promise<RequestPart[]> => {
  const ids = rows.flatMap(({ key }) => (key === null ? [] : [Number(key)]));
  const found = await findRecords(database, actor, object, { id: { inList: ids } });
  const names = new Map(found.map(({ id, presentation }) => [String(id), String(presentation)]));
  return rows.map((row) => ({ ...row, name: names.get(row.key ?? '') ?? null }));
};
