import { createHash, randomBytes } from 'node:crypto';

/** The algorithms of RFC 7616 that cameras ask for. We have met no camera that asks for those with `-sess`. */
const algorithms: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256' };

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

type Challenge = ReadonlyMap<string, string>;

/**
 * The parameters of each Digest challenge in a header `WWW-Authenticate`, by their names. A server may offer several schemes and
 * algorithms, also in one header, and each has its own realm and nonce.
 */
const digestChallengesOf = (header: string): readonly Challenge[] =>
  header
    // A challenge begins with the name of its scheme. The same word before `=` is the name of a parameter.
    .split(/,\s*(?=(?:Digest|Basic|Bearer|Negotiate|NTLM)\b(?!\s*=))/i)
    .filter((challenge) => /^\s*Digest\s/i.test(challenge))
    .map((challenge) => {
      // Each part is `name=value`. The value may stand in quotes. A backslash inside the quotes takes the next character as it is.
      const parts = challenge.matchAll(/(\w+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,]+))/g);
      return new Map(
        [...parts].map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']),
      );
    });

const algorithmOf = (challenge: Challenge): string => challenge.get('algorithm') ?? 'MD5';
const hashNameOf = (challenge: Challenge): string | undefined =>
  algorithms[algorithmOf(challenge).toUpperCase()];

export function basicAuthorization({ user, password }: Credentials): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/**
 * The header `Authorization` that answers a refusal. It is Digest if the server offers that, so that the password is not sent,
 * otherwise Basic. Undefined if the server offers neither, or only unknown algorithms.
 * @param header the `WWW-Authenticate` of the refusal
 */
export function authorizationFor(
  header: string,
  method: string,
  uri: string,
  { user, password }: Credentials,
): string | undefined {
  const challenges = digestChallengesOf(header);
  if (challenges.length === 0)
    return /\bBasic\b/i.test(header) ? basicAuthorization({ user, password }) : undefined;
  // A server names first the algorithm that it prefers.
  const challenge = challenges.find((each) => hashNameOf(each) !== undefined);
  const hashName = challenge && hashNameOf(challenge);
  if (!challenge || !hashName) return undefined;
  const hash = (text: string): string => createHash(hashName).update(text).digest('hex');
  const [realm, nonce] = [challenge.get('realm') ?? '', challenge.get('nonce') ?? ''];
  const userHash = hash(`${user}:${realm}:${password}`);
  const requestHash = hash(`${method}:${uri}`);
  // With `qop=auth` (quality of protection) the answer also contains a counter and a random value of ours.
  const hasQuality = challenge
    .get('qop')
    ?.split(/\s*,\s*/)
    .includes('auth');
  const cnonce = randomBytes(8).toString('hex');
  // How often the nonce was used, in hexadecimal. Each answer uses a new nonce of the server, so this is always the first use.
  const count = '00000001';
  const response = hasQuality
    ? hash([userHash, nonce, count, cnonce, 'auth', requestHash].join(':'))
    : hash([userHash, nonce, requestHash].join(':'));
  const opaque = challenge.get('opaque');
  return [
    `Digest username="${user.replaceAll(/["\\]/g, String.raw`\$&`)}"`,
    `realm="${realm}"`,
    `nonce="${nonce}"`,
    `uri="${uri}"`,
    `algorithm=${algorithmOf(challenge)}`,
    ...(hasQuality ? ['qop=auth', `nc=${count}`, `cnonce="${cnonce}"`] : []),
    `response="${response}"`,
    ...(opaque === undefined ? [] : [`opaque="${opaque}"`]),
  ].join(', ');
}
