import type { FieldError } from '../kernel/fail.ts';
import { parseParameters } from '../kernel/validation.ts';
import { parameterFields, type ParameterType } from '../platform/additionalParameter.rules.ts';

/** A parameter of a variant definition; its values are written as `90; 100; 120` or on lines of their own. */
export interface VariantParameter {
  readonly name: string;
  readonly type: ParameterType;
  readonly values?: string | null;
}

type VariantValue = string | boolean;
/** The value of each parameter of a variant, by the parameter's name. */
export type VariantMap = Readonly<Record<string, VariantValue>>;

/** A parameter with its values, each once and in the form in which it is stored. */
export interface Axis {
  readonly name: string;
  readonly values: readonly VariantValue[];
}

/** The most variants that one definition may produce. */
export const mostVariants = 500;

/** The axes of the matrix, and the errors in the rows of the definition. A switch always has both values, true and false. */
export function axesOf(parameters: readonly VariantParameter[]): {
  readonly axes: readonly Axis[];
  readonly errors: readonly FieldError[];
} {
  const errors: FieldError[] = [];
  const axes = parameters.map((parameter, index): Axis => {
    const { name, type } = parameter;
    const row = `additionalParameters[${index}]`;
    if (parameters.findIndex((other) => other.name === name) < index)
      errors.push({ field: `${row}.name`, code: 'not_unique' });
    if (type === 'switch') return { name, values: [true, false] };
    // A definition may write numbers with a comma; they are stored with a point.
    const values = writtenValues(parameter).flatMap((written) => {
      const value = readValue(type, type === 'number' ? written.replace(',', '.') : written);
      if (value === undefined)
        errors.push({ field: `${row}.values`, code: 'variant_value_wrong', params: { value: written } });
      return value ?? [];
    });
    return { name, values: [...new Set(values)] };
  });
  return { axes, errors };
}

const writtenValues = ({ values }: VariantParameter): string[] =>
  (values ?? '')
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** A value in the form in which it is stored; undefined if it is none of this type. */
const readValue = (type: ParameterType, value: unknown): VariantValue | undefined => {
  const field = parameterFields[type];
  const parameter = { key: 'value', field, name: 'value', lang: {}, hidden: false };
  const { values, errors } = parseParameters(new Map([['value', parameter]]), { value });
  return errors.length === 0 ? ((values.value as VariantValue | null) ?? undefined) : undefined;
};

/** The number of variants that the axes produce; 0 if there are no axes, or if one of them has no values. */
export function countOf(axes: readonly Axis[]): number {
  return axes.length === 0 ? 0 : axes.reduce((count, { values }) => count * values.length, 1);
}

/** Each combination of the values, those of the last axis changing first. */
export function combinationsOf(axes: readonly Axis[]): readonly VariantMap[] {
  if (axes.length === 0) return [];
  return axes.reduce<readonly VariantMap[]>(
    (maps, { name, values }) => maps.flatMap((map) => values.map((value) => ({ ...map, [name]: value }))),
    [{}],
  );
}

/**
 * Checks the values of one variant against the definition of its product.
 * @returns the values in the form in which they are stored, and an error for each that does not fit
 */
export function checkedVariant(
  parameters: readonly VariantParameter[],
  input: Readonly<Record<string, unknown>>,
): { readonly variants: VariantMap; readonly errors: readonly FieldError[] } {
  const errors: FieldError[] = [];
  const variants: Record<string, VariantValue> = {};
  const { axes } = axesOf(parameters);
  for (const [index, { name, type }] of parameters.entries()) {
    const field = `variants.${name}`;
    const sentValue = input[name];
    const value = readValue(type, sentValue);
    // A parameter whose definition lists no values takes any value of its type.
    const values = axes[index]?.values ?? [];
    if (sentValue === undefined || sentValue === null || sentValue === '')
      errors.push({ field, code: 'required' });
    else if (value === undefined)
      errors.push({ field, code: 'variant_value_wrong', params: { value: JSON.stringify(sentValue) } });
    else if (values.length > 0 && !values.includes(value))
      errors.push({ field, code: 'variant_value_unlisted', params: { value, values: values.join(', ') } });
    else variants[name] = value;
  }
  for (const name of Object.keys(input))
    if (!parameters.some((parameter) => parameter.name === name))
      errors.push({ field: `variants.${name}`, code: 'unknown_field' });
  return { variants, errors };
}
