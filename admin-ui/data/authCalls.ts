import type { AnswerAt, WishAt } from '#domain/contracts.ts';
import { callApi } from './client.ts';

/** The second step of sign-in that is still open; `email` is the masked address that a code was sent to. */
export type PendingStep = AnswerAt<'GET /auth/pending'>;
export type CodeMethod = NonNullable<PendingStep['method']>;
type Registration = WishAt<'POST /auth/register'>['body'];

/** The calls for somebody who is not signed in yet. */
export const authCalls = {
  register: (registration: NonNullable<Registration>) =>
    callApi('POST /auth/register', { body: registration }),
  confirmEmail: (token: string) => callApi('POST /auth/confirm_email', { body: { token } }),
  resendConfirmation: (email: string) => callApi('POST /auth/resend_confirmation', { body: { email } }),
  forgotPassword: (email: string) => callApi('POST /auth/forgot_password', { body: { email } }),
  resetPassword: (token: string, password: string) =>
    callApi('POST /auth/reset_password', { body: { token, password } }),
  pending: () => callApi('GET /auth/pending'),
  verifyCode: (code: string) => callApi('POST /auth/verify_code', { body: { code } }),
  resendCode: () => callApi('POST /auth/resend_code', { body: { method: 'mail' } }),
};
