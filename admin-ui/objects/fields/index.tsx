import type { FieldType } from '#domain/kernel/field.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { cellKinds } from './cells.tsx';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { letterKind } from './letter.tsx';
import { recurrenceKind } from './recurrence/recurrenceKind.tsx';
import { rightsKind } from './rights.tsx';
import { rowsKind } from './rows.tsx';
import { tagsKind } from './tags.tsx';

/** How the back office shows, edits and filters each type of field; a new type does not compile until it is added here. */
const kinds: Readonly<Record<FieldType, FieldKind>> = { ...cellKinds, rows: rowsKind };

/** The kind of a field: usually that of its type, unless its declaration asks for another one (`shownAs`, `format`). */
export function kindOf(field: FieldMeta): FieldKind {
  if (field.shownAs === 'tags') return tagsKind;
  if (field.format === 'recurrence') return recurrenceKind;
  if (field.format === 'letter') return letterKind;
  return field.shownAs === 'rights' ? rightsKind : kinds[field.type];
}

export function FieldShown(props: ShownValue) {
  const { Shown } = kindOf(props.field);
  return <Shown {...props} />;
}

export function FieldInput(props: InputProps) {
  const { Input } = kindOf(props.field);
  return <Input {...props} />;
}

export function FieldFilterValue(props: FilterValueProps) {
  const { FilterValue } = kindOf(props.field);
  return FilterValue ? <FilterValue {...props} /> : null;
}
