import { useLocaleState } from 'ra-core';
import { pickLanguage, type Language } from '#domain/kernel/language.ts';

/** The language of the interface; a component that asks is drawn again when it changes. */
export const useLanguage = (): Language => pickLanguage(useLocaleState()[0]);
