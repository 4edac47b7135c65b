import type { RegistrationForm } from '#domain/platform/registration.rules.ts';
import { call } from './http.ts';
import type { SignedInUser } from './signedInUser.ts';

export type CodeMethod = 'totp' | 'mail';

export interface SignInAnswer {
  readonly use2FA: boolean;
  readonly user: SignedInUser | null;
  readonly method?: CodeMethod | null;
}

/** The second step that this browser owes; `email` says where a code went, with most of its letters hidden. */
export interface PendingStep {
  readonly pending: boolean;
  readonly method: CodeMethod | null;
  readonly email: string | null;
}

const post = <T = unknown>(path: string, body: object = {}): Promise<T> =>
  call<T>(`/auth/${path}`, { method: 'POST', body });

/** What can be asked of the server by whoever is not signed in yet. */
export const authCalls = {
  register: (registration: Partial<RegistrationForm>) => post('register', registration),
  confirmEmail: (token: string) => post('confirm_email', { token }),
  resendConfirmation: (email: string) => post('resend_confirmation', { email }),
  forgotPassword: (email: string) => post('forgot_password', { email }),
  resetPassword: (token: string, password: string) => post('reset_password', { token, password }),
  pending: () => call<PendingStep>('/auth/pending'),
  verifyCode: (code: string) => post<SignInAnswer>('verify_code', { code }),
  resendCode: () => post('resend_code', { method: 'mail' satisfies CodeMethod }),
};
