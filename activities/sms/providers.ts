import type { SettingsOf } from '#domain/platform/settings.ts';
import type { SmsProvider } from './provider.ts';
import { smppCentre } from './smpp.ts';
import { smsapi } from './smsapi.ts';

type WorkerSettings = SettingsOf<'worker'>;

/** All providers, by their names in the setting `SMS_PROVIDER`. */
const providers = {
  smsapi: (settings) => {
    if (!settings.SMSAPI_TOKEN)
      throw new Error('Cannot start worker. Set SMSAPI_TOKEN (Token of the SMS gateway)');
    return smsapi({ url: settings.SMSAPI_URL, token: settings.SMSAPI_TOKEN, sender: settings.SMS_SENDER });
  },
  smpp: (settings) => {
    const { SMPP_URL: url, SMPP_SYSTEM_ID: systemId, SMPP_PASSWORD: password } = settings;
    if (!url || !systemId || !password)
      throw new Error('Cannot start worker. Set SMPP_URL, SMPP_SYSTEM_ID and SMPP_PASSWORD (the SMS centre)');
    return smppCentre({ url, systemId, password, sender: settings.SMS_SENDER });
  },
} as const satisfies Record<WorkerSettings['SMS_PROVIDER'], (settings: WorkerSettings) => SmsProvider>;

/** @throws if a setting of the chosen provider is missing */
export function smsProviderOf(settings: WorkerSettings): SmsProvider {
  return providers[settings.SMS_PROVIDER](settings);
}
