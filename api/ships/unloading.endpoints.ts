import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { passedWeight } from '#database/ships/passedWeight.ts';
import { unloadingPicture } from '#database/ships/unloadingPicture.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';
import { planningEndpoints } from './planning.endpoints.ts';
import { picturedPlace } from './planPicture.answer.ts';
import { plumbLineEndpoints } from './plumbLine.endpoints.ts';

const tag = 'ships';
const byId = z.object({ id: recordId });
const tonnesText = z
  .string()
  .regex(/^\d{1,9}([.,]\d{1,3})?$/)
  .transform((text) => text.replace(',', '.'));
const picture = z.looseObject({
  status: z.string(),
  approved: z.boolean(),
  allowed: z.array(z.string()),
  netto: z.string(),
  planned: z.string().nullable(),
  late: z.string(),
  holds: z.array(picturedPlace),
  boxes: z.array(picturedPlace),
  rows: z.array(z.looseObject({ id: z.int() })),
});
export const unloadingAnswer = z.looseObject({
  unloadingId: z.int(),
  status: z.string(),
  approved: z.boolean(),
});

/** Rows of one unloading that are read at once; a ship of weeks has some hundreds. */
const mostRows = 1000;

/** The unloading of ships: its picture, its commands, and what passed over a scale. */
export const unloadingEndpoints = ({
  database,
  processes,
}: {
  readonly database: Database;
  readonly processes: Processes;
}): AnyEndpoint[] => {
  const { records, registry } = database;
  const plumbLine = registry.byName('plumbLine');
  const rowsOf = async (actor: Actor, id: number) => {
    const page = await records.list(actor, 'plumbLine', {
      filter: parseFilter(registry, plumbLine, { shipUnloading: id, markedToDelete: false }),
      sort: [{ path: parsePath(registry, plumbLine, 'number'), desc: false }],
      limit: mostRows,
      offset: 0,
    });
    return page.rows;
  };

  return [
    endpoint({
      method: 'get',
      path: '/get_weight_whater',
      tag,
      summary: 'What passed over a scale in a span of time: portions of a ship, added up',
      access: ['operator'],
      query: z.object({
        scaleNumber: z.string().min(1).max(40),
        beginWeighting: z.iso.datetime({ offset: true }),
        endWeighting: z.union([z.iso.datetime({ offset: true }), z.literal('')]).optional(),
      }),
      answer: z.object({
        scaleId: z.int(),
        weight: z.string().describe('Tonnes'),
        count: z.int(),
        firstAt: z.string().nullable(),
        lastAt: z.string().nullable(),
      }),
      handle: async ({ actor, query }) => {
        const { rows } = await sql<{ id: number }>`
          select id from scale where scales_number::text = ${query.scaleNumber} or code = ${query.scaleNumber}
          order by marked_to_delete, scales_number::text is distinct from ${query.scaleNumber}, id limit 1`.execute(
          database.sql,
        );
        const [scale] = rows;
        if (!scale) throw fail('record_not_found', { object: 'scale', id: query.scaleNumber });
        await records.mustSee(actor, 'scale', scale.id);
        const end = query.endWeighting || null;
        const passed = await passedWeight(database.sql, {
          scaleId: scale.id,
          begin: query.beginWeighting,
          end,
        });
        return { scaleId: scale.id, ...passed };
      },
    }),
    endpoint({
      method: 'get',
      path: '/ship_unloading/:id/picture',
      tag,
      summary: 'The unloading as it is now: what has come from each hold and into each box',
      access: 'signedIn',
      params: byId,
      answer: picture,
      handle: async ({ actor, params }) => {
        const unloading = await records.get(actor, 'shipUnloading', params.id);
        const mayRun = await mayModify(database, actor, params.id);
        const shown = await unloadingPicture(
          database.sql,
          unloading,
          mayRun.reads ? await rowsOf(actor, params.id) : [],
        );
        return { ...shown, allowed: mayRun.modifies ? shown.allowed : [] };
      },
    }),
    endpoint({
      method: 'post',
      path: '/ship_unloading/:id/moves/:move',
      tag,
      summary: 'Finishes the unloading, takes it up again or approves it; 409 when that is not allowed now',
      access: ['operator'],
      refuses: [503],
      params: byId.extend({ move: z.enum(['finish', 'resume', 'approve']) }),
      body: z.strictObject({}),
      answer: unloadingAnswer,
      handle: async ({ actor, params, requestId }) => {
        await records.mustSee(actor, 'shipUnloading', params.id, 'modify');
        return processes.unloadings.command(params.id, params.move, { by: actor.userId }, requestId);
      },
    }),
    endpoint({
      method: 'put',
      path: '/ship_unloading/:id/boxes',
      tag,
      summary: 'Says which hold is emptied into which box, while the ship is unloaded too',
      access: ['operator'],
      refuses: [503],
      params: byId,
      body: z.strictObject({
        boxes: z
          .array(
            z.strictObject({
              hold: z.string().max(20).nullable().default(null),
              boxId: recordId,
              productId: recordId.nullable().default(null),
              quantity: tonnesText.nullable().default(null),
            }),
          )
          .max(100),
      }),
      answer: unloadingAnswer,
      handle: async ({ actor, params, body, requestId }) => {
        await records.mustSee(actor, 'shipUnloading', params.id, 'modify');
        for (const { boxId, productId } of body.boxes) {
          await records.mustSee(actor, 'box', boxId);
          if (productId) await records.mustSee(actor, 'product', productId);
        }
        return processes.unloadings.command(
          params.id,
          'setBoxes',
          { by: actor.userId, boxes: body.boxes },
          requestId,
        );
      },
    }),
    ...plumbLineEndpoints({ database, processes }),
    ...planningEndpoints({ database }),
  ];
};

const mayModify = async ({ records, registry }: Database, actor: Actor, id: number) => {
  const modifies = await records.mustSee(actor, 'shipUnloading', id, 'modify').then(
    () => true,
    () => false,
  );
  return { modifies, reads: may(actor, 'read', registry.byName('plumbLine')) };
};
