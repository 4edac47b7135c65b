import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { isFault, readExpression } from '#domain/processes/expression/expression.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

/**
 * Refuses a wrong condition and wrong conversions when a product is written. Otherwise the people who put the product into orders
 * would meet the error, and could not correct it.
 */
export const productHooks: Hooks = {
  beforeWrite: (draft, before, { registry }) => {
    const errors = [...faultOfCondition(registry, draft, before), ...unitsNamedTwice(draft, before)];
    if (errors.length > 0) throw failFields(errors);
  },
};

/** The error of the condition for customers who do not get the product, if it is written now and differs from the stored one. */
const faultOfCondition = (
  registry: Registry,
  { notUsedProductCondition: condition }: Draft,
  before: AnyRecord | undefined,
): FieldError[] => {
  if (typeof condition !== 'string' || condition.trim() === '') return [];
  if (condition === before?.notUsedProductCondition) return [];
  const expression = readExpression(registry, 'counterparty', condition, 'condition');
  return isFault(expression)
    ? [{ field: 'notUsedProductCondition', code: expression.code, params: expression.params }]
    : [];
};

/** The units of the conversions: those that are written now, otherwise those that the product has. */
const convertedUnits = (draft: Draft, before: AnyRecord | undefined): readonly unknown[] =>
  Array.isArray(draft.conversions)
    ? (draft.conversions as Draft[]).map(({ unitOfMeasure }) => unitOfMeasure)
    : ((before?.conversions ?? []) as readonly AnyRecord[]).map(({ unitOfMeasureId }) => unitOfMeasureId);

/**
 * The errors of units with two conversions, and of a conversion of the product's own unit. Nothing is checked if neither the
 * conversions nor the own unit change.
 */
const unitsNamedTwice = (draft: Draft, before: AnyRecord | undefined): FieldError[] => {
  const own = draft.unitOfMeasure === undefined ? before?.unitOfMeasureId : draft.unitOfMeasure;
  if (!Array.isArray(draft.conversions) && own === before?.unitOfMeasureId) return [];
  const units = convertedUnits(draft, before);
  return units.flatMap((unit, row) =>
    unit === own || units.indexOf(unit) < row
      ? [{ field: `conversions[${row}].unitOfMeasure`, code: 'unit_named_twice' as const }]
      : [],
  );
};
