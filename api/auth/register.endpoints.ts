import { hash } from '@node-rs/argon2';
import { confirmEmail } from '#database/accounts/openLinks.ts';
import { askForAccount } from '#database/accounts/requests.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { cleaned } from '#domain/kernel/shortText.ts';
import { accountContracts } from '#domain/platform/account.contracts.ts';
import { registrationErrors, type RegistrationForm } from '#domain/platform/registration.rules.ts';
import { formatRules } from '#domain/platform/viewFormats.ts';
import { parseBody, serve, type AnyEndpoint } from '../http/endpoint.ts';
import { addressOf } from './addressOf.ts';
import type { AuthTools } from './authTools.ts';
import { limits } from './throttle.ts';

const tag = 'auth';

const mustBeEmail = (email: string): void => {
  if (!formatRules.email.fits(email)) throw failFields([{ field: 'email', code: 'email_invalid' }]);
};

/**
 * The form with its texts as they will be stored: composed and without invisible characters. A text that is then empty, or longer
 * than its column, must be refused now, so the handler parses this form once more. Otherwise the relay, which carries out the
 * registration later, would try it again for ever. The password stays as it was typed, because only its hash is stored.
 */
const asStored = <F extends RegistrationForm>(form: F): F => ({
  ...form,
  ...Object.fromEntries(
    Object.entries(form).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && name !== 'password' ? [[name, cleaned(value)]] : [],
    ),
  ),
});

/**
 * Requests of people who are not signed in. A confirmation takes effect at once. The others are only stored and answered; the
 * relay carries them out. In the names of limits, the address is the IP address of the caller (`addressOf`), and the reader is
 * whoever has the e-mail address.
 */
export function registerEndpoints({ database, throttle }: AuthTools): AnyEndpoint[] {
  return [
    serve(accountContracts.register, {
      tag,
      summary: 'Registers a person or a firm; the letter that confirms the address opens the account',
      access: 'anyone',
      refuses: [429],
      handle: async ({ body, request, language }) => {
        const form = parseBody(accountContracts.register.body, asStored(body));
        const errors = registrationErrors(form);
        if (errors.length > 0) throw failFields(errors);
        await throttle.spend(limits.registrations, addressOf(request));
        await throttle.spend(limits.lettersByReader, form.email.toLowerCase());
        const { password, ...rest } = form;
        await askForAccount(database, {
          kind: 'register',
          form: rest,
          passwordHash: await hash(password),
          language,
        });
        return { result: true };
      },
    }),
    serve(accountContracts.confirmEmail, {
      tag,
      summary: 'Confirms an e-mail address by the link of the letter',
      access: 'anyone',
      refuses: [410, 429],
      handle: async ({ body, request }) => {
        await throttle.spend(limits.links, addressOf(request));
        await database.transaction((tx) => confirmEmail(tx, body.token));
        return { result: true };
      },
    }),
    ...(
      [
        ['resendConfirmation', 'Sends the letter that confirms an address again'],
        ['forgotPassword', 'Sends a link to a new password'],
      ] as const
    ).map(([kind, summary]) =>
      serve(accountContracts[kind], {
        tag,
        summary: `${summary}; the answer is the same for every address`,
        access: 'anyone',
        refuses: [429],
        handle: async ({ body: { email }, request }) => {
          mustBeEmail(email);
          await throttle.spend(limits.lettersByAddress, addressOf(request));
          await throttle.spend(limits.lettersByReader, email.toLowerCase());
          await askForAccount(database, { kind, email });
          return { result: true };
        },
      }),
    ),
  ];
}
