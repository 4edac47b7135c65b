import { CsvError, parse } from 'csv-parse/sync';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import type { RawCell } from '#domain/platform/sheets/readCell.ts';
import { isGuarded } from './formulaGuard.ts';
import { repacked } from './repacked.ts';

export interface ReadRow {
  /** The number of the row as the spreadsheet shows it: the first row is 1. */
  readonly number: number;
  readonly cells: readonly RawCell[];
}
export interface ReadSheet {
  readonly headings: readonly string[];
  readonly rows: readonly ReadRow[];
}

/**
 * Parses the first sheet of a workbook, or a CSV file: the headings from its first filled row, and all filled rows below. It
 * may take seconds and much memory, so `readSheet` runs it in its own thread.
 * @param mostRows how many filled rows below the headings are read; a sheet with more is refused
 * @throws sheet_unreadable, sheet_too_large, sheet_no_records, sheet_too_many_rows
 */
export async function parseSheet(
  content: Buffer,
  mostRows: number = sheetLimits.importedRows,
): Promise<ReadSheet> {
  const [head, ...rows] = (await rowsOf(content)).filter(({ cells }) => cells.some(isFilled));
  if (!head || rows.length === 0) throw fail('sheet_no_records');
  if (rows.length > mostRows) throw fail('sheet_too_many_rows', { limit: mostRows });
  const headings = head.cells.map((cell) => String(cell ?? '').trim());
  return { headings: headings.slice(0, sheetLimits.columns), rows };
}

/** The most lines that are read, including empty ones, which `parseSheet` leaves out before it counts the records. */
const mostLines = 10 * sheetLimits.importedRows;

const tooMany = () => fail('sheet_too_many_rows', { limit: sheetLimits.importedRows });

const isFilled = (cell: RawCell): boolean => cell !== null && String(cell).trim() !== '';

/** All rows of a workbook or of a CSV file. A workbook is a zip file, which begins with `PK`. */
const rowsOf = async (content: Buffer): Promise<ReadRow[]> => {
  const isZip = content.subarray(0, 2).toString('latin1') === 'PK';
  try {
    return isZip ? await rowsOfWorkbook(content) : rowsOfText(content);
  } catch (error) {
    if (error instanceof KejaError) throw error;
    throw fail(isLongLine(error) ? 'sheet_too_large' : 'sheet_unreadable');
  }
};

const isLongLine = (error: unknown): boolean =>
  error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE';

const rowsOfWorkbook = async (content: Buffer): Promise<ReadRow[]> => {
  // The library is imported only here, because loading it takes longer than reading a CSV file.
  const { streamXlsxRows } = await import('hucre/xlsx');
  const rows: ReadRow[] = [];
  // `repacked` refuses a workbook that unpacks to too much, before the library reads it.
  // The library reads on while we wait, and removes each row from the front of its list of rows, which is slow for a long list.
  // Without a limit, a small file with very many rows takes half a minute.
  for await (const { index, values } of streamXlsxRows(repacked(content), { maxRows: mostLines + 1 })) {
    if (rows.length === mostLines) throw tooMany();
    rows.push({ number: index + 1, cells: filledCells(values.slice(0, sheetLimits.columns)) });
  }
  return rows;
};

/**
 * Removes the empty cells at the end of a row. From texts it removes what Postgres cannot store: the character of code 0, and
 * halves of characters, which become `\uFFFD`.
 */
const filledCells = (cells: RawCell[]): RawCell[] =>
  cells
    .slice(0, cells.findLastIndex(isFilled) + 1)
    .map((cell) => (typeof cell === 'string' ? cell.toWellFormed().replaceAll('\0', '') : cell));

const rowsOfText = (content: Buffer): ReadRow[] => {
  const text = decoded(content);
  let cellsSeen = 0;
  const lines: string[][] = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    to: mostLines + 1,
    max_record_size: sheetLimits.lineBytes,
    on_record: (cells: string[]) => {
      cellsSeen += cells.length;
      if (cellsSeen > sheetLimits.cells) throw fail('sheet_too_large');
      return cells.slice(0, sheetLimits.columns);
    },
  });
  if (lines.length > mostLines) throw tooMany();
  return lines.map((cells, index) => ({ number: index + 1, cells: cells.map(withoutGuard) }));
};

/** The text in UTF-8, or in the Windows code page in which Polish Excel still saves CSV. */
const decoded = (content: Buffer): string => {
  // A text in one of these two encodings has no byte 0.
  if (content.includes(0)) throw fail('sheet_unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1250').decode(content);
  }
};

/** The delimiter that occurs most often in the first line that is not blank; `;` if none occurs. */
const delimiterOf = (text: string): string => {
  const [line = ''] = /^.*\S.*$/m.exec(text) ?? [];
  const counts = [';', '\t', ','].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
};

/** Removes the apostrophe by which an export keeps a text from being run as a formula. */
const withoutGuard = (cell: string): string => (isGuarded(cell) ? cell.slice(1) : cell);
