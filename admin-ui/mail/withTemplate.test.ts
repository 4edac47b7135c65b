import { describe, expect, it } from 'vitest';
import { emptyLetter } from './answering.ts';
import { withTemplate } from './withTemplate.ts';

const words = {
  subject: 'Potwierdzenie',
  body: 'Potwierdzamy.',
  bodyType: 'text',
  to: null,
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

  it('adds its recipients, and copies none of those to whom the letter goes', () => {
    const letter = { ...emptyLetter, subject: 'x', to: 'jan@x.pl, ' };
    const said = { ...words, to: 'ewa@x.pl', cc: 'Jan@x.pl, EWA@x.pl, ola@x.pl' };
    expect(withTemplate(letter, said)).toEqual({ to: 'jan@x.pl, ewa@x.pl', cc: 'ola@x.pl' });
    expect(withTemplate({ ...letter, to: '' }, said).to).toBe('ewa@x.pl');
  });
});
