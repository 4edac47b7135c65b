import { z } from 'zod';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail, type FieldError } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { sheetColumn, type SheetColumn } from '#domain/platform/sheets/columns.ts';
import { matchHeadings } from '#domain/platform/sheets/matchHeadings.ts';
import type { ReadSheet } from './readSheet.ts';

export const importOptions = z.strictObject({
  /** Adds what is not there, changes what is, or both. */
  mode: z.enum(['add', 'update', 'both']).default('both'),
  /** Paths of the columns that tell which record a row is. */
  key: z.array(z.string().max(200)).min(1).max(5).optional(),
  /** What the columns mean, by their place from 0; null leaves one out. The rest is told by the headings. */
  columns: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(200).nullable()).default({}),
  /** Writes the rows that can be written, and leaves the others; otherwise all or none. */
  partly: z.boolean().default(false),
});
export type ImportOptions = z.output<typeof importOptions>;

export interface PlannedColumn {
  readonly place: number;
  readonly heading: string;
  readonly column: SheetColumn;
}

/** What the columns of a file mean for an object, and which of them tell the record. */
export interface ImportPlan {
  readonly columns: readonly PlannedColumn[];
  readonly written: readonly PlannedColumn[];
  readonly key: readonly PlannedColumn[];
  readonly warnings: readonly FieldError[];
}

/** @throws sheet_no_columns, sheet_key_missing, filter_field_unknown for a path that is none */
export const planImport = (
  registry: Registry,
  declaration: Declaration,
  { headings }: ReadSheet,
  { mode, key, columns: chosen }: ImportOptions,
): ImportPlan => {
  const guessed = matchHeadings(registry, declaration, headings);
  const columns = headings.flatMap((heading, place): PlannedColumn[] => {
    const path = chosen[String(place)];
    const column = path === undefined ? guessed[place] : path && sheetColumn(registry, declaration, path);
    return column ? [{ place, heading, column }] : [];
  });
  if (columns.length === 0) throw fail('sheet_no_columns');

  const keyPaths = mode === 'add' ? (key ?? []) : (key ?? usualKey(declaration, columns));
  const keyColumns = keyPaths.map((path) => {
    const found = columns.find(({ column }) => column.path === path);
    if (!found || !isKey(found)) throw fail('sheet_key_missing', { column: path });
    return found;
  });
  const written = columns.filter((planned) => isWritable(planned) && planned.column.path !== 'id');
  const unknown = headings.flatMap((heading, place) =>
    heading && !columns.some((column) => column.place === place) && chosen[String(place)] !== null
      ? [{ field: heading, code: 'sheet_column_unknown' as const, params: { column: heading } }]
      : [],
  );
  const readOnly = columns
    .filter((planned) => !isWritable(planned) && !keyColumns.includes(planned))
    .map(({ heading }) => ({
      field: heading,
      code: 'sheet_column_read_only' as const,
      params: { column: heading },
    }));
  return { columns, written, key: keyColumns, warnings: [...unknown, ...readOnly] };
};

/** The record itself, where the sheet was an export; else the first of what names one thing only; else its name. */
const usualKey = (declaration: Declaration, columns: readonly PlannedColumn[]): string[] => {
  const usable = columns.filter(isKey);
  const found =
    usable.find(({ column }) => column.path === 'id') ??
    usable.find(({ column }) => column.field.unique) ??
    usable.find(({ column }) => ['code', 'key', 'predefinedName'].includes(column.path)) ??
    usable.find(({ column }) => declaration.presentation.includes(column.path));
  if (!found) throw fail('sheet_key_missing', { column: declaration.presentation[0] ?? 'id' });
  return [found.column.path];
};

const isKey = ({ column: { names, field, language } }: PlannedColumn): boolean =>
  names.length === 1 && language === undefined && (field.type === 'text' || field.type === 'integer');

/** Of the record itself, not of one it refers to; a parameter stands in the record. */
const isWritable = ({ column: { names, field } }: PlannedColumn): boolean =>
  !field.readOnly &&
  field.type !== 'rows' &&
  field.type !== 'json' &&
  (names.length === 1 || names[0] === 'additional');
