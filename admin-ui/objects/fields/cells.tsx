import type { FieldType } from '#domain/kernel/field.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { booleanKind, enumerationKind } from './choices.tsx';
import { jsonKind } from './json.tsx';
import type { FieldKind, InputProps, ShownValue } from './kind.ts';
import { decimalKind, integerKind, moneyKind, tonnesKind } from './numbers.tsx';
import { referenceKind } from './reference.tsx';
import { textKind } from './text.tsx';
import { dateKind, datetimeKind, timeKind } from './times.tsx';
import { translatedKind } from './translations.tsx';

/** The kinds of fields that a row of a table part may have: all except table parts. */
export const cellKinds: Readonly<Record<Exclude<FieldType, 'rows'>, FieldKind>> = {
  text: textKind,
  integer: integerKind,
  decimal: decimalKind,
  tonnes: tonnesKind,
  money: moneyKind,
  boolean: booleanKind,
  date: dateKind,
  datetime: datetimeKind,
  time: timeKind,
  enumeration: enumerationKind,
  reference: referenceKind,
  translated: translatedKind,
  json: jsonKind,
};

/** The kind of a cell. A row has no table part of its own, so rows would be shown as JSON. */
export function cellKindOf({ type }: FieldMeta): FieldKind {
  return type === 'rows' ? cellKinds.json : cellKinds[type];
}

export function CellShown(props: ShownValue) {
  const { Shown } = cellKindOf(props.field);
  return <Shown {...props} />;
}

export function CellInput(props: InputProps) {
  const { Input } = cellKindOf(props.field);
  return <Input {...props} />;
}
