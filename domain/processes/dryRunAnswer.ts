import { z } from 'zod';
import { dryRunEnds } from './dryRun.rules.ts';
import { processGraph } from './processGraph.ts';

const id = z.int().positive().max(2_147_483_647);
/** More than any real definition has, and still fast. */
const mostStages = 200;

/** A drawn definition, and the record for which the way is computed. */
export const dryRunQuestion = z.strictObject({
  graph: processGraph.extend({ stages: processGraph.shape.stages.max(mostStages) }),
  recordId: id,
  /** The stage that counts as executed; without it the way begins at the start. */
  after: id.nullish(),
  /** The result that its executor would write. */
  result: z.string().max(10_000).optional(),
});
export type DryRunQuestion = z.input<typeof dryRunQuestion>;

/** Whether a condition is true; null, with a message, if it has no value. */
const verdict = z.object({ holds: z.boolean().nullable(), message: z.string().nullable() });

/** The way of a process: its steps with their conditions and actions. */
export const dryRunAnswer = z.object({
  steps: z.array(
    z.object({
      stageId: id,
      conditions: z.array(verdict),
      mayExecute: verdict,
      actions: z.array(z.looseObject({ kind: z.string() })),
      /** Why its actions have no value. */
      actionsMessage: z.string().nullable(),
    }),
  ),
  end: z.enum(dryRunEnds),
});
export type DryRunAnswer = z.infer<typeof dryRunAnswer>;
