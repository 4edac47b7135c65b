import { readXlsx, type CellValue } from 'hucre/xlsx';

/** A sheet as it is read by another library than the one that wrote it. Rows and columns count from 0. */
export interface FoundSheet {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
  /** The format in which a cell is shown. */
  readonly formatOf: (row: number, column: number) => string | undefined;
  readonly isBold: (row: number, column: number) => boolean;
  readonly widths: readonly (number | undefined)[];
  readonly filter: string | undefined;
  readonly frozenRows: number | undefined;
}

/** The sheets of a workbook that Keja wrote. */
export async function readWorkbook(content: Uint8Array): Promise<FoundSheet[]> {
  const { sheets } = await readXlsx(content, { readStyles: true });
  return sheets.map(({ name, rows, cells, columns, autoFilter, freezePane }) => {
    const styleOf = (row: number, column: number) => cells?.get(`${row},${column}`)?.style;
    return {
      name,
      rows,
      formatOf: (row, column) => styleOf(row, column)?.numFmt,
      isBold: (row, column) => styleOf(row, column)?.font?.bold === true,
      widths: columns?.map(({ width }) => width) ?? [],
      filter: autoFilter?.range,
      frozenRows: freezePane?.rows,
    };
  });
}

/** The first sheet of a workbook that Keja wrote. */
export async function readFirstSheet(content: Uint8Array): Promise<FoundSheet> {
  const [sheet] = await readWorkbook(content);
  if (!sheet) throw new Error('the workbook has no sheet');
  return sheet;
}
