import { hash } from '@node-rs/argon2';
import { z } from 'zod';
import { confirmEmail } from '#database/accounts/openLinks.ts';
import { askForAccount } from '#database/accounts/requests.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { registrationErrors } from '#domain/platform/registration.rules.ts';
import { formatRules } from '#domain/platform/viewFormats.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import type { AuthTools } from './authTools.ts';
import { limits } from './throttle.ts';

const tag = 'auth';
const done = z.object({ result: z.boolean() });

const text = (maxLength: number) => z.string().trim().max(maxLength).default('');
const form = z.object({
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
  notVatNumber: z.boolean().default(false),
  vatNumber: text(20),
  address: text(255),
  postalCode: text(10),
  city: text(255),
  deliveryDepartment: text(255),
});

const address = z.object({ email: z.string().trim().max(255) });
const mustBeAddress = (email: string): void => {
  if (!formatRules.email.fits(email)) throw failFields([{ field: 'email', code: 'email_invalid' }]);
};

/** What people ask for who are not signed in: written down and answered at once, done by the relay. */
export const registerEndpoints = ({ database, throttle }: AuthTools): AnyEndpoint[] => [
  endpoint({
    method: 'post',
    path: '/auth/register',
    tag,
    summary: 'Registers a person or a firm; the letter that confirms the address opens the account',
    access: 'anyone',
    refuses: [429],
    body: form,
    answer: done,
    handle: async ({ body, request, language }) => {
      const errors = registrationErrors(body);
      if (errors.length > 0) throw failFields(errors);
      await throttle.spend(limits.registrations, request.ip ?? 'unknown');
      await throttle.spend(limits.lettersByReader, body.email.toLowerCase());
      const { password, ...rest } = body;
      await askForAccount(database, {
        kind: 'register',
        form: rest,
        passwordHash: await hash(password),
        language,
      });
      return { result: true };
    },
  }),
  endpoint({
    method: 'post',
    path: '/auth/confirm_email',
    tag,
    summary: 'Confirms an e-mail address by the link of the letter',
    access: 'anyone',
    refuses: [410, 429],
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: done,
    handle: async ({ body, request }) => {
      await throttle.spend(limits.links, request.ip ?? 'unknown');
      await database.transaction((tx) => confirmEmail(tx, body.token));
      return { result: true };
    },
  }),
  ...(
    [
      ['/auth/resend_confirmation', 'resendConfirmation', 'Sends the letter that confirms an address again'],
      ['/auth/forgot_password', 'forgotPassword', 'Sends a link to a new password'],
    ] as const
  ).map(([path, kind, summary]) =>
    endpoint({
      method: 'post',
      path,
      tag,
      summary: `${summary}; the answer is the same for every address`,
      access: 'anyone',
      refuses: [429],
      body: address,
      answer: done,
      handle: async ({ body: { email }, request }) => {
        mustBeAddress(email);
        await throttle.spend(limits.lettersByAddress, request.ip ?? 'unknown');
        await throttle.spend(limits.lettersByReader, email.toLowerCase());
        await askForAccount(database, { kind, email });
        return { result: true };
      },
    }),
  ),
];
