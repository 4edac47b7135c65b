import { takesList, takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { Condition } from '../../data/listQuery.ts';
import { isReference } from '#domain/kernel/record.ts';

/** A condition as the filters manager keeps it: with the field it is about, to draw its inputs. */
export interface ChosenCondition {
  readonly fieldPath: string;
  /** The way to the field in words, `Pojazd › Tara`. */
  readonly label: string;
  readonly field: FieldMeta;
  readonly operator: FilterOperator;
  readonly value?: unknown;
}

const preferred: readonly FilterOperator[] = ['iLike', 'eq', 'filled'];

/** The operator one most likely means for this field: texts contain, the rest equals. */
export const firstOperator = (field: FieldMeta): FilterOperator =>
  preferred.find((operator) => field.operators.includes(operator)) ?? 'eq';

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Conditions that say something, as the API understands them. */
export const sentConditions = (
  chosen: readonly Pick<ChosenCondition, 'fieldPath' | 'operator' | 'value'>[],
): Condition[] =>
  chosen
    .filter(({ operator, value }) => takesNoValue(operator) || isFilled(value))
    .map(({ fieldPath, operator, value }) => ({
      fieldPath,
      operator,
      ...(takesNoValue(operator) ? {} : { value: sentValue(operator, value) }),
    }));

const sentValue = (operator: FilterOperator, value: unknown): unknown =>
  takesList(operator) && Array.isArray(value) ? value.map(plain) : plain(value);

const plain = (value: unknown): unknown => (isReference(value) ? value.id : value);
