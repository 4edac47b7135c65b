import { fieldsOf, type Declaration } from './declaration.ts';
import type { Fields } from './field.ts';

/** A field in which records of one object name a record of another: of the record itself, or of a row of a table part. */
export interface ReferenceTo {
  readonly object: Declaration;
  /** The table part that the field is in; undefined for a field of the record itself. */
  readonly part: string | undefined;
  readonly field: string;
}

/** A text field with the name of an object and an integer field with the id of its record, as files and links have. */
export interface NameAndId {
  readonly object: Declaration;
  readonly nameField: string;
  readonly idField: string;
}

/** Every declared field that refers to records of the object `target`. */
export function referencesTo(all: readonly Declaration[], target: string): ReferenceTo[] {
  return all.flatMap((object) => {
    const among = (fields: Fields, part?: string): ReferenceTo[] =>
      Object.entries(fields).flatMap(([field, declared]) => {
        if (declared.type === 'rows') return among(declared.fields, field);
        return declared.type === 'reference' && declared.to === target ? [{ object, part, field }] : [];
      });
    return among(fieldsOf(object));
  });
}

/** Every pair of declared fields that names a record of any object: `objectName` and `objectId`, `ownerType` and `ownerId`. */
export function namesAndIds(all: readonly Declaration[]): NameAndId[] {
  return all.flatMap((object) =>
    Object.entries(object.fields).flatMap(([nameField, field]) => {
      if (field.type !== 'text' || field.format !== 'object') return [];
      const idField = `${nameField.replace(/(Name|Type)$/, '')}Id`;
      return object.fields[idField]?.type === 'integer' ? [{ object, nameField, idField }] : [];
    }),
  );
}
