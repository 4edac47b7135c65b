import type { FieldType } from '#domain/kernel/field.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { cellKinds } from './cells.tsx';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { rowsKind } from './rows.tsx';

/** How the back office shows, edits and filters each type of field; a new type does not compile until it stands here. */
const kinds: Readonly<Record<FieldType, FieldKind>> = { ...cellKinds, rows: rowsKind };

export const kindOf = (field: FieldMeta): FieldKind => kinds[field.type];

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
