import { describe, expect, it } from 'vitest';
import { emptyLetter } from './answering.ts';
import { withTemplate } from './withTemplate.ts';

const words = {
  subject: 'Potwierdzenie',
  body: 'Potwierdzamy.',
  bodyType: 'text',
  cc: null,
  language: 'pl',
} as const;

describe('a template in a letter', () => {
  it('gives a new letter its subject', () => {
    expect(withTemplate(emptyLetter, words)).toEqual({ subject: 'Potwierdzenie' });
  });

  it('leaves the subject of an answer', () => {
    expect(withTemplate({ ...emptyLetter, subject: 'Re: Cena' }, words)).toEqual({});
  });

  it('adds its copies, each once', () => {
    const letter = { ...emptyLetter, subject: 'x', cc: '"Jan" <JAN@x.pl>' };
    expect(withTemplate(letter, { ...words, cc: 'jan@x.pl, ewa@x.pl' }).cc).toBe(
      '"Jan" <JAN@x.pl>, ewa@x.pl',
    );
    expect(withTemplate({ ...letter, cc: '' }, { ...words, cc: 'ewa@x.pl' }).cc).toBe('ewa@x.pl');
  });
});
