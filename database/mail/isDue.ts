import { fail } from '#domain/kernel/fail.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { holds, isFault, readExpression } from '#domain/processes/expression/expression.ts';
import { expressionRecords } from '../processes/expressionRecords.ts';
import type { Transaction } from '../transaction.ts';
import type { Template } from './emailTemplates.ts';

/**
 * Whether a template may be sent about a record, as the record is now: what its condition says.
 * @throws what is wrong with the condition, and expression_failed where it cannot tell of this record
 */
export const isDue = async (
  { records }: Pick<Transaction, 'records'>,
  { executionCondition }: Pick<Template, 'executionCondition'>,
  { object, id }: { readonly object: string; readonly id: number },
): Promise<boolean> => {
  if (!executionCondition?.trim()) return true;
  const expression = readExpression(registry, object, executionCondition, 'condition');
  if (isFault(expression)) throw fail(expression.code, expression.params);
  const record = await expressionRecords(records, systemActor).load(expression.shape, object, id);
  return holds(expression, record, {
    now: new Date().toISOString(),
    result: '',
    executor: '',
    startedBy: '',
  });
};
