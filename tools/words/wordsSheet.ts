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
  const at = (name: string): number => sheet.headings.indexOf(name);
  if (at('file') < 0 || at('key') < 0) throw new Error('The sheet needs the columns "file" and "key".');
  const byPlace = new Map(rows.map((placed) => [`${placed.file} ${placed.key}`, placed]));
  return sheet.rows.flatMap(({ number, cells }) => {
    const placed = byPlace.get(`${String(cells[at('file')])} ${String(cells[at('key')])}`);
    if (!placed)
      throw new Error(`Line ${number} names a text that does not exist: ${String(cells[at('key')])}.`);
    return languages.flatMap((language) => {
      const text = at(language) < 0 ? '' : String(cells[at(language)] ?? '');
      if (text === '' || text === placed.row[language]) return [];
      return [{ file: placed.file, key: placed.key, language, text }];
    });
  });
}
