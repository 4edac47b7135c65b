import type { Database } from '#database/connect.ts';
import { openBatches, totalBatches, typeWeight } from '#database/weighing/enteredWeights.ts';
import { totalOf } from '#domain/weighing/batch.ts';
import { enteredWeightContracts } from '#domain/weighing/enteredWeight.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

const tag = 'weighing';

/** Weights that people enter: from a mechanical scale, or as a sum of bunker batches. Both stay marked as entered. */
export function enteredWeightEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { records } = database;
  return [
    serve(enteredWeightContracts.type, {
      tag,
      summary: 'A weight read off a mechanical scale, marked as typed by hand',
      access: ['operator'],
      refuses: [409],
      handle: async ({ actor, body, request }) => {
        await records.mustSee(actor, 'scale', body.scaleId);
        return doOnce(database, actor, request, body, async (tx) => ({
          captureId: await typeWeight(tx, { ...body, by: actor.userId }),
        }));
      },
    }),
    serve(enteredWeightContracts.batches, {
      tag,
      summary: 'What a bunker scale has discharged since its batches were last added up',
      access: ['operator'],
      refuses: [409],
      handle: async ({ actor, params }) => {
        await records.mustSee(actor, 'scale', params.scaleId);
        const rows = await openBatches(database.sql, params.scaleId);
        return { rows, total: totalOf(rows) };
      },
    }),
    serve(enteredWeightContracts.totalBatches, {
      tag,
      summary: 'Adds up the batches of a bunker scale as one weight, which is then recorded as any other',
      access: ['operator'],
      refuses: [409],
      handle: async ({ actor, body, request }) => {
        await records.mustSee(actor, 'scale', body.scaleId);
        return doOnce(database, actor, request, body, async (tx) =>
          totalBatches(tx, { ...body, by: actor.userId }),
        );
      },
    }),
  ];
}
