import { defaultLanguage, isLanguage, pickLanguage, type Language } from '#domain/kernel/language.ts';

const storedUnder = 'keja.language';

/** The stored choice, else the browser's, else Polish. */
const initialLanguage = (): Language => {
  const stored = localStorage.getItem(storedUnder);
  return isLanguage(stored) ? stored : pickLanguage(navigator.languages.join(','));
};

let current: Language = initialLanguage();

/** The language of the interface: what every call to the API asks for. */
export function currentLanguage(): Language {
  return current;
}

/** Makes this the language of the interface, and stores it in the browser. An unknown language counts as the default. */
export function keepLanguage(language: string): void {
  current = isLanguage(language) ? language : defaultLanguage;
  localStorage.setItem(storedUnder, current);
  document.documentElement.lang = current;
}
