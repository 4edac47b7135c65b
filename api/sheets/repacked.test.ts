import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { repacked } from './repacked.ts';

const packed = zipSync({ 'a.xml': new Uint8Array(2_000_000), 'b.xml': strToU8('<b/>') }, { level: 9 });

// Unpacked, the two files have 2,000,000 and 4 bytes.
it('a workbook that unpacks to no more than the limit keeps its files', () => {
  const files = unzipSync(repacked(packed, 2_000_004));
  expect(Object.keys(files)).toEqual(['a.xml', 'b.xml']);
  expect(files['b.xml']).toEqual(strToU8('<b/>'));
});

it('a small file that holds too much is refused before it is unpacked', () => {
  expect(packed.length).toBeLessThan(10_000);
  expect(() => repacked(packed, 2_000_003)).toThrow('sheet_too_large');
});

it('a file inside that is longer than its directory says is cut there', () => {
  const lying = zipSync({ 'a.xml': new Uint8Array(2_000_000) }, { level: 9 });
  // The directory entry begins with "PK\\1\\2"; its unpacked size stands 24 bytes behind.
  const entry = Buffer.from(lying).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(lying.buffer, lying.byteOffset).setUint32(entry + 24, 100, true);
  expect(unzipSync(repacked(lying))['a.xml']?.length).toBeLessThanOrEqual(100);
});

it('a workbook of very many files is refused', () => {
  const files = Object.fromEntries(
    Array.from({ length: sheetLimits.entries + 1 }, (_, index) => [`${index}.xml`, new Uint8Array(1)]),
  );
  expect(() => repacked(zipSync(files))).toThrow('sheet_too_large');
});

it('pictures count for nothing', () => {
  const files = { 'xl/media/1.png': new Uint8Array(100), 'xl/workbook.xml': strToU8('<w/>') };
  expect(Object.keys(unzipSync(repacked(zipSync(files), 4)))).toEqual(['xl/workbook.xml']);
});
