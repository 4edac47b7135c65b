import type { Writable } from 'node:stream';
import type { SheetColumn } from '#domain/platform/sheets/columns.ts';
import { cellFormat, type Cell } from '#domain/platform/sheets/writtenCell.ts';
import { writeWorkbook } from '../workbook/writeWorkbook.ts';

/** The title of a sheet and its columns; `headings` are in the order of `columns`. */
export interface SheetHead {
  readonly title: string;
  readonly headings: readonly string[];
  readonly columns: readonly SheetColumn[];
}

/**
 * Writes a workbook of one sheet into `out`; the rows are written as they arrive.
 * @param pages the rows in portions; each row has its cells in the order of `columns`
 */
export async function writeXlsx(
  out: Writable,
  { title, headings, columns }: SheetHead,
  pages: AsyncIterable<Cell[][]>,
): Promise<void> {
  await writeWorkbook(out, [
    {
      name: title,
      columns: columns.map(({ field }, index) => ({
        heading: headings[index] ?? '',
        width: columnWidth(headings[index] ?? '', field.type),
        format: cellFormat(field),
      })),
      pages,
      filtered: true,
    },
  ]);
}

/** The least widths of columns by the type of their field, in characters; other types get 12. */
const widths: Readonly<Record<string, number>> = {
  date: 12,
  datetime: 20,
  boolean: 8,
  text: 24,
  reference: 28,
};

/** The width of a sheet's column, in characters, with room for the filter button (3) beside the heading; 60 at most. */
export function columnWidth(heading: string, type: string): number {
  return Math.min(Math.max(heading.length + 3, widths[type] ?? 12), 60);
}
