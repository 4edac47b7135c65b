import exceljs from 'exceljs';
import { parse } from 'csv-parse/sync';
import { fail } from '#domain/kernel/fail.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import type { RawCell } from '#domain/platform/sheets/readCell.ts';
import { mustUnpackSmall } from './unpackedSize.ts';

export interface ReadRow {
  /** As the spreadsheet counts them: the headings are row 1. */
  readonly number: number;
  readonly cells: readonly RawCell[];
}
export interface ReadSheet {
  readonly headings: readonly string[];
  readonly rows: readonly ReadRow[];
}

/**
 * The first sheet of a workbook, or a CSV file: headings in its first filled row, and every filled row below.
 * @throws sheet_unreadable, sheet_too_large, sheet_no_records, row_limit_exceeded
 */
export const readSheet = async (content: Buffer): Promise<ReadSheet> => {
  const [head, ...rows] = (await rowsOf(content)).filter(({ cells }) => cells.some(isFilled));
  if (!head || rows.length === 0) throw fail('sheet_no_records');
  if (rows.length > sheetLimits.importedRows) throw tooMany();
  const headings = head.cells.map((cell) => String(cell ?? '').trim());
  return { headings: headings.slice(0, sheetLimits.columns), rows };
};

/** Lines that are looked at, empty ones too. */
const mostLines = 10 * sheetLimits.importedRows;

const tooMany = () => fail('row_limit_exceeded', { limit: sheetLimits.importedRows });

const isFilled = (cell: RawCell): boolean => cell !== null && String(cell).trim() !== '';

const rowsOf = async (content: Buffer): Promise<ReadRow[]> => {
  const packed = content.subarray(0, 2).toString('latin1') === 'PK';
  try {
    return packed ? await rowsOfWorkbook(content) : rowsOfText(content);
  } catch (error) {
    throw error instanceof Error && error.name === 'KejaError' ? error : fail('sheet_unreadable');
  }
};

const rowsOfWorkbook = async (content: Buffer): Promise<ReadRow[]> => {
  mustUnpackSmall(content);
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(content as unknown as ArrayBuffer);
  const rows: ReadRow[] = [];
  workbook.worksheets[0]?.eachRow((row, number) => {
    if (rows.length === mostLines) throw tooMany();
    const cells: RawCell[] = [];
    // Only those that there are: one cell in the last column of Excel is 16,384 empty ones before it.
    row.eachCell((cell, column) => {
      if (column <= sheetLimits.columns) cells[column - 1] = plainCell(cell.value);
    });
    rows.push({ number, cells: Array.from(cells, (cell) => cell ?? null) });
  });
  return rows;
};

/** What a person sees in the cell: the result of a formula, the words of a link, the text without its colours. */
const plainCell = (value: exceljs.CellValue): RawCell => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || value instanceof Date) return value;
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return plainCell(value.text);
  if ('result' in value) return plainCell(value.result);
  // Not empty: an empty cell takes away what stands in the record.
  if ('error' in value) return value.error;
  return null;
};

const rowsOfText = (content: Buffer): ReadRow[] => {
  const text = decoded(content);
  const lines = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    to: mostLines + 1,
  });
  if (lines.length > mostLines) throw tooMany();
  return lines.map((cells, index) => ({ number: index + 1, cells: cells.map(withoutGuard) }));
};

/** Polish Excel still saves its CSV in the code page of Windows. */
const decoded = (content: Buffer): string => {
  if (content.includes(0)) throw fail('sheet_unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1250').decode(content);
  }
};

/** Whichever mark parts the first line most often. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text.split(/\r?\n/, 1);
  const counts = [';', '\t', ','].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
};

/** An export keeps a text from being run as a formula by this mark; it is not part of the text. */
const withoutGuard = (cell: string): string => (/^'[=@+\-\t\r]/.test(cell) ? cell.slice(1) : cell);
