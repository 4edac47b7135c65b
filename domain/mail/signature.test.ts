import { describe, expect, it } from 'vitest';
import { signatureBlock, signatureFor, signed, type SignatureBook } from './signature.rules.ts';

const one = (body: string, more: Partial<SignatureBook['signatures'][number]> = {}) => ({
  body,
  language: null,
  default: false,
  ...more,
});
const books: readonly SignatureBook[] = [
  { emailId: null, signatures: [one('Ewa'), one('Eva', { language: 'de' })] },
  { emailId: 7, signatures: [one('Biuro'), one('Keja\nul. Portowa 1', { default: true })] },
  { emailId: 8, signatures: [] },
];

describe('the signature of a new letter', () => {
  it.each([
    ['that of its account which is the default', 7, 'pl', '<p>Keja</p><p>ul. Portowa 1</p>'],
    ['that of all accounts where the account has none', 8, 'pl', '<p>Ewa</p>'],
    ['that of all accounts for the terminal’s own server', null, 'pl', '<p>Ewa</p>'],
    ['that in the language of the person where none is the default', 9, 'de', '<p>Eva</p>'],
  ])('is %s', (_which, account, language, text) => {
    expect(signatureFor(books, { account, language })).toBe(text);
  });

  it('is empty where the person has none, or an empty one', () => {
    expect(signatureFor([], { account: 7, language: 'pl' })).toBe('');
    const blank = [{ emailId: null, signatures: [one(' \n')] }];
    expect(signatureFor(blank, { account: null, language: 'pl' })).toBe('');
  });

  it('stays as it is where it was written in HTML', () => {
    const html = [{ emailId: null, signatures: [one('<b>Ewa Nowak</b><br>\nKeja &amp; Co')] }];
    expect(signatureFor(html, { account: null, language: 'pl' })).toBe('<b>Ewa Nowak</b><br>\nKeja &amp; Co');
  });

  it('keeps signs that only look like HTML', () => {
    const plain = [{ emailId: null, signatures: [one('Ewa <ewa@keja.example>, a < b')] }];
    expect(signatureFor(plain, { account: null, language: 'pl' })).toBe(
      '<p>Ewa &lt;ewa@keja.example&gt;, a &lt; b</p>',
    );
  });
});

describe('a letter is signed', () => {
  it('a letter is signed under what is written and above what it answers', () => {
    expect(signed('<blockquote>Pytanie</blockquote>', '<p>Ewa</p>')).toBe(
      '<p></p><div data-signature=""><p>--</p><p>Ewa</p></div><blockquote>Pytanie</blockquote>',
    );
  });

  it('a letter without a signature has no signature in its text', () => {
    expect(signatureBlock('')).toBe('<div data-signature=""><p></p></div>');
  });
});
