import { describe, expect, it } from 'vitest';
import { isStorablePath, longestPath } from './mailFolder.rules.ts';

describe('the path of a folder', () => {
  it.each(['INBOX', 'Faktury  2024', 'Oferty ', 'Za\u0301lezne', 'a\u202Eb', 'x'.repeat(longestPath)])(
    '%j is kept as the server has it',
    (path) => expect(isStorablePath(path)).toBe(true),
  );

  it.each(['', '  ', 'a\0b', 'a\uD83D', 'x'.repeat(longestPath + 1)])('%j cannot be kept', (path) =>
    expect(isStorablePath(path)).toBe(false),
  );
});
