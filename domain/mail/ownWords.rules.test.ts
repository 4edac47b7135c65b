import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownWords } from './ownWords.rules.ts';

describe('what somebody wrote in an answer', () => {
  it.each<[string, string, string, string]>([
    ['without any quote', 'text', 'Zgoda.\nJan', 'Zgoda.\nJan'],
    ['above a quote', 'text', 'Zgoda.\n\nW dniu 5.11 Keja pisze:\n> Podajemy cenę\n>\n> 120 zł\n', 'Zgoda.'],
    [
      'above a quote whose first line is broken',
      'text',
      'Zgoda.\r\n\r\nOn Mon, 2 Nov 2026 at 08:15, Keja\r\n<biuro@keja.pl> wrote:\r\n\r\n> Cena',
      'Zgoda.',
    ],
    ['below a quote', 'text', '> Ile?\n120 zł', '> Ile?\n120 zł'],
    [
      'between quotes',
      'text',
      '> Ile?\n120 zł\n> Kiedy?\njutro\n> Pozdrawiam',
      '> Ile?\n120 zł\n> Kiedy?\njutro',
    ],
    ['in HTML', 'html', '<p>Zgoda, <b>żółć</b></p><blockquote><p>Cena</p></blockquote>', 'Zgoda, żółć'],
    [
      'in Outlook',
      'text',
      'Zgoda.\n\n________________\nOd: Keja <biuro@keja.pl>\nWysłano: poniedziałek\nDo: Jan\nTemat: Cena\n\nCena',
      'Zgoda.',
    ],
    ['above a forwarded letter', 'text', 'Proszę\n-----Wiadomość oryginalna-----\nCena', 'Proszę'],
    ['which is a quote only', 'text', '> Cena', '> Cena'],
    ['which is empty', 'html', '<p></p>', ''],
  ])('the own words of a letter, %s', (_where, bodyType, body, own) => {
    expect(ownWords(body, bodyType)).toBe(own);
  });

  // If the time grew with the square of the length, this letter would take longer than a test may.
  it('the own words of a letter with a very long drawn line are found at once', () => {
    const letter = `Zgoda${'-'.repeat(300_000)}Jan`;
    expect(ownWords(`${letter}\n____\n`, 'text')).toBe(letter);
  });

  it('the own words of a letter are a part of it, and are empty only if the letter is', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('> a', '', 'Jan pisze:', 'Od: x', 'Wysłano: y', '___'),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n').replaceAll(/\r\n?/g, '\n').trim().toWellFormed();
        const own = ownWords(lines.join('\n'), 'text');
        expect(text.startsWith(own)).toBe(true);
        expect(own === '').toBe(text === '');
      }),
    );
  });
});
