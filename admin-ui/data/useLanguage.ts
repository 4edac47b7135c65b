import { useLocaleState } from 'ra-core';
import { pickLanguage, type Language } from '#domain/kernel/language.ts';

/** The language of the interface; the component renders again when it changes. */
export function useLanguage(): Language {
  return pickLanguage(useLocaleState()[0]);
}
