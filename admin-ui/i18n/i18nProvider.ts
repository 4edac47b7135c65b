import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';
import type { Language } from '#domain/kernel/language.ts';
import { currentLanguage, keepLanguage } from '../data/language.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { nl } from './nl/index.ts';
import { pl } from './pl/index.ts';
import { reactAdminGerman } from './de/reactAdmin.ts';
import { reactAdminFrench } from './fr/reactAdmin.ts';
import { reactAdminItalian } from './it/reactAdmin.ts';
import { reactAdminDutch } from './nl/reactAdmin.ts';
import { reactAdminPolish } from './pl/reactAdmin.ts';

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
