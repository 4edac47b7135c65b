import type { Database } from '#database/connect.ts';
import { openRunOn, openUnloadingOf } from '#database/ships/unloadings.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { unloadingContracts } from '#domain/ships/unloading.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

const tag = 'ships';

/** A run of weighing, whose record is called `plumbLine` and whose id is the `rowId` of the commands. */
interface Run {
  readonly id: number;
  readonly unloadingId: number;
  readonly scaleId: number;
}

interface PlumbLineDependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const toolsOf = ({ database, processes }: PlumbLineDependencies) => {
  const { records } = database;

  /** A run by its id. The caller must be allowed to change its unloading. */
  const runOf = async (actor: Actor, id: number): Promise<Run> => {
    const run = await records.get(actor, 'plumbLine', id);
    const unloadingId = Number(run.shipUnloadingId);
    await records.mustSee(actor, 'shipUnloading', unloadingId, 'modify');
    return { id, unloadingId, scaleId: Number(run.scaleId) };
  };

  /** The id of the run that is open on a scale, by the ship's disposition, its unloading, or the scale alone. */
  const idOfOpenRun = async (place: {
    readonly scaleId: number;
    readonly dispositionId?: number | undefined;
    readonly shipUnloadingId?: number | undefined;
  }): Promise<number> => {
    const id = await openRunOn(database.sql, place);
    // There is no id of a run to name, so the error names the scale.
    if (id === undefined) throw fail('record_not_found', { object: 'plumbLine', id: place.scaleId });
    return id;
  };

  /** The id of an unloading: as the body names it, or of the open unloading of the disposition that the body names. */
  const unloadingOf = async (body: {
    readonly shipUnloadingId?: number | undefined;
    readonly dispositionId?: number | undefined;
  }): Promise<number> => {
    if (body.shipUnloadingId) return body.shipUnloadingId;
    const id = body.dispositionId && (await openUnloadingOf(database.sql, body.dispositionId));
    if (!id) throw fail('record_not_found', { object: 'shipUnloading', id: body.dispositionId ?? null });
    return id;
  };

  return { processes, records, runOf, idOfOpenRun, unloadingOf };
};

type Tools = ReturnType<typeof toolsOf>;

const beginEndpoints = ({ processes, records, idOfOpenRun, unloadingOf }: Tools): AnyEndpoint[] => [
  serve(unloadingContracts.beginRun, {
    tag,
    summary: 'Begins a run of weighing on a scale, which goes on until it is ended',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, body, requestId }) => {
      // `enumerator` is what the scale's own counter shows.
      const { scaleId, boxId, hold, enumerator } = body;
      const unloadingId = await unloadingOf(body);
      await records.mustSee(actor, 'shipUnloading', unloadingId, 'modify');
      await records.mustSee(actor, 'scale', scaleId);
      if (boxId) await records.mustSee(actor, 'box', boxId);
      const command = {
        by: actor.userId,
        scaleId,
        ...(boxId ? { boxId } : {}),
        ...(hold ? { hold } : {}),
        ...(enumerator ? { enumerator } : {}),
      };
      const standing = await processes.unloadings.command(unloadingId, 'openRun', command, requestId);
      // This is the present standing. If it does not name the run any more, the run is looked for in the records.
      const id = standing.open.find((run) => run.scaleId === scaleId)?.rowId;
      return records.get(
        actor,
        'plumbLine',
        id ?? (await idOfOpenRun({ scaleId, shipUnloadingId: unloadingId })),
      );
    },
  }),
];

const changeEndpoints = ({ processes, records, runOf, idOfOpenRun }: Tools): AnyEndpoint[] => [
  serve(unloadingContracts.endRun, {
    tag,
    summary: 'Ends a run: what its scale accepted meanwhile is its weight',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, params, body, requestId }) => {
      const { unloadingId, scaleId } = await runOf(actor, params.id);
      const command = {
        by: actor.userId,
        scaleId,
        rowId: params.id,
        ...(body.enumerator ? { enumerator: body.enumerator } : {}),
      };
      await processes.unloadings.command(unloadingId, 'closeRun', command, requestId);
      return records.get(actor, 'plumbLine', params.id);
    },
  }),
  serve(unloadingContracts.changeRun, {
    tag,
    summary: 'Says that the cargo of a run went into another box, or came from another hold',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, params, body, requestId }) => {
      const { unloadingId } = await runOf(actor, params.id);
      if (body.boxId) await records.mustSee(actor, 'box', body.boxId);
      const command = {
        by: actor.userId,
        rowId: params.id,
        ...(body.boxId ? { boxId: body.boxId } : {}),
        ...(body.hold ? { hold: body.hold } : {}),
      };
      await processes.unloadings.command(unloadingId, 'changeRun', command, requestId);
      return records.get(actor, 'plumbLine', params.id);
    },
  }),
  serve(unloadingContracts.dropRun, {
    tag,
    summary: 'Takes the run away that is open on a scale, as if it had never begun',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, query, requestId }) => {
      const openId = await idOfOpenRun(query);
      // `query.id` is the run that the person saw. It may have ended since, and another one may have begun on its scale.
      if (query.id !== undefined && query.id !== openId)
        throw fail('unloading_not_allowed', { move: 'dropRun', rowId: query.id });
      const { id, unloadingId, scaleId } = await runOf(actor, openId);
      await processes.unloadings.command(
        unloadingId,
        'dropRun',
        { by: actor.userId, scaleId, rowId: id },
        requestId,
      );
      return { id };
    },
  }),
];

/** The calls for runs of weighing (`plumbLine`): they begin, end, are dropped, or get another box or another hold. */
export function plumbLineEndpoints(dependencies: PlumbLineDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...beginEndpoints(tools), ...changeEndpoints(tools)];
}
