import type { I18nProvider, Locale, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from '#domain/kernel/language.ts';

interface LoadedProvider {
  readonly locales: Locale[];
  /** The words of the first page in the first language, which is not shown before they are loaded. */
  readonly firstMessages: TranslationMessages;
  readonly load: (language: Language) => Promise<TranslationMessages>;
  /** The language that was chosen last. */
  readonly chosen: () => Language;
}

/**
 * An i18n provider that loads its words, and the function that shows those of a language once they are loaded. Words that come
 * after another language was chosen are not shown: of two quick changes, the words of the first may come last.
 */
export function loadedProvider({ locales, firstMessages, load, chosen }: LoadedProvider) {
  const messages = new Map<string, TranslationMessages>();
  const provider = polyglotI18nProvider((locale) => messages.get(locale) ?? firstMessages, chosen(), locales);
  const show = async (language: Language): Promise<void> => {
    const loaded = await load(language);
    if (chosen() !== language) return;
    messages.set(language, loaded);
    await provider.changeLocale(language);
  };
  // `getLocale` gives the chosen language, which may still be loaded, and not the one that is shown. react-admin ignores a choice
  // that equals `getLocale`, so otherwise nobody could return to the shown language meanwhile.
  const named: I18nProvider = { ...provider, getLocale: chosen };
  return { provider: named, show };
}
