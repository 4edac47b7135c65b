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

/** A totem begins in Polish for everyone; a driver's own phone in the phone's language, when it is one of ours. */
export function firstLanguage(wish: string | null, ownDevice: boolean): KioskLanguage {
  const wishes = [wish, ...(ownDevice ? navigator.languages : [])].map((each) =>
    each?.slice(0, 2).toLowerCase(),
  );
  const wished = wishes.find((each) => kioskLanguages.some((language) => language === each));
  return kioskLanguages.find((language) => language === wished) ?? 'pl';
}
