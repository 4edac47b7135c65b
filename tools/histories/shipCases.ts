import { randomUUID } from 'node:crypto';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import { shipUnloadingId, type UnloadingCommands } from '#workflows/ships/shipUnloading.messages.ts';
import { commandUnloading } from '#workflows/testing/commandUnloading.ts';
import { refusalOf } from '#workflows/testing/drive.ts';
import { plainUnloading } from '#workflows/testing/inMemoryShips.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const unloadingId = 1;
/** The user who gives all commands. */
const operator = 7;

/** @param continueAfter the number of messages after which the workflow continues as new */
const command = <M extends UnloadingMove>(
  { environment, worker }: Stage,
  move: M,
  fields: Omit<UnloadingCommands[M], 'by'>,
  continueAfter?: number,
) =>
  commandUnloading(
    environment.client,
    worker.taskQueue,
    unloadingId,
    move,
    // TypeScript does not see that the spread has the fields of this move.
    { by: operator, ...fields } as never,
    randomUUID(),
    continueAfter ? { continueAfter } : {},
  );

const prepare = ({ worker }: Stage): void =>
  void worker.world.ships.unloadings.set(unloadingId, plainUnloading());

/** The workflow that unloads a ship. */
export const shipCases: readonly Case[] = [
  {
    workflow: 'ships/shipUnloading',
    name: 'approved-after-refusals',
    play: async (stage) => {
      prepare(stage);
      stage.worker.world.ships.busyScales.add(9);
      await command(stage, 'setBoxes', {
        boxes: [{ hold: '1', boxId: 4, productId: null, quantity: '1200.000' }],
      });
      await refusalOf(command(stage, 'openRun', { scaleId: 9 }));
      // `enumerator` is the counter of the scale, written down at the beginning and at the end of a run.
      await command(stage, 'openRun', { scaleId: 1, boxId: 4, hold: '1', enumerator: '00120' });
      await command(stage, 'openRun', { scaleId: 2 });
      await command(stage, 'dropRun', { scaleId: 2 });
      await refusalOf(command(stage, 'finish', {}));
      await command(stage, 'closeRun', { scaleId: 1, enumerator: '00480' });
      await command(stage, 'changeRun', { rowId: 1, boxId: 5 });
      await command(stage, 'finish', {});
      await command(stage, 'resume', {});
      await command(stage, 'finish', {});
      await command(stage, 'approve', {});
      return untilEnded(stage, shipUnloadingId(unloadingId));
    },
  },
  {
    workflow: 'ships/shipUnloading',
    name: 'continued-as-new',
    play: async (stage) => {
      prepare(stage);
      await command(stage, 'openRun', { scaleId: 1 }, 2);
      const { runId } = await stage.environment.client.workflow
        .getHandle(shipUnloadingId(unloadingId))
        .describe();
      await command(stage, 'closeRun', { scaleId: 1 }, 2);
      await command(stage, 'finish', {}, 2);
      return { workflowId: shipUnloadingId(unloadingId), runId };
    },
  },
];
