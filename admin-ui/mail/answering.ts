import { addressesIn, namedAddress } from '#domain/kernel/addresses.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import type { MailboxWords } from '#domain/mail/mailbox.words.ts';
import { escaped } from '#domain/mail/escaped.ts';
import { htmlOfText } from '#domain/mail/letterHtml.ts';
import { filled } from '#domain/words/filled.ts';
import type { Letter } from './mailQueries.ts';
import { quotable } from './quotable.ts';

/** How a received letter is answered: to its sender, to all who have it, or by forwarding it. */
export type Way = 'reply' | 'replyAll' | 'forward';

/**
 * What is being written, as the address of the page names it: `new`, or one of these with the id of a letter. `draft-12`: a
 * draft. `again-12`: a copy of a letter that could not be sent. `reply-12`, `replyAll-12`, `forward-12`: an answer.
 */
export type Writing = 'new' | `${'draft' | 'again' | Way}-${number}`;

/** A file of another letter that is sent with this one. `of` says whether that other letter was received or written here. */
export interface PassedFile {
  readonly of: 'received' | 'written';
  readonly id: number;
  readonly name: string;
}

/** A letter as it is being written; its body is HTML. */
export interface Composition {
  readonly to: string;
  readonly cc: string;
  /** Who gets a copy that no other reader knows of. */
  readonly bcc: string;
  readonly subject: string;
  readonly body: string;
  /** The account that sends it; null for the terminal's own server. */
  readonly emailAccount: number | null;
  /** The id of the received letter that it answers. */
  readonly inReplyTo: number | null;
}

export const emptyLetter: Composition = {
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  body: '',
  emailAccount: null,
  inReplyTo: null,
};

interface Answering {
  readonly way: Way;
  /** The address of the account. An answer to all leaves it out of the copies. */
  readonly own: string;
  readonly emailAccount: number | null;
  readonly words: MailboxWords;
  /** Cleans HTML for the editor. */
  readonly clean?: (html: string) => string;
}

/**
 * The first state of an answer to a letter, or of a letter that forwards it. Its body holds only what stands below the signature.
 */
export function answerTo(
  letter: Letter,
  { way, own, emailAccount, words, clean = quotable }: Answering,
): Composition {
  const quotedBody =
    letter.bodyType === 'text' ? htmlOfText((letter.body ?? '').trim()) : clean(letter.body ?? '');
  if (way === 'forward')
    return {
      ...emptyLetter,
      emailAccount,
      subject: markedSubject('Fwd:', /^(fwd?|pd|wg):/i, letter.subject),
      body: `${htmlOfText(`---------- ${words.forwarded} ----------\n${headsOf(letter, words)}\n`)}${quotedBody}<p></p>`,
    };
  const to = letter.replyTo || senderText(letter);
  const who = letter.fromName || letter.from || '';
  const wrote = escaped(filled(words.wrote, { date: dateTimeText(letter.date), who }));
  return {
    ...emptyLetter,
    to,
    cc: way === 'replyAll' ? otherRecipients(letter, to, own) : '',
    subject: markedSubject('Re:', /^(re|odp|aw|sv):/i, letter.subject),
    body: `<p>${wrote}</p><blockquote>${quotedBody}</blockquote><p></p>`,
    emailAccount,
    inReplyTo: letter.id,
  };
}

const senderText = ({ from, fromName }: Letter): string => namedAddress(fromName, from ?? '');

/** Everybody whom the letter went to, each once, except those who get the answer anyway (`to`) and the account itself (`own`). */
const otherRecipients = (letter: Letter, to: string, own: string): string => {
  const excluded = new Set(
    [own, ...addressesIn(to).map(({ address }) => address)].map((each) => each.toLowerCase()),
  );
  return addressesIn([letter.to, letter.cc].filter(Boolean).join(', '))
    .filter(({ address }) => {
      const key = address.toLowerCase();
      if (excluded.has(key)) return false;
      excluded.add(key);
      return true;
    })
    .map(({ written }) => written)
    .join(', ');
};

/**
 * The subject with `mark` before it, unless it begins with such a mark already. Mail programs translate the marks: `Odp:` and
 * `PD:` are Polish, `AW:` and `WG:` German, `SV:` is Scandinavian.
 */
const markedSubject = (mark: string, existingMark: RegExp, subject: string | null | undefined): string => {
  const present = subject ?? '';
  return existingMark.test(present) ? present : `${mark} ${present}`.trim();
};

/** The head of a forwarded letter as text, such as `Date: …`, a line each. Lines without a value are left out. */
const headsOf = (letter: Letter, words: MailboxWords): string =>
  [
    [words.from, senderText(letter)],
    [words.to, letter.to],
    [words.cc, letter.cc],
    [words.date, dateTimeText(letter.date)],
    [words.subject, letter.subject],
  ]
    .filter(([, value]) => Boolean(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
