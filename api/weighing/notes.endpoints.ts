import type { Database } from '#database/connect.ts';
import { approveWeighing, undoApproval } from '#database/weighing/approveWeighing.ts';
import { lastTareOf } from '#database/weighing/lastTare.ts';
import { planOfDisposition } from '#database/weighing/weighingPlan.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { noteContracts } from '#domain/weighing/note.contracts.ts';
import { mayRetare } from '#domain/weighing/weighing.rules.ts';
import { effectOf, expectedWeighings, nextWeighing } from '#domain/weighing/weighingRounds.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'weighing';
/** The most delivery notes that one answer lists. */
const listLimit = 100;

interface NoteDependencies {
  readonly database: Database;
}

const toolsOf = ({ database }: NoteDependencies) => {
  const { records, registry } = database;
  const note = registry.byName('deliveryNote');

  /** The id of the named station, otherwise that of the scale's station; undefined if neither is named. */
  const stationOf = async (
    actor: Actor,
    { scaleId, weighingStationId }: { scaleId?: number | undefined; weighingStationId?: number | undefined },
  ): Promise<number | undefined> => {
    if (weighingStationId) return weighingStationId;
    if (!scaleId) return undefined;
    // No station has the id 0, so nothing awaits a weight at a scale without a station.
    return Number((await records.get(actor, 'scale', scaleId)).weighingStationId ?? 0);
  };

  return { database, records, registry, note, stationOf };
};

type Tools = ReturnType<typeof toolsOf>;

const awaitingEndpoint = ({ records, registry, note, stationOf }: Tools): AnyEndpoint[] => [
  serve(noteContracts.awaiting, {
    tag,
    summary: 'Delivery notes that await a weight at a scale or station, or of one disposition',
    access: ['operator'],
    handle: async ({ actor, query }) => {
      const station = await stationOf(actor, query);
      if (station === undefined && !query.dispositionId) return { rows: [], count: 0 };
      const filter = {
        // These notes still need their gross weight (brutto) or their tare.
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
];

/** What a coming weighing would do. */
const planEndpoints = ({ database, records }: Tools): AnyEndpoint[] => [
  serve(noteContracts.lastTare, {
    tag,
    summary: 'The tare that the vehicle of a disposition had last: of a delivery note, else of its record',
    access: ['operator'],
    handle: async ({ actor, params }) => {
      await records.mustSee(actor, 'disposition', params.dispositionId);
      return (await lastTareOf(database.sql, params.dispositionId)) ?? null;
    },
  }),
  serve(noteContracts.plan, {
    tag,
    summary:
      'What the weighings of a disposition will do: which are expected, to what weights, stock and status',
    access: ['operator'],
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
];

/** The approval of all notes of one disposition, whose id is in the path. */
const approvalEndpoints = ({ database }: Tools): AnyEndpoint[] => [
  serve(noteContracts.approve, {
    tag,
    summary: 'Approves what the weighings made: the notes are confirmed and stand in the storekeeper’s book',
    access: ['operator'],
    handle: async ({ actor, params }) => {
      await database.transaction((tx) => approveWeighing(tx, actor, params.id));
      return { result: true };
    },
  }),
  serve(noteContracts.undoApproval, {
    tag,
    summary: 'Takes the approval back',
    access: ['operator'],
    handle: async ({ actor, params }) => {
      await database.transaction((tx) => undoApproval(tx, actor, params.id));
      return { result: true };
    },
  }),
];

/** Delivery notes of weighings, their approval, and a preview of what a coming weighing would do. */
export function noteEndpoints(dependencies: NoteDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...awaitingEndpoint(tools), ...planEndpoints(tools), ...approvalEndpoints(tools)];
}
