import { z } from 'zod';
import { dryRunEnds } from './dryRun.rules.ts';
import { maxExpressionLength } from './expression/bounds.ts';
import { graphStage, processGraph } from './processGraph.ts';

const id = z.int().positive().max(2_147_483_647);
// More than any real definition has, and still fast: stages, conditions of one stage, and conditions of all stages together.
const mostStages = 200;
const mostConditions = 50;
const mostConditionsOfAll = 400;
const code = z.string().max(maxExpressionLength);

const dryStage = graphStage.extend({
  conditions: z
    .array(graphStage.shape.conditions.element.extend({ conditionCode: code }))
    .max(mostConditions),
  beforeExecutionCode: code,
  onExecutionCode: code,
});

const stages = z
  .array(dryStage)
  .max(mostStages)
  .refine(
    (drawn) => drawn.reduce((sum, { conditions }) => sum + conditions.length, 0) <= mostConditionsOfAll,
  );

/** A drawn definition, and the record for which the way is computed. */
export const dryRunQuestion = z.strictObject({
  graph: processGraph.extend({ stages }),
  recordId: id,
  /** The stage that counts as executed; without it the way begins at the start. */
  after: id.nullish(),
  /** The result that the executor of each stage would write. */
  result: z.string().max(10_000).optional(),
});
export type DryRunQuestion = z.input<typeof dryRunQuestion>;

/** Whether a condition is true; null, with a message, if it could not be computed. */
const verdict = z.object({ holds: z.boolean().nullable(), message: z.string().nullable() });

/** The way of a process: its steps with their conditions and actions. */
export const dryRunAnswer = z.object({
  steps: z.array(
    z.object({
      stageId: id,
      conditions: z.array(verdict),
      mayExecute: verdict,
      actions: z.array(z.looseObject({ kind: z.string() })),
      /** Why the actions of the step could not be computed, in words; null if they could. */
      actionsMessage: z.string().nullable(),
    }),
  ),
  end: z.enum(dryRunEnds),
});
export type DryRunAnswer = z.infer<typeof dryRunAnswer>;
