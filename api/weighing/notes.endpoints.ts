import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { approveWeighing, undoApproval } from '#database/weighing/approveWeighing.ts';
import { lastTareOf } from '#database/weighing/lastTare.ts';
import { planOfDisposition } from '#database/weighing/weighingPlan.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { effectOf, expectedWeighings, mayRetare, nextWeighing } from '#domain/weighing/weighing.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';

const tag = 'weighing';
const listLimit = 100;
const ofDisposition = z.object({ dispositionId: recordId });
const byId = z.object({ id: recordId });
const result = z.object({ result: z.boolean() });

/** What weighings make: delivery notes, their approval, and what a weighing that is still to come would do. */
export const noteEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => {
  const { records, registry } = database;
  const note = registry.byName('deliveryNote');

  const stationOf = async (
    actor: Actor,
    { scaleId, weighingStationId }: { scaleId?: number | undefined; weighingStationId?: number | undefined },
  ): Promise<number | undefined> => {
    if (weighingStationId) return weighingStationId;
    if (!scaleId) return undefined;
    return Number((await records.get(actor, 'scale', scaleId)).weighingStationId ?? 0);
  };

  return [
    endpoint({
      method: 'get',
      path: '/delivery_note_for_weighting',
      tag,
      summary: 'Delivery notes that await a weight at a scale or station, or of one disposition',
      access: ['operator'],
      query: z.object({
        scaleId: recordId.optional(),
        weighingStationId: recordId.optional(),
        dispositionId: recordId.optional(),
        searchStr: z.string().max(200).optional(),
      }),
      answer: z.looseObject({ rows: z.array(z.looseObject({})), count: z.number() }),
      handle: async ({ actor, query }) => {
        const station = await stationOf(actor, query);
        if (station === undefined && !query.dispositionId) return { rows: [], count: 0 };
        const filter = {
          state: { inList: ['OnBrutto', 'OnTare'] },
          markedToDelete: false,
          ...(station === undefined ? {} : { 'disposition.weighingStation': station }),
          ...(query.dispositionId ? { disposition: query.dispositionId } : {}),
          ...(query.searchStr
            ? { or: [{ 'vehicle.name': { iLike: query.searchStr } }, { searchStr: query.searchStr }] }
            : {}),
        };
        const page = await records.list(actor, 'deliveryNote', {
          filter: parseFilter(registry, note, filter),
          sort: [{ path: parsePath(registry, note, 'date'), desc: false }],
          limit: listLimit,
          offset: 0,
        });
        return { rows: page.rows, count: page.count };
      },
    }),
    endpoint({
      method: 'get',
      path: '/delivery_note_last_tare/:dispositionId',
      tag,
      summary: 'The tare that the vehicle of a disposition had last: of a delivery note, else of its record',
      access: ['operator'],
      params: ofDisposition,
      answer: z
        .object({
          tare: z.string(),
          weighedAt: z.string().nullable(),
          deliveryNoteId: z.number().nullable(),
          numberStr: z.string().nullable(),
        })
        .nullable(),
      handle: async ({ actor, params }) => {
        await records.mustSee(actor, 'disposition', params.dispositionId);
        return (await lastTareOf(database.sql, params.dispositionId)) ?? null;
      },
    }),
    endpoint({
      method: 'get',
      path: '/dispositions/:id/weighing_plan',
      tag,
      summary:
        'What the weighings of a disposition will do: which are expected, to what weights, stock and status',
      access: ['operator'],
      params: byId,
      answer: z.looseObject({ plan: z.looseObject({}), effect: z.looseObject({}) }),
      handle: async ({ actor, params }) => {
        await records.mustSee(actor, 'disposition', params.id);
        const { plan, weighings } = await planOfDisposition(database.sql, params.id);
        return {
          plan,
          weighings,
          effect: effectOf(plan),
          expected: expectedWeighings(plan),
          next: nextWeighing(plan, weighings) ?? null,
          mayRetare: mayRetare(plan, weighings),
          lastTare: (await lastTareOf(database.sql, params.id)) ?? null,
        };
      },
    }),
    endpoint({
      method: 'post',
      path: '/dispositions/:id/approval',
      tag,
      summary:
        'Approves what the weighings made: the notes are confirmed and stand in the storekeeper’s book',
      access: ['operator'],
      params: byId,
      answer: result,
      handle: async ({ actor, params }) => {
        await database.transaction((tx) => approveWeighing(tx, actor, params.id));
        return { result: true };
      },
    }),
    endpoint({
      method: 'delete',
      path: '/dispositions/:id/approval',
      tag,
      summary: 'Takes the approval back',
      access: ['operator'],
      params: byId,
      answer: result,
      handle: async ({ actor, params }) => {
        await database.transaction((tx) => undoApproval(tx, actor, params.id));
        return { result: true };
      },
    }),
  ];
};
