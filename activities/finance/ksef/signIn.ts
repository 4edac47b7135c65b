import { setTimeout as pause } from 'node:timers/promises';
import { fail } from '#domain/kernel/fail.ts';
import {
  authenticationAnswer,
  authenticationStatus,
  certificatesAnswer,
  challengeAnswer,
  tokensAnswer,
} from './answers.ts';
import { ministryKey, encryptedFor } from './encryption.ts';
import { askKsef, readAnswer } from './request.ts';

/** The credentials for KSeF: the NIP of a firm and the token that it created there. */
export interface KsefFirm {
  readonly nip: string;
  readonly token: string;
}

/** The access token with which the further requests of the firm are sent. */
export interface KsefAccess {
  readonly token: string;
  /** ISO 8601 */
  readonly validUntil: string;
}

/** KSeF answers before it has checked the token. Every `lookEveryMs` we ask for the result, and give up after `patienceMs`. */
const lookEveryMs = 300;
const patienceMs = 20_000;
/** The codes of KSeF for a check that still runs, and for one that has found the token valid. */
const runningCode = 100;
const doneCode = 200;
/** The codes after which another attempt may help: an unknown error, and a stop by the system. */
const transientCodes = new Set([500, 550]);

/**
 * Signs a firm in with its token: asks for a challenge, sends the token and the time of the challenge, both encrypted with the
 * ministry's key, waits for the check, and fetches the access token.
 * @throws ksef_refused if the token is not valid
 */
export async function signIn(url: string, firm: KsefFirm): Promise<KsefAccess> {
  const [challengeResponse, certificatesResponse] = await Promise.all([
    askKsef({ url, path: '/auth/challenge', method: 'POST' }),
    askKsef({ url, path: '/security/public-key-certificates' }),
  ]);
  const { challenge, timestampMs } = readAnswer(challengeAnswer, challengeResponse);
  const key = ministryKey(
    readAnswer(certificatesAnswer, certificatesResponse),
    'KsefTokenEncryption',
    new Date(timestampMs),
  );
  const authenticationResponse = await askKsef({
    url,
    path: '/auth/ksef-token',
    method: 'POST',
    body: {
      challenge,
      contextIdentifier: { type: 'Nip', value: firm.nip },
      encryptedToken: encryptedFor(key, Buffer.from(`${firm.token}|${timestampMs}`)),
      publicKeyId: key.id,
    },
  });
  const { referenceNumber, authenticationToken } = readAnswer(authenticationAnswer, authenticationResponse);
  await untilDone(url, referenceNumber, authenticationToken.token);
  const tokensResponse = await askKsef({
    url,
    path: '/auth/token/redeem',
    method: 'POST',
    token: authenticationToken.token,
  });
  return readAnswer(tokensAnswer, tokensResponse).accessToken;
}

/**
 * Waits until KSeF has checked the token.
 * @throws ksef_refused if the token is not valid; another error, after which the caller may sign in again, if KSeF failed or takes
 * too long
 */
const untilDone = async (url: string, reference: string, token: string): Promise<void> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { status } = readAnswer(
      authenticationStatus,
      await askKsef({ url, path: `/auth/${reference}`, token }),
    );
    if (status.code === doneCode) return;
    const words = [status.description, ...(status.details ?? [])].join(': ');
    if (status.code !== runningCode && !transientCodes.has(status.code))
      throw fail('ksef_refused', { reason: words });
    if (status.code !== runningCode || performance.now() > until)
      throw new Error(`KSeF did not sign us in: ${words}`);
    await pause(lookEveryMs);
  }
};
