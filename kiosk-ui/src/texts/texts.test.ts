import { describe, expect, it } from 'vitest';
import { holesIn } from '#tools/testing/holesIn.ts';
import { textsIn } from '#domain/words/rows.ts';
import slips from '#domain/words/printing/slips.json' with { type: 'json' };
import { driverGlossary } from '#domain/terminal/driverGlossary.ts';
import { smsTemplates, smsText, type SmsFacts } from '#domain/terminal/smsTemplates.ts';
import { deskTexts, kioskLanguages, texts, type KioskLanguage } from './texts.ts';

/** Numbers that take different plural forms in the languages of the kiosk. */
const counts = [1, 3, 5, 22];

/** Every sentence of a language with the path it is under; one with a number for each of `counts`. */
const sentencesOf = (node: unknown, path = ''): [string, string][] => {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function')
    return counts.map((count) => [
      `${path}(${count})`,
      (node as (...numbers: number[]) => string)(count, count),
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
    const said = counts.map((count) => texts[language].queue.ahead(count));
    // Not a part of a longer word, which is another form; and no second form beside it.
    said.forEach((sentence, index) =>
      expect(sentence).toMatch(new RegExp(`${counted[index]}(?!\\p{L})`, 'u')),
    );
    expect(said.join()).not.toContain('||||');
  });

  it.each(kioskLanguages)('has no empty text in %s', (language) => {
    expect(sentencesOf(texts[language]).filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it('is written in Cyrillic for Ukrainian drivers, except SMS and QR', () => {
    const latin = sentencesOf(texts.uk).filter(([, sentence]) =>
      /[A-Za-z]{2,}/.test(sentence.replaceAll(/SMS|QR/g, '')),
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
      // Short words may be the same in two languages; a sentence that holds a long one may not.
      const same = sentencesOf(texts[one]).filter(
        ([path, sentence]) => others.get(path) === sentence && /\p{L}{8,}/u.test(sentence),
      );
      expect(same).toEqual([]);
    }
  });
});

describe('the words of drivers', () => {
  const facts: SmsFacts = {
    start: { ticket: 'K7M2P9QX', link: 'https://keja.example/x' },
    allowEntry: { ticket: 'K7M2P9QX', minutes: 20 },
    allowEntryMainParking: { ticket: 'K7M2P9QX', minutes: 10 },
    leaveSoon: { ticket: 'K7M2P9QX', minutes: 5 },
    backInQueue: { ticket: 'K7M2P9QX' },
    dispositionDelete: { number: 'D-000017' },
    authCode: { code: '123456', minutes: 5 },
  };
  /** The text without the first line of a call to the terminal, which is the same in every language. */
  const withoutCall = (body: string): string => body.replace(/^.*→ (TERMINAL|PARKING).*\n/, '');
  const everythingIn = (language: KioskLanguage): [string, string][] => [
    ...sentencesOf(texts[language], 'kiosk'),
    ...sentencesOf(deskTexts[language], 'kiosk desk'),
    ...sentencesOf(textsIn(slips, language), 'slip'),
    ...smsTemplates.map((template): [string, string] => [
      `SMS ${template}`,
      // With the accents of its language (`kept`), which cheaper messages lose.
      withoutCall(smsText(template, facts[template] as never, language, 'kept')),
    ]),
  ];

  it.each(kioskLanguages)('call each thing by one name in %s, in SMS, slips and kiosk', (language) => {
    const forbidden = Object.values(driverGlossary[language] ?? {}).flatMap(({ not }) => not);
    const found = everythingIn(language).filter(([, sentence]) =>
      forbidden.some((word) => word.test(sentence)),
    );
    expect(found).toEqual([]);
  });

  it.each(kioskLanguages)('are complete in %s', (language) => {
    // French puts a space before these marks, which is no hole in the text.
    const broken = everythingIn(language)
      .map(([path, sentence]) => [path, sentence, holesIn(sentence.replaceAll(/ ([:?!])/g, '$1'))] as const)
      .filter(([, , holes]) => holes.length > 0);
    expect(broken).toEqual([]);
  });
});
