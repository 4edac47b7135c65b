import type { Database } from '#database/connect.ts';
import { evaluationOf } from '#database/processes/evaluation.ts';
import { expressionRecords } from '#database/processes/expressionRecords.ts';
import { loginOf } from '#database/processes/loginOf.ts';
import type { Language } from '#domain/kernel/language.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { dryRun, type DryRun, type Failed, type Verdict } from '#domain/processes/dryRun.rules.ts';
import type { DryRunAnswer } from '#domain/processes/dryRunAnswer.ts';
import { processContracts } from '#domain/processes/process.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** Simulates what an edited definition would do with a record. */
export function dryRunEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(processContracts.dryRun, {
      tag: 'processes',
      summary:
        'The way that a process would go for a record, with nothing done; reads what the caller may see',
      access: ['operator', 'sales'],
      handle: async ({ actor, language, body: { graph, recordId, after, result } }) => {
        const { registry, records } = database;
        await records.mustSee(actor, graph.ownerObjectName, recordId);
        const login = await loginOf(database.sql, actor.userId);
        const now = new Date().toISOString();
        // `result` is what the executor of each stage would write. `after` is the stage that counts as executed; without it the way
        // begins at the start.
        const context = { now, result: result ?? '', executor: login, startedBy: login };
        const readable = expressionRecords(records, actor);
        const evaluation = await evaluationOf(registry, readable, graph, recordId, context);
        return inWords(dryRun(graph, evaluation, after ?? null), language);
      },
    }),
  ];
}

/** A dry run with its failures as messages. An object with a `code` is a failure: the expression could not be evaluated. */
const inWords = ({ steps, end }: DryRun, language: Language): DryRunAnswer => {
  const why = ({ code, params }: Failed) => errorMessage(language, code, params);
  const verdict = (value: Verdict) =>
    typeof value === 'boolean' ? { holds: value, message: null } : { holds: null, message: why(value) };
  return {
    steps: steps.map(({ stageId, conditions, mayExecute, actions }) => ({
      stageId,
      conditions: conditions.map(verdict),
      mayExecute: verdict(mayExecute),
      actions: 'code' in actions ? [] : [...actions],
      actionsMessage: 'code' in actions ? why(actions) : null,
    })),
    end,
  };
};
