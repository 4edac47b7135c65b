import type { Database } from '#database/connect.ts';
import type { ListQuery } from '#database/recordService.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isLong } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { SheetColumn } from '#domain/platform/sheets/columns.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { writtenCell, type Cell } from '#domain/platform/sheets/writtenCell.ts';

/** The rows to export, with their columns; `reader` is the language of the person who gets the sheet. */
export interface WantedRows {
  readonly query: Pick<ListQuery, 'filter' | 'sort'>;
  readonly columns: readonly SheetColumn[];
  readonly reader: Language;
}

/** At most so many rows are in memory. With long texts, such as letters of 2 MB, there must be fewer. */
const pageSize = { usual: 1000, long: 20 };

/**
 * @returns the number of rows
 * @throws row_limit_exceeded before anything is read, so that no partial sheet is sent
 */
export async function mustFitSheet(
  { records }: Database,
  actor: Actor,
  { name }: Declaration,
  { query }: WantedRows,
): Promise<number> {
  const limit = sheetLimits.exportedRows;
  const { count, capped } = await records.count(actor, name, query.filter, limit);
  if (capped) throw fail('row_limit_exceeded', { limit });
  return count;
}

/** The rows of a sheet, page by page as they are read; each row has the cells of the wanted columns. */
export async function* exportedRows(
  { records }: Database,
  actor: Actor,
  { name }: Declaration,
  { query, columns, reader }: WantedRows,
): AsyncGenerator<Cell[][]> {
  // A column with one name is a field of the record; one with several leads through references to a field of another record.
  const referenceColumns = columns
    .filter(({ names }) => names.length > 1)
    .map(({ names, field }) => ({
      written: names.join('.'),
      path: { names, field },
    }));
  const keyedColumns = columns.map((column) => ({ ...column, key: column.names.join('.') }));
  const ownFields = columns.filter(({ names }) => names.length === 1).map(({ names }) => names.join());
  let after: string | undefined;
  do {
    const page = await records.list(actor, name, {
      ...query,
      columns: referenceColumns,
      only: ownFields,
      uncounted: true,
      limit: columns.some(({ field }) => isLong(field)) ? pageSize.long : pageSize.usual,
      offset: 0,
      ...(after === undefined ? {} : { after }),
    });
    yield page.rows.map((record) => keyedColumns.map((column) => cellOf(record, column, reader)));
    after = page.next;
  } while (after !== undefined);
}

/** A column with the key under which records have its value: it is joined once and not for each of a million cells. */
type KeyedColumn = SheetColumn & { readonly key: string };

/**
 * The cell of a column. A column with a `language` shows one translation of a text, any other column the value for the
 * reader.
 */
const cellOf = (record: AnyRecord, { key, field, language }: KeyedColumn, reader: Language): Cell => {
  const value = record[key];
  if (language === undefined) return writtenCell(field, value, reader);
  return (value as Partial<Record<Language, string>> | null)?.[language] ?? null;
};
