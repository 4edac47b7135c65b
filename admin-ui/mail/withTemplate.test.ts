import { describe, expect, it } from 'vitest';
import { emptyLetter } from './answering.ts';
import { withTemplate } from './withTemplate.ts';

const words = { subject: 'Potwierdzenie', body: 'Potwierdzamy.\n', cc: null, language: 'pl' } as const;

describe('a template in a letter', () => {
  it('stands where the writer is, and gives a new letter its subject', () => {
    expect(withTemplate({ ...emptyLetter, body: 'Dzień dobry,\n\n-- \nEwa' }, words, 13)).toEqual({
      subject: 'Potwierdzenie',
      body: 'Dzień dobry,\nPotwierdzamy.\n-- \nEwa',
    });
  });

  it('leaves the subject of an answer', () => {
    expect(withTemplate({ ...emptyLetter, subject: 'Re: Cena' }, words, 0)).toEqual({
      body: 'Potwierdzamy.',
    });
  });

  it('adds its copies, each once', () => {
    const letter = { ...emptyLetter, subject: 'x', cc: '"Jan" <JAN@x.pl>' };
    expect(withTemplate(letter, { ...words, cc: 'jan@x.pl, ewa@x.pl' }, 0).cc).toBe(
      '"Jan" <JAN@x.pl>, ewa@x.pl',
    );
    expect(withTemplate({ ...letter, cc: '' }, { ...words, cc: 'ewa@x.pl' }, 0).cc).toBe('ewa@x.pl');
  });
});
