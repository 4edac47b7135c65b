import type { Database } from '#database/connect.ts';
import { movable } from '#database/processes/movable.ts';
import { processBoardOf } from '#database/processes/processBoard.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { mostMovedAtOnce, moveTo, type SeenStages } from '#domain/processes/migration.rules.ts';
import { processContracts } from '#domain/processes/process.contracts.ts';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

interface Dependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'processes';
/** The number of instances that are moved at the same time. */
const batchSize = 10;

/** The calls that concern all instances of a definition. */
export function bpDefinitionEndpoints({ database, processes }: Dependencies): AnyEndpoint[] {
  /**
   * Moves one instance; one that has meanwhile progressed or ended is reported as not moved.
   * @param seen the stages at which the caller saw the instances
   */
  const moveOne = async (
    item: MoveItem,
    command: { readonly by: number; readonly toVersionId: number },
    seen: SeenStages | undefined,
    requestId: string,
  ): Promise<MoveItem> => {
    const { exemplarId } = item;
    const stageMove = moveTo(item, seen);
    if (!stageMove) return item;
    const move = { ...command, ...stageMove };
    // The last argument is the key of the command: a repeated request moves no instance twice.
    try {
      await processes.exemplars.command(exemplarId, 'move', move, `${requestId}:${exemplarId}`);
      return { ...item, moved: true };
    } catch (error) {
      if (error instanceof KejaError && error.status === 409) return item;
      throw error;
    }
  };

  return [
    serve(processContracts.move, {
      tag,
      summary: `Moves running instances to another version of their definition, at most ${mostMovedAtOnce} in one call; \`preview\` only says where they would land`,
      // Full rights alone.
      access: [],
      refuses: [503],
      handle: async ({ actor, params: { id }, body, requestId }) => {
        // The move is noted with the user who made it, who must be of the staff.
        if (actor.userId === null || actor.external) throw fail('no_access');
        await database.records.mustSee(actor, 'bpDefinition', id);
        const items = await movable(database.sql, { ...body, definitionId: id });
        if (body.preview) return { items };
        const command = { by: actor.userId, toVersionId: body.toVersionId };
        const moved: MoveItem[] = [];
        for (let from = 0; from < items.length; from += batchSize) {
          const batch = items
            .slice(from, from + batchSize)
            .map((item) => moveOne(item, command, body.seen, requestId));
          // Waits for the whole batch before an error is thrown: no instance is still being moved when the caller gets the error.
          await Promise.allSettled(batch);
          moved.push(...(await Promise.all(batch)));
        }
        return { items: moved };
      },
    }),
    serve(processContracts.board, {
      tag,
      summary:
        'What waits at each stage of a definition and for how long, and how many began and ended each week',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'bpDefinition', id);
        return processBoardOf(database.sql, actor.language, id);
      },
    }),
  ];
}
