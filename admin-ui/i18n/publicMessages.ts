import type { TranslationMessages } from 'ra-core';
import type { Language } from '#domain/kernel/language.ts';
import reactAdmin from '#domain/words/backOffice/reactAdmin.json' with { type: 'json' };
import { textsIn } from '#domain/words/rows.ts';
import { publicTexts } from './officeRows.ts';

/** What the sign-in page and the frame say in a language, react-admin's own words included. */
export function publicMessages(language: Language): TranslationMessages {
  return { ...textsIn(reactAdmin, language), keja: publicTexts(language) };
}
