import type { EmailSignIn } from './enums.ts';

/** The providers that give us access to a mailbox after its owner has agreed (OAuth 2). */
export const providerNames = ['google', 'microsoft'] as const satisfies readonly EmailSignIn[];
export type ProviderName = (typeof providerNames)[number];

/** The addresses of a provider at which the owner agrees and tokens are issued, and the rights that we ask for (RFC 6749). */
export interface SignInProvider {
  /** The address by which the provider names itself in its answers. */
  readonly issuer: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly scope: string;
  /**
   * Further parameters of the page where the owner agrees. Google needs its own to issue a token that lasts; by that of Microsoft
   * the owner can choose an account.
   */
  readonly asks: Readonly<Record<string, string>>;
  readonly clientId: string;
  /** Undefined in the API, which is not given it: only the worker asks for tokens. */
  readonly clientSecret: string | undefined;
}

/** The providers; undefined for one at which this installation is not registered. */
export type SignInProviders = Readonly<Record<ProviderName, SignInProvider | undefined>>;

interface ProviderSettings {
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly MICROSOFT_CLIENT_ID?: string | undefined;
  readonly MICROSOFT_CLIENT_SECRET?: string | undefined;
  readonly MICROSOFT_TENANT: string;
  readonly MAIL_SIGN_IN_URL?: string | undefined;
}

/** The setting with the name under which a provider knows this installation. */
export const clientIdSetting = {
  google: 'GOOGLE_CLIENT_ID',
  microsoft: 'MICROSOFT_CLIENT_ID',
} as const satisfies Record<ProviderName, string>;

/** The providers of this installation. `MAIL_SIGN_IN_URL` replaces the servers of all of them, for trials. */
export function signInProviders(settings: ProviderSettings): SignInProviders {
  const microsoft = `https://login.microsoftonline.com/${settings.MICROSOFT_TENANT}`;
  const standInUrl = settings.MAIL_SIGN_IN_URL?.replace(/\/$/, '');
  const standInUrls = standInUrl
    ? { issuer: standInUrl, authorizeUrl: `${standInUrl}/authorize`, tokenUrl: `${standInUrl}/token` }
    : {};
  const ifRegistered = (clientId: string | undefined, provider: Omit<SignInProvider, 'clientId'>) =>
    clientId === undefined ? undefined : { ...provider, ...standInUrls, clientId };
  return {
    google: ifRegistered(settings.GOOGLE_CLIENT_ID, {
      issuer: 'https://accounts.google.com',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      scope: 'https://mail.google.com/',
      asks: { access_type: 'offline', prompt: 'consent' },
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
    }),
    microsoft: ifRegistered(settings.MICROSOFT_CLIENT_ID, {
      issuer: `${microsoft}/v2.0`,
      authorizeUrl: `${microsoft}/oauth2/v2.0/authorize`,
      tokenUrl: `${microsoft}/oauth2/v2.0/token`,
      scope:
        'offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
      asks: { prompt: 'select_account' },
      clientSecret: settings.MICROSOFT_CLIENT_SECRET,
    }),
  };
}

/** The mail servers of both providers. They are filled in if an account names no servers of its own. */
export const serversOf = {
  google: {
    imapHost: 'imap.gmail.com',
    imapPort: 993,
    imapTls: true,
    smtpHost: 'smtp.gmail.com',
    smtpPort: 465,
    smtpTls: true,
  },
  microsoft: {
    imapHost: 'outlook.office365.com',
    imapPort: 993,
    imapTls: true,
    smtpHost: 'smtp.office365.com',
    // At this port the connection begins without TLS and changes to it (STARTTLS).
    smtpPort: 587,
    smtpTls: false,
  },
} as const satisfies Record<ProviderName, Readonly<Record<string, string | number | boolean>>>;

/** The page of this installation to which a provider sends the browser back. */
export function consentPage(publicUrl: string): string {
  return `${publicUrl.replace(/\/$/, '')}/mail-consent`;
}
