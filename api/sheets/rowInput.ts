import { Decimal } from 'decimal.js';
import type { FieldError } from '#domain/kernel/fail.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import type { AnyRecord, Reference, RecordInput } from '#domain/kernel/record.ts';
import type { SheetColumn } from '#domain/platform/sheets/columns.ts';
import { cutToCell } from '#domain/platform/sheets/longCell.ts';
import { readCell } from '#domain/platform/sheets/readCell.ts';
import type { PlannedColumn } from './importPlan.ts';
import type { ReadRow } from './parseSheet.ts';

/** The ids that the words of a reference may mean, by target object and word. */
export type FoundReferences = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

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

export function rowInput(
  written: readonly PlannedColumn[],
  row: ReadRow,
  standing: AnyRecord | undefined,
  references: FoundReferences,
): RowInput {
  const input: RecordInput = {};
  const changes: CellChange[] = [];
  const errors: FieldError[] = [];
  for (const { place, column } of written) {
    const raw = row.cells[place] ?? null;
    const read = readCell(column.field, raw);
    if (read === undefined) {
      errors.push({ field: column.path, code: 'sheet_value_invalid', params: { value: String(raw) } });
      continue;
    }
    const before = standing && valueOf(standing, column);
    if (standing ? isSame(column, before, read) : read === null) continue;
    const meant = column.field.type === 'reference' ? idOf(column, read, references) : { value: read };
    if ('error' in meant) {
      errors.push(meant.error);
      continue;
    }
    // The cell names the same record by its name in another language or by its code.
    if (before && column.field.type === 'reference' && (before as Reference).id === meant.value) continue;
    put(input, column, meant.value, standing);
    changes.push({ path: column.path, from: shown(before), to: read });
  }
  return { input, changes, errors };
}

const valueOf = (record: AnyRecord, { names: [first = '', second], language }: SheetColumn): unknown => {
  const value = record[first];
  const within = language ?? second;
  if (within === undefined) return value ?? null;
  return (value as Record<string, unknown> | null)?.[within] ?? null;
};

const shown = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Reference).presentation : (value ?? null);

/**
 * Whether the cell equals the stored value, ignoring what a sheet does not keep: milliseconds, kinds of line ends, and the end of
 * a text that is too long for a cell.
 */
const isSame = ({ field }: SheetColumn, before: unknown, read: unknown): boolean => {
  const stands = before === '' ? null : (before ?? null);
  if (stands === null || read === null) return stands === read;
  switch (field.type) {
    case 'decimal':
    case 'tonnes':
    case 'money':
      return new Decimal(String(stands)).eq(String(read));
    case 'datetime':
      return String(stands).slice(0, 19) === String(read).slice(0, 19);
    case 'reference':
      return (stands as Reference).presentation === read;
    case 'text':
    case 'translated':
      return [String(stands), cutToCell(String(stands))].some((text) => plainText(text) === plainText(read));
    default:
      return stands === read;
  }
};

const plainText = (value: unknown): string => String(value).replaceAll('\r\n', '\n').trim();

const idOf = (
  { path, field }: SheetColumn,
  read: unknown,
  references: FoundReferences,
): { value: unknown } | { error: FieldError } => {
  if (read === null || field.type !== 'reference') return { value: read };
  const ids = references.get(field.to)?.get(String(read)) ?? [];
  if (ids.length === 1) return { value: ids[0] };
  const value = String(read);
  return ids.length === 0
    ? { error: { field: path, code: 'sheet_reference_unknown', params: { value } } }
    : { error: { field: path, code: 'sheet_reference_ambiguous', params: { value, count: ids.length } } };
};

/** Sets one value. Other languages of a text stay unchanged; a parameter is merged with the other parameters. */
const put = (
  input: RecordInput,
  { names: [first = '', second], language }: SheetColumn,
  value: unknown,
  standing: AnyRecord | undefined,
): void => {
  const within = language ?? second;
  if (within === undefined) {
    input[first] = value;
    return;
  }
  const begun = input[first] ?? (first === additionalName ? {} : (standing?.[first] ?? {}));
  const { [within]: _old, ...others } = begun as Record<string, unknown>;
  input[first] = value === null && first !== additionalName ? others : { ...others, [within]: value };
};
