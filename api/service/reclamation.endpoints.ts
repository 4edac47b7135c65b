import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { reclamationGroupCounts } from '#database/service/reclamationGroups.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { reclamationRow, standingOf } from '#database/service/reclamationRow.ts';
import { allowedReclamationMoves, type ReclamationMove } from '#domain/service/reclamation.rules.ts';
import type { ReclamationCommands } from '#workflows/service/reclamation.messages.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';
import { envelope, enveloped } from '../http/envelope.ts';

interface ReclamationParts {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'service';
const params = z.object({ id: recordId });
const comment = z.string().trim().max(10_000).optional();
const view = z.looseObject({
  reclamationId: z.int(),
  closed: z.boolean(),
  allowed: z.array(z.string()),
});
const record = z.looseObject({ id: z.int(), numberStr: z.string(), salesReference: z.string().nullable() });

/** What people do with a reclamation: whether it may be done now its workflow decides. */
export const reclamationEndpoints = ({ database, processes }: ReclamationParts): AnyEndpoint[] => {
  const move = async <M extends ReclamationMove>(
    actor: Actor,
    id: number,
    name: M,
    command: Omit<ReclamationCommands[M], 'by'>,
    requestId: string,
  ) => {
    await database.records.mustSee(actor, 'reclamation', id, 'modify');
    const by = { ...command, by: actor.userId } as ReclamationCommands[M];
    return processes.reclamations.move(id, name, by, requestId);
  };
  const about = { tag, access: 'signedIn', refuses: [503], params, answer: view } as const;

  return [
    endpoint({
      ...about,
      method: 'post',
      path: '/reclamation/:id/moves/decide',
      summary: 'Decides a reclamation, with how it is settled; the decision may bring it into another state',
      body: z.strictObject({ decisionId: recordId, executionTypeId: recordId.optional(), comment }),
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(actor, id, 'decide', said(body), requestId),
    }),
    endpoint({
      ...about,
      method: 'post',
      path: '/reclamation/:id/moves/changeState',
      summary: 'Brings a reclamation into another state; 409 says why it may not come there now',
      body: z.strictObject({ stateId: recordId, comment }),
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(actor, id, 'changeState', said(body), requestId),
    }),
    endpoint({
      ...about,
      method: 'post',
      path: '/reclamation/:id/moves/orderProduction',
      summary: 'Orders something to be made again',
      body: z.strictObject({
        orderNumber: z.string().trim().min(1).max(60),
        productId: recordId.optional(),
        comment,
      }),
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(actor, id, 'orderProduction', said(body), requestId),
    }),
    endpoint({
      method: 'get',
      path: '/reclamation/count_by_group',
      tag,
      summary: 'How many reclamations stand in each status group',
      access: ['operator', 'sales'],
      answer: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          predefinedName: z.string().nullable(),
          count: z.int(),
        }),
      ),
      handle: ({ actor }) => reclamationGroupCounts(database.sql, database.registry, actor),
    }),
    endpoint({
      ...about,
      method: 'get',
      path: '/reclamation/:id/state',
      summary: 'Where a reclamation stands, what may be done with it, and when somebody is next reminded',
      answer: z.looseObject({ reclamationId: z.int(), allowed: z.array(z.string()), running: z.boolean() }),
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'reclamation', id);
        const running = await processes.reclamations.view(id);
        if (running) return { ...running, running: !running.closed };
        const standing = standingOf(await reclamationRow(database.sql, id));
        return {
          reclamationId: id,
          group: standing.state?.group ?? null,
          allowed: allowedReclamationMoves(standing),
          running: false,
        };
      },
    }),
    endpoint({
      method: 'get',
      path: '/getreclamation/:id',
      tag,
      summary: 'A reclamation, with its number and the reference of its sale',
      access: 'signedIn',
      params,
      answer: envelope(record),
      handle: async ({ actor, params: { id } }) =>
        enveloped(await database.records.get(actor, 'reclamation', id)),
    }),
  ];
};

/** What was said, without what was not. */
const said = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
