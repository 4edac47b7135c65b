import type { SettingsOf } from '#domain/platform/settings.ts';
import type { SmsProvider } from './provider.ts';
import { smsapi } from './smsapi.ts';

type WorkerSettings = SettingsOf<'worker'>;

/** Every provider there is, by the name that `SMS_PROVIDER` chooses it with. */
const providers = {
  smsapi: (settings) => {
    if (!settings.SMSAPI_TOKEN)
      throw new Error('Cannot start worker. Set SMSAPI_TOKEN (Token of the SMS gateway)');
    return smsapi({ url: settings.SMSAPI_URL, token: settings.SMSAPI_TOKEN, sender: settings.SMS_SENDER });
  },
} as const satisfies Record<WorkerSettings['SMS_PROVIDER'], (settings: WorkerSettings) => SmsProvider>;

export const smsProviderOf = (settings: WorkerSettings): SmsProvider =>
  providers[settings.SMS_PROVIDER](settings);
