import { createTransport, type SendMailOptions } from 'nodemailer';
import { fail } from '#domain/kernel/fail.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { caOption, type Trusted } from './trusted.ts';
import type { MailAttachment, MailMessage, MailSender, MailServer, SentMail } from './sender.ts';

/**
 * A server may check a message for minutes before it answers that it has accepted it. A client that hangs up earlier sends the
 * message twice (RFC 5321, 4.5.3.2.6).
 */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 10 * 60_000 };
/** The content of a message must not make us read a file or call an address. */
const noOutsideAccess = { disableFileAccess: true, disableUrlAccess: true };

/** Errors about the message or its recipients are final. A failed sign-in is not, because a person can correct the account. */
const finalCodes = new Set(['EENVELOPE', 'EMESSAGE']);

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly recipient?: string;
  readonly message: string;
}

/** Sends e-mails over SMTP, by the server of the settings or by that of an account. */
export function smtpSender(url: string, { ca }: { readonly ca?: Trusted } = {}): MailSender {
  const settingsTransport = createTransport({ url, ...timeouts, ...noOutsideAccess });
  return {
    send: async (message, server, cancelled) => {
      const transport = server ? transportTo(server, ca) : settingsTransport;
      try {
        const sending = { ...sendOptions(message), ...(cancelled ? { signal: cancelled } : {}) };
        const { rejectedErrors = [] } = (await transport.sendMail(sending)) as {
          rejectedErrors?: readonly SmtpError[];
        };
        return refusedOf(rejectedErrors);
      } catch (error) {
        throw mailError(error as SmtpError);
      }
    },
  };
}

/**
 * Divides the refused addresses into those that are refused for good and those that the server may take later. A code below 500
 * is not final: many servers refuse an unknown sender at first (greylisting). A refusal without an address is final, because
 * there is nobody to send to again.
 */
const refusedOf = (errors: readonly SmtpError[]): SentMail => {
  const refused = errors.map(({ recipient: address = '', response, message, responseCode = 500 }) => {
    const words = response ?? message;
    return {
      address,
      words: words.includes(address) ? words : `${address}: ${words}`,
      isFinal: responseCode >= 500 || address === '',
    };
  });
  const deferred = refused.filter(({ isFinal }) => !isFinal);
  return {
    rejected: refused.filter(({ isFinal }) => isFinal).map(({ words }) => words),
    ...(deferred.length > 0 ? { deferred: deferred.map(({ address, words }) => ({ address, words })) } : {}),
  };
};

/** The source of a message for the folder of sent mail. It names the hidden recipients (Bcc), because only the sender sees it. */
export async function sourceOf(message: MailMessage): Promise<Buffer> {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...noOutsideAccess,
  });
  const { message: source } = await transport.sendMail(sendOptions(message));
  return source as Buffer;
}

/** A connection with TLS from the first byte, or with STARTTLS before the credentials are sent. */
const transportTo = ({ host, port, tls, user, credentials }: MailServer, ca: Trusted | undefined) =>
  createTransport({
    host,
    port,
    secure: tls,
    requireTLS: !tls,
    tls: caOption(ca),
    auth:
      'password' in credentials
        ? { user, pass: credentials.password }
        : { type: 'OAuth2', user, accessToken: credentials.accessToken },
    ...timeouts,
    ...noOutsideAccess,
  });

const sendOptions = ({
  automatic,
  unsubscribeUrl,
  attachments,
  calendar,
  only,
  ...message
}: MailMessage): SendMailOptions => ({
  ...message,
  // The envelope says to whom the server sends; the headers still name everybody.
  ...(only ? { envelope: { from: message.from, to: [...only] } } : {}),
  ...(calendar === undefined ? {} : { icalEvent: calendarPart(calendar) }),
  ...(message.inReplyTo ? { references: message.inReplyTo } : {}),
  headers: {
    ...(automatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
    // One click in a mail program is enough (RFC 8058).
    ...(unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
  attachments: attachments.map(attachmentOptions),
});

/** Calendar programs read the method from the header of the part, so it must be the method of the text. */
const calendarPart = (content: string) => ({
  content,
  method: /^METHOD:([A-Z]+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'invite.ics',
});

const attachmentOptions = ({ filename, contentType, contentId, inline, content }: MailAttachment) => ({
  filename,
  content,
  contentDisposition: inline ? ('inline' as const) : ('attachment' as const),
  ...(contentType ? { contentType } : {}),
  ...(contentId ? { cid: contentId } : {}),
});

/** A final error becomes `mail_refused`. Any other, and one with a code below 500, stays as it is: the letter is tried again. */
const mailError = (error: SmtpError): Error => {
  const { code = '', responseCode = 500, response, message } = error;
  if (!finalCodes.has(code) || responseCode < 500) return error as unknown as Error;
  return fail('mail_refused', { reason: beginningOf(response ?? message, 200) });
};
