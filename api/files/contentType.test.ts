import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { contentType } from './contentType.ts';

const typeOf = (name: string, content: Uint8Array | string) =>
  contentType(() => Readable.from([Buffer.from(content)]), name);

describe('what a file is', () => {
  it.each<[string, string, Uint8Array | string, string]>([
    ['a PDF', 'a.pdf', sampleFiles.pdf, 'application/pdf'],
    ['a picture', 'a.png', sampleFiles.png, 'image/png'],
    ['a photograph', 'a.jpg', sampleFiles.jpeg, 'image/jpeg'],
    [
      'a document of Word',
      'a.docx',
      sampleFiles.docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a workbook of Excel',
      'a.xlsx',
      sampleFiles.xlsx,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['an archive', 'a.zip', sampleFiles.zip, 'application/zip'],
    ['a table in text', 'a.csv', 'żyto;24,560\r\n', 'text/csv'],
    ['a text of an older alphabet', 'a.txt', Buffer.from([0xbf, 0x79, 0x74, 0x6f]), 'text/plain'],
    ['data in XML', 'a.xml', '<?xml version="1.0"?><faktura/>', 'application/xml'],
    ['a picture that calls itself a PDF', 'a.pdf', sampleFiles.png, 'image/png'],
  ])('is told by its content: %s', async (_what, name, content, type) => {
    expect(await typeOf(name, content)).toBe(type);
  });

  it.each<[string, string, Uint8Array | string]>([
    ['a page', 'a.html', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a page that calls itself a text', 'a.txt', ' <html><body onload=alert(1)>'],
    ['a drawing with scripts in it', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a drawing that calls itself data', 'a.xml', '<?xml version="1.0"?><!-- x --><svg:svg xmlns:svg="x"/>'],
    ['a program', 'a.exe', sampleFiles.exe],
    ['a program that calls itself a PDF', 'faktura.pdf', sampleFiles.exe],
    ['a workbook with macros', 'a.xlsx', sampleFiles.xlsm],
    ['a script', 'a.ps1', 'Remove-Item C:\\'],
    ['anything unknown', 'a.pdf', Buffer.from([1, 2, 3, 4])],
  ])('is nothing that is kept: %s', async (_what, name, content) => {
    expect(await typeOf(name, content)).toBeUndefined();
  });
});
