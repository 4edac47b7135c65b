import { PassThrough } from 'node:stream';
import { text as whole } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { text } from '#domain/kernel/field.ts';
import type { Cell } from '#domain/platform/sheets/writtenCell.ts';
import { writeCsv } from './csvSheet.ts';

async function* pages(): AsyncGenerator<Cell[][]> {
  yield [['=1+1'], ['+48 600 700 123']];
}

it('neither a heading nor a cell of a CSV file is run as a formula', async () => {
  const out = new PassThrough();
  const columns = [{ path: 'name', names: ['name'], field: text(), language: undefined }];
  await writeCsv(out, { title: 'x', headings: ['=cmd|x'], columns }, pages(), 'pl');
  expect(await whole(out)).toBe("'=cmd|x\r\n'=1+1\r\n+48 600 700 123\r\n");
});
