import { Unzip, UnzipInflate } from 'fflate';
import { fail } from '#domain/kernel/fail.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';

/**
 * Unpacks a workbook for its size alone, a portion at a time: a small file may hold gigabytes, and what it says of
 * itself cannot be believed.
 * @throws sheet_too_large
 */
export const mustUnpackSmall = (content: Buffer, limit: number = sheetLimits.unpackedBytes): void => {
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, portion) => {
      if (error) throw error;
      unpacked += portion.length;
      if (unpacked > limit) throw fail('sheet_too_large');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < content.length; from += portionBytes)
    unzip.push(content.subarray(from, from + portionBytes), from + portionBytes >= content.length);
};

/** A thousandfold of this is what one step can unpack to. */
const portionBytes = 16_384;
