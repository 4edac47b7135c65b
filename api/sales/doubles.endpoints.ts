import type { Database } from '#database/connect.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { doubleContracts, doubleShape } from '#domain/sales/double.contracts.ts';
import type { Read } from '#domain/kernel/contract.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** At most so many records are named in the answer; the list shows all. */
const mostRows = 20;

/** A reference, and the id of the record that has it itself, which is no double. */
type ReferenceQuery = Read<(typeof doubleContracts)['salesOrder']['check'], 'body'>;

/** Which other records already have the same reference, among those that the actor may see. */
export function doublesEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return Object.entries(doubleContracts).flatMap(([name, { check, others }]) => {
    const { one } = objectLabel('en', name);
    const { records, registry } = database;
    const declaration = registry.byName(name);
    const { module: tag } = declaration;
    const about = { tag, access: 'signedIn' } as const;
    const doublesOf = ({ reference, id }: ReferenceQuery) =>
      parseFilter(registry, declaration, {
        reference,
        markedToDelete: false,
        ...(id ? { id: { ne: id } } : {}),
      });
    return [
      serve(check, {
        ...about,
        summary: `${one}: whether another one has this reference`,
        handle: async ({ actor, body }) => {
          const { count } = await records.count(actor, name, doublesOf(body));
          return { double: count > 0, count };
        },
      }),
      serve(others, {
        ...about,
        summary: `${one}: the others that have this reference, the newest first`,
        handle: async ({ actor, body }) => {
          const sort = [{ path: parsePath(registry, declaration, 'id'), desc: true }];
          const query = { filter: doublesOf(body), sort, limit: mostRows, offset: 0 };
          const { rows, count } = await records.list(actor, name, query);
          return { rows: rows.map((each) => doubleShape.parse(each)), count };
        },
      }),
    ];
  });
}
