import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientError,
  ClientSecretPost,
  Configuration,
  None,
  refreshTokenGrant,
  ResponseBodyError,
  type TokenEndpointResponse,
} from 'openid-client';
import type { GivenTokens } from '#database/mail/consents.ts';
import type { SignInProvider } from '#domain/mail/signInProviders.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';

const timeoutSeconds = 10;
/** Used if a provider does not say how long a token is valid. It is shorter than the usual validity of any provider. */
const usualSeconds = 600;

/** Why a provider gave no tokens. */
export interface ProviderFault {
  /** True if the owner must consent again. */
  readonly isFinal: boolean;
  readonly words: string;
}

/**
 * Exchanges the code that the owner's browser brought for tokens.
 * @param redirectUri the address to which the provider sent the browser back; the provider compares it with that of the sign-in
 * @throws the error of openid-client
 */
export async function tokensForCode(
  provider: SignInProvider,
  {
    code,
    verifier,
    redirectUri,
  }: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<GivenTokens> {
  const redirect = new URL(redirectUri);
  // openid-client reads the code from this address and sends the address without it as the redirect URI.
  redirect.searchParams.set('code', code);
  return tokensOf(
    await authorizationCodeGrant(configurationOf(provider), redirect, { pkceCodeVerifier: verifier }),
  );
}

/** Gets a new access token, and a new refresh token if the provider replaces it. @throws the error of openid-client */
export async function tokensForRefresh(provider: SignInProvider, refreshToken: string): Promise<GivenTokens> {
  return tokensOf(await refreshTokenGrant(configurationOf(provider), refreshToken));
}

const configurationOf = (provider: SignInProvider): Configuration => {
  const { issuer, authorizeUrl, tokenUrl, clientId, clientSecret } = provider;
  const configuration = new Configuration(
    { issuer, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl },
    clientId,
    undefined,
    clientSecret ? ClientSecretPost(clientSecret) : None(),
  );
  configuration.timeout = timeoutSeconds;
  // Only a simulator on this machine is reached without TLS.
  if (new URL(tokenUrl).hostname === '127.0.0.1') allowInsecureRequests(configuration);
  return configuration;
};

const tokensOf = (answer: TokenEndpointResponse): GivenTokens => ({
  accessToken: answer.access_token,
  accessUntil: new Date(Date.now() + (answer.expires_in ?? usualSeconds) * 1000),
  refreshToken: answer.refresh_token,
});

/** The cause of an error of `openid-client`, with at most 200 characters of the provider's message. */
export function providerFault(error: unknown): ProviderFault {
  if (error instanceof ResponseBodyError) {
    const words = [error.error, error.error_description].filter(Boolean).join(': ');
    return { isFinal: error.error === 'invalid_grant', words: beginningOf(words, 200) };
  }
  const { message, cause } = error as Error;
  const why =
    error instanceof ClientError && cause instanceof Error ? `${message}: ${cause.message}` : message;
  return { isFinal: false, words: beginningOf(why, 200) };
}
