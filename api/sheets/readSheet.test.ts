import exceljs from 'exceljs';
import { expect, it } from 'vitest';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { readSheet } from './readSheet.ts';

it('a cell in the last column of Excel takes no room for those before it', async () => {
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('x');
  sheet.addRows([['code'], ['A']]);
  sheet.getCell('XFD1').value = 'far';
  sheet.getCell('XFD2').value = 'away';
  sheet.getCell('C2').value = 'C';
  const { headings, rows } = await readSheet(Buffer.from(await workbook.xlsx.writeBuffer()));
  expect(headings).toEqual(['code']);
  expect(rows).toEqual([{ number: 2, cells: ['A', null, 'C'] }]);
});

it('empty lines are looked at only up to a measure', async () => {
  const lines = 'code\r\nA' + '\r\n'.repeat(10 * sheetLimits.importedRows);
  await expect(readSheet(Buffer.from(lines))).rejects.toMatchObject({ code: 'row_limit_exceeded' });
});
