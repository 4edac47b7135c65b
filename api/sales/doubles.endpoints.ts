import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { doubleContracts, doubleShape } from '#domain/sales/double.contracts.ts';
import type { Read } from '#domain/kernel/contract.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';

/** At most so many records are named in the answer; the list shows all. */
const most = 20;

type Asked = Read<(typeof doubleContracts)['salesOrder']['check'], 'body'>;

/** Which other records already have the same reference, among those that the actor may see. */
export function doublesEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return Object.entries(doubleContracts).flatMap(([name, { check, others }]) => {
    const { one } = objectLabel('en', name);
    const { module: tag } = database.registry.byName(name);
    const about = { tag, access: 'signedIn' } as const;
    const doubles = (actor: Actor, { reference, id }: Asked) =>
      findRecords(database, actor, name, {
        reference,
        markedToDelete: false,
        ...(id ? { id: { ne: id } } : {}),
      });
    return [
      serve(check, {
        ...about,
        summary: `${one}: whether another one has this reference`,
        handle: async ({ actor, body }) => {
          const { length } = await doubles(actor, body);
          return { double: length > 0, count: length };
        },
      }),
      serve(others, {
        ...about,
        summary: `${one}: the others that have this reference, the newest first`,
        handle: async ({ actor, body }) => {
          const found = (await doubles(actor, body)).toReversed();
          return { rows: found.slice(0, most).map((each) => doubleShape.parse(each)), count: found.length };
        },
      }),
    ];
  });
}
