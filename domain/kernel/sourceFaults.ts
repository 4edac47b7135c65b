import type { Field } from './field.ts';
import { pathOfSource, type ValueSource } from './valueSource.ts';

interface Known {
  /** A field of the object itself. */
  readonly own: (name: string) => Field | undefined;
  /** A field of another object; also undefined if the object is not declared. */
  readonly of: (object: string, name: string) => Field | undefined;
}

/** The error in the source of a field's value; undefined if the source is valid. */
export function faultOfSource(field: Field, source: ValueSource, known: Known): string | undefined {
  const to = field.type === 'reference' ? field.to : undefined;
  if (source === 'me') return to === 'user' ? undefined : 'is no reference to a user';
  const path = pathOfSource(source);
  if (!path) {
    const names = Object.keys((source as { record: object }).record);
    const isKnown = to !== undefined && names.every((name) => known.of(to, name));
    return isKnown ? undefined : `asks for a record by ${names.join()}, which it does not have`;
  }
  const reference = known.own(path.from);
  const given = reference?.type === 'reference' ? known.of(reference.to, path.field) : undefined;
  if (typeof source === 'object' && 'as' in source) {
    const isKnown = field.type === 'enumeration' && Object.values(source.as).every((value) => field.enumeration.values.includes(value)); // prettier-ignore
    return given && isKnown ? undefined : `stands for "${source.of}" by values that it does not have`;
  }
  const fits = given?.type === field.type && (given.type !== 'reference' || given.to === to);
  return fits ? undefined : `takes "${path.from}.${path.field}", which is no value of its kind`;
}
