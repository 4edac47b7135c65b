import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { ModuleName } from '../kernel/declaration.ts';
import type { ObjectName, Objects } from '../objects.ts';
import type { CommonFields } from '../kernel/declaration.ts';

type FieldsOf<N extends ObjectName> = Objects[N]['fields'] & CommonFields;
type CellsOf<F> = { [K in keyof F]: F[K] extends { type: 'rows'; fields: infer R } ? keyof R : never }[keyof F];
/** Every name that any field of any object has. */
type AnyFieldName = { [N in ObjectName]: keyof FieldsOf<N> | CellsOf<FieldsOf<N>> }[ObjectName] & string;

/** A field named like an object takes that object's name, so only the others need a word; each once for all objects. */
export type FieldWord = Exclude<AnyFieldName, ObjectName>;
export type FieldWords = Readonly<Record<FieldWord, string>>;

export interface ObjectWord {
  readonly one: string;
  readonly many: string;
}
export type ObjectWords = Readonly<Record<ObjectName, ObjectWord>>;

export type EnumWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type ErrorWords = Readonly<Record<ErrorCode, string>>;
export type ModuleWords = Readonly<Record<ModuleName, string>>;

/** Everything that a language must say of the domain. */
export interface Words {
  readonly objects: ObjectWords;
  readonly fields: FieldWords;
  readonly enums: EnumWords;
  readonly errors: ErrorWords;
  readonly modules: ModuleWords;
}
