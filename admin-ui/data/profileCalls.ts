import type { AnswerAt, WishAt } from '#domain/contracts.ts';
import { callApi } from './client.ts';

export type Profile = AnswerAt<'GET /auth/profile'>;
export type OwnSession = AnswerAt<'GET /auth/sessions'>[number];
export type TwoFactor = AnswerAt<'GET /auth/two_factor'>;
export type TotpSetUp = AnswerAt<'POST /auth/two_factor/totp'>;
type ProfileChange = NonNullable<WishAt<'PUT /auth/profile'>['body']>;

/** What a person can read and change about their own account. */
export const profileCalls = {
  read: () => callApi('GET /auth/profile'),
  write: (values: ProfileChange) => callApi('PUT /auth/profile', { body: values }),
  changePassword: (current: string, password: string) =>
    callApi('POST /auth/change_password', { body: { current, password } }),
  sessions: () => callApi('GET /auth/sessions'),
  endSession: (id: OwnSession['id']) => callApi('DELETE /auth/sessions/:id', { params: { id } }),
  endOtherSessions: () => callApi('DELETE /auth/sessions'),
  twoFactor: () => callApi('GET /auth/two_factor'),
  beginTotp: (password: string) => callApi('POST /auth/two_factor/totp', { body: { password } }),
  confirmTotp: async (code: string) =>
    (await callApi('POST /auth/two_factor/totp/confirm', { body: { code } })).recoveryCodes,
  beginMail: (password: string) => callApi('POST /auth/two_factor/mail', { body: { password } }),
  confirmMail: async (code: string) =>
    (await callApi('POST /auth/two_factor/mail/confirm', { body: { code } })).recoveryCodes,
  newRecoveryCodes: async (password: string) =>
    (await callApi('POST /auth/two_factor/recovery_codes', { body: { password } })).recoveryCodes,
  turnOff: (password: string) => callApi('POST /auth/two_factor/off', { body: { password } }),
};
