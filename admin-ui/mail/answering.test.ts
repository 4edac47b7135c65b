import { describe, expect, it } from 'vitest';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { answerTo, type Way } from './answering.ts';
import type { Letter } from './mailQueries.ts';

const letter = (some: Partial<Letter> = {}): Letter =>
  ({
    id: 7,
    presentation: 'Zapytanie',
    from: 'jan@firma.example',
    fromName: 'Jan Kowalski',
    to: 'biuro@keja.example, "Ewa, Nowak" <ewa@firma.example>',
    cc: 'adam@firma.example, JAN@firma.example',
    subject: 'Zapytanie',
    body: 'Proszę o cenę.\n> stare',
    bodyType: 'text',
    date: '2026-11-02T07:15:00Z',
    ...some,
  }) as Letter;

const answered = (way: Way, some: Partial<Letter> = {}) =>
  answerTo(letter(some), { way, own: 'biuro@keja.example', emailAccount: 3, words: mailboxWords('pl') });

describe('an answer to a letter', () => {
  it('goes to its sender, quotes it and names it', () => {
    expect(answered('reply')).toEqual({
      to: '"Jan Kowalski" <jan@firma.example>',
      cc: '',
      subject: 'Re: Zapytanie',
      body: '\n\n02.11.2026 08:15, Jan Kowalski pisze:\n> Proszę o cenę.\n>> stare\n',
      emailAccount: 3,
      inReplyTo: 7,
    });
  });

  it('goes where the sender wants answers', () => {
    expect(answered('reply', { replyTo: 'zakupy@firma.example' }).to).toBe('zakupy@firma.example');
  });

  it('to all goes to everybody else once, and not to oneself', () => {
    expect(answered('replyAll').cc).toBe('"Ewa, Nowak" <ewa@firma.example>, adam@firma.example');
  });

  it.each([
    ['Re: Cena', 'Re: Cena'],
    ['Odp: Cena', 'Odp: Cena'],
    [null, 'Re:'],
  ])('has the subject of %s as %s', (subject, expected) => {
    expect(answered('reply', { subject }).subject).toBe(expected);
  });

  it('quotes HTML as the words that are read', () => {
    expect(
      answered('reply', { body: '<p>Dzień dobry</p><script>x</script>', bodyType: 'html' }).body,
    ).toContain('> Dzień dobry\n');
  });
});

it('a letter that is passed on has no reader yet, and says from whom it came', () => {
  const passed = answered('forward');
  expect([passed.to, passed.subject, passed.inReplyTo]).toEqual(['', 'Fwd: Zapytanie', null]);
  expect(passed.body).toContain('Od: "Jan Kowalski" <jan@firma.example>\n');
  expect(passed.body).toContain('Proszę o cenę.\n> stare');
});
