import type { Pdf } from '#database/printing/drawPdf.ts';
import { fonts } from '#database/printing/fonts.ts';

interface Column {
  readonly title: string;
  /** In points, as all measures of a PDF. */
  readonly width: number;
  readonly align?: 'right';
}

/** The size of the font, and the space on each side of a text in its cell, in points. */
const size = 8.5;
const padding = 3;

/**
 * Draws a table from the present position. A row is as high as its highest cell, and moves to the next page if it has no room.
 */
export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { x = pdf.page.margins.left }: { readonly x?: number } = {},
): void {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const drawRow = (cells: readonly string[], font: string): void => {
    pdf.font(font, size);
    const heights = columns.map(({ width: columnWidth }, index) =>
      pdf.heightOfString(cells[index] ?? '', { width: columnWidth - 2 * padding }),
    );
    const height = Math.max(...heights) + 2 * padding;
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
    const { y } = pdf;
    let left = x;
    for (const [index, { width: columnWidth, align = 'left' }] of columns.entries()) {
      pdf.text(cells[index] ?? '', left + padding, y + padding, { width: columnWidth - 2 * padding, align });
      left += columnWidth;
    }
    pdf
      .moveTo(x, y + height)
      .lineTo(x + width, y + height)
      .lineWidth(0.5)
      .strokeColor('#999')
      .stroke();
    pdf.y = y + height;
  };
  drawRow(
    columns.map(({ title }) => title),
    fonts.bold,
  );
  for (const row of rows) drawRow(row, fonts.regular);
  pdf.x = pdf.page.margins.left;
}
