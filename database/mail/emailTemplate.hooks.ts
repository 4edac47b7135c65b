import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { isFault, readExpression } from '#domain/processes/expression/expression.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A condition is about records of the template's object, and is read when it is written: later nobody could mend it. */
export const emailTemplateHooks: Hooks = {
  afterWrite: (template, before, { registry }) => {
    const { executionCondition: condition, baseDocument: object } = template;
    const isSame = before?.executionCondition === condition && before?.baseDocument === object;
    if (isSame || typeof condition !== 'string' || !condition.trim()) return;
    const error = errorOf(registry, object, condition);
    if (error) throw failFields([error]);
  },
};

const errorOf = (
  registry: Registry,
  object: AnyRecord['baseDocument'],
  condition: string,
): FieldError | undefined => {
  if (typeof object !== 'string' || object === '') return { field: 'baseDocument', code: 'required' };
  if (!registry.has(object)) return { field: 'baseDocument', code: 'object_not_found', params: { object } };
  const read = readExpression(registry, object, condition, 'condition');
  return isFault(read) ? { field: 'executionCondition', code: read.code, params: read.params } : undefined;
};
