import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { mustUnpackSmall } from './unpackedSize.ts';

const packed = Buffer.from(
  zipSync({ 'a.xml': new Uint8Array(2_000_000), 'b.xml': strToU8('<b/>') }, { level: 9 }),
);

it('a workbook that unpacks to no more than it may is let through', () => {
  expect(() => mustUnpackSmall(packed, 2_000_004)).not.toThrow();
});

it('a small file that holds too much is refused before it is read', () => {
  expect(packed.length).toBeLessThan(10_000);
  expect(() => mustUnpackSmall(packed, 2_000_003)).toThrow('sheet_too_large');
});
