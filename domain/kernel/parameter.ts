import type { BooleanField, DateField, DateTimeField, DecimalField, TextField, TimeField } from './field.ts';
import type { Language } from './language.ts';

/** What the type of a parameter comes to among the types of fields. */
export type ParameterField = TextField | DecimalField | DateField | DateTimeField | TimeField | BooleanField;

/** A field that an administrator has added to an object; its value stands under its key in the records' `additional`. */
export interface Parameter {
  readonly key: string;
  readonly field: ParameterField;
  readonly name: string;
  /** Its name in the languages that somebody has written it in. */
  readonly lang: Partial<Record<Language, string>>;
  /** Marked for deletion: values stay where they are, and nobody is offered it. */
  readonly hidden: boolean;
}

/** The parameters of one object by their keys. */
export type Parameters = ReadonlyMap<string, Parameter>;

/** The field of every record that holds the values of its parameters. */
export const additionalName = 'additional';

/** The key of a record's own parameter, called `additional.axles`; undefined of any other name. */
export const parameterKey = (name: string): string | undefined => {
  const [first, key, ...rest] = name.split('.');
  return first === additionalName && rest.length === 0 ? key : undefined;
};

export const noParameters: Parameters = new Map();
