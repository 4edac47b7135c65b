import type { Enumeration } from './enumeration.ts';
import type { ErrorCode } from './errorCatalogue.ts';
import type { RegistryNumber } from './numberKinds.ts';
import type { ValueSource } from './valueSource.ts';

/** Properties that a field of any type may have. */
interface FieldTraits {
  /** Must be filled before the record can be written; with `people` the server's own processes may leave it empty. */
  readonly required?: boolean | 'people';
  /** The name of a reference field. If no value is sent, a new record takes it from the record of that reference. */
  readonly filledFrom?: string;
  /** The server fills in the value of a new record if none is sent. */
  readonly filledByServer?: true;
  /** Set by the server or a workflow; a caller that sends another value is refused. */
  readonly readOnly?: boolean;
  /**
   * A `readOnly` value that the server computes from others. A form shows it while a person types, and a value that a caller
   * sends is ignored.
   */
  readonly computed?: boolean;
  /** Written once, when the record is created. After that the field behaves as if it were `readOnly`. */
  readonly fixed?: boolean;
  readonly unique?: boolean;
  readonly index?: boolean;
  /**
   * Never served. The database holds it encrypted. In a `hashed` field, a value that is a hash already, such as that of a
   * password, is stored as it is, because nobody reads it back.
   */
  readonly secret?: boolean | 'hashed';
  /** Only for staff: people from outside cannot read it, nor filter or sort by it. */
  readonly staffOnly?: true;
  /** A column of a table part whose sum makes sense. The sum of prices, for example, does not. */
  readonly summed?: boolean;
  /** A field of a table part that is seldom filled: shown only when the row is opened. */
  readonly rare?: boolean;
  /** The boolean field beside it that a form sets when somebody types or pastes a value: the value is then not computed. */
  readonly marks?: string;
  /** The sources from which the form of a new record takes the value: the first one that has a value. */
  readonly takes?: readonly ValueSource[];
}

export interface TextField extends FieldTraits {
  readonly type: 'text';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly multiline?: boolean;
  /** Too long for lists: it is served with a single record, and in a list only if `columns` names it. */
  readonly long?: true;
  /** Stored character by character, with blanks and control characters: a pattern, a command of a device. */
  readonly verbatim?: boolean;
  /** What a machine says: a text too long for the field is cut when the server writes it, because nobody could correct it. */
  readonly cut?: true;
  /**
   * What the text is:
   * - `object`: the name of a declared object.
   * - `screen`: the name of a screen or of a list.
   * - `pattern`: a regular expression.
   * - `valueFormat`: the name of a format that an administrator requires of a text. The record service refuses other names.
   * - `recurrence`: a rule of repetition that counts from the field `start`.
   * - `letter`: HTML or plain text that a form edits with the editor of letters.
   */
  readonly format?:
    | 'email'
    | 'emails'
    | 'phone'
    | 'color'
    | 'picture'
    | 'object'
    | 'screen'
    | 'pattern'
    | 'valueFormat'
    | 'recurrence'
    | 'letter'
    | RegistryNumber;
  /** Compared without regard to upper and lower case: an index on `lower(…)` exists for it. */
  readonly anyCase?: boolean;
  /** Compared as a telephone number, however it is written. */
  readonly anySpelling?: boolean;
  /** A form asks before a second record with the same value is saved. */
  readonly asksDouble?: true;
  /** Compared as plates are, by letters and digits only, in searches and for uniqueness. */
  readonly plate?: boolean;
  /** A condition in the language of expressions, about records of this object: a form edits it with completion and errors. */
  readonly conditionOn?: string;
  readonly default?: string;
}
export interface IntegerField extends FieldTraits {
  readonly type: 'integer';
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}
/** An exact number with `scale` decimal places; it is sent as a string with its full scale. */
export interface DecimalField extends FieldTraits {
  readonly type: 'decimal';
  readonly scale: number;
  /** Written without trailing zeros: its precision is not known, and `scale` is only the maximum. */
  readonly trimmed?: boolean;
  /** The most digits before the point; if absent, as many as its column holds beside `scale`. */
  readonly wholeDigits?: number;
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
  /** Empty in the template of a new record: 0.00 would be an amount that nobody entered. */
  readonly startsEmpty?: true;
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
  /** Also accepts the number of its value, counted from 0. */
  readonly numbered?: true;
}
export interface ReferenceField extends FieldTraits {
  readonly type: 'reference';
  /** Name of the object referred to. */
  readonly to: string;
  /** Fields of the referred record that are served beside its presentation. */
  readonly shows?: readonly string[];
  /** The boolean field that must be set in a record to be chosen here; an earlier choice stays valid without it. */
  readonly where?: string;
  /** The boolean field that must not be set in a record to be chosen here. */
  readonly without?: string;
  /**
   * For each field, the values whose records a form does not offer here; whether they may be written is decided by its
   * lifecycle, or by the constraint `offered` of this field.
   */
  readonly notOffered?: Readonly<Record<string, readonly string[]>>;
  /** The field with the customer of the document: products whose condition keeps them from this customer are not offered. */
  readonly notFor?: string;
  /**
   * Maps fields of the referred record to fields beside this one. Only records with equal values are offered and may be written:
   * with `{ product: 'product' }` only the variants of the row's product. An empty field beside this one restricts nothing.
   */
  readonly like?: Readonly<Record<string, string>>;
  /** The refusal of a record that does not meet `like`. Its sentence has the parameter `name`, the name of that record. */
  readonly mismatchError?: ErrorCode;
  /** A number that is no id is read as the record's predefined name: the specification uses such numbers. */
  readonly numbered?: true;
}
export interface RowsField extends FieldTraits {
  readonly type: 'rows';
  readonly fields: Readonly<Record<string, CellField>>;
  /** Also accepts JSON text that holds the array. */
  readonly asText?: boolean;
  /**
   * Shown in a special way: `rights` as a table of all objects with the rights on each, `tags` as the coloured chips of the
   * dictionary that its only reference names.
   */
  readonly shownAs?: 'rights' | 'tags';
}
export interface TranslatedField extends FieldTraits {
  readonly type: 'translated';
}
/** Free JSON, or an object with the fields of `shape`, or a list of such objects. */
export interface JsonField extends FieldTraits {
  readonly type: 'json';
  readonly shape?: Readonly<Record<string, CellField>>;
  readonly list?: true;
}

