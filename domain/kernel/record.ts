import type { CommonFields, Declaration } from './declaration.ts';
import type { Fields } from './field.ts';
import type { NameLanguage } from './language.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A reference as it is served: the id and the presentation of its record. */
export interface Reference {
  readonly id: number;
  readonly presentation: string;
}

export function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
}

/** The presentation of a reference; empty if there is none. */
export function referenceName(value: unknown): string {
  return isReference(value) ? value.presentation : '';
}

/** The name of a record; `#` with its id if it has no presentation, because the reader may not know the name. */
export function nameOrNumber({
  id,
  presentation,
}: Readonly<Record<'id', number | string>> & Pick<Reference, 'presentation'>): string {
  return presentation || `#${id}`;
}

/** The text of a field of a record; null if it is empty. */
export function filledText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The value of a field that is neither a reference nor a table part. */
export type PlainValue<F> = F extends { type: 'integer' }
  ? number
  : F extends { type: 'boolean' }
    ? boolean
    : F extends { type: 'enumeration'; enumeration: { values: readonly (infer V)[] } }
      ? V
      : F extends { type: 'translated' }
        ? Partial<Record<NameLanguage, string>>
        : F extends { type: 'json' }
          ? JsonValue
          : string;

/** The value of a field that is not a reference: of a table part, its rows. */
type Value<F> = F extends { type: 'rows'; fields: infer R extends Fields } ? RowOf<R>[] : PlainValue<F>;

/** Whether a field is never null. */
type Filled<F> = F extends { required: true } | { default: unknown } | { type: 'rows' } | { type: 'boolean' }
  ? true
  : false;
type MaybeNull<F> = Filled<F> extends true ? Value<F> : Value<F> | null;

type ReferenceKeys<F> = { [K in keyof F]: F[K] extends { type: 'reference' } ? K : never }[keyof F] & string;
type PlainKeys<F> = Exclude<keyof F, ReferenceKeys<F>> & string;
/** What a reference has under its name with `Id`. */
type Id<F> = F extends { required: true } ? number : number | null;
/** What a reference has under its own name: `shows` adds fields of the record that it names. */
type Shown<F> = F extends { shows: readonly (infer S extends string)[] }
  ? Reference & Readonly<Record<S, JsonValue>>
  : Reference;
type Ref<F> = F extends { required: true } ? Shown<F> : Shown<F> | null;

/**
 * The values of declared fields. A reference `vehicle` gives two of them: `vehicleId: number` and
 * `vehicle: { id: number; presentation: string }`.
 */
type Values<F> = { [K in PlainKeys<F>]: MaybeNull<F[K]> } & {
  [K in ReferenceKeys<F> as `${K}Id`]: Id<F[K]>;
} & {
  [K in ReferenceKeys<F>]: Ref<F[K]>;
};

type RowOf<F> = { id: number; rowNumber: number } & Values<F>;

/** A record as it is served: decimals as strings, dates as ISO text, references both as an id and as an object. */
export type RecordOf<D extends Declaration> = {
  id: number;
  createdAt: string;
  updatedAt: string;
  markedToDelete: boolean;
} & Values<Omit<CommonFields, 'id' | 'createdAt' | 'updatedAt' | 'markedToDelete'>> &
  Values<D['fields']>;

/** A record of an object known only at run time. */
export type AnyRecord = {
  id: number;
  createdAt: string;
  updatedAt: string;
  markedToDelete: boolean;
} & Record<string, unknown>;

/** The input of a write: values by field name; a reference under its own name or with `Id` added. */
export type RecordInput = Record<string, unknown>;

/** Whether something that was sent has keys, as a record and a row have. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name under which a stored or served record has the id of a reference: `vehicleId` of `vehicle`. */
export function idKey(fieldName: string): string {
  return `${fieldName}Id`;
}
