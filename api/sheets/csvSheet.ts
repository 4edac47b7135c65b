import type { Writable } from 'node:stream';
import { DateTime } from 'luxon';
import { decimalScale } from '#domain/kernel/decimals.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Cell } from '#domain/platform/sheets/writtenCell.ts';
import { drained } from '../workbook/drained.ts';
import { guarded } from './formulaGuard.ts';
import type { SheetHead } from './xlsxSheet.ts';

/** Excel reads a CSV file as UTF-8 only if it begins with this mark. */
export const byteOrderMark = '\ufeff';
const separator = ';';

/** Writes CSV that Excel in the language `reader` opens as a table; the rows are written as they arrive. */
export async function writeCsv(
  out: Writable,
  { headings, columns }: SheetHead,
  pages: AsyncIterable<Cell[][]>,
  reader: Language,
): Promise<void> {
  // A heading may be the name of a parameter, which administrators choose freely, so it could be a formula.
  out.write(byteOrderMark + csvLine(headings.map(guarded)));
  for await (const page of pages) {
    const lines = page.map((cells) =>
      lineOf(cells.map((cell, index) => cellText(cell, columns[index]?.field, reader))),
    );
    // The stream is destroyed when the browser has closed the connection.
    if (out.destroyed) throw new Error('the reader has gone');
    if (!out.write(lines.join(''))) await drained(out);
  }
  out.end();
}

const lineOf = (cells: readonly string[]): string => `${cells.join(separator)}\r\n`;

const cellText = (
  cell: Cell,
  field: SheetHead['columns'][number]['field'] | undefined,
  reader: Language,
): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(guarded(cell));
  // A `Cell` holds a time as a date whose UTC time is the local time in Warsaw.
  if (cell instanceof Date)
    return DateTime.fromJSDate(cell, { zone: 'utc' }).toFormat(
      field?.type === 'date' ? 'dd.MM.yyyy' : 'dd.MM.yyyy HH:mm:ss',
    );
  const scale = field && decimalScale(field);
  const text = scale === undefined ? String(cell) : cell.toFixed(scale);
  // Excel in English reads a decimal point, in the other languages of users a decimal comma.
  return reader === 'en' ? text : text.replace('.', ',');
};

/** One CSV line; texts are quoted if needed. */
export function csvLine(texts: readonly string[]): string {
  return lineOf(texts.map(quoted));
}

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
