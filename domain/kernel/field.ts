import type { Enumeration } from './enumeration.ts';

/** What every field may say about itself, whatever its type. */
export interface FieldTraits {
  /** Must be filled before the record can be written. */
  readonly required?: boolean;
  /** Set by the server or a workflow; a caller that sends another value is refused. */
  readonly readOnly?: boolean;
  /** Said once, when the record is made; then as if `readOnly`. */
  readonly fixed?: boolean;
  readonly unique?: boolean;
  readonly index?: boolean;
  /** Never served. Encrypted at rest, unless it arrives there `hashed`. */
  readonly secret?: boolean | 'hashed';
  /** A column of a table part that makes sense added up; a price does not. */
  readonly summed?: boolean;
}

export interface TextField extends FieldTraits {
  readonly type: 'text';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly multiline?: boolean;
  /** `object` is the name of a declared object. */
  readonly format?: 'email' | 'phone' | 'color' | 'object';
  /** People are looked up by it and write it in whichever letters: `lower(…)` of it has an index. */
  readonly anyCase?: boolean;
  /** Looked up as a telephone, however somebody wrote it. */
  readonly anySpelling?: boolean;
  readonly default?: string;
}
export interface IntegerField extends FieldTraits {
  readonly type: 'integer';
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}
/** An exact number with `scale` digits after the point; it travels as a string with its full scale. */
export interface DecimalField extends FieldTraits {
  readonly type: 'decimal';
  readonly scale: number;
  /** Without the zeros at its end: nobody has said how exact it is, `scale` is the most it may have. */
  readonly trimmed?: boolean;
  readonly min?: string;
  readonly default?: string;
}
export interface TonnesField extends FieldTraits {
  readonly type: 'tonnes';
  readonly min?: string;
  readonly default?: string;
}
export interface MoneyField extends FieldTraits {
  readonly type: 'money';
  readonly min?: string;
  readonly default?: string;
}
export interface BooleanField extends FieldTraits {
  readonly type: 'boolean';
  readonly default?: boolean;
}
export interface DateField extends FieldTraits {
  readonly type: 'date';
}
export interface DateTimeField extends FieldTraits {
  readonly type: 'datetime';
}
export interface TimeField extends FieldTraits {
  readonly type: 'time';
}
export interface EnumerationField<V extends string = string> extends FieldTraits {
  readonly type: 'enumeration';
  readonly enumeration: Enumeration<V>;
  readonly default?: V;
}
export interface ReferenceField extends FieldTraits {
  readonly type: 'reference';
  /** Name of the object referred to. */
  readonly to: string;
  /** Fields of the record referred to that are served beside its presentation. */
  readonly shows?: readonly string[];
  /** A tick that a record must bear to be chosen here; what was chosen before keeps its place without it. */
  readonly where?: string;
}
export interface RowsField extends FieldTraits {
  readonly type: 'rows';
  readonly fields: Readonly<Record<string, CellField>>;
  /** Taken as well as JSON text that holds the array. */
  readonly asText?: boolean;
}
export interface TranslatedField extends FieldTraits {
  readonly type: 'translated';
}
export interface JsonField extends FieldTraits {
  readonly type: 'json';
}

/** A field that may stand in a row of a table part: anything but another table part. */
export type CellField =
  | TextField
  | IntegerField
  | DecimalField
  | TonnesField
  | MoneyField
  | BooleanField
  | DateField
  | DateTimeField
  | TimeField
  | EnumerationField
  | ReferenceField
  | TranslatedField
  | JsonField;

export type Field = CellField | RowsField;
export type FieldType = Field['type'];
export type Fields = Readonly<Record<string, Field>>;

type Options<F extends Field, Fixed extends keyof F = 'type'> = Omit<F, Fixed | 'type'>;
/** The options as they were written, and none that the field does not have: a misspelt one must not compile. */
type Only<O, Known> = O & { readonly [K in Exclude<keyof O, keyof Known>]: never };

export const text = <const O extends Options<TextField>>(options?: Only<O, Options<TextField>>) =>
  ({ type: 'text', ...options }) as { readonly type: 'text' } & O;
export const integer = <const O extends Options<IntegerField>>(options?: Only<O, Options<IntegerField>>) =>
  ({ type: 'integer', ...options }) as { readonly type: 'integer' } & O;
export const decimal = <const O extends Options<DecimalField>>(options: Only<O, Options<DecimalField>>) =>
  ({ type: 'decimal', ...options }) as { readonly type: 'decimal' } & O;
export const tonnes = <const O extends Options<TonnesField>>(options?: Only<O, Options<TonnesField>>) =>
  ({ type: 'tonnes', ...options }) as { readonly type: 'tonnes' } & O;
export const money = <const O extends Options<MoneyField>>(options?: Only<O, Options<MoneyField>>) =>
  ({ type: 'money', ...options }) as { readonly type: 'money' } & O;
export const boolean = <const O extends Options<BooleanField>>(options?: Only<O, Options<BooleanField>>) =>
  ({ type: 'boolean', ...options }) as { readonly type: 'boolean' } & O;
export const date = <const O extends Options<DateField>>(options?: Only<O, Options<DateField>>) =>
  ({ type: 'date', ...options }) as { readonly type: 'date' } & O;
export const datetime = <const O extends Options<DateTimeField>>(options?: Only<O, Options<DateTimeField>>) =>
  ({ type: 'datetime', ...options }) as { readonly type: 'datetime' } & O;
export const time = <const O extends Options<TimeField>>(options?: Only<O, Options<TimeField>>) =>
  ({ type: 'time', ...options }) as { readonly type: 'time' } & O;
export const translated = <const O extends Options<TranslatedField>>(
  options?: Only<O, Options<TranslatedField>>,
) => ({ type: 'translated', ...options }) as { readonly type: 'translated' } & O;
export const json = <const O extends Options<JsonField>>(options?: Only<O, Options<JsonField>>) =>
  ({ type: 'json', ...options }) as { readonly type: 'json' } & O;

export const enumeration = <
  const V extends string,
  const O extends Options<EnumerationField<V>, 'enumeration'>,
>(
  values: Enumeration<V>,
  options?: Only<O, Options<EnumerationField<V>, 'enumeration'>>,
) =>
  ({ type: 'enumeration', enumeration: values, ...options }) as {
    readonly type: 'enumeration';
    readonly enumeration: Enumeration<V>;
  } & O;

export const reference = <const T extends string, const O extends Options<ReferenceField, 'to'>>(
  to: T,
  options?: Only<O, Options<ReferenceField, 'to'>>,
) => ({ type: 'reference', to, ...options }) as { readonly type: 'reference'; readonly to: T } & O;

export const rows = <const F extends Readonly<Record<string, CellField>>>(
  fields: F,
  options: Pick<RowsField, 'asText' | 'readOnly'> = {},
) => ({ type: 'rows', fields, ...options }) as { readonly type: 'rows'; readonly fields: F };
