import { evaluationOf } from '#database/processes/evaluation.ts';
import type { Exemplar } from '#database/processes/exemplar.ts';
import { expressionRecords } from '#database/processes/expressionRecords.ts';
import { loginOf } from '#database/processes/loginOf.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Action } from '#domain/processes/expression/actions.ts';
import type { GraphStage } from '#domain/processes/processGraph.ts';

/** The values that expressions can use besides the record. */
export interface Moment {
  /** ISO in UTC; expressions read it as `now`. */
  readonly at: string;
  /** The id of the user who executed the stage. */
  readonly executedBy: number | null;
  /** The text that this user wrote about the execution. */
  readonly result: string;
}

/**
 * The results of the expressions of some stages, for the record of the process as it is now in this transaction. `code` is the text
 * of an expression.
 */
export interface Expressions {
  /** Whether a condition is true. @throws the error of an expression that cannot be evaluated for this record */
  readonly holds: (code: string) => boolean;
  /** What an expression asks for. @throws the error of an expression that cannot be evaluated for this record */
  readonly actions: (code: string) => readonly Action[];
}

/** Reads the records and values that the expressions of these stages use. */
export async function expressionsOf(
  tx: Transaction,
  { graph, objectId, authorId }: Exemplar,
  stages: readonly GraphStage[],
  { at, executedBy, result }: Moment,
): Promise<Expressions> {
  const evaluation = await evaluationOf(
    registry,
    expressionRecords(tx.records, systemActor),
    { ...graph, stages: [...stages] },
    // No record has the id 0, which stands for a process without a record.
    objectId ?? 0,
    {
      now: at,
      result,
      executor: await loginOf(tx.sql, executedBy),
      startedBy: await loginOf(tx.sql, authorId),
    },
  );
  return {
    holds: (code) => {
      const verdict = evaluation.condition(code);
      if (typeof verdict !== 'boolean') throw fail(verdict.code, verdict.params);
      return verdict;
    },
    actions: (code) => {
      const actions = evaluation.actions(code);
      if ('code' in actions) throw fail(actions.code, actions.params);
      return actions;
    },
  };
}

const noExpressions = { conditions: [], beforeExecutionCode: '', onExecutionCode: '' };
/** The stage with only its condition for execution, so that only the records that this expression needs are read. */
export function onlyBefore(stage: GraphStage): GraphStage {
  return {
    ...stage,
    ...noExpressions,
    beforeExecutionCode: stage.beforeExecutionCode,
  };
}
/** The stage with only its actions, for the same reason. */
export function onlyActions(stage: GraphStage): GraphStage {
  return {
    ...stage,
    ...noExpressions,
    onExecutionCode: stage.onExecutionCode,
  };
}
