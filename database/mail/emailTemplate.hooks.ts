import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { isFault, readExpression, type Purpose } from '#domain/processes/expression/expression.ts';
import type { Hooks } from '../writing/hooks.ts';
import { faultOfObject } from '../writing/textFormats.ts';

/** Checks the conditions of a template when they are written, because errors found at sending could not be corrected then. */
export const emailTemplateHooks: Hooks = {
  afterWrite: (template, before, { registry }) => {
    const checkedBefore = JSON.stringify(before && [before.baseDocument, conditionsOf(before)]);
    const conditions = conditionsOf(template);
    // Conditions that are the same for the same object were checked when they were written.
    if (conditions.length === 0 || checkedBefore === JSON.stringify([template.baseDocument, conditions]))
      return;
    const errors = errorsOf(registry, template.baseDocument, conditions);
    if (errors.length > 0) throw failFields(errors);
  },
};

interface Condition {
  readonly field: string;
  readonly text: string;
  readonly purpose: Purpose;
}

/** All conditions of a template, with their fields. */
const conditionsOf = (template: AnyRecord): Condition[] => {
  const { executionCondition, recepientsCondition, contentVariantsList: variants } = template;
  const written: [field: string, text: unknown, purpose: Purpose][] = [
    ['executionCondition', executionCondition, 'condition'],
    ['recepientsCondition', recepientsCondition, 'recipients'],
    ...(Array.isArray(variants) ? variants : []).map(
      (variant: AnyRecord, place): [field: string, text: unknown, purpose: Purpose] => [
        `contentVariantsList[${place}].condition`,
        variant.condition,
        'condition',
      ],
    ),
  ];
  return written.flatMap(([field, text, purpose]) =>
    typeof text === 'string' && text.trim() ? [{ field, text, purpose }] : [],
  );
};

const errorsOf = (
  registry: Registry,
  object: AnyRecord['baseDocument'],
  conditions: readonly Condition[],
): FieldError[] => {
  if (typeof object !== 'string' || object === '') return [{ field: 'baseDocument', code: 'required' }];
  const fault = faultOfObject(object, registry);
  if (fault) return [{ field: 'baseDocument', ...fault }];
  return conditions.flatMap(({ field, text, purpose }) => {
    const expression = readExpression(registry, object, text, purpose);
    return isFault(expression) ? [{ field, code: expression.code, params: expression.params }] : [];
  });
};
