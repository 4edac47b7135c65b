import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsWithMentions, typedMention, withMention } from './typedMention.ts';

describe('a mention that is being typed', () => {
  it.each([
    ['@', 1, { at: 0, query: '' }],
    ['Proszę @Zen', 11, { at: 7, query: 'Zen' }],
    ['(@Anna Ma', 9, { at: 1, query: 'Anna Ma' }],
    ['@Zenon o cenę', 3, { at: 0, query: 'Ze' }],
    ['pisz na biuro@firma', 19, undefined],
    ['@ koniec', 8, undefined],
    ['@Anna\ndalej', 11, undefined],
    ['bez małpy', 9, undefined],
  ])('a mention that is being typed in %j at %i is %j', (words, caret, found) => {
    expect(typedMention(words, caret)).toEqual(found);
  });

  it('is replaced by the whole name, and the caret is behind it', () => {
    expect(withMention('Proszę @Zen o cenę', { at: 7, query: 'Zen' }, 'Zenon Pies')).toEqual({
      words: 'Proszę @Zenon Pies o cenę',
      caret: 18,
    });
    expect(withMention('@', { at: 0, query: '' }, 'Ada')).toEqual({ words: '@Ada ', caret: 5 });
  });
});

describe('the mentions in a text', () => {
  it('are the names of known people; of two that begin alike, the longer one', () => {
    expect(partsWithMentions('Do @Anna Mak i @Annał, nie @kto', ['Anna', 'Anna Mak'])).toEqual([
      { text: 'Do ', isName: false },
      { text: '@Anna Mak', isName: true },
      { text: ' i @Annał, nie @kto', isName: false },
    ]);
  });

  it('make up the whole text together', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, names) => {
        expect(
          partsWithMentions(text, names)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
