import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail, type FieldError } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { sheetColumn, type SheetColumn } from '#domain/platform/sheets/columns.ts';
import type { ImportOptions } from '#domain/platform/sheets/import.contracts.ts';
import { matchHeadings } from '#domain/platform/sheets/matchHeadings.ts';
import type { ReadSheet } from './parseSheet.ts';

export interface PlannedColumn {
  /** The position of the column in the file, from 0. */
  readonly place: number;
  readonly heading: string;
  readonly column: SheetColumn;
}

/** What the columns of a file mean for an object. */
export interface ImportPlan {
  /** The columns whose meaning is known, one for each path. */
  readonly columns: readonly PlannedColumn[];
  /** Those of `columns` whose cells are written into the record. */
  readonly written: readonly PlannedColumn[];
  /** Those of `columns` that find the record of a row; none if all rows are added. */
  readonly key: readonly PlannedColumn[];
  readonly warnings: readonly FieldError[];
}

/**
 * Decides what each column of a file means: as the options say, or else by its heading. Columns that cannot be written become
 * warnings.
 * @throws sheet_no_columns, sheet_key_missing, sheet_key_wanted, filter_field_unknown for an unknown path
 */
export function planImport(
  registry: Registry,
  declaration: Declaration,
  { headings }: ReadSheet,
  { mode, key, columns: chosen }: ImportOptions,
): ImportPlan {
  const guessed = matchHeadings(registry, declaration, headings);
  const meant = headings.flatMap((heading, place): PlannedColumn[] => {
    // The options give a path, or null to leave the column out. If they do not name a column, its heading decides.
    const path = chosen[String(place)];
    if (path === null) return [];
    const column = path === undefined ? guessed[place] : sheetColumn(registry, declaration, path);
    return column ? [{ place, heading, column }] : [];
  });
  const fillers = fillersOf(meant, chosen);
  const columns = meant.filter((planned) => fillers.get(planned.column.path) === planned);
  if (columns.length === 0) throw fail('sheet_no_columns');

  // Rows that are only added need no key; a key that is named finds records that exist already.
  const keyPaths = mode === 'add' ? (key ?? []) : (key ?? usualKey(declaration, columns));
  const keyColumns = keyPaths.map((path) => {
    const found = columns.find(({ column }) => column.path === path);
    if (!found || !isKey(found)) throw fail('sheet_key_missing', { column: path });
    return found;
  });
  const written = columns.filter((planned) => isWritable(planned) && planned.column.path !== 'id');
  const twice = meant
    .filter((planned) => !columns.includes(planned))
    .map(({ heading, column: { path } }) => ({
      field: heading,
      code: 'sheet_column_twice' as const,
      params: { column: heading, filler: fillers.get(path)?.heading ?? '' },
    }));
  const unknown = headings.flatMap((heading, place) =>
    heading && !meant.some((column) => column.place === place) && chosen[String(place)] !== null
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
  return { columns, written, key: keyColumns, warnings: [...unknown, ...twice, ...readOnly] };
}

/** The column that fills each path if several mean the same path: the one that a person chose, or else the first one. */
const fillersOf = (
  meant: readonly PlannedColumn[],
  chosen: ImportOptions['columns'],
): ReadonlyMap<string, PlannedColumn | undefined> => {
  const isChosen = ({ place }: PlannedColumn) => chosen[String(place)] !== undefined;
  const byPath = Map.groupBy(meant, ({ column }) => column.path);
  return new Map([...byPath].map(([path, columns]) => [path, columns.find(isChosen) ?? columns[0]]));
};

/** Fields that usually identify a record even if they are not declared as unique. */
const usualKeys = ['code', 'key', 'predefinedName'];

/** The fields that can identify a record in a sheet, as `object.field`. */
const possibleKeys = ({ name, fields, presentation }: Declaration): string[] => {
  const keyFields = Object.entries(fields).filter(
    ([path, field]) =>
      (field.type === 'text' || field.type === 'integer') &&
      (field.unique || usualKeys.includes(path) || presentation.includes(path)),
  );
  return [...new Set([...keyFields.map(([path]) => path), 'id'])].map((path) => `${name}.${path}`);
};

/**
 * The default key: the id if the sheet has it, as exports do; else the first unique field; else a code or another of
 * `usualKeys`; else the name of the record.
 */
const usualKey = (declaration: Declaration, columns: readonly PlannedColumn[]): string[] => {
  const usable = columns.filter(isKey);
  const found =
    usable.find(({ column }) => column.path === 'id') ??
    usable.find(({ column }) => column.field.unique) ??
    usable.find(({ column }) => usualKeys.includes(column.path)) ??
    usable.find(({ column }) => declaration.presentation.includes(column.path));
  if (!found) throw fail('sheet_key_wanted', { serving: possibleKeys(declaration) });
  return [found.column.path];
};

/** Whether a column can find records: a text or whole number of the record itself, and not a translation. */
const isKey = ({ column: { names, field, language } }: PlannedColumn): boolean =>
  names.length === 1 && language === undefined && (field.type === 'text' || field.type === 'integer');

/**
 * Whether an import may write a column: one plain field of the record itself that is not read-only. Fields of a referenced
 * record are not written; parameters belong to the record.
 */
const isWritable = ({ column: { names, field } }: PlannedColumn): boolean =>
  !field.readOnly &&
  field.type !== 'rows' &&
  field.type !== 'json' &&
  (names.length === 1 || names[0] === 'additional');
