import { z } from 'zod';
import { dryRunEnds } from './dryRun.rules.ts';
import { processGraph } from './processGraph.ts';

const id = z.int().positive().max(2_147_483_647);
/** More stages than anybody draws, and still little work. */
const mostStages = 200;

/** A definition as it is drawn, and the record for which its way is asked. */
export const dryRunQuestion = z.strictObject({
  graph: processGraph.extend({ stages: processGraph.shape.stages.max(mostStages) }),
  recordId: id,
  /** The stage that is taken to have been executed; the way is told from the start where there is none. */
  after: id.nullish(),
  /** What its executor would write. */
  result: z.string().max(10_000).optional(),
});
export type DryRunQuestion = z.input<typeof dryRunQuestion>;

/** Whether a condition holds; nothing where it has no value, and the sentence that says why. */
const verdict = z.object({ holds: z.boolean().nullable(), message: z.string().nullable() });

/** The way that a process would go: its steps with what each would ask and do. */
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
