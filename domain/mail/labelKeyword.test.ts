import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordOf, labelsAmong } from './labelKeyword.rules.ts';

describe('the keyword of a label', () => {
  it.each([
    ['Pilne', 'pilne'],
    ['Do zapłaty', 'do_zap&AUI-aty'],
    ['Węgiel & koks', 'w&ARk-giel_&-_koks'],
    ['  faktury (2026) ', 'faktury_2026_'],
    ['👍', '&2D3cTQ-'],
  ])('%s is %s', (label, keyword) => {
    expect(keywordOf(label)).toBe(keyword);
  });

  it('is there for no name that is empty or longer than servers keep', () => {
    expect(keywordOf('   ')).toBeUndefined();
    expect(keywordOf('x'.repeat(51))).toBeUndefined();
  });

  it('holds only what IMAP lets stand in a keyword', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (label) => {
        const keyword = keywordOf(label);
        expect(keyword ?? 'x').toMatch(/^[!-~]+$/);
        expect(keyword ?? '').not.toMatch(/[(){%*"\\\]]/);
      }),
    );
  });
});

it('keywords of a message that name no label are none of ours', () => {
  const labels = new Map([
    ['pilne', 1],
    ['do_zap&AUI-aty', 2],
  ]);
  expect(labelsAmong(['\\Seen', 'NonJunk', 'PILNE', 'do_zap&AUI-aty'], labels)).toEqual([
    'do_zap&AUI-aty',
    'pilne',
  ]);
});
