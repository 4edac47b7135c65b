import type { Database } from '#database/connect.ts';
import { makeOffer } from '#database/service/makeOffer.ts';
import { objects } from '#domain/objects.ts';
import { requestContracts } from '#domain/service/request.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';

/** What is done with requests and interactions besides the calls of every record. */
export function requestEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(requestContracts.makeOffer, {
      tag: 'service',
      access: ['sales'],
      refuses: [409],
      summary: 'Makes an offer from a customer request, with its products; each names the other',
      handle: async ({ actor, params: { id }, body, request }) => {
        const { id: offer } = await writeOnce(database, actor, request, async (tx) => ({
          id: await makeOffer(tx, actor, id, body.updatedAt),
        }));
        return database.records.get(actor, objects.salesOrder.name, offer);
      },
    }),
    serve(requestContracts.interactionTasks, {
      tag: 'service',
      access: 'signedIn',
      summary: 'Interaction: its tasks',
      handle: async ({ actor, body: { objectId } }) => {
        await database.records.mustSee(actor, objects.interaction.name, objectId);
        const filter = { ownerType: objects.interaction.name, ownerId: objectId, markedToDelete: false };
        const rows = await findRecords(database, actor, objects.task.name, filter);
        return { rows, count: rows.length };
      },
    }),
  ];
}
