import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { holdDisposition, releaseHold, renewHold } from '#database/weighing/heldDispositions.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';

const tag = 'weighing';
const listLimit = 100;
const hold = z.looseObject({ id: z.number().int(), dispositionId: z.number().int(), expiresAt: z.string() });
/** The desk's own id, made by itself: one person may have two open. */
const holder = z.string().max(36).optional();
const params = z.object({ id: recordId });

/** Who weighs what now: a desk holds a vehicle while it says every few seconds that it is still there. */
export const holdEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => {
  const { records, registry } = database;
  const declaration = registry.byName('weightedDisposition');
  return [
    endpoint({
      method: 'get',
      path: '/weighted_find_dispositions',
      tag,
      summary: 'Dispositions that desks weigh now, with who holds them since when',
      access: ['operator'],
      query: z.object({
        dispositionId: recordId.optional(),
        scaleId: recordId.optional(),
        weighingStationId: recordId.optional(),
      }),
      answer: z.looseObject({ rows: z.array(z.looseObject({})), count: z.number() }),
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
    endpoint({
      method: 'post',
      path: '/weighted_dispositions',
      tag,
      summary: 'Holds a disposition for weighing at one desk; 409 names who holds it already',
      access: ['operator'],
      status: 201,
      body: z.object({
        dispositionId: recordId,
        scaleId: recordId.nullish(),
        holder,
        /** Takes it from another desk of the same person. */
        takeOver: z.boolean().optional(),
      }),
      answer: hold,
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
    endpoint({
      method: 'put',
      path: '/weighted_dispositions/:id',
      tag,
      summary: 'Says that the desk is still there; 409 when it was silent for too long',
      access: ['operator'],
      params,
      body: z.looseObject({ holder }),
      answer: hold,
      handle: ({ actor, params: { id }, body }) =>
        database.transaction((tx) => renewHold(tx, actor, id, body.holder ?? null)),
    }),
    endpoint({
      method: 'delete',
      path: '/weighted_dispositions/:id',
      tag,
      summary: 'Lets go of a disposition that one holds',
      access: ['operator'],
      params,
      query: z.object({ holder }),
      answer: z.object({ result: z.boolean() }),
      handle: async ({ actor, params: { id }, query }) => {
        await database.transaction((tx) => releaseHold(tx, actor, id, query.holder ?? null));
        return { result: true };
      },
    }),
  ];
};
