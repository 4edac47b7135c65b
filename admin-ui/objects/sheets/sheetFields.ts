import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { languages } from '#domain/kernel/language.ts';
import { additionalName } from '#domain/kernel/parameter.ts';

export interface SheetField {
  readonly path: string;
  readonly label: string;
}

/** The fields that a column of a sheet can be written into. */
export function writableFields({ fields }: ObjectMeta): SheetField[] {
  return fields.filter(({ readOnly, secret }) => !readOnly && !secret).flatMap(fieldsOf);
}

const fieldsOf = ({ name, label, type, children }: FieldMeta): SheetField[] => {
  if (name === additionalName)
    return children.map((child) => ({ path: `${additionalName}.${child.name}`, label: child.label }));
  if (type === 'translated')
    return languages.map((language) => ({ path: `${name}.${language}`, label: `${label} [${language}]` }));
  return type === 'rows' || type === 'json' ? [] : [{ path: name, label }];
};
