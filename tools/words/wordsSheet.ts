import { byteOrderMark, csvLine } from '#api/sheets/csvSheet.ts';
import { parseSheet } from '#api/sheets/parseSheet.ts';
import { languages, type Language } from '#domain/kernel/language.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import type { PlacedRow } from './allRows.ts';

/** The headings of the sheet that translators open: where a text belongs, and a column for each language. */
const headings = ['file', 'key', ...languages];

/** A text that a sheet changes, in one language. */
export interface ChangedText {
  readonly file: string;
  readonly key: string;
  readonly language: Language;
  readonly text: string;
}

/** @returns the rows as CSV, one line a text; Excel reads it as UTF-8 */
export function sheetOf(rows: readonly PlacedRow[]): string {
  const lines = rows.map(({ file, key, row }) => [
    file,
    key,
    ...languages.map((language) => row[language] ?? ''),
  ]);
  return byteOrderMark + [headings, ...lines].map(csvLine).join('');
}

/**
 * The texts that a sheet from translators changes. An empty cell changes nothing.
 * @param content CSV or xlsx with the headings of `sheetOf`; languages may be missing
 * @throws KejaError of a sheet that cannot be read; Error that names a line whose key does not exist
 */
export async function changesIn(content: Buffer, rows: readonly PlacedRow[]): Promise<ChangedText[]> {
  const sheet = await parseSheet(content, Math.max(rows.length, sheetLimits.importedRows));
  const columnOf = (name: string): number => sheet.headings.indexOf(name);
  if (columnOf('file') < 0 || columnOf('key') < 0)
    throw new Error('The sheet needs the columns "file" and "key".');
  const byPlace = new Map(rows.map((placedRow) => [`${placedRow.file} ${placedRow.key}`, placedRow]));
  return sheet.rows.flatMap(({ number, cells }) => {
    const placedRow = byPlace.get(`${String(cells[columnOf('file')])} ${String(cells[columnOf('key')])}`);
    if (!placedRow)
      throw new Error(`Line ${number} names a text that does not exist: ${String(cells[columnOf('key')])}.`);
    return languages.flatMap((language) => {
      const text = columnOf(language) < 0 ? '' : String(cells[columnOf(language)] ?? '');
      if (text === '' || text === placedRow.row[language]) return [];
      return [{ file: placedRow.file, key: placedRow.key, language, text }];
    });
  });
}
