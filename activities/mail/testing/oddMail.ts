import { letter } from './letter.ts';

/** A message as strangers write them. Each kind was seen in the mail of others, and is built here by hand. */
export interface OddMessage {
  readonly kind: string;
  readonly source: Buffer;
  /** Whether it is kept with its source only. */
  readonly isUnreadable: boolean;
}

const crlf = (...lines: readonly string[]): string => lines.join('\r\n');
const headOf = (nr: number, type: string, more: readonly string[] = []): string =>
  crlf(
    'From: "Żaneta, Biuro" <biuro@firma.example>',
    'To: sales@keja.example',
    `Subject: Wiadomość ${nr}`,
    'Date: Mon, 02 Nov 2026 08:15:00 +0100',
    `Message-ID: <odd-${nr}@firma.example>`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    ...more,
    '',
    '',
  );
/** A message of several parts. */
const mixed = (nr: number, ...parts: readonly string[]): string =>
  `${headOf(nr, 'multipart/mixed; boundary="=_b"')}${parts.map((part) => `--=_b\r\n${part}\r\n`).join('')}--=_b--\r\n`;
const text = 'Content-Type: text/plain; charset=utf-8\r\n\r\nW załączniku.';
/** A part with a file. Its Base64 is broken into lines of 76 characters, as mail programs do. */
const attached = (type: string, name: string, content: string, more = ''): string =>
  crlf(
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"${more}`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  );
/** A message within a message, `depth` times. */
const nested = (nr: number, depth: number): string =>
  depth === 0
    ? letter(`Najgłębsza ${nr}`)
    : `${headOf(nr, 'multipart/mixed; boundary=d' + depth)}--d${depth}\r\nContent-Type: message/rfc822\r\n\r\n${nested(nr, depth - 1)}\r\n--d${depth}--\r\n`;
const invitation = crlf(
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:1@firma.example',
  'DTSTART:20261202T100000Z',
  'SUMMARY:Awizacja statku',
  'END:VEVENT',
  'END:VCALENDAR',
);
/** A message whose text is `żółćţ` in ISO 8859-2, whatever charset it names. */
const latin2 = (nr: number, charset: string): Buffer =>
  Buffer.concat([
    Buffer.from(headOf(nr, `text/plain; charset=${charset}`)),
    Buffer.from([0xbf, 0xf3, 0xb3, 0xe6, 0xfe, 0x0d, 0x0a]),
  ]);

/** The kinds of messages that can be read, each with a function that writes such a message. `nr` is the number of the message. */
const kinds: Readonly<Record<string, (nr: number) => string | Buffer>> = {
  plain: (nr) => letter(`Zwykła ${nr}`),
  'the same message twice': (nr) => letter(`Bliźniaki ${nr - (nr % 2)}`),
  'the Message-ID of another message': (nr) => letter(`Inna ${nr}`).replace(/<.*@firma/, '<ten-sam@firma'),
  'no Message-ID': (nr) => letter(`Bez numeru ${nr}`).replace(/Message-ID: .*\r\n/, ''),
  'an empty message': () => '\r\n',
  'no head': (nr) => `To nie jest nagłówek, tylko treść ${nr}\r\nbez niczego\r\n`,
  'a head without a body': (nr) => headOf(nr, 'text/plain').trimEnd(),
  'another charset than it says': (nr) => latin2(nr, 'utf-8'),
  'an unknown charset': (nr) => latin2(nr, 'x-nieznany-9'),
  'a subject in raw bytes': (nr) =>
    Buffer.concat([
      Buffer.from('Subject: '),
      Buffer.from([0xb3, 0xf3, 0xdf, 0x0d, 0x0a]),
      Buffer.from(headOf(nr, 'text/plain').replace(/Subject: .*\r\n/, '')),
    ]),
  'broken encoded words': (nr) => letter(`=?utf-8?B?WmHDs8WC?= =?utf-8?Q?=C4?= =?x?y?z?= ${nr}`),
  'a part that never ends': (nr) =>
    mixed(nr, text, attached('application/pdf', 'oferta.pdf', '%PDF')).replace('--=_b--', ''),
  'a boundary that is nowhere': (nr) =>
    `${headOf(nr, 'multipart/mixed; boundary=nigdzie')}--inny\r\n\r\nTreść\r\n--inny--\r\n`,
  'multipart without a boundary': (nr) => `${headOf(nr, 'multipart/mixed')}Treść\r\n`,
  'rubbish as Base64': (nr) =>
    mixed(
      nr,
      text,
      attached('application/pdf', 'x.pdf', 'x').replace(/\r\n\r\n.*$/s, '\r\n\r\n@@@ ===\r\n%%%'),
    ),
  'ten forwards within each other': (nr) => nested(nr, 10),
  'winmail.dat': (nr) =>
    mixed(nr, text, attached('application/ms-tnef', 'winmail.dat', '\x78\x9f\x3e\x22\0\0\x01')),
  'an invitation': (nr) =>
    mixed(nr, text, `Content-Type: text/calendar; method=REQUEST; charset=utf-8\r\n\r\n${invitation}`),
  'signed (S/MIME)': (nr) =>
    mixed(nr, text, attached('application/pkcs7-signature', 'smime.p7s', 'podpis')).replace(
      'multipart/mixed',
      'multipart/signed; protocol="application/pkcs7-signature"; micalg=sha-256',
    ),
  'signed around its text (S/MIME)': (nr) =>
    headOf(nr, 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m', [
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename=smime.p7m',
    ]) + Buffer.from('podpis z treścią').toString('base64'),
  'signed (PGP)': (nr) =>
    mixed(
      nr,
      text,
      'Content-Type: application/pgp-signature; name="signature.asc"\r\n\r\n-----BEGIN PGP SIGNATURE-----',
    ).replace('multipart/mixed', 'multipart/signed; protocol="application/pgp-signature"; micalg=pgp-sha512'),
  'encrypted (S/MIME)': (nr) =>
    headOf(nr, 'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m', [
      'Content-Transfer-Encoding: base64',
    ]) + Buffer.from('szyfr').toString('base64'),
  'encrypted (PGP)': (nr) =>
    mixed(
      nr,
      'Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1',
      attached('application/octet-stream', 'encrypted.asc', '-----BEGIN PGP MESSAGE-----'),
    ).replace('multipart/mixed', 'multipart/encrypted; protocol="application/pgp-encrypted"'),
  'a page with its picture': (nr) =>
    mixed(
      nr,
      'Content-Type: text/html\r\n\r\n<img src="cid:logo@firma">',
      attached('image/png', 'logo.png', 'PNG')
        .replace('attachment', 'inline')
        .replace('Content-Transfer', 'Content-ID: <logo@firma>\r\nContent-Transfer'),
    ).replace('multipart/mixed', 'multipart/related'),
  'a file name that leads elsewhere': (nr) =>
    mixed(nr, text, attached('text/plain', '../../etc/passwd\\..\\x', 'x')),
  'a file name in pieces': (nr) =>
    mixed(
      nr,
      text,
      attached('text/plain', 'x', 'x').replace(
        /filename="x"/,
        "filename*0*=utf-8''za%C5%BC%C3%B3; filename*1=lc.txt",
      ),
    ),
  'a file without a name': (nr) => mixed(nr, text, 'Content-Type: application/octet-stream\r\n\r\nabc'),
  'an automatic reply': (nr) =>
    letter(`Poza biurem ${nr}`, 'Wracam.', [
      'Auto-Submitted: auto-replied',
      'In-Reply-To: <nic@keja.example>',
    ]),
  'a report of delivery': (nr) =>
    mixed(
      nr,
      text,
      'Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; a@b.example\r\nAction: failed',
      'Content-Type: text/rfc822-headers\r\n\r\nMessage-ID: <obcy@x.example>',
    ).replace('multipart/mixed', 'multipart/report; report-type=delivery-status'),
  'lines without carriage returns': (nr) => letter(`Uniksowa ${nr}`).replaceAll('\r\n', '\n'),
  'NUL bytes': (nr) => letter(`Zera ${nr}`, 'a\0b\0c'),
  'a day that never was': (nr) =>
    letter(`Data ${nr}`).replace(/Date: .*\r\n/, 'Date: Fri, 45 Nov 20266 88:99:00 +9900\r\n'),
  'a thousand recipients': (nr) =>
    letter(`Do wszystkich ${nr}`).replace(
      /To: .*\r\n/,
      `To: ${Array.from({ length: 1000 }, (_, at) => `"Osoba ${at}" <o${at}@firma.example>`).join(',\r\n ')}\r\n`,
    ),
  'half a character': (nr) => letter(`Urwany ${nr}`, 'x').replace('Subject: ', 'Subject: =?utf-16?B?2D0=?= '),
  // U+FB2C has no composed form: it becomes three characters.
  'a subject that grows when it is cleaned': (nr) => letter(`${'\uFB2C'.repeat(400)} ${nr}`),
  'a sender whose name grows when it is cleaned': (nr) =>
    letter(`Od kogo ${nr}`).replace('"Jan Kowalski"', `"${'\uFB2C'.repeat(100)}"`),
  'a file name that nobody sees': (nr) =>
    mixed(nr, text, attached('application/pdf', '\u200B\u00AD', '%PDF')),
  'text in a file of uuencode': (nr) => letter(`UU ${nr}`, 'begin 644 a.txt\r\n#86)C\r\n`\r\nend'),
};
const unreadableKinds: typeof kinds = {
  'parts without a bottom': (nr) =>
    headOf(nr, 'multipart/mixed; boundary=e0') +
    Array.from(
      { length: 150 },
      (_, at) => `--e${at}\r\nContent-Type: multipart/mixed; boundary=e${at + 1}\r\n\r\n`,
    ).join(''),
  'a thousand parts': (nr) =>
    mixed(nr, ...Array.from({ length: 1000 }, (_, at) => attached('text/plain', `${at}.txt`, 'x'))),
};
const largeKinds: typeof kinds = {
  'an attachment of six megabytes': (nr) =>
    mixed(nr, text, attached('application/zip', 'duży.zip', 'Z'.repeat(6 * 1024 * 1024))),
};

const usual = Object.entries(kinds);
const unreadable = Object.entries(unreadableKinds);
const large = Object.entries(largeKinds);

/** The message of a number; the same number gives the same message. Every fiftieth is unreadable, every hundredth large. */
export function oddMessage(nr: number): OddMessage {
  const isUnreadable = nr % 50 === 49;
  const readable = nr % 100 === 42 ? large : usual;
  const among = isUnreadable ? unreadable : readable;
  // Two numbers in a row have the same kind, so that there are twins.
  const turn = isUnreadable ? Math.floor(nr / 50) : Math.floor(nr / 2);
  const [kind, write] = among[turn % among.length] as (typeof usual)[number];
  return { kind, source: Buffer.from(write(nr)), isUnreadable };
}

/** A message with an attachment of so many megabytes. */
export function heavyMessage(megabytes: number): Buffer {
  return Buffer.from(
    mixed(0, text, attached('video/mp4', 'rozładunek.mp4', 'V'.repeat(megabytes * 1024 * 1024))),
  );
}
