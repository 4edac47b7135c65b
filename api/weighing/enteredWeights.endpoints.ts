import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { openBatches, totalBatches, typeWeight } from '#database/weighing/enteredWeights.ts';
import { totalOf } from '#domain/weighing/batch.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { doOnce } from '../http/writeOnce.ts';

const tag = 'weighing';
/** What may be on a truck, a wagon or a ship is judged when the weight is recorded. */
const tonnes = z
  .string()
  .regex(/^\d{1,6}\.\d{3}$/)
  .refine((text) => Number(text) > 0);
const why = z.string().trim().min(3).max(200);
const batch = z.object({
  visit: z.number().int(),
  full: z.string(),
  residue: z.string(),
  net: z.string(),
  at: z.string(),
});

/** Weights that people enter: read off a mechanical scale, or the batches of a bunker added up. Both stay marked as such. */
export const enteredWeightEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => {
  const { records } = database;
  return [
    endpoint({
      method: 'post',
      path: '/weights/typed',
      tag,
      summary: 'A weight read off a mechanical scale, marked as typed by hand',
      access: ['operator'],
      status: 201,
      body: z.strictObject({ scaleId: recordId, tonnes, why }),
      answer: z.object({ captureId: z.string() }),
      refuses: [409],
      handle: async ({ actor, body, request }) => {
        await records.mustSee(actor, 'scale', body.scaleId);
        return doOnce(database, actor, request, body, async (tx) => ({
          captureId: await typeWeight(tx, { ...body, by: actor.userId }),
        }));
      },
    }),
    endpoint({
      method: 'get',
      path: '/scales/:scaleId/batches',
      tag,
      summary: 'What a bunker scale has discharged since its batches were last added up',
      access: ['operator'],
      params: z.object({ scaleId: recordId }),
      answer: z.object({ rows: z.array(batch), total: z.string() }),
      refuses: [409],
      handle: async ({ actor, params }) => {
        await records.mustSee(actor, 'scale', params.scaleId);
        const rows = await openBatches(database.sql, params.scaleId);
        return { rows, total: totalOf(rows) };
      },
    }),
    endpoint({
      method: 'post',
      path: '/weights/batch_total',
      tag,
      summary: 'Adds up the batches of a bunker scale as one weight, which is then recorded as any other',
      access: ['operator'],
      status: 201,
      body: z.strictObject({ scaleId: recordId, why: why.default('Σ batches') }),
      answer: z.object({ captureId: z.string(), tonnes: z.string(), batches: z.number().int() }),
      refuses: [409],
      handle: async ({ actor, body, request }) => {
        await records.mustSee(actor, 'scale', body.scaleId);
        return doOnce(database, actor, request, body, async (tx) =>
          totalBatches(tx, { ...body, by: actor.userId }),
        );
      },
    }),
  ];
};
