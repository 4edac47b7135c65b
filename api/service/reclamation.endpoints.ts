import type { Database } from '#database/connect.ts';
import { reclamationGroupCounts } from '#database/service/reclamationGroups.ts';
import { withoutUndefined } from '#domain/kernel/withoutUndefined.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { reclamationContracts } from '#domain/service/reclamation.contracts.ts';
import { reclamationRow, standingOf, type ReclamationRow } from '#database/service/reclamationRow.ts';
import { allowedReclamationMoves, type ReclamationMove } from '#domain/service/reclamation.rules.ts';
import type { ReclamationCommands, ReclamationView } from '#workflows/service/reclamation.messages.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { enveloped } from '../http/envelope.ts';

interface ReclamationDependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'service';

/**
 * The moves of a reclamation, its state and its record, and how many reclamations are in each status group. Its workflow decides
 * whether a move is allowed now. The calls that reach the workflow (`workflowCall`) answer 503 when Temporal cannot be reached.
 */
export function reclamationEndpoints({ database, processes }: ReclamationDependencies): AnyEndpoint[] {
  const move = async <M extends ReclamationMove>(
    actor: Actor,
    id: number,
    name: M,
    command: Omit<ReclamationCommands[M], 'by'>,
    requestId: string,
  ) => {
    await database.records.mustSee(actor, 'reclamation', id, 'modify');
    const fullCommand = { ...command, by: actor.userId } as ReclamationCommands[M];
    return processes.reclamations.move(id, name, fullCommand, requestId);
  };
  const workflowCall = { tag, access: 'signedIn', refuses: [503] } as const;

  return [
    serve(reclamationContracts.decide, {
      ...workflowCall,
      summary: 'Decides a reclamation, with how it is settled; the decision may bring it into another state',
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(actor, id, 'decide', sentValues(body), requestId),
    }),
    serve(reclamationContracts.changeState, {
      ...workflowCall,
      summary: 'Brings a reclamation into another state; 409 says why it may not come there now',
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(actor, id, 'changeState', sentValues(body), requestId),
    }),
    serve(reclamationContracts.orderProduction, {
      ...workflowCall,
      summary: 'Orders something to be made again',
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(actor, id, 'orderProduction', sentValues(body), requestId),
    }),
    serve(reclamationContracts.countByGroup, {
      tag,
      summary: 'How many reclamations stand in each status group',
      access: ['operator', 'sales'],
      handle: ({ actor }) => {
        mustReadAll(database.registry, actor, ['reclamation']);
        return reclamationGroupCounts(database.sql, database.registry, actor);
      },
    }),
    serve(reclamationContracts.state, {
      ...workflowCall,
      summary: 'Where a reclamation stands, what may be done with it, and when somebody is next reminded',
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'reclamation', id);
        const row = await reclamationRow(database.sql, id);
        return stateOf(row, await processes.reclamations.view(id));
      },
    }),
    serve(reclamationContracts.read, {
      tag,
      summary: 'A reclamation, with its number and the reference of its sale',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) =>
        enveloped(await database.records.get(actor, 'reclamation', id)),
    }),
  ];
}

/**
 * The state of a reclamation as its workflow answers it, or from the record if no workflow runs. A reclamation that is marked for
 * deletion or confirmed allows no move.
 */
const stateOf = (row: ReclamationRow, running: ReclamationView | undefined) => {
  const standsStill = row.marked || row.confirmed;
  const updatedAt = new Date(row.updatedAt).toISOString();
  if (running)
    return {
      ...running,
      ...(standsStill ? { allowed: [], nextReminder: null } : {}),
      running: !running.closed && !standsStill,
      updatedAt,
    };
  const standing = standingOf(row);
  return {
    reclamationId: row.id,
    group: standing.state?.group ?? null,
    allowed: standsStill ? [] : allowedReclamationMoves(standing),
    running: false,
    updatedAt,
  };
};

/** The members of a body that were sent. Workflows call `updatedAt`, the revision that the person has seen, `seenAt`. */
const sentValues = <T extends { readonly updatedAt?: string | undefined }>({
  updatedAt: seenAt,
  ...body
}: T) =>
  withoutUndefined({ ...body, seenAt }) as unknown as {
    [K in keyof Omit<T, 'updatedAt'>]: Exclude<T[K], undefined>;
  };
