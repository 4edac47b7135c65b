import type { CodeMethod } from './authCalls.ts';
import { call } from './http.ts';

export interface Profile {
  readonly id: number;
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly abbreviation: string | null;
  readonly language: string | null;
  readonly counterparty: { readonly id: number; readonly presentation: string } | null;
  readonly roles: readonly string[];
}

export interface OwnSession {
  readonly id: number | string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  readonly address: string | null;
  readonly device: string | null;
  readonly current: boolean;
}

export interface TwoFactor {
  readonly use2FA: boolean;
  readonly method: CodeMethod | null;
  readonly recoveryCodesLeft: number;
}

export interface TotpSetUp {
  readonly secret: string;
  readonly uri: string;
  /** The picture to scan, as SVG. */
  readonly qr: string;
}

interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

const send = <T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<T> =>
  call<T>(`/auth/${path}`, { method, body });

const codesOf = async (path: string, body: object): Promise<readonly string[]> =>
  (await send<RecoveryCodes>('POST', path, body)).recoveryCodes;

/** What a person can read and change about their own account. */
export const profileCalls = {
  read: () => call<Profile>('/auth/profile'),
  write: (values: Pick<Profile, 'name' | 'abbreviation' | 'language'>) => send('PUT', 'profile', values),
  changePassword: (current: string, password: string) =>
    send('POST', 'change_password', { current, password }),
  sessions: () => call<readonly OwnSession[]>('/auth/sessions'),
  endSession: (id: OwnSession['id']) => send('DELETE', `sessions/${id}`),
  endOtherSessions: () => send('DELETE', 'sessions'),
  twoFactor: () => call<TwoFactor>('/auth/two_factor'),
  beginTotp: () => send<TotpSetUp>('POST', 'two_factor/totp'),
  confirmTotp: (code: string) => codesOf('two_factor/totp/confirm', { code }),
  beginMail: () => send('POST', 'two_factor/mail'),
  confirmMail: (code: string) => codesOf('two_factor/mail/confirm', { code }),
  newRecoveryCodes: (password: string) => codesOf('two_factor/recovery_codes', { password }),
  turnOff: (password: string) => send('POST', 'two_factor/off', { password }),
};
