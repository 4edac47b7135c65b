import { OAuth2Server } from 'oauth2-mock-server';

/** An OAuth server. The owners of mailboxes give their consent there, and mail servers ask it about tokens. */
export interface IdentityProvider {
  readonly url: string;
  /** The URL at which a mail server asks who owns an access token. The token is appended to it. */
  readonly tokenInfoUrl: string;
  /** How often somebody asked for an access token by a refresh token, with or without success. */
  readonly refreshes: number;
  /** The refresh token of the last such request. */
  readonly lastRefreshToken: string | undefined;
  behave(change: Partial<ProviderBehaviour>): void;
  /** Withdraws the consent of this user. All their tokens become invalid. */
  revoke(user: string): void;
  stop(): Promise<void>;
}

interface ProviderBehaviour {
  /** How long an access token is valid, in seconds. */
  readonly expiresIn: number;
  /** Whether the owner refuses the consent. */
  readonly refuses: boolean;
  /** Whether it answers requests for tokens with status 500. */
  readonly isBroken: boolean;
  /** Whether every refresh gives a new refresh token, as Microsoft does. The used one becomes invalid. */
  readonly rotates: boolean;
}

const invalidGrant = { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };

/** Remembers the codes and tokens that were given, and to whom. */
function tokenBook() {
  const codes = new Map<string, string>();
  const refreshTokens = new Map<string, string>();
  const accessTokens = new Map<string, { readonly user: string; readonly until: number }>();
  let tokenCount = 0;
  const next = (kind: string): string => {
    tokenCount += 1;
    return `${kind}-${tokenCount}`;
  };
  return {
    noteCode: (code: string, user: string) => void codes.set(code, user),
    /** The owner of a code or refresh token; undefined if it is invalid. A code is valid once. */
    ownerOf: ({ refresh, code }: { readonly refresh?: string; readonly code?: string }) => {
      if (refresh !== undefined) return refreshTokens.get(refresh);
      const owner = codes.get(code ?? '');
      codes.delete(code ?? '');
      return owner;
    },
    /** Gives a new access token. */
    access: (user: string, seconds: number): string => {
      const token = next('access');
      accessTokens.set(token, { user, until: Date.now() + seconds * 1000 });
      return token;
    },
    /** Gives a new refresh token. */
    refresh: (user: string): string => {
      const token = next('refresh');
      refreshTokens.set(token, user);
      return token;
    },
    userOf: (access: string): string | undefined => {
      const accessToken = accessTokens.get(access);
      return accessToken && accessToken.until > Date.now() ? accessToken.user : undefined;
    },
    /** The refresh token is used up: it becomes invalid. */
    use: (refresh: string) => void refreshTokens.delete(refresh),
    /** All tokens of this user become invalid. */
    forget: (user: string) => {
      for (const [token, owner] of refreshTokens) if (owner === user) refreshTokens.delete(token);
      for (const [token, accessToken] of accessTokens)
        if (accessToken.user === user) accessTokens.delete(token);
    },
  };
}

/** Starts the server. It shows no page: the user in `login_hint` counts as the owner, and agrees at once. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = url;
  let behaviour: ProviderBehaviour = { expiresIn: 3600, refuses: false, isBroken: false, rotates: false };
  let refreshes = 0;
  let lastRefreshToken: string | undefined;
  const book = tokenBook();

  server.service.on('beforeAuthorizeRedirect', ({ url: redirectUrl }, { query }) => {
    const code = redirectUrl.searchParams.get('code') ?? '';
    if (!behaviour.refuses) return book.noteCode(code, String(query.login_hint));
    redirectUrl.searchParams.delete('code');
    redirectUrl.searchParams.set('error', 'access_denied');
  });
  server.service.on('beforeResponse', (response, { body }) => {
    const request = body as Readonly<Record<string, string | undefined>>;
    const { refresh_token: refresh, code_verifier: verifier, code } = request;
    if (refresh !== undefined) [refreshes, lastRefreshToken] = [refreshes + 1, refresh];
    const refuse = (statusCode: number, answer: Readonly<Record<string, string>>) =>
      void Object.assign(response, { statusCode, body: answer });
    if (behaviour.isBroken) return refuse(500, { error: 'server_error' });
    if (!request.client_id) return refuse(401, { error: 'invalid_client' });
    // PKCE: a code counts only together with its verifier.
    const byCode = verifier && code ? { code } : {};
    const user = book.ownerOf(refresh === undefined ? byCode : { refresh });
    if (user === undefined) return refuse(400, invalidGrant);
    const { expiresIn, rotates } = behaviour;
    if (rotates && refresh !== undefined) book.use(refresh);
    const tokens = {
      access_token: book.access(user, expiresIn),
      token_type: 'Bearer',
      expires_in: expiresIn,
    };
    const newRefreshToken = refresh === undefined || rotates ? { refresh_token: book.refresh(user) } : {};
    Object.assign(response, { body: { ...tokens, ...newRefreshToken } });
  });
  server.service.addRoute('GET', '/tokeninfo', ({ query }, answer) => {
    const email = book.userOf(String(query.access_token));
    answer.writeHead(email ? 200 : 401, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(email ? { email, scope: 'mail' } : { error: 'invalid_token' }));
  });
  return {
    url,
    tokenInfoUrl: `${url}/tokeninfo?access_token=`,
    get refreshes() {
      return refreshes;
    },
    get lastRefreshToken() {
      return lastRefreshToken;
    },
    behave: (change) => void (behaviour = { ...behaviour, ...change }),
    revoke: book.forget,
    stop: () => server.stop(),
  };
}
