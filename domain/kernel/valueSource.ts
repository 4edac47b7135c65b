/**
 * The source from which the form of a new record takes a value. `me` is the user who writes the record, `customer.currency`
 * a field of the record in another reference field, `record` the one record that has these values. `of` with `as` maps each
 * value found there to a value here.
 */
export type ValueSource =
  | 'me'
  | FieldPath
  | { readonly of: FieldPath; readonly as: Readonly<Record<string, string>> }
  | { readonly record: Readonly<Record<string, string | boolean>> };

type FieldPath = `${string}.${string}`;

/** The reference to follow and the field of its record; undefined if the source is no path. */
export function pathOfSource(
  source: ValueSource,
): { readonly from: string; readonly field: string } | undefined {
  if (source === 'me') return undefined;
  if (typeof source === 'object' && 'record' in source) return undefined;
  const [from = '', field = ''] = (typeof source === 'object' ? source.of : source).split('.');
  return { from, field };
}

/** The value here for a value found at the source. */
export function meantBy(source: ValueSource, sourceValue: unknown): unknown {
  return typeof source === 'object' && 'of' in source ? source.as[String(sourceValue)] : sourceValue;
}
