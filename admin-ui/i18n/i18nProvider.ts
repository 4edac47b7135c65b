import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';
import type { Language } from '#domain/kernel/language.ts';
import { currentLanguage, keepLanguage } from '../data/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { reactAdminGerman } from './ra.de.ts';
import { reactAdminFrench } from './ra.fr.ts';
import { reactAdminItalian } from './ra.it.ts';
import { reactAdminDutch } from './ra.nl.ts';
import { reactAdminPolish } from './ra.pl.ts';

export const messages = {
  pl: { ...reactAdminPolish, keja: pl },
  en: { ...reactAdminEnglish, keja: en },
  nl: { ...reactAdminDutch, keja: nl },
  de: { ...reactAdminGerman, keja: de },
  fr: { ...reactAdminFrench, keja: fr },
  it: { ...reactAdminItalian, keja: it },
  es: { ...reactAdminEnglish, keja: es },
} as const satisfies Record<Language, unknown>;

/** Each language under the name its speakers give it. */
export const languageNames: Readonly<Record<Language, string>> = {
  pl: 'Polski',
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
};

const locales = Object.entries(languageNames).map(([locale, name]) => ({ locale, name }));

export const i18nProvider = polyglotI18nProvider(
  (locale) => messages[locale as Language],
  currentLanguage(),
  locales,
);

const { changeLocale } = i18nProvider;
i18nProvider.changeLocale = (locale) => {
  keepLanguage(locale);
  return changeLocale(locale);
};
