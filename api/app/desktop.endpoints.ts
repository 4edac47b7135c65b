import type { Database } from '#database/connect.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { menuContracts } from '#domain/platform/menu.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { upsertOne } from '../records/upsertOne.ts';

/** A person has one start page, so a second write changes it. A body that names a user is written as an ordinary record. */
export function desktopEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return [
    serve(menuContracts.writeDesktop, {
      tag: 'platform',
      summary: 'Writes the start page of the caller',
      access: 'signedIn',
      handle: async ({ actor, body, request }) => {
        const input: RecordInput = body;
        const namesUser = input.user !== undefined || input.userId !== undefined;
        const { id } = await writeOnce(database, actor, request, (tx) =>
          namesUser || actor.userId === null
            ? tx.records.create(actor, 'mainDesktop', input)
            : upsertOne(tx, database.registry, actor, 'mainDesktop', { user: actor.userId }, input),
        );
        return database.records.get(actor, 'mainDesktop', id);
      },
    }),
  ];
}
