/** The limits of a spreadsheet; a larger one is refused before anything is written, never cut. */
export const sheetLimits = {
  exportedRows: 50_000,
  importedRows: 5000,
  columns: 200,
  /** Of the sent file. */
  bytes: 10_000_000,
  /** Of its unpacked content: 5000 rows of forty filled columns are 12 MB. */
  unpackedBytes: 20_000_000,
  /** Files inside a workbook. */
  entries: 1000,
  /** One line of a CSV file. */
  lineBytes: 500_000,
  /** Cells of a CSV file, including empty ones. */
  cells: 2_000_000,
} as const;
