import type { Field } from './field.ts';
import { pathOfSource, type ValueSource } from './valueSource.ts';

/** Finds declared fields. */
interface FieldLookup {
  /** A field of the object itself. */
  readonly own: (name: string) => Field | undefined;
  /** A field of another object; also undefined if the object is not declared. */
  readonly of: (object: string, name: string) => Field | undefined;
}

/** The error in the source of a field's value; undefined if the source is valid. */
export function faultOfSource(field: Field, source: ValueSource, lookup: FieldLookup): string | undefined {
  const to = field.type === 'reference' ? field.to : undefined;
  if (source === 'me') return to === 'user' ? undefined : 'is no reference to a user';
  const path = pathOfSource(source);
  // Without a path, the source is the one record that has the given values.
  if (!path) {
    const names = Object.keys((source as { record: object }).record);
    const isKnown = to !== undefined && names.every((name) => lookup.of(to, name));
    return isKnown ? undefined : `asks for a record by ${names.join()}, which it does not have`;
  }
  const reference = lookup.own(path.from);
  const sourceField = reference?.type === 'reference' ? lookup.of(reference.to, path.field) : undefined;
  // With `as`, each value found at the path is mapped to a value of this field.
  if (typeof source === 'object' && 'as' in source) {
    const values = field.type === 'enumeration' ? field.enumeration.values : [];
    const areKnown = Object.values(source.as).every((value) => values.includes(value));
    return sourceField && field.type === 'enumeration' && areKnown
      ? undefined
      : `stands for "${source.of}" by values that it does not have`;
  }
  const isSameKind =
    sourceField?.type === field.type && (sourceField.type !== 'reference' || sourceField.to === to);
  return isSameKind ? undefined : `takes "${path.from}.${path.field}", which is no value of its kind`;
}
