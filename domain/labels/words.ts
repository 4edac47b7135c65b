import type { CommonFields, ModuleName } from '../kernel/declaration.ts';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { ObjectName, Objects } from '../objects.ts';
import type { ScreenName } from '../screens.ts';

type FieldsOf<N extends ObjectName> = Objects[N]['fields'] & CommonFields;
/** The names inside a field: of the cells of a row, and of the entries of a list inside a cell. */
type CellsOf<F> = {
  [K in keyof F]: F[K] extends { type: 'rows'; fields: infer R }
    ? keyof R | CellsOf<R>
    : F[K] extends { type: 'json'; shape: infer S }
      ? keyof S | CellsOf<S>
      : never;
}[keyof F];
/** Every name that any field of any object has. */
type AnyFieldName = { [N in ObjectName]: keyof FieldsOf<N> | CellsOf<FieldsOf<N>> }[ObjectName] & string;

/** A field named like an object takes that object's name, so only the others need a word; each once for all objects. */
type FieldWord = Exclude<AnyFieldName, ObjectName>;
export type FieldWords = Readonly<Record<FieldWord, string>>;

/** The names of fields, and of the columns of their table parts: `recipients` and `recipients.name`. */
type PathsOf<F> = {
  [K in keyof F & string]:
    K | (F[K] extends { type: 'rows'; fields: infer R } ? `${K}.${keyof R & string}` : never);
}[keyof F & string];
/** A field of one object, such as `driver.name`; of a row of its table part, `outgoingSms.recipients.name`. */
type OwnField = { [N in ObjectName]: `${N}.${PathsOf<Objects[N]['fields']>}` }[ObjectName];
/** Words for fields that mean something else than their name usually does: a vehicle's name is its number plate. */
type OwnWords = Readonly<Partial<Record<OwnField, string>>>;

interface ObjectWord {
  readonly one: string;
  readonly many: string;
}
type ObjectWords = Readonly<Record<ObjectName, ObjectWord>>;

interface EnumWord {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}
type EnumWords = Readonly<Record<string, EnumWord>>;
type ErrorWords = Readonly<Record<ErrorCode, string>>;
type ScreenWords = Readonly<Record<ScreenName, string>>;
type ModuleWords = Readonly<Record<ModuleName, string>>;

/** The words of one module in one language. The fields that several modules share are in `common`. */
export interface RoomWords {
  readonly objects: Readonly<Record<string, ObjectWord>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly ownFields: Readonly<Record<string, string>>;
  readonly enums: EnumWords;
}

/** All words of the domain that a language must have. */
export interface Words {
  readonly objects: ObjectWords;
  readonly fields: FieldWords;
  readonly ownFields: OwnWords;
  readonly enums: EnumWords;
  /** Sentences about what is expected instead of a refused value. The key is the parameter of `invalid_value` that it uses. */
  readonly valueDemands: Readonly<Record<'min' | 'max' | 'scale' | 'format', string>>;
  readonly errors: ErrorWords;
  readonly screens: ScreenWords;
  readonly modules: ModuleWords;
}
