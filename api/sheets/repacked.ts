import { unzipSync, zipSync } from 'fflate';
import { fail } from '#domain/kernel/fail.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';

/** Pictures and attachments of a workbook, which an import does not need. */
const unread = /^xl\/(media|embeddings|drawings|charts)\//;

/**
 * Unpacks a workbook by its zip directory and packs it again without compression. A small zip may unpack to gigabytes, and
 * its directory may differ from its entries; the new zip contains exactly what was measured here. No entry can unpack to
 * more than its directory says, because its buffer has that size.
 * @throws sheet_too_large; an error of fflate if it is no zip
 */
export function repacked(content: Uint8Array, limit: number = sheetLimits.unpackedBytes): Uint8Array {
  let unpacked = 0;
  let entries = 0;
  const files = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > sheetLimits.entries) throw fail('sheet_too_large');
      if (unread.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > limit) throw fail('sheet_too_large');
      return true;
    },
  });
  return zipSync(files, { level: 0 });
}
