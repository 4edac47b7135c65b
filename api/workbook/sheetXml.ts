import { cutToCell } from '#domain/platform/sheets/longCell.ts';
import type { Cell } from '#domain/platform/sheets/writtenCell.ts';
import type { Styles } from './styles.ts';
import { columnName, xmlText } from './xml.ts';

interface WorkbookColumn {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  /** As Excel writes formats, such as `0.000`. */
  readonly format?: string | undefined;
}

/** A sheet, whose rows come in portions (`pages`), with the cells in the order of `columns`. */
export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  readonly pages: AsyncIterable<readonly Cell[][]> | Iterable<readonly Cell[][]>;
  /** Written in bold under the rows. */
  readonly totals?: readonly Cell[];
  /** Headings get the buttons that filter. */
  readonly filtered?: boolean;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A sheet's XML, a portion for each page. Its headings are bold and stay where they are when somebody scrolls. */
export async function* sheetXml(sheet: WorkbookSheet, styles: Styles): AsyncGenerator<string> {
  const { columns, pages, totals, filtered } = sheet;
  const names = columns.map((_column, index) => columnName(index));
  const plainStyles = columns.map(({ format }) => styles.of(format, false));
  const boldStyles = columns.map(({ format }) => styles.of(format, true));
  const headingStyles = columns.map(() => styles.of(undefined, true));
  let row = 1;
  const rowXml = (cells: readonly Cell[], rowStyles: readonly number[]): string => {
    let xml = `<row r="${row}">`;
    for (let index = 0; index < cells.length; index++)
      xml += cellXml(cells[index] ?? null, `${names[index]}${row}`, rowStyles[index] ?? 0);
    row += 1;
    return `${xml}</row>`;
  };

  yield `<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${columnsXml(columns, plainStyles)}<sheetData>`;
  yield rowXml(
    columns.map((column) => column.heading),
    headingStyles,
  );
  for await (const page of pages) yield page.map((cells) => rowXml(cells, plainStyles)).join('');
  if (totals) yield rowXml(totals, boldStyles);
  const filter = filtered && columns.length > 0 ? `<autoFilter ref="A1:${names.at(-1)}${row - 1}"/>` : '';
  yield `</sheetData>${filter}</worksheet>`;
}

const columnsXml = (columns: readonly WorkbookColumn[], styles: readonly number[]): string => {
  if (columns.length === 0) return '';
  const columnTags = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styles[index]}" customWidth="1"/>`,
  );
  return `<cols>${columnTags.join('')}</cols>`;
};

/** A cell at a place such as `B7`. An empty cell, or a number that Excel does not know, is left out. */
const cellXml = (cell: Cell, place: string, style: number): string => {
  if (cell === null || cell === '') return '';
  const start = `<c r="${place}" s="${style}"`;
  if (typeof cell === 'string')
    return `${start} t="inlineStr"><is><t xml:space="preserve">${xmlText(cutToCell(cell))}</t></is></c>`;
  const number = typeof cell === 'number' ? cell : serialOf(cell);
  return Number.isFinite(number) ? `${start}><v>${number}</v></c>` : '';
};

const dayMs = 86_400_000;
/** The first day of 1970 as Excel counts days, from the end of 1899. */
const firstOf1970 = 25_569;

const serialOf = (time: Date): number => time.getTime() / dayMs + firstOf1970;
