import type { Database } from '#database/connect.ts';
import { aliasContracts } from '#domain/alias.contracts.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { listAnswer } from './listAnswer.ts';
import { parseListQuery } from './listQuery.ts';
import { servedRecord } from './servedRecord.ts';

/** Further addresses in the specification for the list, the count and a record of an object. */
export function aliasEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return Object.entries(aliasContracts).flatMap(([name, { list, count, read }]) => {
    const declaration = database.registry.byName(name);
    return [
      serve(list, {
        tag: declaration.module,
        summary: `${objectLabel('en', name).many}: the same list as at /${declaration.path}`,
        access: 'signedIn',
        handle: ({ request, response, actor }) => listAnswer(database, declaration, request, response, actor),
      }),
      serve(count, {
        tag: declaration.module,
        summary: `How many match the filter, as at /${declaration.path}/count`,
        access: 'signedIn',
        handle: async ({ actor, query }) => {
          const { filter } = parseListQuery(database.registry, declaration, query).query;
          const found = await database.records.count(actor, name, filter);
          return { count: found.count, countCapped: found.capped };
        },
      }),
      serve(read, {
        tag: declaration.module,
        summary: `${objectLabel('en', name).one}: the same record as at /${declaration.path}/{id}`,
        access: 'signedIn',
        handle: async ({ actor, params }) =>
          servedRecord(database, actor, declaration, await database.records.get(actor, name, params.id)),
      }),
    ];
  });
}
