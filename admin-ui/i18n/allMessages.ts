import type { TranslationMessages } from 'ra-core';
import type { Language } from '#domain/kernel/language.ts';
import reactAdmin from '#domain/words/backOffice/reactAdmin.json' with { type: 'json' };
import { textsIn } from '#domain/words/rows.ts';
import { officeTexts } from './officeRows.ts';

/** Everything that the back office says in a language, react-admin's own words included. */
export function allMessages(language: Language): TranslationMessages {
  return { ...textsIn(reactAdmin, language), keja: officeTexts(language) };
}
