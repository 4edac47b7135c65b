import { KejaError } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Evaluation, Failed } from '#domain/processes/dryRun.rules.ts';
import {
  actionsOf,
  holds,
  isFault,
  readExpression,
  type Expression,
  type ExpressionFault,
  type Purpose,
  type EvaluationContext,
} from '#domain/processes/expression/expression.ts';
import type { ServedRecord } from '#domain/processes/expression/shapes.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import type { expressionRecords } from './expressionRecords.ts';

type Records = ReturnType<typeof expressionRecords>;
type Ready = { readonly expression: Expression; readonly record: ServedRecord };

/** Prepares the expressions of a graph for one record: all data they use is read here, so that evaluation is synchronous. */
export async function evaluationOf(
  registry: Registry,
  records: Records,
  { ownerObjectName, stages }: ProcessGraph,
  recordId: number,
  context: EvaluationContext,
): Promise<Evaluation> {
  const prepared = new Map<string, Ready | ExpressionFault>();
  const prepare = async (code: string, purpose: Purpose): Promise<void> => {
    const expression = readExpression(registry, ownerObjectName, code, purpose);
    const ready = isFault(expression)
      ? expression
      : { expression, record: await records.load(expression.shape, ownerObjectName, recordId) };
    prepared.set(`${purpose} ${code}`, ready);
  };
  const evaluate = <T>(code: string, purpose: Purpose, compute: (ready: Ready) => T): T | Failed => {
    const ready = prepared.get(`${purpose} ${code}`);
    if (!ready) throw new Error(`An expression that the graph has not: ${code}`);
    if ('code' in ready) return { code: ready.code, params: ready.params };
    try {
      return compute(ready);
    } catch (error) {
      if (error instanceof KejaError) return { code: error.code, params: error.params };
      throw error;
    }
  };

  for (const { conditions, beforeExecutionCode, onExecutionCode } of stages) {
    for (const { conditionCode } of conditions) await prepare(conditionCode, 'condition');
    await prepare(beforeExecutionCode, 'condition');
    await prepare(onExecutionCode, 'actions');
  }
  return {
    condition: (code) =>
      evaluate(code, 'condition', ({ expression, record }) => holds(expression, record, context)),
    actions: (code) =>
      evaluate(code, 'actions', ({ expression, record }) => actionsOf(expression, record, context)),
  };
}
