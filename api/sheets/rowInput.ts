import { Decimal } from 'decimal.js';
import type { FieldError } from '#domain/kernel/fail.ts';
import type { Field } from '#domain/kernel/field.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import type { AnyRecord, Reference, RecordInput } from '#domain/kernel/record.ts';
import { isShortText, tidied } from '#domain/kernel/shortText.ts';
import type { SheetColumn } from '#domain/platform/sheets/columns.ts';
import { cutToCell } from '#domain/platform/sheets/longCell.ts';
import { readCell } from '#domain/platform/sheets/readCell.ts';
import type { PlannedColumn } from './importPlan.ts';
import type { ReadRow } from './parseSheet.ts';

/** The ids that the words of a reference may mean, by target object and word. */
export type FoundReferences = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

/** A value that a cell changes. For a reference, `from` is the name of the record so far, and `to` what the cell holds. */
export interface CellChange {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What one row of a sheet would write into an existing record or a new one. */
export interface RowInput {
  readonly input: RecordInput;
  readonly changes: readonly CellChange[];
  readonly errors: readonly FieldError[];
}

/**
 * Reads one row. A new record gets what its cells hold; an existing one only the cells that differ from it. `errors` are those
 * of single cells.
 * @param existing the record with the key of this row; undefined for a new record
 */
export function rowInput(
  columns: readonly PlannedColumn[],
  row: ReadRow,
  existing: AnyRecord | undefined,
  references: FoundReferences,
): RowInput {
  const input: RecordInput = {};
  const changes: CellChange[] = [];
  const errors: FieldError[] = [];
  for (const { place, column } of columns) {
    const raw = row.cells[place] ?? null;
    // Null if the cell is empty; undefined if it holds no value of the field's type.
    const cellValue = readCell(column.field, raw);
    if (cellValue === undefined) {
      errors.push({ field: column.path, code: 'sheet_value_invalid', params: { value: String(raw) } });
      continue;
    }
    const before = existing && valueOf(existing, column);
    const changesNothing = existing ? isSame(column, before, cellValue) : cellValue === null;
    if (changesNothing) continue;
    const resolved = resolvedValue(column, cellValue, references);
    if ('error' in resolved) {
      errors.push(resolved.error);
      continue;
    }
    // The cell names the same record by its name in another language or by its code.
    if (before && column.field.type === 'reference' && (before as Reference).id === resolved.value) continue;
    setValue(input, column, resolved.value, existing);
    changes.push({ path: column.path, from: presentationOf(before), to: cellValue });
  }
  return { input, changes, errors };
}

/**
 * The value of a record in a column, which is a field (`name`), one language of a text (`lang.de`) or a parameter
 * (`additional.axles`).
 */
const valueOf = (record: AnyRecord, { names: [first = '', second], language }: SheetColumn): unknown => {
  const value = record[first];
  const part = language ?? second;
  if (part === undefined) return value ?? null;
  return (value as Record<string, unknown> | null)?.[part] ?? null;
};

const presentationOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Reference).presentation : (value ?? null);

/**
 * Whether the cell equals the stored value, ignoring what a sheet or a record does not keep: milliseconds, kinds of line ends,
 * extra blanks, and the end of a text that is too long for a cell.
 */
const isSame = ({ field }: SheetColumn, before: unknown, cellValue: unknown): boolean => {
  const stored = before === '' ? null : (before ?? null);
  if (stored === null || cellValue === null) return stored === cellValue;
  switch (field.type) {
    case 'decimal':
    case 'tonnes':
    case 'money':
      return new Decimal(String(stored)).eq(String(cellValue));
    case 'datetime':
      return String(stored).slice(0, 19) === String(cellValue).slice(0, 19);
    case 'reference':
      return (stored as Reference).presentation === cellValue;
    case 'text':
    case 'translated':
      return [String(stored), cutToCell(String(stored))].some(
        (text) => plainText(field, text) === plainText(field, cellValue),
      );
    default:
      return stored === cellValue;
  }
};

/** A text without what is lost when it is stored or written into a sheet. */
const plainText = (field: Field, value: unknown): string =>
  isShortText(field) ? tidied(String(value)) : String(value).replaceAll('\r\n', '\n').trim();

/** The value to write: for a reference the id of the one record that the cell names. */
const resolvedValue = (
  { path, field }: SheetColumn,
  cellValue: unknown,
  references: FoundReferences,
): { value: unknown } | { error: FieldError } => {
  if (cellValue === null || field.type !== 'reference') return { value: cellValue };
  const ids = references.get(field.to)?.get(String(cellValue)) ?? [];
  if (ids.length === 1) return { value: ids[0] };
  const value = String(cellValue);
  return ids.length === 0
    ? { error: { field: path, code: 'sheet_reference_unknown', params: { value } } }
    : { error: { field: path, code: 'sheet_reference_ambiguous', params: { value, count: ids.length } } };
};

/**
 * Sets one value. A text is written with all its languages, so the stored ones are taken along, and an empty cell leaves its
 * language out. Of the parameters only the changed ones are written, and null removes one: the record service merges them.
 */
const setValue = (
  input: RecordInput,
  { names: [first = '', second], language }: SheetColumn,
  value: unknown,
  existing: AnyRecord | undefined,
): void => {
  const part = language ?? second;
  if (part === undefined) {
    input[first] = value;
    return;
  }
  const isParameter = first === additionalName;
  const stored = isParameter ? {} : (existing?.[first] ?? {});
  const { [part]: _old, ...others } = (input[first] ?? stored) as Record<string, unknown>;
  const isLeftOut = value === null && !isParameter;
  input[first] = isLeftOut ? others : { ...others, [part]: value };
};
