import type { Database } from '#database/connect.ts';
import { holdDisposition, releaseHold, renewHold } from '#database/weighing/heldDispositions.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { holdContracts } from '#domain/weighing/hold.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'weighing';
const listLimit = 100;

/** Who weighs which vehicle now: the desk `holder` (its id) holds a vehicle as long as it renews the hold every few seconds. */
export function holdEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  const { records, registry } = database;
  const declaration = registry.byName('weightedDisposition');
  return [
    serve(holdContracts.find, {
      tag,
      summary: 'Dispositions that desks weigh now, with who holds them since when',
      access: ['operator'],
      handle: async ({ actor, query }) => {
        const { dispositionId, scaleId, weighingStationId } = query;
        const filter = {
          expiresAt: { gt: new Date().toISOString() },
          ...(dispositionId ? { disposition: dispositionId } : {}),
          ...(scaleId ? { scale: scaleId } : {}),
          ...(weighingStationId ? { 'disposition.weighingStation': weighingStationId } : {}),
        };
        const page = await records.list(actor, 'weightedDisposition', {
          filter: parseFilter(registry, declaration, filter),
          sort: [{ path: parsePath(registry, declaration, 'createdAt'), desc: false }],
          limit: listLimit,
          offset: 0,
        });
        return { rows: page.rows, count: page.count };
      },
    }),
    serve(holdContracts.take, {
      tag,
      summary: 'Holds a disposition for weighing at one desk; 409 names who holds it already',
      access: ['operator'],
      handle: ({ actor, body }) =>
        database.transaction((tx) =>
          holdDisposition(tx, actor, {
            dispositionId: body.dispositionId,
            scaleId: body.scaleId ?? null,
            holder: body.holder ?? null,
            takeOver: body.takeOver,
          }),
        ),
    }),
    serve(holdContracts.renew, {
      tag,
      summary: 'Says that the desk is still there; 409 when it was silent for too long',
      access: ['operator'],
      handle: ({ actor, params: { id }, body }) =>
        database.transaction((tx) => renewHold(tx, actor, id, body.holder ?? null)),
    }),
    serve(holdContracts.release, {
      tag,
      summary: 'Lets go of a disposition that one holds',
      access: ['operator'],
      handle: async ({ actor, params: { id }, query }) => {
        await database.transaction((tx) => releaseHold(tx, actor, id, query.holder ?? null));
        return { result: true };
      },
    }),
  ];
}
