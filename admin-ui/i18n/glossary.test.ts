import { describe, expect, it } from 'vitest';
import { languages, quotationMarksOf, type Language } from '#domain/kernel/language.ts';
import { objectMeta } from '#domain/kernel/meta.ts';
import { wordsOf } from '#domain/labels/index.ts';
import { officeGlossary } from '#domain/labels/officeGlossary.ts';
import { declarations } from '#domain/objects.ts';
import letters from '#domain/words/mail/letters.json' with { type: 'json' };
import notices from '#domain/words/platform/notices.json' with { type: 'json' };
import { textsIn as rowTexts } from '#domain/words/rows.ts';
import { driverGlossary } from '#domain/terminal/driverGlossary.ts';
import { publicMessages } from './publicMessages.ts';
import { moduleTexts } from './officeRows.ts';

/** Every text under its path. */
const textsOf = (node: unknown, path = ''): [string, string][] => {
  // Nobody reads the name of a placeholder.
  if (typeof node === 'string') return [[path, node.replaceAll(/%\{\w+\}/g, '…')]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key));
};

const textsIn = async (language: Language): Promise<[string, string][]> => [
  ...textsOf(wordsOf(language), 'labels'),
  ...textsOf(rowTexts(notices, language), 'notices'),
  ...textsOf(rowTexts(letters, language), 'letters'),
  ...textsOf(publicMessages(language), 'screens'),
  ...textsOf(moduleTexts(language), 'screens'),
];

describe.each(languages)('the words of the office in %s', (language) => {
  it('call each thing by one name', async () => {
    const forbidden = (officeGlossary[language] ?? []).flatMap(({ name, not }) =>
      not.map((words) => [name, words] as const),
    );
    const found = (await textsIn(language)).flatMap(([path, text]) =>
      forbidden.filter(([, words]) => words.test(text)).map(([name]) => `${path}: ${text} (${name})`),
    );
    expect(found).toEqual([]);
  });

  it('use no words of programmers for processes', async () => {
    const programmers =
      /(?<!\p{L})(kod(u|em|y)?|codes?|código|codice|workflows?|gra(f|fu|ph|phe|fo|af)|uuid|booleans?|null|temporal|react ?flow)(?!\p{L})/iu;
    const labels = declarations
      .filter(({ module }) => module === 'processes')
      .flatMap((declaration) => objectMeta(declaration, language, true).fields)
      .flatMap((field) => [field, ...field.children])
      // A record's short name is called its code, and its number for programs is in no form.
      .filter(({ name }) => name !== 'code' && name !== 'uuid')
      .map(({ name, label }): [string, string] => [name, label]);
    const screens = textsOf(moduleTexts(language), 'screens').filter(([path]) =>
      /\.(designer|designerKeys|expression|processFault|processPicture|processBoard|processRun)\./.test(path),
    );
    expect(screens.length).toBeGreaterThan(100);
    expect([...labels, ...screens].filter(([, said]) => programmers.test(said))).toEqual([]);
  });

  it('contain the driver’s word for an order in the name of a disposition', () => {
    const said = wordsOf(language).objects.disposition.one.toLowerCase();
    expect(said).toContain(driverGlossary[language]?.order.name.toLowerCase());
  });

  it('have one pair of quotation marks', async () => {
    const [open, close] = quotationMarksOf(language);
    const others = [...'"„“”«»'].filter((mark) => mark !== open && mark !== close);
    const found = (await textsIn(language))
      // The words of react-admin itself have straight quotation marks.
      .filter(([path]) => !path.startsWith('screens.ra.'))
      .filter(([, text]) => others.some((mark) => text.includes(mark)));
    expect(found).toEqual([]);
  });
});
