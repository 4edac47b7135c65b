import { storeConsent } from '#database/mail/consents.ts';
import { fail } from '#domain/kernel/fail.ts';
import { clientIdSetting, consentPage } from '#domain/mail/signInProviders.ts';
import { openGrant } from '#database/mail/consentGrant.ts';
import type { MailConsenting } from '#workflows/mail/mailConsent.activities.ts';
import type { Dependencies } from '../dependencies.ts';
import { withRefusals } from '../refusals.ts';
import { providerFault, tokensForCode } from './signIn/provider.ts';

/** Implements the activities of `mailConsent`: gets tokens from the provider at which the owner of a mailbox consented. */
export function mailConsentActivities(dependencies: Dependencies): MailConsenting {
  const { database, signInProviders, publicUrl } = dependencies;
  return withRefusals<MailConsenting>({
    takeConsent: async ({ sealed }) => {
      const { emailAccountId, signIn, code, verifier } = openGrant(database.secrets, sealed);
      const provider = signInProviders[signIn];
      if (!provider) throw fail('mail_sign_in_not_set', { setting: clientIdSetting[signIn] });
      const redirectUri = consentPage(publicUrl);
      const tokens = await tokensForCode(provider, { code, verifier, redirectUri }).catch(
        (error: unknown) => {
          throw fail('mail_consent_refused', { reason: providerFault(error).words });
        },
      );
      const { refreshToken } = tokens;
      if (refreshToken === undefined) throw fail('mail_consent_refused', { reason: 'no refresh token' });
      await database.transaction((tx) =>
        storeConsent(tx, database.secrets, { id: emailAccountId, signIn }, { ...tokens, refreshToken }),
      );
    },
  });
}
