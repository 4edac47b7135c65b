/** How much one spreadsheet may hold; what is more is refused before anything is written, never cut. */
export const sheetLimits = {
  exportedRows: 50_000,
  importedRows: 5000,
  columns: 200,
  /** Of the file as it is sent. */
  bytes: 10_000_000,
  /** Of what is packed in it. */
  unpackedBytes: 100_000_000,
} as const;
