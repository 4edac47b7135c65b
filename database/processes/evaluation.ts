import { setImmediate } from 'node:timers/promises';
import { KejaError } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Evaluation, Failed } from '#domain/processes/dryRun.rules.ts';
import {
  actionsOf,
  holds,
  isFault,
  readExpression,
  type Expression,
  type Purpose,
  type EvaluationContext,
} from '#domain/processes/expression/expression.ts';
import type { ServedRecord } from '#domain/processes/expression/shapes.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import type { expressionRecords } from './expressionRecords.ts';

type Records = ReturnType<typeof expressionRecords>;
/** Computes the value of an expression for the record. A KejaError that it throws says why there is none. */
type Compute<T> = (expression: Expression, record: ServedRecord, context: EvaluationContext) => T;

const valueOrFailure = <T>(compute: () => T): T | Failed => {
  try {
    return compute();
  } catch (error) {
    if (error instanceof KejaError) return { code: error.code, params: error.params };
    throw error;
  }
};

/**
 * Evaluates all expressions of a graph for one record beforehand, because a dry run asks for their values synchronously. Each text
 * is evaluated once, however often the graph has it. After each of them other requests are let through, because one may take some
 * tenths of a second.
 * @returns the outcomes of the expressions of this graph; it throws for any other expression
 */
export async function evaluationOf(
  registry: Registry,
  records: Records,
  { ownerObjectName, stages }: ProcessGraph,
  recordId: number,
  context: EvaluationContext,
): Promise<Evaluation> {
  /** The outcomes of all expressions of one purpose: `prepare` evaluates a text, `outcomeOf` then gives its outcome. */
  const outcomesFor = <T>(purpose: Purpose, compute: Compute<T>) => {
    const outcomes = new Map<string, T | Failed>();
    const evaluated = async (text: string): Promise<T | Failed> => {
      const expression = readExpression(registry, ownerObjectName, text, purpose);
      if (isFault(expression)) return { code: expression.code, params: expression.params };
      const record = await records.load(expression.shape, ownerObjectName, recordId);
      return valueOrFailure(() => compute(expression, record, context));
    };
    const prepare = async (text: string): Promise<void> => {
      if (outcomes.has(text)) return;
      outcomes.set(text, await evaluated(text));
      await setImmediate();
    };
    const outcomeOf = (text: string): T | Failed => {
      const outcome = outcomes.get(text);
      if (outcome === undefined) throw new Error(`An expression that the graph has not: ${text}`);
      return outcome;
    };
    return { prepare, outcomeOf };
  };
  const conditions = outcomesFor('condition', holds);
  const actions = outcomesFor('actions', actionsOf);
  for (const stage of stages) {
    for (const { conditionCode } of stage.conditions) await conditions.prepare(conditionCode);
    // An empty text gives a failure that nobody sees: a dry run does not ask for it.
    await conditions.prepare(stage.beforeExecutionCode);
    await actions.prepare(stage.onExecutionCode);
  }
  return { condition: conditions.outcomeOf, actions: actions.outcomeOf };
}
