import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingOf, keptName } from './fileName.rules.ts';
import { fileTypes, type FileType } from './fileTypes.ts';

describe('the name of a file', () => {
  it.each<[string, string, FileType, string]>([
    [
      'keeps Polish letters',
      'Świadectwo jakości – żyto.pdf',
      'application/pdf',
      'Świadectwo jakości – żyto.pdf',
    ],
    [
      'ends before a character that does not fit whole',
      `${'a'.repeat(195)}😀.pdf`,
      'application/pdf',
      `${'a'.repeat(195)}.pdf`,
    ],
    ['loses the folder of Windows', 'C:\\Users\\ala\\skan.pdf', 'application/pdf', 'skan.pdf'],
    ['loses the way out of a folder', '../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['loses what turns writing round', 'faktura\u202Efdp.exe', 'application/pdf', 'fakturafdp.exe.pdf'],
    ['loses characters nobody sees', 'a\u0000b\n.png', 'image/png', 'ab.png'],
    ['says what the file is', 'obrazek.pdf', 'image/png', 'obrazek.pdf.png'],
    ['keeps another ending of the same type', 'SKAN.JPEG', 'image/jpeg', 'SKAN.JPEG'],
    ['is there also where none was given', ' .. ', 'image/png', 'plik.png'],
    ['is one letter however it was typed', 'z\u0307o\u0301łty.csv', 'text/csv', 'żółty.csv'],
  ])('%s', (_rule, given, type, kept) => {
    expect(keptName(given, type)).toBe(kept);
  });

  it('is fit for every system whatever was given, and keeping it again changes nothing', () => {
    const types = fc.constantFrom(...(Object.keys(fileTypes) as FileType[]));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), types, (given, type) => {
        const kept = keptName(given, type);
        expect(kept).not.toMatch(/[\p{Cc}\\/<>:"|?*]/u);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(200);
        expect(fileTypes[type]).toContain(endingOf(kept));
        expect(keptName(kept, type)).toBe(kept);
      }),
    );
  });
});
