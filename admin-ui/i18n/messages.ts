import type { TranslationMessages } from 'ra-core';
import type { Localization } from '@mui/material/locale';
import { loadWords } from 'virtual:languages';
import type { Language } from '#domain/kernel/language.ts';

const libraryWords = new Map<Language, Localization>();

/** Everything that the back office says in a language, react-admin's own words included. */
export async function messagesIn(language: Language): Promise<TranslationMessages> {
  const { messages, library } = await loadWords[language]();
  libraryWords.set(language, library);
  return messages;
}

/** What MUI itself says in a language whose words are loaded; until then, or where MUI lacks it, it speaks English. */
export function libraryWordsIn(language: Language): Localization {
  return libraryWords.get(language) ?? {};
}
