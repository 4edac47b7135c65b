import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { recordId } from '../kernel/recordId.ts';
import { signedInUserShape } from './signedInUser.ts';

const done = z.object({ result: z.boolean() });
const codeMethod = z.enum(['totp', 'mail']);
const moment = z.iso.datetime();
const newPassword = z.string().max(500);
const ownPassword = z.object({ password: z.string().min(1).max(500) });
const typedCode = z.object({ code: z.string().trim().max(20) });
const token = z.string().min(1).max(200);

/** Signed in; or, with `use2FA`, the password was right and a code is needed. */
const signInAnswer = z.object({
  result: z.boolean(),
  use2FA: z.boolean(),
  user: signedInUserShape.nullable(),
  method: codeMethod.nullable(),
});

const profile = z.object({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  email: z.string(),
  abbreviation: z.string().nullable(),
  language: z.enum(languages),
  counterparty: z.object({ id: z.int(), presentation: z.string() }).nullable(),
  roles: z.array(z.string()),
});

const ownSession = z.object({
  id: z.uuid(),
  createdAt: moment,
  lastSeenAt: moment,
  expiresAt: moment,
  /** The IP address that the session was opened from. */
  address: z.string().nullable(),
  device: z.string().nullable(),
  current: z.boolean().describe('The one that asks'),
});

const recovery = z.object({ recoveryCodes: z.array(z.string()) });

const text = (maxLength: number) => z.string().trim().max(maxLength).default('');
/** The input of a registration; its rules report errors by field. */
const registration = z.object({
  name: text(255),
  login: text(60),
  email: text(255),
  password: z.string().max(500).default(''),
  isFirm: z.boolean().default(false),
  firmName: text(255),
  phone: text(20),
  /** Two letters of ISO 3166. */
  country: text(2).transform((code) => code.toUpperCase()),
  companyDepartment: text(255),
  commercialInChargeOfYou: text(255),
  /** Whether the firm has no VAT number: `vatNumber` is then not used. */
  notVatNumber: z.boolean().default(false),
  vatNumber: text(20),
  address: text(255),
  postalCode: text(10),
  city: text(255),
  deliveryDepartment: text(255),
});
const emailAddress = z.object({ email: z.string().trim().max(255) });

/** Sign-in and the user's own account. */
export const accountContracts = {
  signIn: contract({
    method: 'post',
    path: '/auth/login',
    body: z.object({
      /** An e-mail address or a login. */
      email: z.string().min(1).max(255),
      password: z.string().min(1).max(500),
      remember: z.boolean().default(false),
    }),
    answer: signInAnswer,
  }),
  signOut: contract({ method: 'post', path: '/auth/logout', answer: done }),
  signOutByGet: contract({ method: 'get', path: '/auth/logout', answer: done }),
  session: contract({
    method: 'get',
    path: '/auth/session',
    answer: z.object({
      result: z.boolean(),
      user: signedInUserShape.nullable(),
      /** The working place that allows only one session, and for which the former session was ended; else null. */
      endedFor: z.string().nullable(),
    }),
  }),
  /** Whether the caller has given the right password, and a code is still needed. */
  pending: contract({
    method: 'get',
    path: '/auth/pending',
    answer: z.object({
      pending: z.boolean(),
      method: codeMethod.nullable(),
      /** The caller's address, masked. */
      email: z.string().nullable(),
    }),
  }),
  verifyCode: contract({
    method: 'post',
    path: '/auth/verify_code',
    /** Six digits from an app or an e-mail, or a recovery code. */
    body: z.object({ code: z.string().trim().min(1).max(40) }),
    answer: signInAnswer,
  }),
  resendCode: contract({
    method: 'post',
    path: '/auth/resend_code',
    body: z.object({ method: z.enum(['mail']).default('mail') }),
    answer: done,
  }),
  profile: contract({ method: 'get', path: '/auth/profile', answer: profile }),
  changeProfile: contract({
    method: 'put',
    path: '/auth/profile',
    body: z.object({
      name: z.string().trim().min(1).max(255).optional(),
      abbreviation: z.string().trim().max(10).nullable().optional(),
      language: z.enum(languages).optional(),
    }),
    answer: profile,
  }),
  sessions: contract({ method: 'get', path: '/auth/sessions', answer: z.array(ownSession) }),
  endSession: contract({
    method: 'delete',
    path: '/auth/sessions/:id',
    params: z.object({ id: z.uuid() }),
    answer: done,
  }),
  endOtherSessions: contract({ method: 'delete', path: '/auth/sessions', answer: done }),
  endSessionsOfPerson: contract({
    method: 'delete',
    path: '/users/:id/sessions',
    params: z.object({ id: recordId }),
    answer: z.object({ ended: z.int() }),
  }),
  twoFactor: contract({
    method: 'get',
    path: '/auth/two_factor',
    answer: z.object({
      use2FA: z.boolean(),
      method: codeMethod.nullable(),
      recoveryCodesLeft: z.int(),
    }),
  }),
  beginTotp: contract({
    method: 'post',
    path: '/auth/two_factor/totp',
    body: ownPassword,
    answer: z.object({
      secret: z.string(),
      uri: z.string(),
      qr: z.string().describe('The picture to scan, as SVG'),
    }),
  }),
  confirmTotp: contract({
    method: 'post',
    path: '/auth/two_factor/totp/confirm',
    body: typedCode,
    answer: recovery,
  }),
  beginMail: contract({
    method: 'post',
    path: '/auth/two_factor/mail',
    body: ownPassword,
    answer: done,
  }),
  confirmMail: contract({
    method: 'post',
    path: '/auth/two_factor/mail/confirm',
    body: typedCode,
    answer: recovery,
  }),
  newRecoveryCodes: contract({
    method: 'post',
    path: '/auth/two_factor/recovery_codes',
    body: ownPassword,
    answer: recovery,
  }),
  turnOff: contract({
    method: 'post',
    path: '/auth/two_factor/off',
    body: ownPassword,
    answer: done,
  }),
  resetPassword: contract({
    method: 'post',
    path: '/auth/reset_password',
    body: z.object({ token, password: newPassword }),
    answer: done,
  }),
  changePassword: contract({
    method: 'post',
    path: '/auth/change_password',
    body: z.object({ current: z.string().min(1).max(500), password: newPassword }),
    answer: done,
  }),
  register: contract({ method: 'post', path: '/auth/register', body: registration, answer: done }),
  confirmEmail: contract({
    method: 'post',
    path: '/auth/confirm_email',
    body: z.object({ token }),
    answer: done,
  }),
  resendConfirmation: contract({
    method: 'post',
    path: '/auth/resend_confirmation',
    body: emailAddress,
    answer: done,
  }),
  forgotPassword: contract({
    method: 'post',
    path: '/auth/forgot_password',
    body: emailAddress,
    answer: done,
  }),
};
