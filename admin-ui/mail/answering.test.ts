import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { answerTo, type Way } from './answering.ts';
import type { Letter } from './mailQueries.ts';
import { quotable } from './quotable.ts';

const purifier = createPurifier(new JSDOM('').window);

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
  answerTo(letter(some), {
    way,
    own: 'biuro@keja.example',
    emailAccount: 3,
    words: mailboxWords('pl'),
    clean: (html) => quotable(html, purifier),
  });

describe('an answer to a letter', () => {
  it('goes to its sender, quotes it and names it', () => {
    expect(answered('reply')).toEqual({
      to: '"Jan Kowalski" <jan@firma.example>',
      cc: '',
      bcc: '',
      subject: 'Re: Zapytanie',
      body: '<p>02.11.2026 08:15, Jan Kowalski pisze:</p><blockquote><p>Proszę o cenę.</p><p>&gt; stare</p></blockquote><p></p>',
      emailAccount: 3,
      inReplyTo: 7,
    });
  });

  it('goes where the sender wants answers', () => {
    expect(answered('reply', { replyTo: 'zakupy@firma.example' }).to).toBe('zakupy@firma.example');
  });

  it('an answer to all goes to everybody else once, and not to oneself', () => {
    expect(answered('replyAll').cc).toBe('"Ewa, Nowak" <ewa@firma.example>, adam@firma.example');
  });

  it.each([
    ['Re: Cena', 'Re: Cena'],
    ['Odp: Cena', 'Odp: Cena'],
    [null, 'Re:'],
  ])('a letter with the subject “%s” is answered with the subject “%s”', (subject, expected) => {
    expect(answered('reply', { subject }).subject).toBe(expected);
  });

  it('quotes HTML without what does not belong into it', () => {
    const { body } = answered('reply', {
      body: '<p onclick="x()">Dzień <b>dobry</b></p></blockquote><script>x</script><img src="https://x.pl/1.png"><a href="javascript:x()">a</a><a href="https://x.pl">b</a>',
      bodyType: 'html',
    });
    expect(body).toContain(
      '<blockquote><p>Dzień <b>dobry</b></p><a>a</a><a href="https://x.pl">b</a></blockquote>',
    );
  });

  it('quotes the words alone of HTML that is too large for the editor', () => {
    // 840,000 characters: more than `quotable` takes as HTML.
    const long = `<table><tr>${'<td>słowo</td>'.repeat(60_000)}</tr></table>`;
    const { body } = answered('reply', { body: long, bodyType: 'html' });
    expect(body).toContain('słowo');
    // The words alone have at least 300,000 characters; `quotable` keeps only the first 100,000.
    expect(body.length).toBeLessThan(300_000);
  });
});

it('a letter that is passed on has no reader yet, and says from whom it came', () => {
  const passed = answered('forward');
  expect([passed.to, passed.subject, passed.inReplyTo]).toEqual(['', 'Fwd: Zapytanie', null]);
  expect(passed.body).toContain('<p>Od: &quot;Jan Kowalski&quot; &lt;jan@firma.example&gt;</p>');
  expect(passed.body).toContain('<p>Proszę o cenę.</p><p>&gt; stare</p>');
});
