import { describe, expect, it } from 'vitest';
import { signatureFor, signed, signedAnew, type SignatureBook } from './signature.rules.ts';

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
    ['that of its account which is the default', 7, 'pl', 'Keja\nul. Portowa 1'],
    ['that of all accounts where the account has none', 8, 'pl', 'Ewa'],
    ['that of all accounts for the terminal’s own server', null, 'pl', 'Ewa'],
    ['that in the language of the person where none is the default', 9, 'de', 'Eva'],
  ])('is %s', (_which, account, language, text) => {
    expect(signatureFor(books, { account, language })).toBe(text);
  });

  it('is empty where the person has none', () => {
    expect(signatureFor([], { account: 7, language: 'pl' })).toBe('');
  });

  it('is plain text, also if it was written in HTML', () => {
    const html = [{ emailId: null, signatures: [one('<b>Ewa Nowak</b><br>\nKeja &amp; Co')] }];
    expect(signatureFor(html, { account: null, language: 'pl' })).toBe('Ewa Nowak\nKeja & Co');
  });

  it('keeps signs that only look like HTML', () => {
    const plain = [{ emailId: null, signatures: [one('Ewa <ewa@keja.example>, a < b')] }];
    expect(signatureFor(plain, { account: null, language: 'pl' })).toContain('a < b');
  });
});

describe('a letter is signed', () => {
  it('under what is written and above what it answers', () => {
    expect(signed('', 'Ewa')).toBe('\n\n-- \nEwa\n');
    expect(signed('\n\nJan napisał:\n> Pytanie\n', 'Ewa')).toBe('\n\n-- \nEwa\n\nJan napisał:\n> Pytanie\n');
  });

  it('not at all without a signature', () => {
    expect(signed('\n\n> Pytanie', '')).toBe('\n\n> Pytanie');
  });
});

describe('a letter that another account sends', () => {
  const answered = '02.11.2026, Jan pisze:\n> Pytanie\n';
  it.each([
    ['has its signature instead', '\n\n-- \nEwa\n', 'Ewa', 'Biuro', '', '\n\n-- \nBiuro\n'],
    ['keeps what was typed', 'Tak.\n\n-- \nEwa\n\n> a', 'Ewa', 'Biuro', '', 'Tak.\n\n-- \nBiuro\n\n> a'],
    ['has none where it has none', 'Tak.\n\n-- \nEwa\n', 'Ewa', '', '', 'Tak.\n'],
    ['keeps one that was changed by hand', 'Tak.\n\n-- \nE. N.', 'Ewa', 'Biuro', '', 'Tak.\n\n-- \nE. N.'],
    ['gets one where it had none', 'Tak.', '', 'Biuro', '', 'Tak.\n\n-- \nBiuro\n'],
    [
      'gets one above what it answers',
      `Tak.\n\n${answered}`,
      '',
      'Biuro',
      `\n\n${answered}`,
      `Tak.\n\n-- \nBiuro\n\n${answered}`,
    ],
    ['stays as it is with the same one', 'Tak.\n\n-- \nEwa', 'Ewa', 'Ewa', '', 'Tak.\n\n-- \nEwa'],
  ])('%s', (_name, body, before, after, below, expected) => {
    expect(signedAnew(body, { before, after, below })).toBe(expected);
  });
});
