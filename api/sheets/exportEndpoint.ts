import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isLong } from '#domain/kernel/field.ts';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { Actor } from '#domain/platform/actor.ts';
import {
  headingsOf,
  sheetColumn,
  sheetColumnsOf,
  type SheetColumn,
} from '#domain/platform/sheets/columns.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { languageOf } from '../http/language.ts';
import { mustNotBeTooWide, parseListQuery } from '../records/listQuery.ts';
import { writeCsv } from './csvSheet.ts';
import { exportedRows, mustFitSheet, type WantedRows } from './exportedRows.ts';
import { writeXlsx } from './xlsxSheet.ts';

const exportParameters = z.object({
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  /** Only the headings: a sheet to be filled in. */
  empty: z.stringbool().default(false),
});

/** The parameters that an export has and a list has not; `columns` means the columns of the sheet. */
const ownParameters = [...Object.keys(exportParameters.shape), 'columns'];

/** The media type of each format. */
export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Answers with a list as a spreadsheet: the filtered records in the list's order, with the requested columns, or with all but
 * long texts. A list that is too long is refused; if reading fails in the middle, the connection is broken off.
 */
export async function exportList(
  database: Database,
  declaration: Declaration,
  actor: Actor,
  request: Request,
  response: Response,
): Promise<void> {
  const { registry } = database;
  const parsed = exportParameters.safeParse(request.query);
  if (!parsed.success) throw fail('query_invalid', { parameter: String(parsed.error.issues[0]?.path[0]) });
  const { format, empty } = parsed.data;
  const { query } = parseListQuery(registry, declaration, request.query, ownParameters);
  const columns = requestedColumns(database, declaration, request.query.columns, empty);
  const reader = languageOf(request, response);
  const title = objectLabel(reader, declaration.name).many;
  await sendSheet(database, declaration, actor, response, { title, format, empty, query, columns, reader });
}

export interface SentSheet extends WantedRows {
  readonly title: string;
  readonly format: keyof typeof sheetTypes;
  /** Only the headings. */
  readonly empty: boolean;
}

/** Answers with the matching records as a file, named by its title and the time. */
export async function sendSheet(
  database: Database,
  declaration: Declaration,
  actor: Actor,
  response: Response,
  { title, format, empty, query, columns, reader }: SentSheet,
): Promise<void> {
  const wantedRows = { query, columns, reader };
  // `mustFitSheet` refuses too many records, and otherwise returns their number. An empty sheet has no records.
  const count = empty ? 0 : await mustFitSheet(database, actor, declaration, wantedRows);
  const now = warsawNow().toFormat('yyyy-MM-dd HH.mm');
  response.attachment(`${title} ${empty ? '' : now}`.trim() + `.${format}`);
  response.set({ 'Content-Type': sheetTypes[format], 'X-Total-Count': String(count) });
  const head = { title, columns, headings: headingsOf(database.registry, declaration, columns, reader) };
  const pages = empty ? noPages() : exportedRows(database, actor, declaration, wantedRows);
  try {
    if (format === 'xlsx') await writeXlsx(response, head, pages);
    else await writeCsv(response, head, pages, reader);
  } catch (error) {
    if (!response.headersSent) throw error;
    // Part of the file is sent already. Only a broken connection can still tell the client that the file is incomplete.
    response.destroy(error as Error);
  }
}

async function* noPages(): AsyncGenerator<never> {}

const requestedColumns = (
  { registry }: Database,
  declaration: Declaration,
  columnList: unknown,
  empty: boolean,
): SheetColumn[] => {
  if (typeof columnList !== 'string' || columnList.trim() === '') {
    const all = sheetColumnsOf(registry, declaration);
    // An empty sheet has the columns that people may fill in. As in lists, a sheet with records has long texts, such as letters,
    // only if the caller names their column.
    return all.filter(({ field }) => (empty ? !field.readOnly : !isLong(field)));
  }
  const paths = [...new Set(columnList.split(',').map((path) => path.trim()))].filter(Boolean);
  if (paths.length > sheetLimits.columns) throw fail('query_invalid', { parameter: 'columns' });
  const columns = paths.map((path) => sheetColumn(registry, declaration, path));
  // A table part does not fit into one cell.
  if (columns.some(({ field }) => field.type === 'rows'))
    throw fail('query_invalid', { parameter: 'columns' });
  mustNotBeTooWide(columns.map((column) => ({ path: column })));
  return columns;
};
