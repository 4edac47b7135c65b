import type { BooleanField, DateField, DateTimeField, DecimalField, TextField, TimeField } from './field.ts';
import type { Language } from './language.ts';

/** The field types that a parameter may have. */
export type ParameterField = TextField | DecimalField | DateField | DateTimeField | TimeField | BooleanField;

/** A field that an administrator has added to an object; its value is stored under its key in a record's `additional`. */
export interface Parameter {
  readonly key: string;
  readonly field: ParameterField;
  readonly name: string;
  /** The translations of its name. */
  readonly lang: Partial<Record<Language, string>>;
  /** Marked for deletion: stored values stay, but the parameter is no longer offered. */
  readonly hidden: boolean;
}

/** The parameters of one object, by key. */
export type Parameters = ReadonlyMap<string, Parameter>;

/** The field of every record that holds the values of its parameters. */
export const additionalName = 'additional';

/** The key in a name such as `additional.axles`; undefined for any other name. */
export function parameterKey(name: string): string | undefined {
  const [first, key, ...rest] = name.split('.');
  return first === additionalName && rest.length === 0 ? key : undefined;
}

export const noParameters: Parameters = new Map();
