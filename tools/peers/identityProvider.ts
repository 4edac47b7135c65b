import { OAuth2Server } from 'oauth2-mock-server';

/** A server at which the owners of mailboxes agree, and which mail servers ask about tokens. */
export interface IdentityProvider {
  readonly url: string;
  /** Where a mail server asks whose an access token is; the token follows. */
  readonly tokenInfoUrl: string;
  /** How often a refresh token was changed for an access token, with or without success. */
  readonly refreshes: number;
  behave(change: Partial<ProviderBehaviour>): void;
  /** The owner takes the consent back: its tokens open nothing any more. */
  revoke(user: string): void;
  /** A consent of a mailbox's owner, as if both had met in a browser. @returns the refresh token */
  consentOf(user: string): string;
  stop(): Promise<void>;
}

interface ProviderBehaviour {
  /** How long an access token is valid. */
  readonly expiresIn: number;
  /** The owner does not agree. */
  readonly refuses: boolean;
  /** It answers requests for tokens with a fault of its own. */
  readonly isBroken: boolean;
  /** Every refresh gives another refresh token, as Microsoft's does. */
  readonly rotates: boolean;
}

const invalidGrant = { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };

/** The owner is whoever `login_hint` names, and agrees at once. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const { port } = server.address();
  const url = `http://127.0.0.1:${port}`;
  server.issuer.url = url;
  let behaviour: ProviderBehaviour = { expiresIn: 3600, refuses: false, isBroken: false, rotates: false };
  const codes = new Map<string, string>();
  const refreshTokens = new Map<string, string>();
  const accessTokens = new Map<string, { readonly user: string; readonly until: number }>();
  let [refreshes, made] = [0, 0];
  const newRefreshToken = (user: string): string => {
    made += 1;
    const token = `refresh-${made}`;
    refreshTokens.set(token, user);
    return token;
  };

  server.service.on('beforeAuthorizeRedirect', ({ url: back }, { query }) => {
    const code = back.searchParams.get('code') ?? '';
    if (!behaviour.refuses) return void codes.set(code, String(query.login_hint));
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
  });
  server.service.on('beforeResponse', (response, { body }) => {
    const asked = body as Readonly<Record<string, string | undefined>>;
    const isRefresh = asked.grant_type === 'refresh_token';
    if (isRefresh) refreshes += 1;
    const refuse = (statusCode: number, answer: Readonly<Record<string, string>>) =>
      void Object.assign(response, { statusCode, body: answer });
    if (behaviour.isBroken) return refuse(500, { error: 'server_error' });
    if (!asked.client_id) return refuse(401, { error: 'invalid_client' });
    const given = isRefresh ? asked.refresh_token : asked.code_verifier && asked.code;
    const among = isRefresh ? refreshTokens : codes;
    const user = among.get(given ?? '');
    if (user === undefined) return refuse(400, invalidGrant);
    if (!isRefresh) codes.delete(given ?? '');
    made += 1;
    const access = `access-${made}`;
    accessTokens.set(access, { user, until: Date.now() + behaviour.expiresIn * 1000 });
    const rotated = isRefresh && !behaviour.rotates ? {} : { refresh_token: newRefreshToken(user) };
    const tokens = { access_token: access, token_type: 'Bearer', expires_in: behaviour.expiresIn };
    Object.assign(response, { body: { ...tokens, ...rotated } });
  });
  server.service.addRoute('GET', '/tokeninfo', ({ query }, answer) => {
    const held = accessTokens.get(String(query.access_token));
    const isValid = held !== undefined && held.until > Date.now();
    answer.writeHead(isValid ? 200 : 401, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(isValid ? { email: held.user, scope: 'mail' } : { error: 'invalid_token' }));
  });
  return {
    url,
    tokenInfoUrl: `${url}/tokeninfo?access_token=`,
    get refreshes() {
      return refreshes;
    },
    behave: (change) => void (behaviour = { ...behaviour, ...change }),
    revoke: (user) => {
      for (const [token, owner] of refreshTokens) if (owner === user) refreshTokens.delete(token);
      for (const [token, held] of accessTokens) if (held.user === user) accessTokens.delete(token);
    },
    consentOf: newRefreshToken,
    stop: () => server.stop(),
  };
}
