/** The languages of the interface, the default first. */
export const languages = ['pl', 'en', 'nl', 'de', 'fr', 'it', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'pl';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The first offered language of an `Accept-Language` header or of a stored choice; Polish when none fits. */
export const pickLanguage = (wish: string | undefined): Language => {
  const wanted = (wish ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? defaultLanguage;
};
