import type { Language } from '#domain/kernel/language.ts';
import type { RegistrationForm } from '#domain/platform/registration.rules.ts';

/**
 * A request by a person who is not signed in. The API call only stores it, so that its answer and its duration do not show
 * whether an account with that address exists.
 */
export type AccountRequest =
  | {
      readonly kind: 'register';
      readonly form: Omit<RegistrationForm, 'password'>;
      readonly passwordHash: string;
      readonly language: Language;
    }
  | { readonly kind: 'resendConfirmation'; readonly email: string }
  | { readonly kind: 'forgotPassword'; readonly email: string };

/** The site to which links in letters lead. */
export interface Site {
  readonly publicUrl: string;
}
