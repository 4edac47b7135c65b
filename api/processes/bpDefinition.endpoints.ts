import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { movable, movedAtOnce } from '#database/processes/movable.ts';
import { processBoardOf } from '#database/processes/processBoard.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { moveTo, type SeenStages } from '#domain/processes/migration.rules.ts';
import { moveItem, processBoard, type MoveItem } from '#domain/processes/processAnswers.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';

interface Parts {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'processes';
const params = z.object({ id: recordId });
const byId = z.record(z.string().regex(/^\d{1,10}$/), recordId);
/** So many are moved at the same moment. */
const abreast = 10;

/** What is done with all instances of a definition. */
export const bpDefinitionEndpoints = ({ database, processes }: Parts): AnyEndpoint[] => {
  /** One that has gone on meanwhile, or is over, is told as not moved. */
  const moveOne = async (
    item: MoveItem,
    command: { readonly by: number; readonly toVersionId: number },
    seen: SeenStages | undefined,
    requestId: string,
  ): Promise<MoveItem> => {
    const { exemplarId } = item;
    const said = moveTo(item, seen);
    if (!said) return item;
    const move = { ...command, ...said };
    try {
      await processes.exemplars.command(exemplarId, 'move', move, `${requestId}:${exemplarId}`);
      return { ...item, moved: true };
    } catch (error) {
      if (error instanceof KejaError && error.status === 409) return item;
      throw error;
    }
  };

  return [
    endpoint({
      method: 'post',
      path: '/bp_definition/:id/move',
      tag,
      summary: `Moves running instances to another version of their definition, ${movedAtOnce} at once; \`preview\` only says where they would land`,
      access: [],
      refuses: [503],
      params,
      body: z.strictObject({
        fromVersionId: recordId.optional(),
        exemplarIds: z.array(recordId).max(movedAtOnce).optional(),
        toVersionId: recordId,
        landings: byId.default({}),
        seen: byId
          .optional()
          .describe('On which stage the caller saw each instance; one that has gone on since is not moved'),
        preview: z.boolean(),
      }),
      answer: z.object({ items: z.array(moveItem) }),
      handle: async ({ actor, params: { id }, body, requestId }) => {
        if (actor.userId === null || actor.external) throw fail('no_access');
        await database.records.mustSee(actor, 'bpDefinition', id);
        const items = await movable(database.sql, { ...body, definitionId: id });
        if (body.preview) return { items };
        const command = { by: actor.userId, toVersionId: body.toVersionId };
        const moved: MoveItem[] = [];
        for (let from = 0; from < items.length; from += abreast) {
          const some = items
            .slice(from, from + abreast)
            .map((item) => moveOne(item, command, body.seen, requestId));
          // A refusal waits for the others: whoever looks what was moved before it must not look too early.
          await Promise.allSettled(some);
          moved.push(...(await Promise.all(some)));
        }
        return { items: moved };
      },
    }),
    endpoint({
      method: 'get',
      path: '/bp_definition/:id/board',
      tag,
      summary:
        'What waits at each stage of a definition and for how long, and how many began and ended each week',
      access: 'signedIn',
      params,
      answer: processBoard,
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'bpDefinition', id);
        return processBoardOf(database.sql, actor.language, id);
      },
    }),
  ];
};
