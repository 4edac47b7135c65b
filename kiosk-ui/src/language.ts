import { createContext, useContext } from 'react';
import type { DeskTexts } from './texts/deskTexts.ts';
import type { Texts } from './texts/kioskTexts.ts';
import { deskTexts, kioskLanguages, texts, type KioskLanguage } from './texts/texts.ts';

export const LanguageContext = createContext<KioskLanguage>('pl');

export function useLanguage(): KioskLanguage {
  return useContext(LanguageContext);
}
export function useTexts(): Texts {
  return texts[useLanguage()];
}
export function useDeskTexts(): DeskTexts {
  return deskTexts[useLanguage()];
}

/** A kiosk begins in Polish. A driver's own phone begins in its own language if the kiosk has it. */
export function firstLanguage(addressLanguage: string | null, ownDevice: boolean): KioskLanguage {
  const candidates = [addressLanguage, ...(ownDevice ? navigator.languages : [])].map((each) =>
    each?.slice(0, 2).toLowerCase(),
  );
  const supported = candidates.find((each) => kioskLanguages.some((language) => language === each));
  return kioskLanguages.find((language) => language === supported) ?? 'pl';
}
