import { sql, type RawBuilder } from 'kysely';
import type { Field } from '#domain/kernel/field.ts';
import type { ParameterField } from '#domain/kernel/parameter.ts';

type Value = RawBuilder<unknown>;

/**
 * How the value of a parameter is read from JSON for a comparison. `stored` is the type by which it is compared, if that is
 * not its own type.
 */
interface Extraction {
  readonly expression: (text: Value) => Value;
  readonly stored?: Field;
}

/** Days, moments and times are stored in one fixed format, whose texts sort in the order of time. */
const inOrderOfTime: Extraction = {
  expression: (text) => sql`(${text} collate "C")`,
  stored: { type: 'text' },
};

const extractions: Record<ParameterField['type'], Extraction> = {
  text: { expression: (text) => text },
  decimal: { expression: (text) => sql`cast(${text} as numeric)` },
  date: inOrderOfTime,
  datetime: inOrderOfTime,
  time: inOrderOfTime,
  // A switch that was never set is off.
  boolean: { expression: (text) => sql`coalesce(cast(${text} as boolean), false)` },
};

/**
 * The expression by which filters and sorts read the value of a parameter. It must be the same as in the parameter's index,
 * or Postgres does not use the index.
 */
export function parameterColumn(additional: Value, key: Value, { type }: ParameterField): Value {
  return extractions[type].expression(sql`(${additional} ->> ${key})`);
}

/** The type as which a parameter's value is compared. */
export function storedAs(field: ParameterField): Field {
  return extractions[field.type].stored ?? field;
}
