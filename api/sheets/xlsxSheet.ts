import type { Writable } from 'node:stream';
import exceljs from 'exceljs';
import type { SheetColumn } from '#domain/platform/sheets/columns.ts';
import { cellFormat, type Cell } from '#domain/platform/sheets/writtenCell.ts';

export interface SheetHead {
  readonly title: string;
  readonly headings: readonly string[];
  readonly columns: readonly SheetColumn[];
}

/** Writes a workbook of one sheet into `out` as the rows come: memory holds a page of them, whatever their number. */
export const writeXlsx = async (
  out: Writable,
  { title, headings, columns }: SheetHead,
  pages: AsyncIterable<Cell[][]>,
): Promise<void> => {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const sheet = workbook.addWorksheet(sheetName(title), {
    views: [{ state: 'frozen', ySplit: 1 }],
    properties: { defaultRowHeight: 15 },
  });
  sheet.columns = columns.map(({ field }, index) => {
    const numFmt = cellFormat(field);
    return {
      header: headings[index] ?? '',
      width: widthOf(headings[index] ?? '', field.type),
      ...(numFmt ? { style: { numFmt } } : {}),
    };
  });
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: Math.max(columns.length, 1) } };
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.commit();
  for await (const page of pages) {
    for (const cells of page) sheet.addRow(cells).commit();
    await drained(out);
  }
  sheet.commit();
  await workbook.commit();
};

/** Excel takes 31 characters and none of its own marks. */
const sheetName = (title: string): string => title.replaceAll(/[*?:\\/[\]]/g, ' ').slice(0, 31) || 'Keja';

const widths: Readonly<Record<string, number>> = {
  date: 12,
  datetime: 20,
  boolean: 8,
  text: 24,
  reference: 28,
};

const widthOf = (heading: string, type: string): number =>
  Math.min(Math.max(heading.length + 3, widths[type] ?? 12), 60);

/** Waits for who reads slowly, or has gone. */
const drained = (out: Writable): Promise<void> | void => {
  if (out.destroyed) throw new Error('the reader has gone');
  if (!out.writableNeedDrain) return;
  return new Promise((resolve, reject) => {
    out.once('drain', resolve);
    out.once('close', () => reject(new Error('the reader has gone')));
  });
};
