import { sql, type RawBuilder } from 'kysely';
import type { Field } from '#domain/kernel/field.ts';
import type { ParameterField } from '#domain/kernel/parameter.ts';

type Value = RawBuilder<unknown>;

/** How the value of a parameter is read out of JSON to be compared; and as what, where that is not its own type. */
interface Reading {
  readonly expression: (text: Value) => Value;
  readonly stored?: Field;
}

/** Days, moments and hours are kept in one spelling each, whose texts stand in the order of time. */
const inOrderOfTime: Reading = {
  expression: (text) => sql`(${text} collate "C")`,
  stored: { type: 'text' },
};

const readings: Record<ParameterField['type'], Reading> = {
  text: { expression: (text) => text },
  decimal: { expression: (text) => sql`cast(${text} as numeric)` },
  date: inOrderOfTime,
  datetime: inOrderOfTime,
  time: inOrderOfTime,
  // A switch that nobody has touched is off.
  boolean: { expression: (text) => sql`coalesce(cast(${text} as boolean), false)` },
};

/**
 * Where the value of a parameter stands: the expression that filters and sorts use. A parameter's index is made of
 * the same, and helps them only for that.
 */
export const parameterColumn = (additional: Value, key: Value, { type }: ParameterField): Value =>
  readings[type].expression(sql`(${additional} ->> ${key})`);

/** As what a parameter's value is compared, once it is read. */
export const storedAs = (field: ParameterField): Field => readings[field.type].stored ?? field;
