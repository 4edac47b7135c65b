import { createPrivateKey, X509Certificate } from 'node:crypto';
import { failFields } from '#domain/kernel/fail.ts';
import type { Hooks } from '../writing/hooks.ts';

/**
 * A certificate needs its key, so that every printed signature is valid. The stored key is not read: a new certificate must
 * come with its key.
 */
export const firmHooks: Hooks = {
  beforeWrite: (draft, before) => {
    const { ksefCertificate: certificate, ksefCertificateKey: key } = draft;
    const isChanged = certificate !== undefined && certificate !== (before?.ksefCertificate ?? null);
    if (!isChanged && key === undefined) return;
    const certificateAfter = certificate === undefined ? before?.ksefCertificate : certificate;
    if (!certificateAfter && !key) return;
    if (!belongTogether(certificateAfter, key))
      throw failFields([{ field: 'ksefCertificate', code: 'certificate_key_mismatch' }]);
  },
};

const belongTogether = (certificate: unknown, key: unknown): boolean => {
  if (typeof certificate !== 'string' || typeof key !== 'string') return false;
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
};
