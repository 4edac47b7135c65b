import { createHash, randomBytes } from 'node:crypto';
import { storedCredentials } from '#database/mail/consents.ts';
import { openConsentRequest, sealConsentRequest, sealGrant } from '#database/mail/consentGrant.ts';
import { isAccountUser } from '#database/mail/sendingAccounts.ts';
import { fail } from '#domain/kernel/fail.ts';
import { mailConsentContracts } from '#domain/mail/mailConsent.contracts.ts';
import { clientIdSetting, consentPage, type SignInProvider } from '#domain/mail/signInProviders.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

type Dependencies = Pick<ApiDependencies, 'database' | 'processes' | 'signInProviders' | 'publicUrl'>;

/** The owner must come back from the provider within this time, or begin again. */
const lifeMs = 15 * 60_000;
const about = { tag: 'mail', access: 'signedIn' } as const;
const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * The authorization code flow with PKCE. The owner of a mailbox is sent to the provider and comes back with a code. Nothing is
 * stored meanwhile: `state` carries the request, sealed, and is valid only for the person who asked.
 */
export function mailConsentEndpoints({
  database,
  processes,
  signInProviders,
  publicUrl,
}: Dependencies): AnyEndpoint[] {
  /** Refuses everybody except the users of this account and people with full rights, who manage all accounts. */
  const mustBeOwn = async ({ userId, fullRights }: Actor, id: number): Promise<void> => {
    if (!fullRights && !(await isAccountUser(database.sql, id, userId)))
      throw fail('no_access', { object: 'emailAccount' });
  };
  return [
    serve(mailConsentContracts.ask, {
      ...about,
      refuses: [404, 409],
      summary: 'Answers the page of the provider at which the owner of a mailbox lets us in',
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'emailAccount', id);
        await mustBeOwn(actor, id);
        const { signIn, user } = (await storedCredentials(database.sql, id)) ?? {
          signIn: 'password',
          user: '',
        };
        if (signIn === 'password') throw fail('mail_account_unusable', { emailAccountId: id });
        const provider = signInProviders[signIn];
        if (!provider) throw fail('mail_sign_in_not_set', { setting: clientIdSetting[signIn] });
        const verifier = randomBytes(32).toString('base64url');
        const consentRequest = { emailAccountId: id, signIn, userId: actor.userId ?? 0, verifier };
        const state = sealConsentRequest(database.secrets, { ...consentRequest, until: Date.now() + lifeMs });
        return { url: pageOf(provider, { state, verifier, user, back: consentPage(publicUrl) }) };
      },
    }),
    serve(mailConsentContracts.take, {
      ...about,
      refuses: [409, 410, 422, 503],
      summary: 'Takes what the owner of a mailbox has agreed to at the provider',
      handle: async ({ actor, body: { state, code, error } }) => {
        const { emailAccountId, signIn, verifier } = openConsentRequest(
          database.secrets,
          state,
          actor.userId,
        );
        await mustBeOwn(actor, emailAccountId);
        if (code === undefined) throw fail('mail_consent_refused', { reason: beginningOf(error ?? '', 200) });
        const sealed = sealGrant(database.secrets, { emailAccountId, signIn, verifier, code });
        // The id is made from `state`, so that a page that is loaded again takes the consent only once.
        const consentId = sha256(state).digest('hex').slice(0, 32);
        await processes.mailConsents.take({ emailAccountId, consentId, sealed });
        return { emailAccount: emailAccountId };
      },
    }),
  ];
}

/**
 * The address of the provider's page. `back` is our page, to which the provider sends the owner with the code. `asks` are
 * further parameters that this provider needs.
 */
const pageOf = (
  { authorizeUrl, clientId, scope, asks }: SignInProvider,
  request: {
    readonly state: string;
    readonly verifier: string;
    readonly user: string;
    readonly back: string;
  },
): string => {
  const page = new URL(authorizeUrl);
  page.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: request.back,
    scope,
    state: request.state,
    code_challenge: sha256(request.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: request.user,
    ...asks,
  }).toString();
  return page.href;
};
