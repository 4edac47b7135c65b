import { describe, expect, it } from 'vitest';
import { kioskLanguages, texts } from './texts.ts';

/** Every sentence of a language with the path it stands under; counted ones at several counts. */
const sentencesOf = (node: unknown, path = ''): [string, string][] => {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function')
    return [1, 3, 5, 22].map((count) => [
      `${path}(${count})`,
      (node as (...counts: number[]) => string)(count, count),
    ]);
  return Object.entries(node as object).flatMap(([key, value]) =>
    sentencesOf(value, path ? `${path}.${key}` : key),
  );
};

describe('what the kiosk says', () => {
  it.each([
    ['pl', ['1 pojazd', '3 pojazdy', '5 pojazdów', '22 pojazdy']],
    ['uk', ['1 вантажівка', '3 вантажівки', '5 вантажівок', '22 вантажівки']],
    ['en', ['1 truck', '3 trucks', '5 trucks', '22 trucks']],
    ['de', ['1 Lkw', '3 Lkw', '5 Lkw', '22 Lkw']],
  ] as const)('counts in %s as people do', (language, counted) => {
    const said = [1, 3, 5, 22].map((count) => texts[language].queue.ahead(count));
    said.forEach((sentence, index) => expect(sentence).toContain(counted[index]));
    expect(said.join()).not.toContain('#');
  });

  it.each(kioskLanguages)('leaves nothing unsaid in %s', (language) => {
    expect(sentencesOf(texts[language]).filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it('is written in Cyrillic for Ukrainian drivers, wherever a word is a word', () => {
    const latin = sentencesOf(texts.uk).filter(([, sentence]) =>
      /[A-Za-z]{2,}/.test(sentence.replaceAll('SMS', '')),
    );
    expect(latin).toEqual([]);
  });

  it('is not left in English or Polish in another language', () => {
    for (const [one, other] of [
      ['pl', 'en'],
      ['pl', 'de'],
      ['en', 'de'],
    ] as const) {
      const others = new Map(sentencesOf(texts[other]));
      const same = sentencesOf(texts[one]).filter(
        ([path, sentence]) => others.get(path) === sentence && /\p{L}{8,}/u.test(sentence),
      );
      expect(same).toEqual([]);
    }
  });
});
