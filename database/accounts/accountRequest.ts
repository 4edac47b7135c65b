import type { Language } from '#domain/kernel/language.ts';
import type { RegistrationForm } from '#domain/platform/registration.rules.ts';

/**
 * What somebody asked for who is not signed in. The request only writes it down, so that its answer and the time it
 * takes are the same whether or not anybody has that address.
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

/** Where letters lead to, and by what name they are signed. */
export interface Site {
  readonly publicUrl: string;
}