/** Whether a field holds long texts, such as letters: a thousand of them fill the memory of a process. */
export function isLong(field: Field): boolean {
  return field.type === 'text' && field.long === true;
}

/** Whether a field of a stored record always has a value: everybody must fill it, or it has a default. */
export function isAlwaysFilled(field: Field): boolean {
  return ('required' in field && field.required === true) || 'default' in field;
}

/** A field that a row of a table part may have: any but another table part. */
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

/** The options of a field without its type and without `Fixed`, which its function takes as an argument of its own. */
type Options<F extends Field, Fixed extends keyof F = 'type'> = Omit<F, Fixed | 'type'>;
/**
 * The options exactly as written and no unknown ones: `integer({ mim: 2 })` does not compile, because the type of `mim` becomes
 * `never`. The functions below give a field the type of its options as written, so that `integer({ min: 2 })` has `min: 2`.
 */
type Only<O, Known> = O & { readonly [K in Exclude<keyof O, keyof Known>]: never };

export function text<const O extends Options<TextField>>(options?: Only<O, Options<TextField>>) {
  return { type: 'text', ...options } as { readonly type: 'text' } & O;
}
export function integer<const O extends Options<IntegerField>>(options?: Only<O, Options<IntegerField>>) {
  return { type: 'integer', ...options } as { readonly type: 'integer' } & O;
}
export function decimal<const O extends Options<DecimalField>>(options: Only<O, Options<DecimalField>>) {
  return { type: 'decimal', ...options } as { readonly type: 'decimal' } & O;
}
export function tonnes<const O extends Options<TonnesField>>(options?: Only<O, Options<TonnesField>>) {
  return { type: 'tonnes', ...options } as { readonly type: 'tonnes' } & O;
}
export function money<const O extends Options<MoneyField>>(options?: Only<O, Options<MoneyField>>) {
  return { type: 'money', ...options } as { readonly type: 'money' } & O;
}
export function boolean<const O extends Options<BooleanField>>(options?: Only<O, Options<BooleanField>>) {
  return { type: 'boolean', ...options } as { readonly type: 'boolean' } & O;
}
export function date<const O extends Options<DateField>>(options?: Only<O, Options<DateField>>) {
  return { type: 'date', ...options } as { readonly type: 'date' } & O;
}
export function datetime<const O extends Options<DateTimeField>>(options?: Only<O, Options<DateTimeField>>) {
  return { type: 'datetime', ...options } as { readonly type: 'datetime' } & O;
}
export function time<const O extends Options<TimeField>>(options?: Only<O, Options<TimeField>>) {
  return { type: 'time', ...options } as { readonly type: 'time' } & O;
}
export function translated<const O extends Options<TranslatedField>>(
  options?: Only<O, Options<TranslatedField>>,
) {
  return { type: 'translated', ...options } as { readonly type: 'translated' } & O;
}
export function json<const O extends Options<JsonField>>(options?: Only<O, Options<JsonField>>) {
  return { type: 'json', ...options } as { readonly type: 'json' } & O;
}

export function enumeration<
  const V extends string,
  const O extends Options<EnumerationField<V>, 'enumeration'>,
>(values: Enumeration<V>, options?: Only<O, Options<EnumerationField<V>, 'enumeration'>>) {
  return { type: 'enumeration', enumeration: values, ...options } as {
    readonly type: 'enumeration';
    readonly enumeration: Enumeration<V>;
  } & O;
}

export function reference<const T extends string, const O extends Options<ReferenceField, 'to'>>(
  to: T,
  options?: Only<O, Options<ReferenceField, 'to'>>,
) {
  return { type: 'reference', to, ...options } as { readonly type: 'reference'; readonly to: T } & O;
}

/** A list inside a cell, each entry with these fields: a table part inside a row of a table part. */
export function listOf<const F extends Readonly<Record<string, CellField>>>(
  shape: F,
  options: Pick<JsonField, 'rare' | 'staffOnly'> = {},
) {
  return { type: 'json', shape, list: true, ...options } as {
    readonly type: 'json';
    readonly shape: F;
    readonly list: true;
  };
}

/** One object with these fields inside a list of a cell. */
export function partOf<const F extends Readonly<Record<string, CellField>>>(shape: F) {
  return { type: 'json', shape } as { readonly type: 'json'; readonly shape: F };
}

export function rows<const F extends Readonly<Record<string, CellField>>>(
  fields: F,
  options: Pick<RowsField, 'asText' | 'readOnly' | 'shownAs'> = {},
) {
  return { type: 'rows', fields, ...options } as { readonly type: 'rows'; readonly fields: F };
}
