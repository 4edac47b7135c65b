import { readdirSync, readFileSync } from 'node:fs';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { parseSheet } from './parseSheet.ts';

/**
 * Workbooks that other programs wrote, with the same contents. Row 3 is empty, and row 4 has a cell in Excel's last column.
 * Only exceljs could write the error `#REF!`.
 */
const samples = new URL('./samples/', import.meta.url);

it.each(readdirSync(samples))(
  'reads %s as a person sees it, without the cell in the last column',
  async (file) => {
    const { headings, rows } = await parseSheet(readFileSync(new URL(file, samples)));
    expect(headings).toEqual(['name', 'weight', 'date', 'yes', 'link']);
    expect(rows).toEqual([
      { number: 2, cells: ['Węgiel orzech', 24.56, new Date('2026-11-22T08:30:00Z'), true, 'Strona'] },
      {
        number: 4,
        cells: [
          ' x<&>\n"y" ',
          -0.001,
          new Date('2026-11-22T00:00:00Z'),
          false,
          ...(file.startsWith('exceljs') ? ['#REF!'] : []),
        ],
      },
    ]);
  },
);

it('characters of a workbook that no record can hold are left out', async () => {
  const rows = [['na\0me'], ['Wę\0giel'], ['\ud83d']];
  const content = await writeXlsx({ sheets: [{ name: 'x', rows }] });
  expect(await parseSheet(Buffer.from(content))).toEqual({
    headings: ['name'],
    rows: [
      { number: 2, cells: ['Węgiel'] },
      { number: 3, cells: ['\ufffd'] },
    ],
  });
});

it.each([
  ['commas', 'code,name\nA,Ala'],
  ['commas behind blank lines', '\r\n  \r\ncode,name\r\nA,Ala'],
  ['tabs behind a blank line and a byte order mark', '\ufeff\n\tcode\tname\n\tA\tAla'],
])('a text file with %s is read in columns', async (_delimiter, text) => {
  const { headings, rows } = await parseSheet(Buffer.from(text));
  expect([headings, rows[0]?.cells].map((cells) => cells?.filter(Boolean))).toEqual([
    ['code', 'name'],
    ['A', 'Ala'],
  ]);
});

it('too many lines are refused, also if they are empty', async () => {
  const lines = 'code\r\nA' + '\r\n'.repeat(10 * sheetLimits.importedRows);
  await expect(parseSheet(Buffer.from(lines))).rejects.toMatchObject({ code: 'sheet_too_many_rows' });
});

// Each text is smaller than the largest file that is received.
it.each([
  ['one line of separators', ';'.repeat(9_900_000)],
  ['one line of an open quotation mark', `"${'x'.repeat(9_900_000)}`],
  ['many lines of empty cells', `${';'.repeat(239)}\n`.repeat(40_000)],
])('%s is refused as too large', async (_what, text) => {
  await expect(parseSheet(Buffer.from(text))).rejects.toMatchObject({ code: 'sheet_too_large' });
});
