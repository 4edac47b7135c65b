import type { TranslationMessages } from 'ra-core';
import type { Language } from '#domain/kernel/language.ts';

type Loader = () => Promise<{ readonly messages: TranslationMessages }>;

/** Each language by itself: nobody waits for words that they do not read. */
const loaders: Readonly<Record<Language, Loader>> = {
  pl: () => import('./pl/messages.ts'),
  en: () => import('./en/messages.ts'),
  nl: () => import('./nl/messages.ts'),
  de: () => import('./de/messages.ts'),
  fr: () => import('./fr/messages.ts'),
  it: () => import('./it/messages.ts'),
  es: () => import('./es/messages.ts'),
};

/** Everything that the back office says in a language, react-admin's own words included. */
export const messagesIn = async (language: Language): Promise<TranslationMessages> =>
  (await loaders[language]()).messages;
