import type { TranslationMessages } from 'ra-core';
import type { Localization } from '@mui/material/locale';
import { loadWords } from 'virtual:languages';
import type { Language } from '#domain/kernel/language.ts';
import { moduleTextsIn } from './labelLoading.ts';

const libraryWords = new Map<Language, Localization>();

/** What the sign-in page and the frame say in a language, react-admin's own words included. */
export async function publicMessagesIn(language: Language): Promise<TranslationMessages> {
  const { messages, library } = await loadWords[language]();
  libraryWords.set(language, library);
  return messages;
}

/** Everything that the back office says in a language. */
export async function messagesIn(language: Language): Promise<TranslationMessages> {
  const [shared, modules] = await Promise.all([publicMessagesIn(language), moduleTextsIn(language)]);
  return { ...shared, keja: { ...(shared.keja as object), ...modules } };
}

/** The texts of MUI's own components in a language. They are English until they are loaded, or if MUI lacks the language. */
export function libraryWordsIn(language: Language): Localization {
  return libraryWords.get(language) ?? {};
}
