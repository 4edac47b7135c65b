import { existsSync, readFileSync } from 'node:fs';
import { getCACertificates } from 'node:tls';

/**
 * The certificates (PEM) by which a mail server is trusted. A function is called at each connection. Undefined means only the
 * certificates that Node brings with it.
 */
export type Trusted = string | (() => string[] | undefined);

/**
 * Trusts the certificates of a file in addition to those that Node brings with it. The file is read at each connection, so
 * a new certificate needs no restart.
 * @param file its path; undefined if no file is set
 */
export function trustedBesides(file: string | undefined): Trusted {
  return () => {
    if (file === undefined || !existsSync(file)) return undefined;
    return [...getCACertificates('default'), readFileSync(file, 'utf8')];
  };
}

/** The trusted certificates as an option of a TLS connection. */
export function caOption(trusted: Trusted | undefined): { readonly ca?: string | string[] } {
  const ca = typeof trusted === 'function' ? trusted() : trusted;
  return ca === undefined ? {} : { ca };
}
