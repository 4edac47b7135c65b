import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { newReference } from './invoices.ts';
import type { MinistryKeys } from './keys.ts';
import { badRequest, unauthorized } from './refusals.ts';

const accessMinutes = 15;
const fromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const tokenRequest = z.object({
  challenge: z.string().length(36),
  contextIdentifier: z.object({ type: z.literal('Nip'), value: z.string().regex(/^\d{10}$/) }),
  encryptedToken: z.string(),
});

interface SigningIn {
  readonly nip: string;
  /** KSeF's code of the outcome: 200 if the caller is signed in. */
  readonly code: number;
  readonly details: string;
  /** The token by which the caller asks how the signing in went, and which the caller exchanges for an access token, once. */
  readonly token: string;
  redeemed: boolean;
}

/**
 * Signs callers in by a challenge and their KSeF token, the only way of signing in that Keja uses. The numbers that
 * `badRequest` gets are KSeF's own error codes.
 */
export function createAccess(keys: MinistryKeys, goodToken: string) {
  const { challenge, judge } = challengesOf(keys, goodToken);
  /** By reference number. */
  const signings = new Map<string, SigningIn>();
  /** The NIP by access token. */
  const accesses = new Map<string, string>();

  /** The NIP for which an access token was given. @throws KsefRefusal with 401 */
  const nipOf = (authorization: string | undefined): string => {
    const nip = accesses.get((authorization ?? '').replace(/^Bearer /, ''));
    if (!nip) throw unauthorized();
    return nip;
  };

  /** The signing in whose token is in the header. @throws KsefRefusal with 401 */
  const signingBy = (authorization: string | undefined): SigningIn => {
    const token = (authorization ?? '').replace(/^Bearer /, '');
    const signing = [...signings.values()].find((each) => each.token === token);
    if (!signing) throw unauthorized();
    return signing;
  };

  return {
    nipOf,
    /** Ends every access at once, as when a token is revoked. */
    forget: () => accesses.clear(),
    challenge,
    begin: (body: unknown) => {
      const request = tokenRequest.safeParse(body);
      if (!request.success) throw badRequest(21405, z.prettifyError(request.error));
      const { contextIdentifier, encryptedToken } = request.data;
      const referenceNumber = newReference('AU');
      const token = randomUUID();
      signings.set(referenceNumber, {
        nip: contextIdentifier.value,
        token,
        redeemed: false,
        ...judge(request.data.challenge, encryptedToken),
      });
      return { referenceNumber, authenticationToken: { token, validUntil: fromNow(10) } };
    },
    status: (reference: string, authorization: string | undefined) => {
      signingBy(authorization);
      const signing = signings.get(reference);
      if (!signing) throw badRequest(21304, 'Brak uwierzytelnienia');
      return statusOf(signing);
    },
    redeem: (authorization: string | undefined) => {
      const signing = signingBy(authorization);
      if (signing.code !== 200 || signing.redeemed)
        throw badRequest(21301, 'Brak autoryzacji albo tokeny już pobrano');
      signing.redeemed = true;
      const token = randomUUID();
      accesses.set(token, signing.nip);
      return {
        accessToken: { token, validUntil: fromNow(accessMinutes) },
        refreshToken: { token: randomUUID(), validUntil: fromNow(7 * 24 * 60) },
      };
    },
  };
}

const statusOf = ({ code, details, redeemed }: SigningIn) => {
  const isFailed = code !== 200;
  return {
    startDate: new Date().toISOString(),
    authenticationMethod: 'Token',
    authenticationMethodInfo: { category: 'Token', code: 'token.ksef', displayName: 'Token KSeF' },
    status: {
      code,
      description: isFailed
        ? 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu'
        : 'Uwierzytelnianie zakończone sukcesem',
      ...(isFailed ? { details: [details] } : {}),
    },
    isTokenRedeemed: redeemed,
  };
};

/**
 * Each challenge may be answered once. The caller encrypts `<KSeF token>|<timestamp of the challenge in milliseconds>`; `judge` tells
 * whether both are right.
 */
const challengesOf = (keys: MinistryKeys, goodToken: string) => {
  /** The timestamp of each challenge, in milliseconds since 1970. */
  const challenges = new Map<string, number>();
  return {
    challenge: () => {
      const challenge = newReference('CR');
      const timestampMs = Date.now();
      challenges.set(challenge, timestampMs);
      return {
        challenge,
        timestamp: new Date(timestampMs).toISOString(),
        timestampMs,
        clientIp: '127.0.0.1',
      };
    },
    judge: (challenge: string, encryptedToken: string): { code: number; details: string } => {
      const timestamp = challenges.get(challenge);
      challenges.delete(challenge);
      if (timestamp === undefined) return { code: 450, details: 'Nieprawidłowe wyzwanie autoryzacyjne' };
      const [token, time] = (keys.open(encryptedToken)?.toString('utf8') ?? '').split('|');
      if (token !== goodToken) return { code: 450, details: 'Nieprawidłowy token' };
      return time === String(timestamp)
        ? { code: 200, details: '' }
        : { code: 450, details: 'Nieprawidłowy czas tokena' };
    },
  };
};
