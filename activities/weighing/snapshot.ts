import { fileTypeFromBuffer } from 'file-type';
import { fail } from '#domain/kernel/fail.ts';
import { limitedBody } from '#domain/kernel/limitedBody.ts';
import { authorizationFor, type Credentials } from './digestAuth.ts';

const timeoutMs = 5000;
const largestBytes = 8 * 1024 * 1024;

export interface Snapshot {
  readonly bytes: Uint8Array;
  /** The media type, such as `image/jpeg`, detected from the content. */
  readonly type: string;
  readonly extension: string;
}

/**
 * One picture from a camera over HTTP. Signs in by Digest or Basic if the camera asks for it.
 * @throws camera_refused if the camera refuses us, or answers with no picture or with one that is too large; Error if it does not
 * answer, redirects to another address or has a fault
 */
export async function takeSnapshot(url: string, credentials: Credentials | null): Promise<Snapshot> {
  const response = await ask(url, credentials);
  if (!response.ok) {
    const reason = `HTTP ${response.status}`;
    // A fault of the camera (5xx) may be temporary. A refusal of our request stays a refusal.
    if (response.status < 500) throw fail('camera_refused', { reason });
    throw new Error(reason);
  }
  const bytes = await limitedBody(response, largestBytes, tooLarge);
  const type = await fileTypeFromBuffer(bytes);
  if (!type?.mime.startsWith('image/')) throw fail('camera_refused', { reason: 'no picture' });
  return { bytes, type: type.mime, extension: type.ext };
}

const ask = async (url: string, credentials: Credentials | null): Promise<Response> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const firstResponse = await fetch(url, { signal, redirect: 'error' });
  const challenge = firstResponse.headers.get('www-authenticate');
  if (firstResponse.status !== 401 || !challenge || !credentials) return firstResponse;
  await firstResponse.body?.cancel();
  const { pathname, search } = new URL(url);
  const authorization = authorizationFor(challenge, 'GET', pathname + search, credentials);
  return authorization
    ? fetch(url, { signal, redirect: 'error', headers: { authorization } })
    : firstResponse;
};

const tooLarge = () => fail('camera_refused', { reason: 'too large' });
