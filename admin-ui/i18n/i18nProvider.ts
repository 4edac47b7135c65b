import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from '#domain/kernel/language.ts';
import { currentLanguage, keepLanguage } from '../data/language.ts';
import { queryClient } from '../data/queryClient.ts';
import { loadLabels } from './labelLoading.ts';
import { languageNames } from './languageNames.ts';
import { publicMessagesIn, messagesIn } from './messages.ts';

const locales = Object.entries(languageNames).map(([locale, name]) => ({ locale, name }));
const first = currentLanguage();
/** The first page is not shown before its words are there. */
let firstMessages: TranslationMessages | undefined = await publicMessagesIn(first);

export const i18nProvider = polyglotI18nProvider(
  (locale) => firstMessages ?? messagesIn(locale as Language),
  first,
  locales,
);

firstMessages = undefined;

const { changeLocale } = i18nProvider;

/** Makes the texts of the modules known, which the sign-in page does without. */
export function loadModuleTexts(): Promise<void> {
  return changeLocale(currentLanguage());
}

i18nProvider.changeLocale = async (locale) => {
  keepLanguage(locale);
  await Promise.all([changeLocale(locale), loadLabels(currentLanguage())]);
  // Names that the server writes into its answers are of the language that they were asked in.
  void queryClient.invalidateQueries();
};
