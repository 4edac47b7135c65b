import type { I18nProvider } from 'ra-core';
import { currentLanguage, keepLanguage } from '../data/language.ts';
import { queryClient } from '../data/queryClient.ts';
import { loadLabels } from './labelLoading.ts';
import { languageNames } from './languageNames.ts';
import { loadedProvider } from './loadedProvider.ts';
import { publicMessagesIn, messagesIn } from './messages.ts';

const { provider, show } = loadedProvider({
  locales: Object.entries(languageNames).map(([locale, name]) => ({ locale, name })),
  firstMessages: await publicMessagesIn(currentLanguage()),
  load: messagesIn,
  chosen: currentLanguage,
});

/** Loads the texts of the modules. The sign-in page works without them. */
export function loadModuleTexts(): Promise<void> {
  return show(currentLanguage());
}

export const i18nProvider: I18nProvider = {
  ...provider,
  changeLocale: async (locale) => {
    keepLanguage(locale);
    const language = currentLanguage();
    await Promise.all([show(language), loadLabels(language)]);
    // The server writes names into its answers in the language of the request, so everything is read again.
    void queryClient.invalidateQueries();
  },
};
