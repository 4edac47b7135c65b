import type { FieldType } from '#domain/kernel/field.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { booleanKind, enumerationKind } from './choices.tsx';
import { jsonKind } from './json.tsx';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { decimalKind, integerKind, moneyKind, tonnesKind } from './numbers.tsx';
import { referenceKind } from './reference.tsx';
import { rowsKind } from './rows.tsx';
import { textKind } from './text.tsx';
import { dateKind, datetimeKind, timeKind } from './times.tsx';
import { translatedKind } from './translations.tsx';

/** How the back office shows, edits and filters each type of field; a new type does not compile until it stands here. */
const kinds = (): Record<FieldType, FieldKind> =>
  ({
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
    rows: rowsKind,
    translated: translatedKind,
    json: jsonKind,
  }) satisfies Record<FieldType, FieldKind>;

export const kindOf = (field: FieldMeta): FieldKind => kinds()[field.type];

export const FieldShown = (props: ShownValue) => {
  const { Shown } = kindOf(props.field);
  return <Shown {...props} />;
};

export const FieldInput = (props: InputProps) => {
  const { Input } = kindOf(props.field);
  return <Input {...props} />;
};

export const FieldFilterValue = (props: FilterValueProps) => {
  const { FilterValue } = kindOf(props.field);
  return FilterValue ? <FilterValue {...props} /> : null;
};
