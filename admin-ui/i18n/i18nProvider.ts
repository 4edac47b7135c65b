import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from '#domain/kernel/language.ts';
import { currentLanguage, keepLanguage } from '../data/language.ts';
import { queryClient } from '../data/queryClient.ts';
import { loadLabels } from './labelLoading.ts';
import { languageNames } from './languageNames.ts';
import { publicMessagesIn, messagesIn } from './messages.ts';

const locales = Object.entries(languageNames).map(([locale, name]) => ({ locale, name }));
const firstLanguage = currentLanguage();
/** The words of the first page, which is not shown before they are loaded. */
let firstMessages: TranslationMessages | undefined = await publicMessagesIn(firstLanguage);

/** While it is made, the provider takes the first messages and cannot wait for them. For other languages it waits. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => firstMessages ?? messagesIn(locale as Language),
  firstLanguage,
  locales,
);

firstMessages = undefined;

const { changeLocale } = i18nProvider;

/** Loads the texts of the modules. The sign-in page works without them. */
export function loadModuleTexts(): Promise<void> {
  return changeLocale(currentLanguage());
}

i18nProvider.changeLocale = async (locale) => {
  keepLanguage(locale);
  await Promise.all([changeLocale(locale), loadLabels(currentLanguage())]);
  // The server writes names into its answers in the language of the request, so everything is read again.
  void queryClient.invalidateQueries();
};
