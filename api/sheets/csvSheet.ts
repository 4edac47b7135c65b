import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { DateTime } from 'luxon';
import { decimalScale } from '#domain/kernel/decimals.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Cell } from '#domain/platform/sheets/writtenCell.ts';
import type { SheetHead } from './xlsxSheet.ts';

/** Excel takes a file for UTF-8 by this alone. */
const byteOrderMark = '\ufeff';
const separator = ';';

/** Writes text that Excel in this language opens as a table, as the rows come. */
export const writeCsv = async (
  out: Writable,
  { headings, columns }: SheetHead,
  pages: AsyncIterable<Cell[][]>,
  reader: Language,
): Promise<void> => {
  out.write(byteOrderMark + lineOf(headings.map(quoted)));
  for await (const page of pages) {
    const lines = page.map((cells) =>
      lineOf(cells.map((cell, index) => written(cell, columns[index]?.field, reader))),
    );
    if (out.destroyed) throw new Error('the reader has gone');
    if (!out.write(lines.join(''))) await Promise.race([once(out, 'drain'), once(out, 'close')]);
  }
  out.end();
};

const lineOf = (cells: readonly string[]): string => `${cells.join(separator)}\r\n`;

const written = (
  cell: Cell,
  field: SheetHead['columns'][number]['field'] | undefined,
  reader: Language,
): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(harmless(cell));
  if (cell instanceof Date)
    return DateTime.fromJSDate(cell, { zone: 'utc' }).toFormat(
      field?.type === 'date' ? 'dd.MM.yyyy' : 'dd.MM.yyyy HH:mm:ss',
    );
  const scale = field && decimalScale(field);
  const text = scale === undefined ? String(cell) : cell.toFixed(scale);
  return reader === 'en' ? text : text.replace('.', ',');
};

/** A text that a spreadsheet would run as a formula is kept a text; a telephone number is none. */
const harmless = (text: string): string => (/^[=@\t\r]|^[+-](?![\d ().,-]*$)/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
