import type { MailFault } from '#domain/mail/mailFault.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { NoConsent } from '../signIn/mailCredentials.ts';

/** The members of an error of imapflow or of Node by which we know what went wrong. */
interface ImapError {
  readonly code?: string;
  readonly message: string;
  readonly authenticationFailed?: boolean;
  readonly tlsFailed?: boolean;
  readonly responseText?: string;
  readonly response?: unknown;
}

const unknownHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME', 'EAI_NODATA']);
/** The error codes of Node and OpenSSL for a certificate that is not valid, or a server without TLS. */
const tlsCodes =
  /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|UPGRADE_TIMEOUT|STARTTLS)/;

/** Which step of connecting went wrong. */
export function faultOf(error: unknown): MailFault {
  if (error instanceof NoConsent) return 'consent';
  const { code = '', message, authenticationFailed, tlsFailed } = error as ImapError;
  if (authenticationFailed) return 'password';
  if (unknownHost.has(code)) return 'dns';
  if (tlsFailed || tlsCodes.test(code) || /STARTTLS|certificate/i.test(message)) return 'tls';
  return 'unreachable';
}

/** The server's own words, or those of the error; at most 200 characters. */
export function errorWords(error: unknown): string {
  const { responseText, response, message } = error as ImapError;
  const serverWords = responseText ?? (typeof response === 'string' ? response : undefined);
  return beginningOf(serverWords ?? message, 200);
}
