import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { newestWeight } from '#database/weighing/newestWeight.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { awaitingAt, foundBy } from './awaiting.ts';

const tag = 'weighing';
const listLimit = 100;
const weight = z.object({
  captureId: z.string(),
  scaleId: z.number().int(),
  weight: z.string(),
  takenAt: z.string(),
  visit: z.number().int(),
  alibiNo: z.string().nullable(),
  used: z.boolean(),
  fresh: z.boolean(),
});

const placeQuery = z.object({ scaleId: recordId.optional(), weighingStationId: recordId.optional() });

export const weighingEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => {
  const { records, registry } = database;
  const declaration = registry.byName('disposition');

  const place = async (actor: Actor, { scaleId, weighingStationId }: z.infer<typeof placeQuery>) => {
    if (scaleId === undefined)
      return { scaleId, weighingStationId: weighingStationId ?? null, typeOfDocument: undefined };
    const scale = await records.get(actor, 'scale', scaleId);
    return {
      scaleId,
      weighingStationId: weighingStationId ?? (scale.weighingStationId as number | null),
      typeOfDocument: scale.typeOfDocument as TypeOfDocument,
    };
  };

  /** A scale's list is empty unless a scale or a station is named. */
  const awaiting = (path: string, weighing: 'first' | 'second', summary: string) =>
    endpoint({
      method: 'get',
      path,
      tag,
      summary,
      access: ['operator'],
      query: placeQuery.extend({ searchStr: z.string().max(200).optional() }),
      answer: z.looseObject({ rows: z.array(z.looseObject({})), count: z.number() }),
      handle: async ({ actor, query }) => {
        if (!query.scaleId && !query.weighingStationId) return { rows: [], count: 0 };
        const filter = awaitingAt(weighing, await place(actor, query));
        const page = await records.list(actor, 'disposition', {
          filter: parseFilter(
            registry,
            declaration,
            query.searchStr ? { and: [filter, foundBy(query.searchStr)] } : filter,
          ),
          sort: [{ path: parsePath(registry, declaration, 'arrivedAt'), desc: false }],
          limit: listLimit,
          offset: 0,
        });
        return { rows: page.rows, count: page.count };
      },
    });

  const weighingsOf = async (actor: Actor, { dispositionId }: { readonly dispositionId: number }) => {
    const { numberOfWeighted } = await records.get(actor, 'disposition', dispositionId);
    return { numberOfWeighted };
  };
  const numberOfWeighted = {
    method: 'get',
    tag,
    summary: 'How many weighings of a disposition stand',
    access: ['operator'],
    answer: z.object({ numberOfWeighted: z.number() }),
  } as const;
  const ofDisposition = z.object({ dispositionId: recordId });

  return [
    endpoint({
      method: 'get',
      path: '/weights/newest',
      tag,
      summary: 'What a scale accepted last: the weight that may be recorded while it is fresh and not used',
      access: ['operator'],
      query: z.object({ scaleId: recordId }),
      answer: weight.nullable(),
      handle: async ({ actor, query }) => {
        await records.mustSee(actor, 'scale', query.scaleId);
        return (await newestWeight(database.sql, query.scaleId)) ?? null;
      },
    }),
    awaiting(
      '/disposition_first_weighting',
      'first',
      'Trucks that await their first weighing at a scale or station',
    ),
    awaiting(
      '/disposition_second_weighting',
      'second',
      'Trucks that await their second weighing at a scale or station',
    ),
    endpoint({
      ...numberOfWeighted,
      path: '/get_number_of_weighted/:dispositionId',
      params: ofDisposition,
      handle: ({ actor, params }) => weighingsOf(actor, params),
    }),
    endpoint({
      ...numberOfWeighted,
      path: '/disposition_number_of_weighted',
      query: ofDisposition,
      handle: ({ actor, query }) => weighingsOf(actor, query),
    }),
  ];
};
