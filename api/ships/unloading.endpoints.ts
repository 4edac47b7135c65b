import type { Database } from '#database/connect.ts';
import { sees } from '#database/reading/sees.ts';
import { passedWeight } from '#database/ships/passedWeight.ts';
import { unloadingPicture } from '#database/ships/unloadingPicture.ts';
import { scaleByNumber } from '#database/weighing/scales.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { unloadingContracts } from '#domain/ships/unloading.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { planningEndpoints } from './planning.endpoints.ts';
import { plumbLineEndpoints } from './plumbLine.endpoints.ts';

const tag = 'ships';

/** At most so many runs (rows of `plumbLine`) of one unloading are read. A ship that is unloaded for weeks has some hundreds. */
const mostRows = 1000;

interface UnloadingDependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const toolsOf = ({ database, processes }: UnloadingDependencies) => {
  const { records, registry } = database;
  const plumbLine = registry.byName('plumbLine');
  /** The runs of an unloading that the actor sees, in their order. */
  const rowsOf = async (actor: Actor, id: number) => {
    const page = await records.list(actor, 'plumbLine', {
      filter: parseFilter(registry, plumbLine, { shipUnloading: id, markedToDelete: false }),
      sort: [{ path: parsePath(registry, plumbLine, 'number'), desc: false }],
      limit: mostRows,
      offset: 0,
    });
    return page.rows;
  };

  return { database, processes, records, rowsOf };
};

type Tools = ReturnType<typeof toolsOf>;

/** The calls that say how much has come out of a ship. */
const pictureEndpoints = ({ database, records, rowsOf }: Tools): AnyEndpoint[] => [
  serve(unloadingContracts.weight, {
    tag,
    summary: 'What passed over a scale in a span of time: portions of a ship, added up',
    access: ['operator'],
    handle: async ({ actor, query }) => {
      const scaleId = await scaleByNumber(database.sql, query.scaleNumber);
      if (scaleId === undefined) throw fail('record_not_found', { object: 'scale', id: query.scaleNumber });
      await records.mustSee(actor, 'scale', scaleId);
      // An empty text, as the specification has it, means that the span goes on until now.
      const end = query.endWeighting || null;
      const passed = await passedWeight(database.sql, {
        scaleId,
        begin: query.beginWeighting,
        end,
      });
      return { scaleId, ...passed };
    },
  }),
  serve(unloadingContracts.picture, {
    tag,
    summary: 'The unloading as it is now: what has come from each hold and into each box',
    access: 'signedIn',
    handle: async ({ actor, params }) => {
      const unloading = await records.get(actor, 'shipUnloading', params.id);
      const rights = await rightsOn(database, actor, params.id);
      const picture = await unloadingPicture(
        database.sql,
        unloading,
        rights.reads ? await rowsOf(actor, params.id) : [],
      );
      return { ...picture, allowed: rights.modifies ? picture.allowed : [] };
    },
  }),
];

const commandEndpoints = ({ processes, records }: Tools): AnyEndpoint[] => [
  serve(unloadingContracts.move, {
    tag,
    summary: 'Finishes the unloading, takes it up again or approves it; 409 when that is not allowed now',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, params, body, requestId }) => {
      await records.mustSee(actor, 'shipUnloading', params.id, 'modify');
      // `accept` are the warnings that the person who approves the unloading accepts.
      const { accept } = body;
      const command = { by: actor.userId, ...(accept ? { accept } : {}) };
      return processes.unloadings.command(params.id, params.move, command, requestId);
    },
  }),
  serve(unloadingContracts.setBoxes, {
    tag,
    summary: 'Says which hold is emptied into which box, while the ship is unloaded too',
    access: ['operator'],
    refuses: [503],
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
];

/** The unloading of ships: its picture, its commands, and what passed over a scale. */
export function unloadingEndpoints(dependencies: UnloadingDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [
    ...pictureEndpoints(tools),
    ...commandEndpoints(tools),
    ...plumbLineEndpoints(dependencies),
    ...planningEndpoints(dependencies),
  ];
}

/** Whether the actor may change this unloading, and whether they may read runs at all. */
const rightsOn = async ({ records, registry }: Database, actor: Actor, id: number) => {
  const modifies = await sees(records, actor, 'shipUnloading', id, 'modify');
  return { modifies, reads: may(actor, 'read', registry.byName('plumbLine')) };
};
