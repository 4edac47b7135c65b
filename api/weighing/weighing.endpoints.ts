import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { newestWeight } from '#database/weighing/newestWeight.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { weighingPlace } from '#domain/weighing/weighing.contracts.ts';
import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import { weighingContracts } from '#domain/weighing/weighing.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { awaitingAt, matchesSearch } from './awaiting.ts';

type AwaitingContract = (typeof weighingContracts)['awaitingFirst' | 'awaitingSecond'];

const tag = 'weighing';
/** The most trucks that a list shows; its `count` tells of all. */
const listLimit = 100;

interface WeighingDependencies {
  readonly database: Database;
}

const toolsOf = ({ database }: WeighingDependencies) => {
  const { records, registry } = database;
  const declaration = registry.byName('disposition');

  /** Where somebody weighs: a named scale with the carriage it weighs, and the named station or else that of the scale. */
  const placeOf = async (actor: Actor, { scaleId, weighingStationId }: z.infer<typeof weighingPlace>) => {
    if (scaleId === undefined)
      return { scaleId, weighingStationId: weighingStationId ?? null, typeOfDocument: undefined };
    const scale = await records.get(actor, 'scale', scaleId);
    return {
      scaleId,
      weighingStationId: weighingStationId ?? (scale.weighingStationId as number | null),
      typeOfDocument: scale.typeOfDocument as TypeOfDocument,
    };
  };

  /** The list is empty unless a scale or a station is named. */
  const awaitingCall = (contract: AwaitingContract, weighing: 'first' | 'second', summary: string) =>
    serve(contract, {
      tag,
      summary,
      access: ['operator'],
      handle: async ({ actor, query }) => {
        if (!query.scaleId && !query.weighingStationId) return { rows: [], count: 0 };
        const filter = awaitingAt(weighing, await placeOf(actor, query));
        const page = await records.list(actor, 'disposition', {
          filter: parseFilter(
            registry,
            declaration,
            query.searchStr ? { and: [filter, matchesSearch(query.searchStr)] } : filter,
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
    return { numberOfWeighted: Number(numberOfWeighted) };
  };
  /** The specification names two addresses for this call. */
  const countCall = {
    tag,
    summary: 'How many weighings of a disposition stand',
    access: ['operator'],
  } as const;

  return { database, records, awaitingCall, weighingsOf, countCall };
};

type Tools = ReturnType<typeof toolsOf>;

const newestEndpoint = ({ database, records }: Tools): AnyEndpoint[] => [
  serve(weighingContracts.newest, {
    tag,
    summary: 'What a scale accepted last: the weight that may be recorded while it is fresh and not used',
    access: ['operator'],
    handle: async ({ actor, query }) => {
      await records.mustSee(actor, 'scale', query.scaleId);
      return (await newestWeight(database.sql, query.scaleId)) ?? null;
    },
  }),
];

const awaitingEndpoints = ({ awaitingCall }: Tools): AnyEndpoint[] => [
  awaitingCall(
    weighingContracts.awaitingFirst,
    'first',
    'Trucks that await their first weighing at a scale or station',
  ),
  awaitingCall(
    weighingContracts.awaitingSecond,
    'second',
    'Trucks that await their second weighing at a scale or station',
  ),
];

const countEndpoints = ({ weighingsOf, countCall }: Tools): AnyEndpoint[] => [
  serve(weighingContracts.numberOfWeighted, {
    ...countCall,
    handle: ({ actor, params }) => weighingsOf(actor, params),
  }),
  serve(weighingContracts.numberOfWeightedByQuery, {
    ...countCall,
    handle: ({ actor, query }) => weighingsOf(actor, query),
  }),
];

export function weighingEndpoints(dependencies: WeighingDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...newestEndpoint(tools), ...awaitingEndpoints(tools), ...countEndpoints(tools)];
}
