import { existsSync, readFileSync } from 'node:fs';
import { getCACertificates } from 'node:tls';

/** Certificates (PEM) that mail servers are checked against; undefined for those that Node knows. */
export type Trusted = string | (() => string[] | undefined);

/**
 * Those of a file besides those that Node knows. It is read at each connection: a new certificate needs no new start.
 * @param file undefined if there is none
 */
export function trustedBesides(file: string | undefined): Trusted {
  return () => {
    if (file === undefined || !existsSync(file)) return undefined;
    return [...getCACertificates('default'), readFileSync(file, 'utf8')];
  };
}

/** As an option of a TLS connection. */
export function caOption(trusted: Trusted | undefined): { readonly ca?: string | string[] } {
  const ca = typeof trusted === 'function' ? trusted() : trusted;
  return ca === undefined ? {} : { ca };
}
