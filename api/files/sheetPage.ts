import type { Response } from 'express';
import type { Database } from '#database/connect.ts';
import { readContent } from '#database/files/fileContent.ts';
import { escaped } from '#domain/mail/escaped.ts';
import { cellText, type RawCell } from '#domain/platform/sheets/readCell.ts';
import { readSheet } from '../sheets/readSheet.ts';
import type { FileRecord } from './sendFile.ts';

/** No scripts run in the page, and it makes no requests. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
const style =
  'body{font:14px sans-serif;margin:16px}table{border-collapse:collapse}td,th{border:1px solid #b9c4cc;padding:3px 7px;text-align:left;vertical-align:top}';

/**
 * Shows the first sheet of a workbook as a page, because browsers show no workbooks. The caller has checked that the person may
 * read the file.
 * @throws the errors of `readSheet`
 */
export async function sendSheetPage(
  { sql }: Pick<Database, 'sql'>,
  response: Response,
  { checksum, size, name, id }: FileRecord,
): Promise<void> {
  if (checksum === null) throw new Error(`The file ${id} has no content`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of readContent(sql, checksum, 0, size - 1)) chunks.push(chunk);
  const { headings, rows } = await readSheet(Buffer.concat(chunks));
  response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'private, no-cache' });
  response.type('html').send(
    pageOf(
      name,
      headings,
      rows.map(({ cells }) => cells),
    ),
  );
}

const pageOf = (name: string, headings: readonly string[], rows: readonly (readonly RawCell[])[]): string => {
  const line = (tag: 'td' | 'th', cells: readonly RawCell[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell == null ? '' : escaped(cellText(cell))}</${tag}>`).join('')}</tr>`;
  return [
    `<!doctype html><meta charset="utf-8"><title>${escaped(name)}</title><style>${style}</style>`,
    `<table>${line('th', headings)}`,
    ...rows.map((cells) => line('td', cells)),
    '</table>',
  ].join('\n');
};
