import type { Field, Fields } from './field.ts';
import { idKey, type RecordInput } from './record.ts';

/** A text of spaces alone is blank. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Finds what was sent for the field: `vehicle: {id: 5}`, `vehicle: 5` and `vehicleId: 5` mean the same. */
export function sentValue(
  name: string,
  field: Field,
  input: RecordInput,
): { sent: boolean; value?: unknown } {
  if (field.type !== 'reference')
    return Object.hasOwn(input, name) ? { sent: true, value: input[name] } : { sent: false };
  const key = idKey(name);
  if (Object.hasOwn(input, key)) return { sent: true, value: input[key] };
  if (!Object.hasOwn(input, name)) return { sent: false };
  const value = input[name];
  return {
    sent: true,
    value: typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value,
  };
}

/**
 * What is stored for a field that was sent blank, or not at all. A blank becomes the default. But a required field that was sent
 * blank becomes null: the caller has emptied it.
 * @param sent whether the input names the field
 */
export function valueOfBlank(field: Field, sent: boolean): unknown {
  if (!sent && 'default' in field) return field.default;
  if (field.type === 'rows') return [];
  return 'default' in field && !field.required ? field.default : null;
}

/** What a write is for, and whose input it has. */
export interface Write {
  readonly purpose: 'create' | 'update';
  readonly from: 'person' | 'server';
}

/** Whether a field that was sent blank or not at all is refused: it is required, and nothing else fills it. */
export function mustBeSent(
  field: Field,
  fields: Fields,
  input: RecordInput,
  { purpose, from }: Write,
): boolean {
  const isDemanded = field.required === 'people' ? from === 'person' : Boolean(field.required);
  if (!isDemanded || field.readOnly) return false;
  return purpose === 'update' || !isFilledInNew(field, fields, input);
}

/** Whether a new record gets a value for the field, although none was sent for it. */
const isFilledInNew = (
  { filledFrom, filledByServer }: Field,
  fields: Fields,
  input: RecordInput,
): boolean => {
  if (filledByServer) return true;
  const source = filledFrom === undefined ? undefined : fields[filledFrom];
  return (
    filledFrom !== undefined && source !== undefined && !isBlank(sentValue(filledFrom, source, input).value)
  );
};
