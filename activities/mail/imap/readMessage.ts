import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { FetchMessageObject, MessageEnvelopeObject } from 'imapflow';
import { guestAnswersIn, type GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import { namedAddress } from '#domain/kernel/addresses.ts';
import { cleaned, shortened } from '#domain/kernel/shortText.ts';
import type { MailHead, MailPart, ReadMessage } from '#database/mail/incomingMail.ts';
import { wholeMessage } from '#domain/mail/serverPart.ts';
import { searchedBody } from '#domain/mail/searchedText.ts';
import { messageIdsIn } from '#domain/mail/thread.rules.ts';
import { letterReportIn, type ReportingMessage } from '#domain/mail/letterReport.rules.ts';

/** The longest body that a record holds, in characters; a longer one becomes an attachment. */
const longestBody = 2_000_000;

/** In characters. An index entry in Postgres has at most 2.7 kB, and a character may have four bytes. */
const longestId = 600;

/** Of a message with more parts only the envelope and the source are stored, because each part would be a file. */
const mostParts = 500;

/** The marks of a message, and the identity by which it is recognised in every folder. */
export function headOf({ uid, flags, envelope = {}, size = 0, internalDate }: FetchMessageObject): MailHead {
  const { messageId, subject, from } = envelope;
  // A message without a Message-ID is recognised by its subject, its sender and the time at which the server got it.
  const name = messageId?.trim() || JSON.stringify([subject, from, isoOf(internalDate)]);
  const identity = createHash('sha256').update(`${size} ${name}`).digest('hex');
  return { uid, identity, ...marksOf(flags) };
}

/** What the flags of a message say. */
export function marksOf(flags: ReadonlySet<string> = new Set()): Omit<MailHead, 'uid' | 'identity'> {
  return {
    seen: flags.has('\\Seen'),
    flagged: flags.has('\\Flagged'),
    keywords: [...flags].filter((flag) => !flag.startsWith('\\')),
  };
}

/**
 * Parses a message into what is stored. A message that cannot be parsed is stored, too: with its envelope from the server, with
 * `failure`, and with its source as attachment.
 */
export async function readMessage(about: FetchMessageObject, source: Buffer): Promise<ReadMessage> {
  try {
    const mail = await PostalMime.parse(source, { maxNestingDepth: 100, forceRfc822Attachments: true });
    if (mail.attachments.length > mostParts) throw new Error(`${mail.attachments.length} parts`);
    const report = letterReportIn(reportingMessage(mail));
    const answers = answersIn(mail);
    const references = messageIdsIn(storable(mail.references));
    return {
      head: headOf(about),
      ...contentOf(about, mail),
      references,
      ...(report ? { report } : {}),
      answers,
    };
  } catch (error) {
    return unreadMessage(about, (error as Error).message, sourcePart(source));
  }
}

/**
 * A message of which only the envelope is known.
 * @param failure why the rest of the message is not known
 * @param source the whole message as an attachment, here or on the server
 */
export function unreadMessage(about: FetchMessageObject, failure: string, source?: MailPart): ReadMessage {
  const fields = { ...factsOf(about), failure: shortLine(failure, 1000) };
  return { head: headOf(about), fields, parts: source ? [source] : [] };
}

const eml = { filename: 'message.eml', contentType: 'message/rfc822' } as const;

/** The source of a message as an attachment. */
export function sourcePart(source: Buffer): MailPart {
  return partOf({ ...eml, bytes: source });
}

/** The source of a message as an attachment that stays on the server. */
export function leftWhole({ size = 0 }: FetchMessageObject): MailPart {
  return { ...eml, contentId: null, inline: false, size, content: null, serverPart: wholeMessage };
}

const textOf = ({ content }: Attachment): string =>
  storable(typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8'));

/** At most this many characters of a report, or of a guest's answer to an invitation, are read, because both are short. */
const longestReport = 100_000;

/** The answers of a calendar program to an invitation; none if the message is no such answer. */
const answersIn = ({ attachments }: Email): readonly GuestAnswer[] => {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return part ? guestAnswersIn(textOf(part).slice(0, longestReport)) : [];
};

const reportingMessage = ({ headers, attachments }: Email): ReportingMessage => {
  const ofType = (...types: readonly string[]) =>
    attachments
      .filter(({ mimeType }) => types.includes(mimeType))
      .map((each) => textOf(each).slice(0, longestReport));
  return {
    head: headers.map(({ key, value }) => ({ key, value: storable(value) })),
    reports: ofType('message/delivery-status'),
    returned: ofType('message/rfc822', 'text/rfc822-headers'),
  };
};

/** What the server itself says of a message. Where the parser finds a subject or an address, that one is stored instead. */
const factsOf = ({ seq, size, envelope = {}, internalDate }: FetchMessageObject) => ({
  seq,
  size,
  date: isoOf(envelope.date) ?? isoOf(internalDate) ?? new Date().toISOString(),
  messageId: shortLine(envelope.messageId, longestId),
  inReplyTo: shortLine(envelope.inReplyTo, longestId),
  subject: shortLine(envelope.subject, 1000),
  from: shortLine(envelope.from?.[0]?.address, 1000),
  fromName: shortLine(envelope.from?.[0]?.name, 255),
  to: shortLine(addressList(envelope.to), 10_000),
  cc: shortLine(addressList(envelope.cc), 10_000),
  replyTo: shortLine(addressList(envelope.replyTo), 1000),
});

/** The fields and the files of a parsed message. */
const contentOf = (about: FetchMessageObject, mail: Email): Pick<ReadMessage, 'fields' | 'parts'> => {
  const facts = factsOf(about);
  const [html, text] = [storable(mail.html), storable(mail.text)];
  // The HTML is stored if there is any and it is not too long, otherwise the plain text.
  const storedBody = [html, text].find((body) => body !== '' && body.length <= longestBody) ?? '';
  const tooLong = [
    { body: html, filename: 'message.html', contentType: 'text/html' },
    { body: text, filename: 'message.txt', contentType: 'text/plain' },
  ].filter(({ body }) => body.length > longestBody);
  return {
    fields: {
      ...facts,
      subject: shortLine(mail.subject, 1000) || facts.subject,
      from: shortLine(addressesOf(mail.from)[0]?.address, 1000) || facts.from,
      fromName: shortLine(addressesOf(mail.from)[0]?.name, 255) || facts.fromName,
      to: shortLine(addressList(mail.to?.flatMap(addressesOf)), 10_000) || facts.to,
      cc: shortLine(addressList(mail.cc?.flatMap(addressesOf)), 10_000) || facts.cc,
      body: storedBody,
      text: searchedBody(storedBody, storedBody === html ? 'html' : 'text'),
      bodyType: storedBody !== '' && storedBody === html ? 'html' : 'text',
    },
    parts: [
      ...mail.attachments.map(attachmentOf),
      ...tooLong.map(({ body, ...file }) => partOf({ ...file, bytes: Buffer.from(body) })),
    ],
  };
};

/** A header may name a group of addresses in the place of one. */
const addressesOf = (address: Address | undefined) => address?.group ?? (address ? [address] : []);

/** The addresses as one text: `"Anna Nowak" <anna@firm.example>, jan@firm.example`. */
const addressList = (addresses: MessageEnvelopeObject['to'] = []): string =>
  addresses.map(({ name, address = '' }) => namedAddress(name, address)).join(', ');

/**
 * The name of a file. A file without a visible name is named after its type.
 * @param number distinguishes it from the other files of the message
 */
export function fileName(name: string | null | undefined, type: string, number: number | string): string {
  return shortLine(name, 255) || shortLine(`${type.replace(/[^a-z0-9]+/gi, '-')}-${number}`, 255);
}

const attachmentOf = (
  { filename, mimeType, contentId, disposition, related, content }: Attachment,
  index: number,
): MailPart =>
  partOf({
    filename: fileName(filename, mimeType, index + 1),
    contentType: shortLine(mimeType, 120),
    contentId: shortLine(contentId, 1000) || null,
    inline: disposition === 'inline' || related === true,
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer),
  });

/** A part of a message whose bytes were read. */
type KnownPart = Pick<MailPart, 'filename' | 'contentType'> &
  Partial<Pick<MailPart, 'contentId' | 'inline'>> & { readonly bytes: Uint8Array };

const partOf = ({ bytes, ...part }: KnownPart): MailPart => ({
  contentId: null,
  inline: false,
  ...part,
  size: bytes.length,
  content: { checksum: createHash('sha256').update(bytes).digest('hex'), bytes },
  serverPart: null,
});

/** Postgres stores no NUL and no half of a surrogate pair. */
const storable = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\0', '').toWellFormed();

/** One line of text as a record holds it. It is cleaned before it is cut, because cleaning may make it longer. */
export function shortLine(text: string | null | undefined, longest: number): string {
  return shortened(cleaned(storable(text)), longest);
}

/** A time in ISO format. Undefined for a time before 1970 or more than a day ahead, because no letter was written then. */
const isoOf = (date: Date | string | undefined): string | undefined => {
  const time = date === undefined ? Number.NaN : new Date(date).getTime();
  const isLikely = time > 0 && time < Date.now() + 86_400_000;
  return isLikely ? new Date(time).toISOString() : undefined;
};
