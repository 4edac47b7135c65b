import { z } from 'zod';
import { providerNames } from '#domain/mail/signInProviders.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { SecretBox } from '../writing/secrets.ts';

const consentRequest = z.object({
  emailAccountId: z.int(),
  signIn: z.enum(providerNames),
  /**
   * The user who asked. An answer that another user brings is refused, so that nobody's mailbox is joined to a wrong account.
   */
  userId: z.int(),
  /** The secret of the request (PKCE), with which the worker exchanges the code. */
  verifier: z.string(),
  /** When the request expires, in milliseconds since 1970. */
  until: z.int(),
});
const consentGrant = consentRequest
  .pick({ emailAccountId: true, signIn: true, verifier: true })
  // The code that the provider gave, which the worker exchanges for tokens.
  .extend({ code: z.string() });

/** The request for consent, which the provider sends back as `state`. */
export type ConsentRequest = z.infer<typeof consentRequest>;
/** What the owner has granted, on its way to the worker. */
type GrantedConsent = z.infer<typeof consentGrant>;

/** Encrypts a request for consent as the `state` that goes to the provider. */
export function sealConsentRequest(secrets: SecretBox, what: ConsentRequest): string {
  return secrets.seal(JSON.stringify(what));
}

/**
 * @param state what came back from the provider
 * @throws mail_consent_expired if it is too old, is of another user, or was not written by us
 */
export function openConsentRequest(secrets: SecretBox, state: string, userId: number | null): ConsentRequest {
  const what = consentRequest.safeParse(decrypted(secrets, state));
  if (!what.success || what.data.userId !== userId || what.data.until < Date.now())
    throw fail('mail_consent_expired');
  return what.data;
}

/** Encrypts what the owner has granted, for the way to the worker, which opens it by `openGrant`. */
export function sealGrant(secrets: SecretBox, what: GrantedConsent): string {
  return secrets.seal(JSON.stringify(what));
}

export function openGrant(secrets: SecretBox, sealed: string): GrantedConsent {
  return consentGrant.parse(JSON.parse(secrets.open(sealed)));
}

/** Undefined if we have not sealed it. */
const decrypted = (secrets: SecretBox, sealed: string): unknown => {
  try {
    return JSON.parse(secrets.open(sealed));
  } catch {
    return undefined;
  }
};
